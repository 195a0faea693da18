import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZippedFile = {
  /** Its path inside the archive. */
  name: string;
  content: Uint8Array | AsyncIterable<string>;
  /** Such as a PDF: it would not become smaller. */
  packed?: boolean;
};

/** An archive, piece by piece: one file is in memory at a time, and of a long text only a piece. */
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
    if (content instanceof Uint8Array) entry.push(content, true);
    else {
      for await (const text of content) {
        entry.push(encoder.encode(text));
        yield* pieces.splice(0);
      }
      entry.push(new Uint8Array(), true);
    }
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
