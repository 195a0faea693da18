import { type RefObject, useEffect, useRef } from "react";

type OnDrop = (id: string, stage: string) => void;

/**
 * Cards that are taken by hand and let go over a column. What it needs is loaded after the board stands; cards that come
 * later are found as they are pointed at, so that a board of thousands is ready at once.
 */
export function useBoardDrops(board: RefObject<HTMLElement | null>, onDrop: OnDrop): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    let end = () => {};
    let gone = false;
    void import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then((adapter) => {
      if (!gone) end = listen(root, adapter, (id, stage) => latest.current(id, stage));
    });
    return () => {
      gone = true;
      end();
    };
  }, [board]);
}

type Adapter = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

function listen(root: HTMLElement, adapter: Adapter, onDrop: OnDrop): () => void {
  const ends = new Map<Element, () => void>();
  const takeCard = (card: HTMLElement) => {
    if (ends.has(card)) return;
    ends.set(
      card,
      adapter.draggable({
        element: card,
        getInitialData: () => ({ id: card.dataset.card }),
        onDragStart: () => card.setAttribute("data-taken", ""),
        onDrop: () => card.removeAttribute("data-taken"),
      }),
    );
  };
  const offerColumn = (column: HTMLElement) => {
    if (ends.has(column)) return;
    ends.set(
      column,
      adapter.dropTargetForElements({
        element: column,
        onDragEnter: () => column.setAttribute("data-over", ""),
        onDragLeave: () => column.removeAttribute("data-over"),
        onDrop: ({ source }) => {
          column.removeAttribute("data-over");
          const { id } = source.data;
          if (typeof id === "string") onDrop(id, column.dataset.stage!);
        },
      }),
    );
  };
  const prepare = ({ target }: Event) => {
    const card = (target as Element).closest<HTMLElement>("[data-card]");
    if (card === null) return;
    takeCard(card);
    for (const column of root.querySelectorAll<HTMLElement>("[data-stage]")) offerColumn(column);
  };
  root.addEventListener("pointerover", prepare);
  root.addEventListener("pointerdown", prepare);
  root.setAttribute("data-drag", "ready");
  return () => {
    root.removeEventListener("pointerover", prepare);
    root.removeEventListener("pointerdown", prepare);
    root.removeAttribute("data-drag");
    for (const end of ends.values()) end();
  };
}
