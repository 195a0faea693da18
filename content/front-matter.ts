/** A text file as its parts: the `key: value` lines between the two `---` lines, and what follows them. */
export type TextFile = { fields: Map<string, string>; body: string };

/** @throws Error with the file's name where the front matter is missing or a line of it has no colon. */
export function splitFrontMatter(source: string, name: string): TextFile {
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) throw new Error(`content/${name} does not begin with front matter.`);
  const fields = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error(`content/${name}: the front matter line "${line}" is not "key: value".`);
    fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return {
    fields,
    body: lines
      .slice(end + 1)
      .join("\n")
      .trim(),
  };
}
