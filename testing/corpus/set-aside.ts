/**
 * Whether a document is set aside: about every third, by the FNV-1a hash of its name alone, so that new documents do not
 * move old ones. Rules are never mended by looking at what is set aside; it tells how the reading fares on what was not seen.
 */
export function isSetAside(name: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % 3 === 2;
}
