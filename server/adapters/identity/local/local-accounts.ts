import { createHash } from "node:crypto";

export type LocalAccount = { subject: string; email: string; name: string | null };

/** Invented people of several trades, so that a first visit takes one click. */
export const EXAMPLE_ACCOUNTS = [
  { name: "Amina Diallo", email: "amina.diallo@example.org", trade: "Nurse" },
  { name: "Jonas Weber", email: "jonas.weber@example.org", trade: "Welder" },
  { name: "Priya Nair", email: "priya.nair@example.org", trade: "Accountant" },
  { name: "Mateo Rojas", email: "mateo.rojas@example.org", trade: "Software developer" },
] as const;

/** The same address is the same user after a restart, as with a real issuer. */
export function makeAccount(email: string, name: string | null): LocalAccount {
  const hash = createHash("sha256").update(email.toLowerCase()).digest();
  return { subject: hash.readBigUInt64BE().toString(), email, name };
}
