import { readdir, readFile } from "node:fs/promises";
import { readSheets, type Sheet } from "./sheet.ts";

const here = new URL("./", import.meta.url).pathname;

/** Every sheet to print and the folder its document belongs in: those written, those set anew, one person in many layouts. */
export async function listSheets(): Promise<{ sheet: Sheet; folder: string }[]> {
  const folder = `${here}makers/sheets/`;
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sheets")).sort();
  const written = (await Promise.all(files.map((name) => readFile(folder + name, "utf8")))).flatMap(readSheets);
  const byId = new Map(written.map((sheet) => [sheet.id, sheet]));
  const again = (await readLooks(`${folder}again.txt`)).map(({ id, look }) => setAnew(byId.get(look.from!)!, id, look));
  const [person] = readSheets(await readFile(`${here}invariance/person.sheet`, "utf8"));
  const invariant = (await readLooks(`${here}invariance/looks.txt`)).map(({ id, look }) => setAnew(person!, id, look));
  return [
    ...[...written, ...again].map((sheet) => ({ sheet, folder: `${here}makers/made/` })),
    ...invariant.map((sheet) => ({ sheet, folder: `${here}invariance/` })),
  ];
}

/** Lines of `id key=value …`. */
async function readLooks(file: string): Promise<{ id: string; look: Record<string, string> }[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [id = "", ...pairs] = line.trim().split(/\s+/);
    return { id, look: Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string])) };
  });
}

function setAnew(sheet: Sheet, id: string, look: Record<string, string>): Sheet {
  return { ...sheet, id, look: { ...sheet.look, ...look } };
}
