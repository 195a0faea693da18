import { setImmediate as nextTurn } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZippedFile = {
  /** Its path inside the archive. */
  name: string;
  /** In pieces that are small enough for others to wait for one. */
  content: AsyncIterable<string | Uint8Array>;
  /** Such as a PDF: it would not become smaller. */
  packed?: boolean;
};

/**
 * An archive, piece by piece: of no file is more than a piece in memory. Packing one occupies the program, so that after
 * each everybody else has their turn.
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, content, packed } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    // The day a ZIP can hold at the earliest, so that the same data give the same bytes.
    entry.mtime = "1980-01-01T00:00:00";
    zip.add(entry);
    for await (const part of content) {
      entry.push(typeof part === "string" ? encoder.encode(part) : part);
      yield* pieces.splice(0);
      await nextTurn();
    }
    entry.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
