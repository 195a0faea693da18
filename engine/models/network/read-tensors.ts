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
    const values = decodeBytes(bytes!, Number(rows) * Number(columns), Number(scale));
    tensors.set(name!, { rows: Number(rows), columns: Number(columns), values });
  }
  return tensors;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digits = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) digits[digit.charCodeAt(0)] = value;

/** Base64 (RFC 4648) as signed bytes times the scale; the engine runs where neither `Buffer` nor `atob` may be. */
function decodeBytes(text: string, length: number, scale: number): Float64Array {
  const values = new Float64Array(length);
  const digit = (index: number) => digits[text.charCodeAt(index)]!;
  for (let at = 0, from = 0; at < length; at += 3, from += 4) {
    const bits = (digit(from) << 18) | (digit(from + 1) << 12) | (digit(from + 2) << 6) | digit(from + 3);
    values[at] = ((bits << 8) >> 24) * scale;
    if (at + 1 < length) values[at + 1] = ((bits << 16) >> 24) * scale;
    if (at + 2 < length) values[at + 2] = ((bits << 24) >> 24) * scale;
  }
  return values;
}
