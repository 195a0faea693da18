import { expect, test } from "vitest";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { NO_HISTORY, noteStep, redoStep, undoStep } from "./edit-history.ts";

const named = (name: string): ResumeDocument => ({ basics: { name } });
const LOOK = { template: "classic", accent: "blue", paper: "a4", size: "normal" } as const;

test("letters typed into one field are one step; the next field is another", () => {
  const typed = noteStep(noteStep(NO_HISTORY, step("", "J"), "name"), step("J", "Ju"), "name");
  const withMail = { basics: { name: "Ju", email: "j" } };
  const both = noteStep(typed, { before: named("Ju"), after: withMail }, "email");
  const undone = undoStep(both, withMail)!;
  expect(undone.document).toEqual(named("Ju"));
  expect(undoStep(undone.history, undone.document)!.document.basics?.name ?? "").toBe("");
  expect(redoStep(undone.history, undone.document)!.document).toEqual(withMail);
});

test("what another tab typed meanwhile stays", () => {
  const history = noteStep(NO_HISTORY, step("Juno", "Juno Marlowe"), "name");
  const meanwhile = { basics: { name: "Juno Marlowe", email: "juno@mail.example" } };
  expect(undoStep(history, meanwhile)!.document.basics).toEqual({ name: "Juno", email: "juno@mail.example" });
});

test("the look is taken back as everything else", () => {
  const after = { ...named("Juno"), meta: { vouch: { look: LOOK } } };
  const history = noteStep(NO_HISTORY, { before: named("Juno"), after }, null);
  expect(undoStep(history, after)!.document.meta?.vouch?.look).toBeUndefined();
});

const step = (before: string, after: string) => ({ before: named(before), after: named(after) });
