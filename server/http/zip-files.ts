import { pipeline, Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

export type ZippedFile = {
  /** Its path inside the archive. */
  name: string;
  /** In pieces that are small enough for others to wait for one. */
  content: Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Such as a PDF: it would not become smaller. */
  packed?: boolean;
};

/** As a ZIP names the ways in which an entry is kept. */
const STORED = 0;
const DEFLATED = 8;
/** Summed up at once: a larger piece would keep everybody else waiting. */
const PIECE_BYTES = 256 * 1024;

/**
 * An archive, piece by piece: one file is in memory at a time, and of a long text only a piece. Texts are packed in Node's
 * own threads, and no faster than somebody takes what comes of it.
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, content, packed } of files) {
    const entry = openEntry(name, packed ? STORED : DEFLATED);
    zip.add(entry);
    const contents = sumUp(entry, content instanceof Uint8Array ? cutUp(content) : encode(content));
    for await (const piece of packed ? contents : deflate(contents)) {
      entry.ondata!(null, piece as Uint8Array<ArrayBuffer>, false);
      yield* pieces.splice(0);
    }
    entry.ondata!(null, new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}

function openEntry(filename: string, compression: number): ZipInputFile {
  // The day a ZIP can hold at the earliest, so that the same data give the same bytes.
  return { filename, compression, mtime: "1980-01-01T00:00:00", size: 0, crc: 0 };
}

/** Passes pieces on and notes in the entry what they come to. */
async function* sumUp(
  entry: ZipInputFile,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    entry.size += piece.length;
    entry.crc = crc32(piece, entry.crc);
    yield piece;
    // After each piece everybody else has their turn.
    await nextTurn();
  }
}

function* cutUp(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

async function* encode(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield typeof part === "string" ? Buffer.from(part) : part;
}

function deflate(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // A failure comes to whoever reads what is packed.
  return pipeline(Readable.from(pieces), createDeflateRaw({ level: 6 }), () => undefined);
}
