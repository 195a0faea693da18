import type { ReceiptCrypto } from "#contract/verify-receipt.ts";

/** Digest and signature by the browser's own means; a browser that knows no Ed25519 says that it cannot tell. */
export function openReceiptCrypto(subtle: SubtleCrypto): ReceiptCrypto {
  return {
    sha256: async (text) => {
      const digest = await subtle.digest("SHA-256", toBytes(text));
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    },
    isSigned: async (text, { key, signature }) => {
      try {
        const jwk = { kty: "OKP", crv: "Ed25519", x: key };
        const publicKey = await subtle.importKey("jwk", jwk, "Ed25519", false, ["verify"]);
        return await subtle.verify("Ed25519", publicKey, readBase64url(signature), toBytes(text));
      } catch (error) {
        return error instanceof DOMException && error.name === "NotSupportedError" ? null : false;
      }
    },
  };
}

const toBytes = (text: string) => new TextEncoder().encode(text);

/** `receiptFile` has seen that it is base64url, written in the one way that gives these bytes. */
function readBase64url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
