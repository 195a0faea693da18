import { describe, expect, test } from "vitest";
import { type Chance, makeChance } from "#testing/make-chance.ts";
import type { ResumeDocument, Work } from "../document/resume-document.ts";
import { takeOver } from "./take-over.ts";

const BASE: ResumeDocument = {
  basics: { name: "Juno Marlowe", label: "Engineer" },
  work: [
    {
      id: "a",
      position: "Engineer",
      highlights: [
        "Built services in TypeScript for 40 shops",
        "Ran the party committee",
        "Wrote the newsletter",
      ],
    },
    { id: "b", position: "Developer", highlights: ["Tested the till of a bakery"] },
  ],
  skills: [{ id: "s", name: "JS" }],
};
const withLines = (document: ResumeDocument, highlights: string[]): ResumeDocument => ({
  ...document,
  work: document.work!.map((job) => (job.id === "a" ? { ...job, highlights } : job)),
});
const linesOfA = ({ work }: ResumeDocument) => work?.find(({ id }) => id === "a")?.highlights;

describe("a version takes over what changed in its resume", () => {
  test("line by line, where its own order, cuts and wordings leave them alone", () => {
    const version = withLines(BASE, ["Wrote the newsletter", "Built services in TypeScript for 40 shops"]);
    const newer = withLines({ ...BASE, basics: { ...BASE.basics, email: "juno@mail.example" } }, [
      "Built services in TypeScript for 55 shops",
      "Led a team of three",
      "Ran the party committee",
      "Wrote the newsletter",
    ]);
    const { document, taken, left } = takeOver(BASE, version, newer);
    expect(linesOfA(document)).toEqual([
      "Wrote the newsletter",
      "Built services in TypeScript for 55 shops",
      "Led a team of three",
    ]);
    expect(document.basics).toEqual({ ...BASE.basics, email: "juno@mail.example" });
    expect(taken.map(({ field }) => field)).toEqual(["email", "highlights"]);
    expect(left).toEqual([]);
  });

  test("and what both changed stays as it is here, and is told", () => {
    const own = withLines({ ...BASE, basics: { name: "Juno Marlowe", label: "Backend engineer" } }, [
      "Built REST services in TypeScript for 40 shops",
      "Wrote the newsletter",
    ]);
    const newer = withLines({ ...BASE, basics: { name: "Juno Marlowe", label: "Lead engineer" } }, [
      "Built services in TypeScript for 55 shops",
      "Ran the party committee of 80 people",
      "Wrote the newsletter",
    ]);
    const { document, taken, left } = takeOver(BASE, own, newer);
    expect(document).toEqual(own);
    expect(taken).toEqual([]);
    expect(left.map(({ there, here }) => ({ there, here }))).toEqual([
      { there: "Lead engineer", here: "Backend engineer" },
      {
        there: "Built services in TypeScript for 55 shops",
        here: "Built REST services in TypeScript for 40 shops",
      },
      { there: "Ran the party committee of 80 people", here: "" },
    ]);
  });

  test("with new, moved and removed entries, but for one that was changed here", () => {
    const version = { ...BASE, work: [BASE.work![0]!, { ...BASE.work![1]!, position: "Junior developer" }] };
    const newer = { ...BASE, work: [{ id: "c", position: "Lead" }, BASE.work![0]!], skills: [] };
    const { document, taken, left } = takeOver(BASE, version, newer);
    expect(document.work?.map(({ id }) => id)).toEqual(["c", "a", "b"]);
    expect(document.skills).toEqual([]);
    expect(taken.map(({ entry }) => entry)).toEqual(["Lead", "JS"]);
    expect(left).toMatchObject([{ section: "work", entry: "Junior developer", there: "" }]);
  });

  test("and tells of a proposal whose line says something else now", () => {
    const line = "Built services in TypeScript for 40 shops";
    const proposal = { kind: "add-skill", after: "TypeScript", lines: [line], asked: ["TypeScript"] };
    const version: ResumeDocument = {
      ...BASE,
      skills: [...BASE.skills!, { id: "t", name: "TypeScript" }],
      meta: { vouch: { tailored: [proposal] } },
    };
    const newer = withLines(BASE, ["Built services in Java for 40 shops", ...linesOfA(BASE)!.slice(1)]);
    expect(takeOver(BASE, version, newer).unfounded).toEqual([proposal]);
    expect(takeOver(BASE, version, withLines(BASE, linesOfA(BASE)!.toReversed())).unfounded).toEqual([]);
    expect(takeOver(BASE, BASE, newer).unfounded).toEqual([]);
    const stillSaid = withLines(BASE, [line.replace("40", "55"), ...linesOfA(BASE)!.slice(1)]);
    expect(takeOver(BASE, version, stillSaid).unfounded).toEqual([]);
  });
});

