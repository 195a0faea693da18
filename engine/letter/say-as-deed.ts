import type { CardForm, FactCard } from "./cards/card.ts";
import { isSayable } from "./cards/is-sayable.ts";
import { conjugate } from "./clause/conjugate.ts";
import { readVerb } from "./clause/verb-forms.ts";

export type Deed = { form: CardForm | "present"; text: string };

/** A second deed that would keep its form: 'trained staff as well as planning rotas'. */
const MIXED = /(?:, (?:and )?|\band |\bor |\bas well as |\balong with )\p{L}{3,}ing\b/u;

/**
 * What a line says was to be done, or was being done, told as what its person did, or does in a job that goes on: 'managing a
 * team' as 'I managed a team', which is how people write. As it stands where its verbs cannot all be set alike.
 */
export function sayAsDeed({ form, text }: Pick<FactCard, "form" | "text">, goesOn: boolean): Deed {
  const asRead: Deed = { form: form === "base" && goesOn ? "present" : form, text };
  if ((form !== "base" && form !== "gerund") || asRead.form === "present") return asRead;
  const said = conjugate(text.split(" "), form, goesOn ? "base" : "past");
  if (said === null || said.after !== "I" || said.text === text) return asRead;
  if (MIXED.test(said.text) || VERB_AND_THING.test(said.text) || reachesInfinitive(text, said.text))
    return asRead;
  if (!isSayable(said.text, goesOn ? "base" : "past")) return asRead;
  return { form: goesOn ? "present" : "past", text: said.text };
}

/** 'monitored and maintenance of servers' */
const VERB_AND_THING = /^\p{L}+ and \p{L}+(?:ance|ment|tion|sion|ity)\b/u;

/** 'how to operate and maintain': what follows an infinitive belongs to it, and was not done. */
function reachesInfinitive(before: string, after: string): boolean {
  const words = before.split(" ");
  const to = words.findIndex(
    (word, at) => word === "to" && readVerb(words[at + 1] ?? "")?.kinds.includes("base"),
  );
  const tail = words.slice(to + 1).join(" ");
  return to !== -1 && !after.endsWith(tail);
}
