import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PROBLEMS } from "#contract/problem.ts";
import { readExport } from "#engine/linkedin/read-export.ts";
import { fc } from "#testing/properties.ts";
import { writeZip, type ZipFileEntry } from "#testing/write-zip.ts";
import { ExportRefusal, type ExportRefusalCode } from "./export-refusal.ts";
import { readExportZip } from "./read-export-zip.ts";

const folder = new URL("../../../testing/corpus/linkedin/exports/", import.meta.url).pathname;
const profile: ZipFileEntry = {
  name: "Profile.csv",
  content: "First Name,Last Name,Headline\nAda,Moreau,Welder\n",
};

async function refusalOf(zip: Uint8Array): Promise<ExportRefusalCode | null> {
  try {
    await readExportZip(zip);
    return null;
  } catch (error) {
    if (!(error instanceof ExportRefusal)) throw error;
    return error.code;
  }
}

describe("LinkedIn's data export", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".zip"));

  test.each(files)("is read table by table: %s", async (file) => {
    const truth = JSON.parse(readFileSync(folder + file.replace(".zip", ".json"), "utf8"));
    const { profile: read, facts } = readExport(await readExportZip(readFileSync(folder + file)));
    const byTitle = (all: { title: string }[]) => all.toSorted((a, b) => a.title.localeCompare(b.title));
    expect({ ...read, positions: byTitle(read.positions as { title: string }[]) }).toEqual({
      ...truth.profile,
      positions: byTitle(truth.profile.positions),
    });
    expect(facts).toMatchObject({
      connections: truth.connections,
      recommendations: truth.recommendations,
      industry: true,
    });
  });

  test("is read without its messages and without the names of connections", async () => {
    const zip = writeZip([
      profile,
      { name: "messages.csv", content: "CONTENT\nsecret words\n" },
      { name: "Connections.csv", content: "Notes:\n\nFirst Name,Connected On\nZelda,03 May 2022\n" },
    ]);
    const read = await readExportZip(zip);
    expect(read.connections).toBe(1);
    expect(JSON.stringify(read)).not.toMatch(/secret|Zelda/);
  });

  test("has notes above its headers, and a second file of one name is not read", async () => {
    const zip = writeZip([
      { ...profile, content: `Notes:\n"Two\nlines"\n\n${profile.content}` },
      { name: "copy/Profile.csv", content: "First Name,Last Name,Headline\nEve,Other,Nobody\n" },
    ]);
    expect((await readExportZip(zip)).tables.Profile?.[0]).toMatchObject({ "first name": "Ada" });
  });
});

describe("A ZIP made to do harm is refused with its own sentence", () => {
  const zeros = Buffer.alloc(6 * 1024 * 1024);
  const utf16 = Buffer.from("\ufeffFirst Name,Last Name,Headline\nAda,Moreau,Welder\n", "utf16le");
  const cases: [string, ExportRefusalCode, () => Uint8Array][] = [
    [
      "a bomb that says how large it is",
      "export-unpacks-too-large",
      () => writeZip([{ ...profile, content: zeros }]),
    ],
    [
      "a bomb that lies about it",
      "export-unpacks-too-large",
      () => writeZip([{ ...profile, content: zeros, claims: 100 }]),
    ],
    [
      "a bomb in a file that is not read",
      "export-unpacks-too-large",
      () => writeZip([{ name: "a.csv", content: "", claims: 400 * 1024 * 1024 }, profile]),
    ],
    [
      "a path that leaves its folder",
      "export-unsafe-path",
      () => writeZip([{ ...profile, name: "../../Profile.csv" }]),
    ],
    [
      "a path from the root",
      "export-unsafe-path",
      () => writeZip([{ ...profile, name: "/etc/Profile.csv" }]),
    ],
    ["a path of Windows", "export-unsafe-path", () => writeZip([{ ...profile, name: "C:\\x\\Profile.csv" }])],
    [
      "a link",
      "export-symlink",
      () => writeZip([{ name: "Profile.csv", content: "/etc/passwd", mode: 0o120777 }]),
    ],
    [
      "an archive within",
      "export-nested",
      () => writeZip([profile, { name: "more.zip", content: writeZip([profile]) }]),
    ],
    [
      "100,000 files",
      "export-too-many-files",
      () => writeZip(Array.from({ length: 100_000 }, (_, index) => ({ name: `${index}`, content: "" }))),
    ],
    ["encrypted files", "export-encrypted", () => writeZip([{ ...profile, flags: 0x801 }])],
    ["tables in UTF-16", "export-wrong-encoding", () => writeZip([{ ...profile, content: utf16 }])],
    [
      "tables in Latin-1",
      "export-wrong-encoding",
      () => writeZip([{ ...profile, content: Buffer.from("First Name,Headline\nZoë,Welder\n", "latin1") }]),
    ],
    ["a file cut off", "export-damaged", () => writeZip([profile]).subarray(0, 80)],
    ["anything else", "export-damaged", () => Buffer.from("PK\u0003\u0004 not really")],
    ["no profile in it", "export-no-profile", () => writeZip([{ name: "messages.csv", content: "x\n" }])],
  ];

  test.each(cases)("%s: %s", async (_, code, make) => {
    expect(await refusalOf(make())).toBe(code);
  });

  test("and no two of them with the same sentence", () => {
    const codes = [...new Set(cases.map(([, code]) => code))];
    expect(new Set(codes.map((code) => PROBLEMS[code].title)).size).toBe(codes.length);
  });

  test("bytes changed anywhere give a refusal or a reading, never a fault", async () => {
    const zip = readFileSync(`${folder}en-nurse.zip`);
    const changes = fc.array(
      fc.tuple(fc.integer({ min: 0, max: zip.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const broken = Buffer.from(zip);
        for (const [at, value] of all) broken[at] = value;
        const code = await refusalOf(broken);
        expect(code === null || code in PROBLEMS).toBe(true);
      }),
      { seed: 2026, numRuns: 150 },
    );
  });

  test("whatever stands in it, there is a reading or a refusal", async () => {
    const name = fc.oneof(
      fc.constantFrom(
        "Profile.csv",
        "Positions.csv",
        "Skills.csv",
        "x/Education.csv",
        "PROFILE.CSV",
        "__proto__.csv",
        "",
        "/",
        "a\u0000.csv",
      ),
      fc.string({ unit: "binary", maxLength: 40 }),
    );
    const cell = fc.oneof(
      fc.constantFrom(
        "First Name",
        "Headline",
        "Title",
        "Started On",
        "Mar 2020",
        '"',
        '""',
        '"a',
        "\u0000",
        "__proto__",
      ),
      fc.string({ unit: "binary", maxLength: 30 }),
    );
    const table = fc
      .array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })
      .map((rows) => rows.map((row) => row.join(",")).join("\n"));
    const entry = fc.record(
      {
        name,
        content: fc.oneof(table, fc.uint8Array({ maxLength: 300 })),
        mode: fc.constantFrom(0o100644, 0o040755, 0o120777, 0),
        flags: fc.constantFrom(0x800, 0, 1, 0x2000, 0xffff),
        claims: fc.constantFrom(0, 1, 0xffffffff, 6_000_000),
      },
      { requiredKeys: ["name", "content"] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
        try {
          readExport(
            await readExportZip(writeZip([{ ...profile, content: "First Name\nAda\n" }, ...entries])),
          );
        } catch (error) {
          if (!(error instanceof ExportRefusal)) throw error;
          expect(PROBLEMS).toHaveProperty([error.code]);
        }
      }),
      { seed: 2026, numRuns: 400 },
    );
  });
});
