import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { EXPORT_TABLES, type Export, type ExportTable } from "#engine/linkedin/read-export.ts";
import { ExportRefusal } from "./export-refusal.ts";
import { countConnections, readTable } from "./read-table.ts";

/** LinkedIn's whole export holds some dozens of files, and one a picture or article beside them. */
const MOST_ENTRIES = 2_000;
/** What one table and all of the archive may unpack to. */
const MOST_TABLE_BYTES = 5 * 1024 * 1024;
const MOST_ARCHIVE_BYTES = 300 * 1024 * 1024;

const CONNECTIONS = "Connections";
const NAMES = new Map<string, ExportTable | typeof CONNECTIONS>(
  [...EXPORT_TABLES, CONNECTIONS as typeof CONNECTIONS].map((name) => [name.toLowerCase(), name]),
);
const ARCHIVE = /\.(?:zip|7z|rar|tar|tgz|gz|bz2|xz)$/i;

/**
 * Reads the tables of LinkedIn's data export that hold the profile, by the names of their files; messages, contacts,
 * searches and all else are not opened, and of Connections.csv the rows are counted and let go. Nothing is written to disk.
 *
 * @throws ExportRefusal for anything that is no such export, or that was made to harm its reader.
 */
export async function readExportZip(bytes: Uint8Array): Promise<Export> {
  const zip = await openZip(bytes);
  const found: Export = { tables: {}, connections: null };
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += checkEntry(entry);
      if (unpacked > MOST_ARCHIVE_BYTES) throw new ExportRefusal("export-unpacks-too-large");
      const name = nameTable(entry.fileName);
      if (name === null || (name === CONNECTIONS ? found.connections !== null : name in found.tables))
        continue;
      const text = decode(await unpack(zip, entry));
      if (name === CONNECTIONS) found.connections = countConnections(text);
      else found.tables[name] = readTable(name, text);
    }
  } catch (error) {
    throw error instanceof ExportRefusal ? error : new ExportRefusal(nameFault(error), { cause: error });
  }
  if (found.tables.Profile === undefined && found.tables.Positions === undefined)
    throw new ExportRefusal("export-no-profile");
  return found;
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw new ExportRefusal("export-damaged", { cause: error });
  }
  if (zip.entryCount > MOST_ENTRIES) throw new ExportRefusal("export-too-many-files");
  return zip;
}

/** Bytes that an entry says it unpacks to. Refused are links, other archives and encryption, wherever they stand. */
function checkEntry(entry: Entry): number {
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (mode === 0o120000) throw new ExportRefusal("export-symlink");
  if (entry.isEncrypted()) throw new ExportRefusal("export-encrypted");
  if (ARCHIVE.test(entry.fileName)) throw new ExportRefusal("export-nested");
  return entry.uncompressedSize;
}

/** 'Basic_Export/Positions_1234.csv' is the table Positions: exports have had folders, and numbers behind the names. */
function nameTable(path: string): ExportTable | typeof CONNECTIONS | null {
  const base = path.split("/").at(-1)!;
  const name = /^(.{1,60}?)(?:_\d{1,20})?\.csv$/i.exec(base)?.[1];
  return name === undefined ? null : (NAMES.get(name.toLowerCase()) ?? null);
}

/** @throws ExportRefusal 'export-unpacks-too-large' as soon as the limit is passed, whatever the entry says of its size. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MOST_TABLE_BYTES) throw new ExportRefusal("export-unpacks-too-large");
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_TABLE_BYTES) throw new ExportRefusal("export-unpacks-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // Said below.
  }
  throw new ExportRefusal("export-wrong-encoding");
}

function nameFault(error: unknown) {
  const message = error instanceof Error ? error.message : "";
  if (/absolute path|relative path|invalid characters in fileName/i.test(message))
    return "export-unsafe-path";
  if (/encrypt/i.test(message)) return "export-encrypted";
  if (/too many bytes|not enough bytes|size mismatch/i.test(message)) return "export-unpacks-too-large";
  return "export-damaged";
}
