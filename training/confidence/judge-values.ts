import { listContactEvidence } from "#engine/resume/confidence/contact-evidence.ts";
import { listEvidence } from "#engine/resume/confidence/list-evidence.ts";
import { ofJob, ofStudy, type RatedEntry } from "#engine/resume/confidence/rated-entry.ts";
import { listSectionEvidence } from "#engine/resume/confidence/section-evidence.ts";
import { proposeResume } from "../real/labelling/propose-resume.ts";
import { lettersOf } from "../real/labels/find-in-text.ts";
import type { Printed } from "../real/labels/resume-label.ts";
import { alignEntries } from "../real/scoring/align-entries.ts";
import { sameDates, sameValue } from "../real/scoring/same-value.ts";
import { FOLDS } from "../real/scoring/score-resume.ts";
import type { Judged } from "./fit-calibrated.ts";
import type { TrainingDocument } from "./open-documents.ts";

/** A value that was read, with what speaks for it. */
export type JudgedValue = Judged & { document: string; field: string; ofEntry: boolean };

/** Each value that the rules read of a document, with its signs, and whether the label bears it out. */
export function judgeValues(document: TrainingDocument): JudgedValue[] {
  const { resume, text, facts, label } = document;
  const read = proposeResume(resume);
  const judge = (entries: RatedEntry[], isRight: (at: number, field: string) => boolean) => {
    const evidence = listEvidence({
      text,
      columns: resume.columns,
      facts,
      entries,
    });
    return evidence.flatMap((own, at) =>
      [...own].map(([field, signs]) => ({
        document: document.id,
        group: document.owner,
        weight: document.weight,
        unmet: document.unmet,
        field: field === "dates" ? `${entries[at]!.kind} dates` : field,
        ofEntry: true,
        signs,
        right: isRight(at, field),
      })),
    );
  };
  const jobs = compareEntries(read.jobs, label.jobs, ["title", "employer"]);
  const studies = compareEntries(read.studies, label.studies, ["school", "degree", "field"]);
  return [
    ...judge(resume.jobs.map(ofJob), jobs),
    ...judge(resume.education.map(ofStudy), studies),
    ...judgeContact(document),
    ...judgeSections(document),
  ];
}

function judgeContact({ id, owner, weight, unmet, resume, facts, label }: TrainingDocument): JudgedValue[] {
  const evidence = listContactEvidence(resume.contact, facts, resume.columns);
  return [...evidence].map(([field, signs]) => ({
    document: id,
    group: owner,
    weight,
    unmet,
    field,
    ofEntry: false,
    signs,
    right: sameValue(resume.contact[field]!.value, label.contact[field], FOLDS[field]),
  }));
}

/** A section is right where its heading and its kind are those of one that is labelled. */
function judgeSections({ id, owner, weight, unmet, resume, facts, label }: TrainingDocument): JudgedValue[] {
  const open = label.sections.map(({ kind, heading }) => `${kind} ${lettersOf(heading)}`);
  return listSectionEvidence(resume.sections, facts).map((signs, at) => {
    const { kind, heading } = resume.sections[at]!;
    const found = open.indexOf(`${kind} ${lettersOf(heading)}`);
    if (found >= 0) open.splice(found, 1);
    return {
      document: id,
      group: owner,
      weight,
      unmet,
      field: "section",
      ofEntry: false,
      signs,
      right: found >= 0,
    };
  });
}

type Dated = { start: Printed; end: Printed };

function compareEntries<T extends Dated>(
  read: readonly T[],
  truth: readonly T[],
  keys: readonly (keyof T)[],
): (at: number, field: string) => boolean {
  const truthOf = new Map(alignEntries(read, truth, keys).map((pair) => [pair.read, pair.truth]));
  return (at, field) => {
    const wanted = truthOf.get(read[at]!);
    if (wanted === undefined) return false;
    if (field === "dates") return sameDates(read[at]!, wanted);
    return sameValue(read[at]![field as keyof T] as Printed, wanted[field as keyof T] as Printed);
  };
}
