/** Kebab-case id of a label: 'C++' -> 'c-plus-plus', 'C#' -> 'c-sharp', 'Node.js' -> 'node-js'. An id stays as it is. */
export function conceptId(label: string): string {
  return label
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\+/g, " plus ")
    .replace(/#/g, " sharp ")
    .replace(/&/g, " and ")
    .replace(/^\./, "dot ")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
