/** The frames of a text, one a line. */
export const lines = (text: string): string[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());
