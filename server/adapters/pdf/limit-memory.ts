/**
 * Lowers the maximum in a WebAssembly binary's memory section, so that a hostile document runs out of memory inside its
 * sandbox instead of taking the machine's. The binary itself asks for up to 2 GB.
 *
 * Format: WebAssembly core specification 5.5: an 8-byte header, then sections of one id byte, a LEB128 size and content;
 * the memory section has id 5 and holds a count and, per memory, flags (bit 0: has a maximum), minimum and maximum in
 * pages of 64 KiB. The number keeps its encoded length, so that nothing behind it moves.
 *
 * @throws if the binary has no memory section with a maximum: a new release would have to be looked at.
 */
export function limitMemory(binary: Uint8Array<ArrayBuffer>, maximumPages: number): Uint8Array<ArrayBuffer> {
  const patched = binary.slice();
  let at = 8;
  while (at < patched.length) {
    const id = patched[at];
    const size = readLeb(patched, at + 1);
    if (id !== 5) {
      at = size.next + size.value;
      continue;
    }
    const count = readLeb(patched, size.next);
    const flags = patched[count.next]!;
    if (count.value !== 1 || (flags & 1) === 0) break;
    const minimum = readLeb(patched, count.next + 1);
    const maximum = readLeb(patched, minimum.next);
    if (maximumPages < minimum.value) break;
    writeLeb(patched, minimum.next, maximum.next, Math.min(maximumPages, maximum.value));
    return patched;
  }
  throw new Error("The PDF engine's memory cannot be limited: its memory section is not the one we know.");
}

function readLeb(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let shift = 0;
  let at = start;
  for (;;) {
    const byte = bytes[at];
    if (byte === undefined || shift > 28) throw new Error("The PDF engine's binary is cut short.");
    value += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    at++;
    if (byte < 0x80) return { value, next: at };
  }
}

function writeLeb(bytes: Uint8Array, start: number, end: number, value: number): void {
  let rest = value;
  for (let at = start; at < end; at++) {
    bytes[at] = (rest & 0x7f) | (at < end - 1 ? 0x80 : 0);
    rest = Math.floor(rest / 128);
  }
}
