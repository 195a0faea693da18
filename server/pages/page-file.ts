import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A built file in memory, with each encoding made when it is first asked for, and then kept. */
export type PageFile = {
  type: string;
  cacheControl: string;
  /** The page's own Content-Security-Policy; null for files that are no pages. */
  policy: string | null;
  encodings: readonly Encoding[];
  read: (encoding: Encoding) => Promise<Buffer>;
  etag: (encoding: Encoding) => string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller than this, a file fits into the first packet anyway. */
const WORTH_COMPRESSING = 1000;
const COMPRESSIBLE = /^text\/|javascript|json|xml|svg|wasm/;

export function makePageFile(
  content: Buffer,
  { type, cacheControl, policy }: Pick<PageFile, "type" | "cacheControl" | "policy">,
): PageFile {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 20);
  const kept = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(content)]]);
  const small = content.length < WORTH_COMPRESSING || !COMPRESSIBLE.test(type);
  return {
    type,
    cacheControl,
    policy,
    encodings: small ? ["identity"] : ["br", "gzip", "identity"],
    etag: (encoding) => `"${hash}-${encoding}"`,
    read: (encoding) => {
      const made = kept.get(encoding) ?? encode(content, encoding);
      kept.set(encoding, made);
      return made;
    },
  };
}

function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(content);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  return compressBrotli(content, { params });
}
