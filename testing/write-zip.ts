import { crc32, deflateRawSync } from "node:zlib";

export type ZipFileEntry = {
  name: string;
  content: Uint8Array | string;
  /** Unix mode in the external attributes, as 'zip' on Unix writes it: 0o120777 is a link. */
  mode?: number;
  /** Bit 0 says encrypted. */
  flags?: number;
  /** What the entry claims to unpack to, where it lies. */
  claims?: number;
};

/** Writes a ZIP byte by byte (PKWARE APPNOTE 4.3), so that a test can make what no archiver would. */
export function writeZip(entries: readonly ZipFileEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644, flags = 0x800, claims } of entries) {
    const raw = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
    const packed = deflateRawSync(raw);
    const path = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(raw), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims ?? raw.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, path]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE((mode << 16) >>> 0, 6);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 3]), shared, entry, path]));
    parts.push(head, packed);
    offset += head.length + packed.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  // More than 65,535 entries would take ZIP64; what is left of the number is still too many.
  end.writeUInt16LE(Math.min(entries.length, 0xfffe), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xfffe), 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, names, end]);
}
