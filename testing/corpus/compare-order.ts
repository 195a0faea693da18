/** Words as a person counts them; a Chinese or Japanese character is one. */
function listWords(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** 1 where the words of `got` are those of `want` in the same order; less by each word to insert, drop or change (0 to 1). */
export function compareOrder(want: string, got: string): number {
  const [a, b] = [listWords(want), listWords(got)];
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    above = row;
  }
  return 1 - above[b.length]! / longest;
}
