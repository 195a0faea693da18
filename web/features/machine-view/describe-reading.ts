import { MACHINE_VIEW } from "#content/site/machine-view.ts";
import type { Reading } from "#contract/machine-view.ts";
import { fillText } from "../../ui/fill-text.ts";

/** What of a reading is not as in ours, a sentence each; that all is, where nothing differs. */
export function describeReading({ order, counts }: Reading, words: number): string[] {
  if (order === "columns") return [];
  const found = (["moved", "glued", "hidden", "lost"] as const).filter((mark) => counts[mark] > 0);
  if (found.length === 0) return [MACHINE_VIEW.agrees];
  return found.map((mark) => {
    const count = counts[mark];
    return fillText(MACHINE_VIEW.counts[mark][count === 1 ? "one" : "many"], { count, words });
  });
}
