import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Concept } from "#engine/knowledge/skills/concept.ts";
import { makeConcepts } from "./make-concepts.ts";
import { readEsco } from "./read-esco.ts";
import { readLightcast } from "./read-lightcast.ts";
import { readOnet } from "./read-onet.ts";

const folder = mkdtempSync(path.join(tmpdir(), "vouch-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ESCO = `conceptType,conceptUri,preferredLabel,altLabels,hiddenLabels
KnowledgeSkillCompetence,u:1,repair wicker baskets,"mend wicker baskets
basket mending",
KnowledgeSkillCompetence,u:2,glassblowing lathes,,"glass lathes"
`;
const ONET =
  "O*NET-SOC Code\tExample\tCommodity Code\n11-1\tZorbex Planner\t43\n11-2\tZorbex Planner\t43\n11-3\tEdge\t43\n";
const LIGHTCAST = JSON.stringify({
  data: [
    { id: "1", name: "Zorbing Supervision (ZSV)", type: { name: "Certification" } },
    { id: "2", name: "Zorbex (Software)", type: { name: "Specialized Skill" } },
  ],
});

describe("public lists are read by their headers", () => {
  test("ESCO: one cell may hold several labels, a line each", () => {
    expect(readEsco(ESCO)).toEqual([
      { label: "repair wicker baskets", forms: ["mend wicker baskets", "basket mending", ""], kind: "hard" },
      { label: "glassblowing lathes", forms: ["", "glass lathes"], kind: "hard" },
    ]);
  });

  test("O*NET: a product that many occupations use is one term", () => {
    expect(readOnet(ONET).map(({ label }) => label)).toEqual(["Zorbex Planner", "Edge"]);
  });

  test("Lightcast: an abbreviation in parentheses is a name, a remark is not", () => {
    expect(readLightcast(LIGHTCAST)).toEqual([
      { label: "Zorbing Supervision", forms: ["ZSV"], kind: "certificate" },
      { label: "Zorbex", forms: [], kind: "hard" },
    ]);
  });
});

describe("what is imported never weakens the lexicon", () => {
  const hard = (label: string, ...forms: string[]) => ({ label, forms, kind: "hard" as const });

  test("a single common or short word needs context, a phrase does not", () => {
    const [edge, abc, phrase] = makeConcepts([hard("Edge"), hard("ZQX"), hard("wicker basket repair")], []);
    expect([edge!, abc!, phrase!].map(({ forms }) => forms[0]!.ambiguity)).toEqual(["ctx", "ctx", "ok"]);
  });

  test("what the lexicon reads already stays with it", () => {
    const known: Concept[] = makeConcepts([hard("Wound care", "wound dressing")], []);
    expect(
      makeConcepts([hard("wound dressings", "dressing of a fresh cut"), hard("Wound Care")], known),
    ).toMatchObject([{ label: "dressing of a fresh cut" }]);
  });
});

test("an imported lexicon is used for reading, and a text without its terms reads as before", () => {
  const [list, out] = [path.join(folder, "skills_en.csv"), path.join(folder, "lexicon.json")];
  writeFileSync(list, ESCO);
  const run = (args: string[], input = "", settings: Record<string, string> = {}) =>
    JSON.parse(
      spawnSync("node", ["cli/main.ts", ...args], {
        input,
        encoding: "utf8",
        env: { ...process.env, ...settings },
      }).stdout,
    );
  const imported = run(["import", list, "--format", "esco", "--out", out]);
  expect(imported).toMatchObject({ status: "ok", read: 2, concepts: 2 });
  const read = (ad: string, settings?: Record<string, string>) =>
    run(["skills", "-", "--json"], ad, settings);
  const labels = (answer: { hard: { label: string }[] }) => answer.hard.map(({ label }) => label);
  const ad = "Requirements\n- Experience to repair wicker baskets\n- Wound care\n";
  expect(labels(read(ad))).not.toContain("repair wicker baskets");
  expect(labels(read(ad, { LEXICON_FILE: out }))).toEqual(["repair wicker baskets", "Wound care"]);
  const other = "Requirements\n- Wound care\n- Phlebotomy\n";
  expect(read(other, { LEXICON_FILE: out })).toEqual(read(other));
});

test("a lexicon that is not there ends the call with a sentence", () => {
  const { stderr, status } = spawnSync("node", ["cli/main.ts", "skills", "-", "--json"], {
    input: "Wound care",
    encoding: "utf8",
    env: { ...process.env, LEXICON_FILE: path.join(folder, "gone.json") },
  });
  expect(stderr).toMatch(/^LEXICON_FILE names .*gone\.json, which cannot be read\.\n/);
  expect(status).toBe(2);
});

test("a file of another kind is refused in a sentence", () => {
  const file = path.join(folder, "other.csv");
  writeFileSync(file, "a,b\n1,2\n");
  const { stdout, status } = spawnSync(
    "node",
    ["cli/main.ts", "import", file, "--format", "esco", "--out", path.join(folder, "x.json")],
    { encoding: "utf8" },
  );
  expect(JSON.parse(stdout).error).toEqual({
    code: "bad-import",
    message: "This file does not look like a list of esco.",
  });
  expect(status).toBe(1);
});
