import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { readJob } from "../job/read-job.ts";
import { readPlainText } from "../resume/read-plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { applyFacts } from "./apply-facts.ts";
import { certaintyOf, type Fact, type FactAnswer, isDoubtful } from "./fact.ts";
import { listAdFacts, listFacts, listResumeFacts, nameAd } from "./list-facts.ts";
import { LONGEST_SAID, readSaid } from "./read-said.ts";

const RESUME = readResume(
  readPlainText(`Amara Okafor
amara@mail.example | +44 20 7946 0958

Experience
Ward Nurse, Hill Clinic, Mar 2019 - Present
- Cared for 8 patients on each shift
Care Assistant, Elm House, 2015 - 2019
- Served meals to 30 residents

Education
BSc Nursing, University of Leeds, 2015
`),
);

const facts = listResumeFacts(RESUME);
const factOf = (kind: string, field: string, entry: number | null = null) =>
  facts.find((fact) => fact.kind === kind && fact.field === field && fact.entry === entry)!;
const answer = fc.record({
  id: fc.oneof(fc.constantFrom(...facts.map(({ id }) => id)), fc.string()),
  said: fc.option(
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("2011 - 2013", "x@y.example", "Now")),
    {
      nil: null,
    },
  ),
});

test("each value is a fact with the line that shows it", () => {
  const employer = factOf("job", "employer", 1);
  expect(employer).toMatchObject({ read: "Elm House", value: "Elm House", status: "read" });
  expect(employer.quote!.quote).toContain("Care Assistant, Elm House");
  expect(factOf("contact", "phone").quote!.quote).toContain("+44 20 7946 0958");
  expect(factOf("contact", "linkedin")).toMatchObject({ read: null, status: "missing", confidence: 0 });
  expect(factOf("job", "dates", 0).value).toBe("Mar 2019 – Present");
});

test("the same text gives the same ids, and no two facts share one", () => {
  expect(listResumeFacts(readResume(readPlainText(RESUME.text))).map(({ id }) => id)).toEqual(
    listResumeFacts(RESUME).map(({ id }) => id),
  );
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

test("no answer, or one about nothing here, leaves the resume as it was read", () => {
  expect(applyFacts(RESUME, [])).toBe(RESUME);
  expect(applyFacts(RESUME, [{ id: "job-title-00000000", said: "Astronaut" }])).toBe(RESUME);
  expect(applyFacts(RESUME, [{ id: "ad-title", said: "Astronaut" }])).toBe(RESUME);
});

test("what is confirmed keeps its values, is fully believed, and is said to be the person's", () => {
  const confirmed = applyFacts(
    RESUME,
    facts.filter(({ read }) => read !== null).map(({ id, read }) => ({ id, said: read })),
  );
  expect(confirmed.contact).toEqual(RESUME.contact);
  const plain = confirmed.jobs.map(({ confidence: _, ...job }) => job);
  expect(plain).toEqual(RESUME.jobs.map(({ confidence: _, ...job }) => job));
  for (const { status, confidence, read } of listResumeFacts(confirmed))
    if (read !== null) expect([status, confidence]).toEqual(["confirmed", 1]);
});

test("what is mended is what is read back, under the same id", () => {
  const answers = [
    { id: factOf("job", "employer", 1).id, said: "Elm House Care Home" },
    { id: factOf("job", "dates", 1).id, said: "Jan 2014 to Feb 2019" },
    { id: factOf("contact", "name").id, said: "Amara N. Okafor" },
  ];
  const mended = applyFacts(RESUME, answers);
  expect(mended.jobs[1]).toMatchObject({
    employer: "Elm House Care Home",
    from: { at: { year: 2014, month: 1 } },
    to: { at: { year: 2019, month: 2 } },
  });
  expect(mended.contact.name!.value).toBe("Amara N. Okafor");
  expect(mended.text).toBe(RESUME.text);
  const after = listResumeFacts(mended);
  expect(after.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
  expect(after.filter(({ status }) => status === "mended").map(({ value }) => value)).toEqual([
    "Amara N. Okafor",
    "Elm House Care Home",
    "Jan 2014 – Feb 2019",
  ]);
});

test("what is said not to be there is gone, and can be taken back", () => {
  const { id, read } = factOf("job", "dates", 0);
  const removed = applyFacts(RESUME, [{ id, said: null }]);
  expect(removed.jobs[0]).toMatchObject({ from: null, to: null, current: false, confidence: { dates: 0 } });
  expect(listResumeFacts(removed).find((fact) => fact.id === id)!.status).toBe("removed");
  const back = applyFacts(removed, [{ id, said: read }]);
  expect(back.jobs[0]).toMatchObject({ from: { text: "Mar 2019" }, current: true });
});

test("a value that was not found can be added", () => {
  const { id } = factOf("contact", "linkedin");
  const added = applyFacts(RESUME, [{ id, said: "linkedin.com/in/amara-okafor" }]);
  expect(added.contact.linkedin!.value).toBe("linkedin.com/in/amara-okafor");
});

test.each([
  ["dates", "next spring"],
  ["dates", "2019 - 2015"],
  ["email", "amara at mail"],
  ["phone", "call me"],
  ["linkedin", "javascript:alert(1)"],
  ["title", " \u200b "],
  ["employer", "x".repeat(LONGEST_SAID + 1)],
] as const)("%s: '%s' is no such thing and changes nothing", (field, said) => {
  expect(readSaid({ field }, said)).toBeNull();
  const fact = facts.find((one) => one.field === field)!;
  expect(applyFacts(RESUME, [{ id: fact.id, said }])).toBe(RESUME);
});

test("whatever is answered: ids stay, said values are read back, applying again changes nothing", () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers: FactAnswer[]) => {
      const applied = applyFacts(RESUME, answers);
      const after = listFacts(applied);
      expect(after.map(({ id }) => id).sort()).toEqual(facts.map(({ id }) => id).sort());
      for (const told of applied.told ?? []) {
        const fact = after.find(
          ({ kind, entry, field }) => kind === told.kind && entry === told.entry && field === told.field,
        )!;
        expect(fact.value).toBe(told.said);
        expect(fact.read).toBe(told.read);
      }
      expect(applyFacts(applied, answers)).toEqual(applied);
      expect(applied.text).toBe(RESUME.text);
    }),
    { numRuns: 300 },
  );
});

