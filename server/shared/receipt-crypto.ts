import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from "node:crypto";
import { type ReceiptFile, type ReceiptStatement, writeStatement } from "#contract/receipt-file.ts";
import type { ReceiptCrypto } from "#contract/verify-receipt.ts";

/** Both halves of an Ed25519 key, as JWK has them (base64url). */
export type SigningKey = { publicKey: string; privateKey: string };

const KEY_TYPE = { kty: "OKP", crv: "Ed25519" } as const;

export function makeSigningKey(): SigningKey {
  const { x, d } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { publicKey: x!, privateKey: d! };
}

/** The same statement and key give the same bytes. */
export function signReceipt(statement: ReceiptStatement, { publicKey, privateKey }: SigningKey): ReceiptFile {
  const said = writeStatement(statement);
  const key = createPrivateKey({ key: { ...KEY_TYPE, x: publicKey, d: privateKey }, format: "jwk" });
  return {
    statement,
    digest: createHash("sha256").update(said).digest("hex"),
    key: publicKey,
    signature: sign(null, Buffer.from(said), key).toString("base64url"),
  };
}

export const receiptCrypto: ReceiptCrypto = {
  sha256: async (text) => createHash("sha256").update(text).digest("hex"),
  isSigned: async (text, { key, signature }) => {
    try {
      const publicKey = createPublicKey({ key: { ...KEY_TYPE, x: key }, format: "jwk" });
      return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, "base64url"));
    } catch {
      return false;
    }
  },
};
