import { describe, expect, test } from "vitest";
import { EMPTY_LABEL, type ResumeLabel } from "../labels/resume-label.ts";
import { figureOf, openOutcome, sumCounts } from "./counts.ts";
import { scoreResume } from "./score-resume.ts";

const nurse = {
  title: "Staff Nurse",
  employer: "Penhallow General",
  place: "Truro",
  start: "Sept 2017",
  end: "Present",
  lines: null,
};
const carer = {
  title: "Carer",
  employer: "Carrick Home",
  place: null,
  start: "2013",
  end: "2016",
  lines: null,
};

function score(read: Partial<ResumeLabel>, truth: Partial<ResumeLabel>) {
  const outcome = openOutcome("0", "somebody");
  scoreResume(outcome, { ...EMPTY_LABEL, ...read }, { ...EMPTY_LABEL, ...truth });
  return {
    f1: (measure: string) => figureOf(sumCounts([outcome], measure), "f1"),
    errors: outcome.errors,
  };
}

describe("scoring what was read of a resume", () => {
  test("what is printed, read back, is wholly right", () => {
    const { f1, errors } = score({ jobs: [nurse, carer] }, { jobs: [carer, nurse] });
    expect(f1("whole job (title, employer, dates)")).toBe(1);
    expect(errors).toEqual([]);
  });

  test("signs, case and the word for today do not matter; a wrong word does", () => {
    const read = { ...nurse, title: "STAFF NURSE", end: "present day", employer: "Penhallow-General" };
    expect(score({ jobs: [read] }, { jobs: [nurse] }).f1("whole job (title, employer, dates)")).toBe(1);
    const other = score({ jobs: [{ ...read, title: "Nurse" }] }, { jobs: [nurse] });
    expect(other.f1("whole job (title, employer, dates)")).toBe(0);
    expect(other.f1("jobs found")).toBe(1);
    expect(other.errors).toEqual(["job: title cut short"]);
  });

  test("any of several spellings is right", () => {
    const truth = { ...nurse, title: ["Staff Nurse (Nights)", "Staff Nurse"] };
    expect(score({ jobs: [nurse] }, { jobs: [truth] }).f1("title")).toBe(1);
  });

  test("one date alone is right at either end, two are not", () => {
    const lone = { ...carer, start: null, end: "2013" };
    expect(score({ jobs: [lone] }, { jobs: [{ ...carer, end: null }] }).f1("job dates")).toBe(1);
    expect(score({ jobs: [lone] }, { jobs: [carer] }).f1("job dates")).toBe(0);
  });

  test("a title that is the employer, a place that is, are told apart from any other fault", () => {
    const swapped = { ...nurse, title: nurse.employer, employer: nurse.title };
    expect(score({ jobs: [swapped] }, { jobs: [nurse] }).errors).toEqual([
      "job: title is the employer",
      "job: employer is the title",
    ]);
    const placed = { ...nurse, employer: "Truro" };
    expect(score({ jobs: [placed] }, { jobs: [nurse] }).errors).toEqual(["job: employer is the place"]);
  });

  test("each read entry stands for one entry only", () => {
    const { f1 } = score({ jobs: [nurse] }, { jobs: [nurse, nurse] });
    expect(f1("jobs found")).toBeCloseTo(2 / 3);
  });

  test("a contact detail that is not there counts against what was read", () => {
    const contact = { ...EMPTY_LABEL.contact, phone: "+44 20 7946 0000" };
    const { errors } = score({ contact }, {});
    expect(errors).toEqual(["contact: phone invented"]);
    const spaced = score({ contact }, { contact: { ...contact, phone: "+44 (20) 79460000" } });
    expect(spaced.f1("phone")).toBe(1);
  });

  test("a profile is the same with its address or as a handle", () => {
    const of = (linkedin: string) => ({ contact: { ...EMPTY_LABEL.contact, linkedin } });
    expect(score(of("https://www.linkedin.com/in/ada-b/"), of("linkedin.com/in/ada-b")).f1("linkedin")).toBe(
      1,
    );
    expect(score(of("linkedin.com/in/ada-b"), of("ada-b")).f1("linkedin")).toBe(1);
    expect(score(of("linkedin.com/in/ada-c"), of("ada-b")).f1("linkedin")).toBe(0);
  });

  test("the field may stand in the degree", () => {
    const study = {
      school: "Tamarside",
      degree: "BSc",
      field: "Nursing",
      start: null,
      end: "2017",
      grade: null,
      lines: null,
    };
    const read = { ...study, degree: "BSc Nursing", field: null };
    expect(score({ studies: [read] }, { studies: [study] }).f1("whole study (school, degree, dates)")).toBe(
      1,
    );
  });
});
