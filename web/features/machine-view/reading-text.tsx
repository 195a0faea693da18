import { MACHINE_VIEW } from "#content/site/machine-view.ts";
import type { Reading } from "#contract/machine-view.ts";
import marks from "../../ui/marks.module.css";
import { listBlocks } from "./list-blocks.ts";
import styles from "./machine-view.module.css";

type Piece = Reading["lines"][number]["pieces"][number];

const CLASS = {
  moved: marks.partly,
  glued: `${marks.partly} ${styles.glued}`,
  hidden: `${marks.gap} ${styles.hidden}`,
  lost: marks.gap,
} as const;

/** The text of a page as a reading gives it, block by block, under the numbers that stand over the picture. */
export function ReadingText({ reading, page }: { reading: Reading; page: number }) {
  const blocks = listBlocks(reading, page);
  if (blocks.length === 0) return <p>{MACHINE_VIEW.blank}</p>;
  return (
    <ol className={styles.blocks}>
      {blocks.map(({ number, text }) => (
        <li key={number} value={number}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div className={styles.lines}>
            {text.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the reading.
              <p key={at} dir="auto">
                {line.pieces.map((piece, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line.
                  <Said key={place} piece={piece} />
                ))}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Words that are not what they seem are said as such; of those that only stand elsewhere there may be hundreds. */
function Said({ piece: { text, mark } }: { piece: Piece }) {
  if (mark === null) return text;
  return (
    <span className={CLASS[mark]} title={MACHINE_VIEW.marks[mark]}>
      {text}
      {mark !== "moved" && <span className="visually-hidden"> ({MACHINE_VIEW.marks[mark]})</span>}
    </span>
  );
}
