import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** The first day that ZIP files know. */
const DAY = new Date(1980, 0, 1);
const ISO_DAY = "1980-01-01T00:00:00Z";

/** A Word file without the moment of its making and the random names of its links, in which two of the same content differ. */
export function normalizeZip(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  const core = strFromU8(parts["docProps/core.xml"]!);
  parts["docProps/core.xml"] = strToU8(core.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ISO_DAY));
  nameLinks(parts, "word/document.xml", "word/_rels/document.xml.rels");
  return zipSync(parts, { mtime: DAY, level: 9 });
}

const RANDOM_NAME = /rId[\w-]{15,}/g;

/** Links are named by their order in the first part that names them. */
function nameLinks(parts: Record<string, Uint8Array>, ...files: string[]): void {
  const names = new Map<string, string>();
  for (const file of files) {
    const text = strFromU8(parts[file]!);
    const named = text.replace(RANDOM_NAME, (name) => {
      if (!names.has(name)) names.set(name, `link${names.size + 1}`);
      return names.get(name)!;
    });
    parts[file] = strToU8(named);
  }
}
