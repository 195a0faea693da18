import { createHash } from "node:crypto";

/** What the store keeps of a session's token. The token is 256 random bits, so that no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
