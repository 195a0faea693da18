const HEADING = /(?=<h3 )/;
const END_OF_HEADING = "</h3>";

/**
 * Every `<h3>` of a page with what stands under it, up to the next one, as a part that opens and closes. Their common
 * name makes the browser keep one open at a time, without a script. The first stands open, so that what they do is seen.
 */
export function foldQuestions(html: string): string {
  const [before, ...parts] = html.split(HEADING);
  return [before, ...parts.map(foldQuestion)].join("");
}

function foldQuestion(part: string, place: number): string {
  const end = part.indexOf(END_OF_HEADING) + END_OF_HEADING.length;
  const open = place === 0 ? " open" : "";
  return `<details name="questions"${open}><summary>${part.slice(0, end)}</summary>${part.slice(end)}</details>\n`;
}
