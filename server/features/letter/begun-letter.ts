import { fitsAfter } from "./fits-after.ts";
import type { Outline, Placed } from "./outline-letter.ts";
import { isShown, type Said } from "./place-sentence.ts";

/** A letter while it is put together: what stands there so far, and the composed sentences that may yet stand in. */
export class BegunLetter {
  /** Sentences of the model that stand there, and composed ones between them. */
  kept = 0;
  stoodIn = 0;
  private readonly outline: Outline;
  private readonly parts: Placed[];
  private readonly spare: Placed[];
  /** Lines of the resume that the model says again. */
  private readonly used = new Set<number>();
  /** The job that the paragraph speaks of at this place. */
  private context: number | null = null;

  constructor(outline: Outline, paragraphs: readonly (readonly (Said | null)[])[]) {
    const { greeting, opening, body } = outline;
    this.outline = outline;
    this.parts = [...greeting, ...opening.map((part) => ({ ...part, gap: "\n\n" }))];
    this.spare = body.filter(isShown).sort((a, b) => Number(a.ofJob) - Number(b.ofJob));
    // What the model keeps must be known before anything stands in, lest a line be said twice.
    for (const said of paragraphs.flat()) if (said !== null) this.used.add(keyOf(said));
  }

  startParagraph(): void {
    this.context = null;
  }

  /** False where the model's sentence does not fit. */
  keep(said: Said, gap: string): boolean {
    const took = this.take(said, gap);
    if (took) this.kept += 1;
    return took;
  }

  /** False where no composed sentence is left, of the job at hand or of any, or it does not fit. */
  standIn(gap: string, anyJob: boolean): boolean {
    const { context, spare, used } = this;
    const found = spare.find(
      (said) =>
        !used.has(keyOf(said)) &&
        (anyJob || context === null || said.jobs.includes(context)) &&
        fitsAfter(context, said),
    );
    if (found === undefined) return false;
    spare.splice(spare.indexOf(found), 1);
    const took = this.take(found, gap);
    if (took) this.stoodIn += 1;
    return took;
  }

  /** As many as the letter would have if it ended here. */
  words(): number {
    return countWords([...this.parts, ...this.outline.closing]);
  }

  finish(): Placed[] {
    const { closing, signature } = this.outline;
    const [first, ...rest] = closing;
    return [...this.parts, ...(first ? [{ ...first, gap: "\n\n" }] : []), ...rest, ...signature];
  }

  private take(said: Said, gap: string): boolean {
    if (!isShown(said) && this.kept === 0 && this.outline.opening.length > 0) return false;
    if (!fitsAfter(this.context, said) || this.parts.some(({ text }) => text === said.text)) return false;
    this.parts.push({ ...said, gap });
    this.context = said.at ?? this.context;
    return true;
  }
}

/** The line of the resume that a sentence says again. */
function keyOf({ evidence }: Said): number {
  return evidence.find(({ source }) => source === "resume")?.start ?? -1;
}

export function countWords(parts: readonly Said[]): number {
  return parts.reduce((sum, { text }) => sum + text.split(" ").length, 0);
}
