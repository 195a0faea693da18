import { type RefObject, useEffect, useState } from "react";
import styles from "./source-thread.module.css";

type Props = {
  /** What letter and sources stand in. */
  columns: RefObject<HTMLElement | null>;
  /** Start of the chosen sentence. */
  chosen: number | null;
};

/** The thread from the chosen sentence to what it rests on, drawn where both stand beside each other. */
export function SourceThread({ columns, chosen }: Props) {
  const [path, setPath] = useState("");
  useEffect(() => {
    const draw = () => setPath(chosen === null ? "" : findPath(columns.current, chosen));
    // The sources keep in sight while the letter moves under them.
    const later = () => requestAnimationFrame(draw);
    const watched = new ResizeObserver(draw);
    if (columns.current !== null) watched.observe(columns.current);
    addEventListener("scroll", later, { passive: true });
    return () => {
      watched.disconnect();
      removeEventListener("scroll", later);
    };
  }, [columns, chosen]);
  return (
    <svg className={styles.thread} aria-hidden="true">
      {path !== "" && <path d={path} />}
    </svg>
  );
}

function findPath(columns: HTMLElement | null, chosen: number): string {
  const lines = columns?.querySelector(`[data-start="${chosen}"]`)?.getClientRects();
  const sheet = columns?.querySelector("[data-letter]")?.getBoundingClientRect();
  const said = columns?.querySelector("[data-said]")?.getBoundingClientRect();
  const from = columns?.getBoundingClientRect();
  if (!lines?.[0] || !sheet || !said || !from || said.left <= sheet.right) return "";
  const startY = lines[0].top + lines[0].height / 2 - from.top;
  const endY = said.top + Math.min(32, said.height / 2) - from.top;
  const [startX, endX] = [sheet.right - from.left - 10, said.left - from.left];
  const middle = (startX + endX) / 2;
  return `M${startX} ${startY}C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`;
}
