/** A letter with the paragraph that stands at an offset taken from another; null where they are not built alike. */
export function takeParagraph(text: string, other: string, at: number): string | null {
  const [own, others] = [text.split("\n\n"), other.split("\n\n")];
  if (own.length !== others.length) return null;
  const index = paragraphAt(own, at);
  return own.with(index, others[index]!).join("\n\n");
}

/** Of the words of one paragraph, the share that another must have to tell the same. */
const SAME = 0.6;

/**
 * A letter with one sentence's line exchanged: `other` tells a new one at `newAt` in place of what stands at `span`. Only the
 * paragraph it leaves and the one it comes to are taken over, wherever the other letter has them; the rest stays as edited.
 */
export function takeLine(
  text: string,
  span: { start: number; end: number },
  other: string,
  newAt: number,
): string {
  const [own, others] = [text.split("\n\n"), other.split("\n\n")];
  const left = paragraphAt(own, span.start);
  const paragraph = own[left]!;
  const offset = own.slice(0, left).reduce((sum, one) => sum + one.length + 2, 0);
  const rest = (paragraph.slice(0, span.start - offset) + paragraph.slice(span.end - offset)).trim();
  const come = others[paragraphAt(others, newAt)]!;
  // What else the paragraph told, as the other letter tells it.
  const remains = rest === "" ? null : (others.find((one) => one !== come && tellsSame(rest, one)) ?? null);
  const elsewhere = own.findIndex((one, index) => index !== left && tellsSame(one, come));
  const isHere = rest === "" ? elsewhere === -1 : tellsSame(rest, come);
  const host = isHere ? left : elsewhere;
  return own
    .flatMap((one, index) => {
      if (index === host) return [come];
      if (index !== left) return [one];
      const kept = rest === "" ? [] : [remains ?? rest];
      return host === -1 ? [...kept, come] : kept;
    })
    .join("\n\n");
}

function paragraphAt(paragraphs: readonly string[], at: number): number {
  let end = 0;
  return Math.max(
    0,
    paragraphs.findIndex((paragraph) => {
      end += paragraph.length + 2;
      return at < end;
    }),
  );
}

/** Whether most words of one paragraph stand in another. */
function tellsSame(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = new Set(wordsOf(other));
  return words.length > 0 && words.filter((word) => others.has(word)).length >= words.length * SAME;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}
