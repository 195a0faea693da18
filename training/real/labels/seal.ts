import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * Labels are kept encrypted with a key made of the document's own bytes: whoever holds the document can read what is
 * printed in it anyway, nobody else learns anything. AES-256-GCM (NIST SP 800-38D); the key by HKDF-SHA256 (RFC 5869)
 * over the bytes, with the document's id as context. The nonce is a digest of key and text, so that the same label is
 * sealed to the same bytes.
 */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MOST_BYTES = 1 << 20;

export function seal(label: unknown, id: string, document: Uint8Array): string {
  const key = deriveKey(document, id);
  const text = deflateRawSync(Buffer.from(JSON.stringify(label)), { level: 9 });
  const nonce = createHmac("sha256", key).update(text).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** @throws Error where the bytes are not those of the document that the label was sealed with. */
export function unseal(sealed: string, id: string, document: Uint8Array): unknown {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(document, id), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(inflateRawSync(text, { maxOutputLength: MOST_BYTES }).toString("utf8"));
}

function deriveKey(document: Uint8Array, id: string): Buffer {
  return Buffer.from(hkdfSync("sha256", document, "vouch label", id, 32));
}
