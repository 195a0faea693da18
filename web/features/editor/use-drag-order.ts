import { type RefObject, useEffect, useRef } from "react";

type OnMove = (id: string, to: number) => void;

/**
 * Parts of a list that are taken by their grip and let go above or below another. The list is `root`; its parts are the
 * elements with `data-item`, their grips those with `data-grip`, both named by the part's id. What it needs is loaded
 * when a grip is first pointed at; who has no mouse has the buttons.
 */
export function useDragOrder(root: RefObject<HTMLElement | null>, onMove: OnMove): void {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const list = root.current;
    if (list === null) return;
    let end = () => {};
    let gone = false;
    const prepare = ({ target }: Event) => {
      if ((target as Element).closest("[data-grip]") === null) return;
      list.removeEventListener("pointerover", prepare);
      void import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then((adapter) => {
        if (!gone) end = listen(list, adapter, (id, to) => latest.current(id, to));
      });
    };
    list.addEventListener("pointerover", prepare);
    return () => {
      gone = true;
      list.removeEventListener("pointerover", prepare);
      end();
    };
  }, [root]);
}

type Adapter = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

/** Parts of this list, not those of a list within it. */
const itemsOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>("[data-item]")].filter(
    (item) => item.parentElement?.closest("[data-items]") === list,
  );

function listen(list: HTMLElement, adapter: Adapter, onMove: OnMove): () => void {
  const ends = new Map<Element, () => void>();
  const prepare = () => {
    for (const item of itemsOf(list))
      if (!ends.has(item)) ends.set(item, prepareItem(list, item, adapter, onMove));
  };
  prepare();
  list.addEventListener("pointerover", prepare);
  return () => {
    list.removeEventListener("pointerover", prepare);
    for (const end of ends.values()) end();
  };
}

function prepareItem(list: HTMLElement, item: HTMLElement, adapter: Adapter, onMove: OnMove): () => void {
  const idOf = (element: Element) => (element as HTMLElement).dataset.item!;
  const grip = item.querySelector(`[data-grip="${CSS.escape(idOf(item))}"]`);
  if (grip === null) return () => {};
  const isBehind = (clientY: number) => {
    const { top, height } = item.getBoundingClientRect();
    return clientY > top + height / 2;
  };
  const leave = () => item.removeAttribute("data-edge");
  const endTaking = adapter.draggable({
    element: item,
    dragHandle: grip,
    getInitialData: () => ({ list, id: idOf(item) }),
    onDragStart: () => item.setAttribute("data-taken", ""),
    onDrop: () => item.removeAttribute("data-taken"),
  });
  const endOffering = adapter.dropTargetForElements({
    element: item,
    canDrop: ({ source }) => source.data.list === list && source.element !== item,
    onDrag: ({ location }) =>
      item.setAttribute("data-edge", isBehind(location.current.input.clientY) ? "below" : "above"),
    onDragLeave: leave,
    onDrop: ({ source, location }) => {
      leave();
      const ids = itemsOf(list).map(idOf);
      const from = ids.indexOf(idOf(source.element));
      const at = ids.indexOf(idOf(item)) + (isBehind(location.current.input.clientY) ? 1 : 0);
      const to = at > from ? at - 1 : at;
      if (to !== from) onMove(idOf(source.element), to);
    },
  });
  return () => {
    endTaking();
    endOffering();
  };
}
