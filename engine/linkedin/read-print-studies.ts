import { hasRoom } from "./join-items.ts";
import { joinerOf } from "./join-wrapped.ts";
import type { PrintColumns, PrintLine } from "./print-columns.ts";
import type { Study } from "./profile.ts";
import { readStudyText } from "./read-studies.ts";

/** Schools are set larger than the line below them; one may have no such line, and a long name takes two. */
export function readPrintStudies(
  lines: readonly PrintLine[],
  { body, leading, mainRight }: PrintColumns,
): Study[] {
  const studies: { school: string; text: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = studies.at(-1);
    const above = lines[index - 1];
    if (line.size <= body * 1.03) last?.text.push(line.bullet ? `- ${line.text}` : line.text);
    else if (
      last !== undefined &&
      last.text.length === 0 &&
      above !== undefined &&
      line.pitch <= leading * 1.25 &&
      !hasRoom(above, line, mainRight)
    )
      last.school += joinerOf(last.school) + line.text;
    else studies.push({ school: line.text, text: [] });
  }
  return studies.map(({ school, text }) => ({ school, ...readStudyText(text.join(" ")) }));
}
