import { randomBytes } from "node:crypto";

/** Time and chance, handed in so that tests can say what they are. */
export type Runtime = {
  now: () => Date;
  /** A key for a row. Later keys sort after earlier ones, so that rows stand in the order they were written in. */
  newId: () => string;
  /** 256 bits that nobody can guess, in characters that a cookie takes. */
  newSecret: () => string;
};

export const systemRuntime: Runtime = {
  now: () => new Date(),
  newId: () => makeUuid(Date.now(), randomBytes(10)),
  newSecret: () => randomBytes(32).toString("base64url"),
};

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, then 74 bits of chance (10 bytes). */
export function makeUuid(milliseconds: number, chance: Uint8Array): string {
  const bytes = Buffer.concat([Buffer.alloc(6), chance.subarray(0, 10)]);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
