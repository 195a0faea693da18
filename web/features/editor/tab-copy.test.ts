import { beforeAll, expect, test, vi } from "vitest";
import { applyEdit } from "#engine/document/apply-edit.ts";
import { fc } from "#testing/properties.ts";
import { makeRecord, type StoredRecord } from "./stored-record.ts";
import { catchUp, openCopy, putCopy, type TabCopy } from "./tab-copy.ts";

beforeAll(() => {
  vi.stubGlobal("localStorage", undefined);
});

const START = makeRecord({ basics: { summary: "I bake." } });

type Move = { tab: 0 | 1; kind: "type" | "hear"; stale: boolean };
const move: fc.Arbitrary<Move> = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom("type", "type", "hear"),
  stale: fc.boolean(),
});

/** One browser's storage, of which a tab may see a state from before the other's last write. */
class Browser {
  private records: StoredRecord[] = [START];
  readonly copies: [TabCopy, TabCopy] = [openCopy("one", START), openCopy("two", START)];
  readonly typed: string[] = [];

  play({ tab, kind, stale }: Move): void {
    const record = this.records.at(stale ? -2 : -1) ?? START;
    if (kind === "hear") {
      this.hear(tab, record);
      return;
    }
    const word = `w${this.typed.length}w`;
    this.typed.push(word);
    const copy = this.copies[tab];
    const value = `${word} ${copy.document.basics?.summary ?? ""}`;
    const document = applyEdit(copy.document, { kind: "set-basics", field: "summary", value })!;
    this.write(tab, { ...copy, document }, record);
  }

  hear(tab: 0 | 1, record = this.records.at(-1)!): void {
    const { copy, lacks } = catchUp(this.copies[tab], record);
    this.copies[tab] = copy;
    if (lacks) this.write(tab, copy, this.records.at(-1)!);
  }

  private write(tab: 0 | 1, copy: TabCopy, seen: StoredRecord): void {
    const put = putCopy(copy, seen);
    this.copies[tab] = put.copy;
    this.records.push(put.record);
  }
}

test("two tabs that overwrite each other lose no word, and come to the same document", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const browser = new Browser();
      for (const one of moves) browser.play(one);
      for (const _ of [1, 2, 3, 4]) for (const tab of [0, 1] as const) browser.hear(tab);
      const [one, two] = browser.copies.map(({ document }) => document.basics?.summary ?? "");
      expect(one).toBe(two);
      expect(browser.typed.filter((word) => !one!.includes(word))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
