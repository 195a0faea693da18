import type { MachineView, Reading } from "#contract/machine-view.ts";
import { listBlocks, markWords } from "./list-blocks.ts";
import styles from "./page-picture.module.css";

type Props = { page: MachineView["pages"][number]; number: number; reading: Reading };

/** How far a block's frame stands off its words, and the size of its number, in points. */
const [OFF, BADGE] = [3, 8];
const MARGIN = 36;

/** The page as it is drawn, with the order of a reading over it. What it says is said by the text beside it. */
export function PagePicture({ page, number, reading }: Props) {
  const marks = markWords(reading, number);
  return (
    <svg
      className={styles.page}
      viewBox={`0 0 ${page.width} ${findBottom(page)}`}
      aria-hidden="true"
      focusable="false"
    >
      {page.words.map((word, at) => {
        const mark = word.mark ?? marks.get(at) ?? null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place on the page.
          <g key={at} data-mark={mark ?? undefined}>
            {mark !== null && (
              <rect className={styles.mark} x={word.x} y={word.y} width={word.width} height={word.height} />
            )}
            <text
              x={word.x}
              y={word.y + 0.8 * word.height}
              fontSize={Math.min(word.size, word.height)}
              textLength={word.width > 0 ? word.width : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {word.text}
            </text>
          </g>
        );
      })}
      {listBlocks(reading, number).map(({ number: count, box }) => (
        <g key={count} className={styles.block}>
          <rect
            x={box.x - OFF}
            y={box.y - OFF}
            width={box.width + 2 * OFF}
            height={box.height + 2 * OFF}
            rx="3"
          />
          <circle cx={Math.max(BADGE, box.x - OFF - BADGE)} cy={box.y + BADGE - OFF} r={BADGE} />
          <text x={Math.max(BADGE, box.x - OFF - BADGE)} y={box.y + BADGE - OFF + 3} textAnchor="middle">
            {count}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A page that is written on in part is cut below its last word. */
function findBottom({ height, words }: Props["page"]): number {
  const last = words.reduce((lowest, word) => Math.max(lowest, word.y + word.height), 0);
  return Math.min(height, last + MARGIN);
}
