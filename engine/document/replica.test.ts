import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { applyEdit } from "./apply-edit.ts";
import { beginSave, type Replica, type Save, type SaveAnswer, takeAnswer } from "./replica.ts";
import type { ResumeDocument } from "./resume-document.ts";
import { sameValue } from "./same-value.ts";

const START: ResumeDocument = {
  basics: { name: "Juno Marlowe", summary: "I bake bread." },
  work: [
    { id: "a", position: "Baker", highlights: ["Bake bread", "Sell bread"] },
    { id: "b", position: "Apprentice" },
  ],
};

/** Keeps documents as the server does (`server/features/documents/save-document.ts`). */
function aServer() {
  let [seq, document] = [1, START];
  const known = new Set<string>();
  return {
    newest: () => document,
    save: (save: Save): SaveAnswer => {
      const newest = () => (sameValue(document, save.document) ? null : document);
      if (known.has(save.saveId)) return { seq, saved: true, document: newest() };
      if (save.seq !== seq) return { seq, saved: false, document: newest() };
      known.add(save.saveId);
      [seq, document] = [seq + 1, save.document];
      return { seq, saved: true, document: null };
    },
  };
}

const words = (document: ResumeDocument): string[] => JSON.stringify(document).match(/w\d+w/g) ?? [];

/** A tab in which words are typed, each of them once in all. */
class Tab {
  replica: Replica = { document: START, seen: { seq: 1, document: START }, sent: null };
  /** What the person took out here, knowing what it was. */
  readonly removed = new Set<string>();
  private typed = 0;
  private saves = 0;
  private readonly number: number;

  constructor(number: number) {
    this.number = number;
  }

  do(step: Step): void {
    const { document } = this.replica;
    const changed = this.change(document, step) ?? document;
    for (const word of words(document)) if (!words(changed).includes(word)) this.removed.add(word);
    this.replica = { ...this.replica, document: changed };
  }

  sync(server: ReturnType<typeof aServer>, answerIsLost: boolean): void {
    this.saves += 1;
    const begun = beginSave(this.replica, `${this.number}-${this.saves}`);
    if (begun === null) {
      // Asks for what others have kept.
      const save = { saveId: "none", seq: -1, document: this.replica.document };
      this.replica = takeAnswer(this.replica, save, server.save(save));
      return;
    }
    this.replica = begun;
    const answer = server.save(begun.sent);
    if (!answerIsLost) this.replica = takeAnswer(this.replica, begun.sent, answer);
  }

  private newWord(): string {
    this.typed += 1;
    return `w${this.number}${String(this.typed).padStart(4, "0")}w`;
  }

  private change(document: ResumeDocument, { kind, at, entry }: Step): ResumeDocument | null {
    const id = (document.work ?? [])[entry]?.id ?? "a";
    const job = (document.work ?? []).find((one) => one.id === id);
    switch (kind) {
      case "summary": {
        const tokens = (document.basics?.summary ?? "").split(" ");
        const value = tokens.toSpliced(at % (tokens.length + 1), 0, this.newWord()).join(" ");
        return applyEdit(document, { kind: "set-basics", field: "summary", value });
      }
      case "cut": {
        const value = (document.basics?.summary ?? "")
          .split(" ")
          .toSpliced(at % 5, 1)
          .join(" ");
        return applyEdit(document, { kind: "set-basics", field: "summary", value });
      }
      case "bullet": {
        const lines = job?.highlights ?? [];
        const value = lines.toSpliced(at % (lines.length + 1), 0, `Did ${this.newWord()} well`);
        return applyEdit(document, { kind: "set", section: "work", id, field: "highlights", value });
      }
      case "in-bullet": {
        const lines = job?.highlights ?? [];
        const value = lines.map((line, number) => (number === at % 3 ? `${line} ${this.newWord()}` : line));
        return applyEdit(document, { kind: "set", section: "work", id, field: "highlights", value });
      }
      case "insert": {
        const word = this.newWord();
        const added = { id: word.replaceAll("w", "n"), position: word };
        return applyEdit(document, { kind: "insert", section: "work", at: at % 3, entry: added });
      }
      case "remove":
        return applyEdit(document, { kind: "remove", section: "work", id });
      case "move":
        return applyEdit(document, { kind: "move", section: "work", id, to: at % 3 });
    }
  }
}

type Step = {
  tab: 0 | 1;
  kind: "summary" | "cut" | "bullet" | "in-bullet" | "insert" | "remove" | "move";
  at: number;
  entry: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom("summary", "cut", "bullet", "in-bullet", "insert", "remove", "move"),
  at: fc.nat(6),
  entry: fc.nat(3),
});
const sync = fc.record({ sync: fc.constantFrom(0 as const, 1 as const), lost: fc.boolean() });

test("of a thousand random plays in two tabs, answers lost and saves sent twice, no typed word is lost", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(step, sync), { minLength: 5, maxLength: 40 }), (play) => {
      const server = aServer();
      const tabs = [new Tab(1), new Tab(2)] as const;
      const typed = new Set<string>();
      for (const move of play) {
        if ("sync" in move) tabs[move.sync].sync(server, move.lost);
        else {
          tabs[move.tab].do(move);
          for (const word of words(tabs[move.tab].replica.document)) typed.add(word);
        }
      }
      for (const _ of [1, 2, 3, 4, 5]) for (const tab of tabs) tab.sync(server, false);
      expect(tabs[0].replica.document).toEqual(tabs[1].replica.document);
      expect(server.newest()).toEqual(tabs[0].replica.document);
      const there = new Set(words(server.newest()));
      const lost = [...typed].filter(
        (word) => !there.has(word) && !tabs.some((tab) => tab.removed.has(word)),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test("a save whose answer was lost is not taken for somebody else's", () => {
  const server = aServer();
  const tab = new Tab(1);
  tab.do({ tab: 0, kind: "summary", at: 0, entry: 0 });
  tab.sync(server, true);
  tab.do({ tab: 0, kind: "summary", at: 0, entry: 0 });
  for (const _ of [1, 2]) tab.sync(server, false);
  expect(server.newest().basics?.summary).toBe("w10002w w10001w I bake bread.");
});
