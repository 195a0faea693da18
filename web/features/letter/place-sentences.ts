/**
 * Finds checked sentences again in a letter that has been edited since, each after the one before; a sentence that was
 * changed is left out until it is checked again.
 */
export function placeSentences<Sentence extends { text: string; start: number; end: number }>(
  text: string,
  sentences: readonly Sentence[],
): Sentence[] {
  const placed: Sentence[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const start = text.indexOf(sentence.text, from);
    if (start === -1 || sentence.text === "") continue;
    from = start + sentence.text.length;
    placed.push({ ...sentence, start, end: from });
  }
  return placed;
}
