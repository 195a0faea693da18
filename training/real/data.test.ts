import { describe, expect, test } from "vitest";
import { SOFTWARE, tallyBy } from "./documents/count-documents.ts";
import { ownerOf, readManifest } from "./documents/manifest.ts";
import { LABEL_KINDS, readSealed } from "./labels/label-store.ts";
import { unseal } from "./labels/seal.ts";

const [resumes, ads] = [readManifest("resumes"), readManifest("ads")];
const kinds = <T>(entries: readonly T[], key: (entry: T) => string) => tallyBy(entries, key).length;
const ofTest = <T extends { role: string }>(entries: readonly T[]) =>
  entries.filter(({ role }) => role === "test");

const isOfTrain = ({ role }: { role: string }) => role === "train";

describe("the documents that readers are measured on", () => {
  test("resumes of many people, trades, countries, languages and makers", () => {
    expect(resumes.length).toBeGreaterThanOrEqual(300);
    expect(kinds(resumes, ownerOf)).toBeGreaterThanOrEqual(200);
    expect(kinds(resumes, ({ trade }) => trade)).toBeGreaterThanOrEqual(14);
    expect(kinds(resumes, ({ country }) => country)).toBeGreaterThanOrEqual(25);
    expect(kinds(resumes, ({ language }) => language)).toBeGreaterThanOrEqual(8);
    expect(kinds(resumes, ({ maker }) => maker)).toBeGreaterThanOrEqual(20);
    const others = resumes.filter(({ trade }) => !SOFTWARE.has(trade));
    expect(others.length / resumes.length).toBeGreaterThanOrEqual(0.4);
    expect(ofTest(resumes).length).toBeGreaterThanOrEqual(60);
  });

  test("ads of several boards and countries, with and without line breaks", () => {
    expect(ads.length).toBeGreaterThanOrEqual(300);
    expect(kinds(ads, ({ board }) => board)).toBeGreaterThanOrEqual(5);
    expect(kinds(ads, ({ country }) => country)).toBeGreaterThanOrEqual(5);
    expect(kinds(ads, ({ trade }) => trade)).toBeGreaterThanOrEqual(16);
    // Those that are chosen and counted by stand for both kinds alike; of those learned from there are enough of each.
    const [learned, measured] = [ads.filter(isOfTrain), ads.filter((one) => !isOfTrain(one))];
    const broken = measured.filter(({ lineBreaks }) => lineBreaks).length / measured.length;
    expect(broken).toBeGreaterThan(0.35);
    expect(broken).toBeLessThan(0.65);
    for (const own of [true, false])
      expect(learned.filter(({ lineBreaks }) => lineBreaks === own).length).toBeGreaterThanOrEqual(300);
    expect(ofTest(ads).length).toBeGreaterThanOrEqual(70);
  });

  test("pairs and letters, of documents of one role", () => {
    const roles = new Map([...resumes, ...ads].map(({ id, role }) => [id, role]));
    const [pairs, letters] = [readManifest("pairs"), readManifest("letters")];
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(letters.length).toBeGreaterThanOrEqual(60);
    for (const { id, resume, ad, role } of [...pairs, ...letters]) {
      expect(id).toBe(`${resume}-${ad}`);
      expect([roles.get(resume), roles.get(ad)]).toEqual([role, role]);
    }
  });

  test("an owner's documents have one role, whatever repository they are from", () => {
    const roles = new Map<string, Set<string>>();
    for (const entry of [...resumes, ...ads, ...readManifest("entries")])
      roles.set(ownerOf(entry), (roles.get(ownerOf(entry)) ?? new Set()).add(entry.role));
    expect([...roles].filter(([, own]) => own.size > 1)).toEqual([]);
  });

  test.each(LABEL_KINDS)(
    "every one of the %s has a sealed label, which nothing but its document opens",
    (kind) => {
      const sealed = new Map(readSealed(kind, "first").map((line) => [line.id, line.sealed]));
      const missing = readManifest(kind).filter(({ id }) => !sealed.has(id));
      expect(missing.map(({ id }) => id)).toEqual([]);
      expect(sealed.size).toBe(readManifest(kind).length);
      for (const [id, text] of sealed)
        expect(() => unseal(text, id, Buffer.from("another document"))).toThrow();
    },
  );
});
