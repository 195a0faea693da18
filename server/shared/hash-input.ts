import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal; of a text, that of its UTF-8. Anyone can make it again with a common tool. */
export function hashInput(input: Uint8Array | string): string {
  return createHash("sha256").update(input).digest("hex");
}
