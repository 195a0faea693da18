/** Lower case, contractions spelled out, 'the', numbers and marks at the ends taken off. */
export function adHeadingKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\b(you|we)'ll\b/g, "$1 will")
    .replace(/\b(you|we)'re\b/g, "$1 are")
    .replace(/\b(you|we)'d\b/g, "$1 would")
    .replace(/\b(you|we)'ve\b/g, "$1 have")
    .replace(/\b(what|here|who|it)'s\b/g, "$1 is")
    .replace(/\([^()]{0,40}\)/g, " ")
    .replace(/[-‐‑_]/g, " ")
    .replace(/[^\p{L}\p{M}'&/ ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:the|our) (?=\S+ \S)/, "");
}
