import { hasRoom } from "./join-items.ts";
import { joinerOf } from "./join-wrapped.ts";
import type { PrintColumns, PrintLine } from "./print-columns.ts";

const SIGN = /^[•●▪◦‣∙]\s+(?=\S)/u;

/** Paragraphs and list items of the main column, one a line; a list item begins with '• '. */
export function joinParagraphs(
  lines: readonly PrintLine[],
  { mainRight, leading }: Pick<PrintColumns, "mainRight" | "leading">,
): string {
  const paragraphs: string[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    // A summary set larger than the roles keeps its signs.
    const bullet = line.bullet || SIGN.test(line.text);
    const text = bullet ? `• ${line.text.replace(SIGN, "")}` : line.text;
    const wrapped =
      above !== undefined &&
      !bullet &&
      (line.page !== above.page || line.pitch <= leading * 1.15) &&
      !hasRoom(above, line, mainRight);
    if (wrapped) paragraphs[paragraphs.length - 1] += joinerOf(above.text) + text;
    else paragraphs.push(text);
  }
  return paragraphs.join("\n");
}