/** Words that no other line has, so that a line is known by its text. */
const aLine = (chance: Chance) => Array.from({ length: 5 }, () => `w${chance.upTo(1e9)}`).join(" ");

function aResume(chance: Chance): ResumeDocument {
  const work = ["a", "b", "c"].map(
    (id): Work => ({ id, position: aLine(chance), highlights: [1, 2, 3, 4].map(() => aLine(chance)) }),
  );
  return { basics: { label: aLine(chance), summary: aLine(chance) }, work };
}

function change(document: ResumeDocument, chance: Chance): ResumeDocument {
  const work = document.work ?? [];
  const job = work[chance.upTo(work.length - 1)];
  const put = (changed: Work) => ({ ...document, work: work.map((one) => (one === job ? changed : one)) });
  const lines = job?.highlights ?? [];
  const at = chance.upTo(Math.max(0, lines.length - 1));
  const ways = [
    () => ({ ...document, basics: { ...document.basics, label: aLine(chance) } }),
    () => ({ ...document, work: [...work, { id: aLine(chance), position: aLine(chance) }] }),
    () => ({ ...document, work: work.filter((one) => one !== job) }),
    () => ({ ...document, work: work.toReversed() }),
    () => (job === undefined ? document : put({ ...job, highlights: lines.toSpliced(at, 0, aLine(chance)) })),
    () => (lines.length === 0 ? document : put({ ...job, highlights: lines.toSpliced(at, 1) })),
    () => (lines.length === 0 ? document : put({ ...job, highlights: lines.toReversed() })),
    () => {
      const words = lines[at]?.split(" ") ?? [];
      return lines.length === 0
        ? document
        : put({ ...job, highlights: lines.with(at, words.with(0, `w${chance.upTo(1e9)}`).join(" ")) });
    },
  ];
  return chance.pick(ways)();
}

const textsOf = ({ basics, work }: ResumeDocument) => [
  ...Object.values(basics ?? {}).map(String),
  ...(work ?? []).flatMap(({ position, highlights }) => [position ?? "", ...(highlights ?? [])]),
];

test("of 300 random resumes and versions, nothing of either is lost in silence", () => {
  for (let play = 0; play < 300; play += 1) {
    const chance = makeChance(`take over ${play}`);
    const base = aResume(chance);
    const changes = (document: ResumeDocument) =>
      Array.from({ length: chance.upTo(4) }).reduce(
        (before: ResumeDocument) => change(before, chance),
        document,
      );
    const [version, newer] = [changes(base), changes(base)];
    const { document, left } = takeOver(base, version, newer);
    const [was, here, there, after] = [base, version, newer, document].map(textsOf);
    const told = left.flatMap((one) => one.there.split("\n"));
    const ownWords = here!.filter((text) => !was!.includes(text));
    expect(ownWords.filter((text) => !after!.includes(text))).toEqual([]);
    const news = there!.filter((text) => !was!.includes(text));
    expect(news.filter((text) => !after!.includes(text) && !told.includes(text))).toEqual([]);
    expect(after!.filter((text) => !here!.includes(text) && !there!.includes(text))).toEqual([]);
    const again = takeOver(newer, document, newer);
    expect([again.document, again.taken, again.left]).toEqual([document, [], []]);
    expect(takeOver(base, base, newer).document).toEqual(newer);
  }
});
