/** A letter with the paragraph that stands at an offset taken from another; null where they are not built alike. */
export function takeParagraph(text: string, other: string, at: number): string | null {
  const [own, others] = [text.split("\n\n"), other.split("\n\n")];
  if (own.length !== others.length) return null;
  let end = 0;
  const index = own.findIndex((paragraph) => {
    end += paragraph.length + 2;
    return at < end;
  });
  return own.with(Math.max(0, index), others[Math.max(0, index)]!).join("\n\n");
}
