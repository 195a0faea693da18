import type { DocumentEdit } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";
import { conceptById } from "../lexicon/open-lexicon.ts";
import type { TermHit } from "../lexicon/term.ts";
import type { TermMatch } from "../match/match.ts";
import type { Proposal } from "./tailored-line.ts";
import type { WeighedLine } from "./weigh-lines.ts";

/**
 * The ad's form of a skill that the document names already: in place of the document's own where it stands alone among the
 * skills, or added there where a line shows it. Only what the lexicon holds to be one and the same.
 */
export function proposeWordings(
  document: ResumeDocument,
  lines: readonly WeighedLine[],
  named: readonly TermHit[],
): Proposal[] {
  const skills = lines.filter(({ section }) => section === "skills");
  const terms = new Map(
    lines.flatMap((line) => line.terms.filter((term) => isSame(term, named)).map((term) => [term.id, term])),
  );
  return [...terms.values()].flatMap((term) => {
    const form = formOf(term);
    if (form === null || skills.some(({ text }) => isForm(text, form))) return [];
    const own = named.filter(({ id }) => id === term.id).map(({ quote }) => quote);
    const skill = skills.find(({ text }) => own.some((quote) => isForm(text, quote)));
    if (skill !== undefined) return term.wording === null ? [] : [replaceSkill(document, skill, term, form)];
    const shows = lines.find(
      (line) =>
        line.section !== "skills" &&
        line.terms.includes(term) &&
        own.some((quote) => line.text.includes(quote)),
    );
    return shows === undefined || skills.length === 0 ? [] : [addSkill(document, shows, term, form)];
  });
}

/** Known to the lexicon and found as itself, not as something narrower or akin. */
function isSame({ id, status, kind }: TermMatch, named: readonly TermHit[]): boolean {
  return (
    status === "have" &&
    kind !== "soft" &&
    conceptById(id) !== undefined &&
    named.some((hit) => hit.id === id)
  );
}

/** As the ad prints it, on one line; null where it says more than the name. */
function formOf({ quotes }: TermMatch): string | null {
  const form = quotes[0]?.quote.replace(/\s+/g, " ").trim() ?? "";
  return form === "" || form.length > LONGEST_NAME || /[<>;:,]/.test(form) ? null : form;
}
const LONGEST_NAME = 60;

const isForm = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function replaceSkill(
  document: ResumeDocument,
  { entry, field, at, text }: WeighedLine,
  term: TermMatch,
  form: string,
): Proposal {
  const keywords = document.skills?.find(({ id }) => id === entry)?.keywords ?? [];
  const value = at === null ? form : keywords.with(at, form);
  const edits: DocumentEdit[] = [{ kind: "set", section: "skills", id: entry, field, value }];
  return {
    id: `ad-wording ${term.id}`,
    kind: "ad-wording",
    edits,
    before: text,
    after: form,
    lines: [text],
    asked: [form],
  };
}

function addSkill(document: ResumeDocument, shows: WeighedLine, term: TermMatch, form: string): Proposal {
  const group = document.skills?.findLast(({ keywords = [] }) => keywords.length > 0);
  const single = document.skills?.every(({ keywords = [] }) => keywords.length === 0) ?? false;
  const edit: DocumentEdit =
    single || group?.id === undefined
      ? {
          kind: "insert",
          section: "skills",
          at: document.skills?.length ?? 0,
          entry: { id: `named-${term.id}`, name: form },
        }
      : {
          kind: "set",
          section: "skills",
          id: group.id,
          field: "keywords",
          value: [...(group.keywords ?? []), form],
        };
  return {
    id: `add-skill ${term.id}`,
    kind: "add-skill",
    edits: [edit],
    before: "",
    after: form,
    lines: [shows.text],
    asked: [form],
  };
}
