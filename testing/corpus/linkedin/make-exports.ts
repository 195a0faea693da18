// Writes data exports of the invented people of people/, with what a reader should find beside them:
//   node testing/corpus/linkedin/make-exports.ts
import { readdir, readFile, writeFile } from "node:fs/promises";
import { writeZip } from "../../write-zip.ts";
import { readPeople, truthOf } from "./read-people.ts";
import { writeExport } from "./write-export.ts";

const PEOPLE = "en-nurse en-welder en-accountant en-developer en-teacher es-enfermera fr-comptable de-pflegerin it-barista pt-analista nl-timmerman x-japanese x-many-certificates x-titles-in-text".split(" ");
const here = new URL("./", import.meta.url).pathname;
const files = (await readdir(`${here}people`)).sort();
const people = (await Promise.all(files.map((file) => readFile(`${here}people/${file}`, "utf8")))).flatMap(readPeople);
for (const [index, id] of PEOPLE.entries()) {
  const person = people.find((one) => one.id === id)!;
  const connections = 7 + index * 61;
  // Exports have come with a folder, with numbers behind the names, with a byte order mark and with Windows line ends.
  const folder = index % 3 === 1 ? "Basic_LinkedInDataExport_05-12-2025/" : "";
  const entries = Object.entries(writeExport(person, connections)).filter(([, text]) => text !== "").map(([name, text]) => ({
    name: folder + (index % 4 === 2 ? name.replace(".csv", "_48213307.csv") : name),
    content: (index % 2 === 1 ? "\ufeff" : "") + (index % 5 === 3 ? text.replaceAll("\n", "\r\n") : text),
  }));
  await writeFile(`${here}exports/${id}.zip`, writeZip(entries));
  const truth = truthOf({ ...person, look: "slate" });
  const profile = { ...truth, linkedin: null, topSkills: person.lists.skills! };
  await writeFile(`${here}exports/${id}.json`, `${JSON.stringify({ profile, connections, recommendations: 1 }, null, 2)}\n`);
}
