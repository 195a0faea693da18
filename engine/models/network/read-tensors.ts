/** Numbers in rows, as a network's layer has them. */
export type Tensor = { rows: number; columns: number; values: Float64Array };

/**
 * Tensors by name from rows of text: `NAME ROWS COLUMNS SCALE BASE64`. Each number is a signed byte times the scale of its
 * tensor. Adding and multiplying them in one order gives the same answer on every machine (IEEE 754).
 */
export function readTensors(data: string): Map<string, Tensor> {
  const tensors = new Map<string, Tensor>();
  for (const line of data.trim().split("\n")) {
    const [name, rows, columns, scale, bytes] = line.split(" ");
    const signed = decodeBytes(bytes!, Number(rows) * Number(columns));
    const values = new Float64Array(signed.length);
    for (const [at, value] of signed.entries()) values[at] = value * Number(scale);
    tensors.set(name!, { rows: Number(rows), columns: Number(columns), values });
  }
  return tensors;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digits = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) digits[digit.charCodeAt(0)] = value;

/** Base64 (RFC 4648) as signed bytes; the engine runs where neither `Buffer` nor `atob` may be. */
function decodeBytes(text: string, length: number): Int8Array {
  const bytes = new Int8Array(length);
  let [held, bits, at] = [0, 0, 0];
  for (let index = 0; at < length; index += 1) {
    held = ((held << 6) | digits[text.charCodeAt(index)]!) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
}
