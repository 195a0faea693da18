import { isPlain } from "../document/same-value.ts";

/** The words of a value of a document, line by line. */
export function linesOf(value: unknown): string[] {
  if (typeof value === "string") return value.split("\n");
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return isPlain(value) ? Object.values(value).flatMap(linesOf) : [];
}

/** What an entry is called: the first of its short texts. */
export function nameOf(entry: Readonly<Record<string, unknown>>): string {
  const texts = [
    "position",
    "name",
    "institution",
    "title",
    "organization",
    "language",
    "studyType",
    "heading",
  ];
  return (
    (texts.map((key) => entry[key]).find((text) => typeof text === "string" && text !== "") as string) ?? ""
  );
}
