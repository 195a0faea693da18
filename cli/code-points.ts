/**
 * Offsets in characters (Unicode code points) for readers in any language; inside the engine they are UTF-16 code units.
 * The returned function maps one to the other for `text`.
 */
export function mapToCodePoints(text: string): (offset: number) => number {
  if (!/[\ud800-\udbff]/.test(text)) return (offset) => offset;
  const points = new Uint32Array(text.length + 1);
  let count = 0;
  for (let unit = 0; unit < text.length; unit += 1) {
    points[unit] = count;
    const isTrail = unit > 0 && isSurrogate(text, unit, 0xdc00) && isSurrogate(text, unit - 1, 0xd800);
    if (isTrail) points[unit] = count - 1;
    else count += 1;
  }
  points[text.length] = count;
  return (offset) => points[offset] ?? count;
}

function isSurrogate(text: string, at: number, base: number): boolean {
  const code = text.charCodeAt(at);
  return code >= base && code < base + 0x400;
}