const AD = readJob("Ward Nurse\nCompany: Hill Clinic\nYou care for patients on the ward.");

test("title and company of the ad are facts too; the person's word goes before the ad's", () => {
  const [title] = listAdFacts(AD);
  expect(title).toMatchObject({ id: "ad-title", read: AD.title!.quote, status: "read" });
  const answers = [
    { id: "ad-title", said: "Staff  Nurse" },
    { id: "ad-company", said: null },
  ];
  expect(listAdFacts(AD, answers).map(({ value, status }) => [value, status])).toEqual([
    ["Staff Nurse", "mended"],
    [null, "removed"],
  ]);
  expect(nameAd(answers)).toEqual({ jobTitle: "Staff Nurse", company: "" });
  expect(nameAd([])).toEqual({ jobTitle: null, company: null });
});

test("doubtful values are asked about, and so is what was not found where it is usual; the person's word never is", () => {
  const ask = (confidence: number, status: Fact["status"], field: Fact["field"] = "employer") =>
    isDoubtful({ confidence, status, field, added: false });
  expect(ask(0.95, "read")).toBe(false);
  expect(ask(0.7, "read")).toBe(true);
  expect(ask(0, "missing")).toBe(true);
  expect(ask(0, "missing", "linkedin")).toBe(false);
  expect(ask(0.7, "read", "address")).toBe(false);
  expect(ask(0.5, "read", "address")).toBe(true);
  expect(ask(0, "removed")).toBe(false);
  expect(certaintyOf({ confidence: 0.5, status: "read" })).toBe("unsure");
});

const UNREAD = readResume(
  readPlainText(`Amara Okafor
amara@mail.example | +44 20 7946 0958

Experience
Ward Nurse, Hill Clinic, Mar 2019 - Present
- Cared for 8 patients on each shift
- Trained two new nurses
Zephyr Loom
- Mended 40 looms a week
- Kept the oil logs

Education
BSc Nursing, University of Leeds, 2015
`),
);
const ADDED = [
  { id: "job-title-added-1", said: "Loom Fitter" },
  { id: "job-employer-added-1", said: "Zephyr Loom" },
  { id: "job-dates-added-1", said: "2015 - 2019" },
];

test("a job that was not found is added with the lines that stand below its name, and no other job has them", () => {
  expect(UNREAD.jobs).toHaveLength(1);
  const [nurse, fitter, ...others] = applyFacts(UNREAD, ADDED).jobs;
  expect(others).toEqual([]);
  expect(fitter).toMatchObject({ title: "Loom Fitter", employer: "Zephyr Loom", place: null });
  expect(fitter!.from!.at.year).toBe(2015);
  expect(fitter!.confidence).toMatchObject({ title: 1, employer: 1, dates: 1 });
  expect(fitter!.bullets.map(({ quote }) => quote)).toEqual(["Mended 40 looms a week", "Kept the oil logs"]);
  expect(nurse!.bullets.map(({ quote }) => quote)).toEqual([
    "Cared for 8 patients on each shift",
    "Trained two new nurses",
  ]);
});

test("what is added but not printed has no lines; dates alone add nothing; what is taken back is gone", () => {
  const [, diver] = applyFacts(UNREAD, [{ id: "job-title-added-2", said: "Harbour Diver" }]).jobs;
  expect(diver).toMatchObject({ title: "Harbour Diver", employer: null, bullets: [] });
  expect(applyFacts(UNREAD, [ADDED[2]!])).toBe(UNREAD);
  const study = applyFacts(UNREAD, [{ id: "study-degree-added-1", said: "MSc Nursing" }]).education[1];
  expect(study).toMatchObject({ degree: "MSc Nursing", school: null });
});

test("an entry to add is listed and never asked about; once added it is the person's word", () => {
  const open = listResumeFacts(UNREAD).find(({ id }) => id === "job-employer-added-1")!;
  expect(open).toMatchObject({ read: null, status: "missing", added: true, entry: 1 });
  expect(isDoubtful(open)).toBe(false);
  const told = listResumeFacts(applyFacts(UNREAD, ADDED)).find(({ id }) => id === open.id)!;
  expect(told).toMatchObject({ value: "Zephyr Loom", status: "mended", entry: 1 });
  expect(told.quote!.quote).toBe("Zephyr Loom");
});
