import type { Position, Profile, Study } from "../linkedin/profile.ts";
import type { Education, ResumeDocument, Work } from "./resume-document.ts";

const BULLET = /^[•◦▪●·*–—-]\s+/;

/** A LinkedIn profile as a document to edit: what its owner's own file says, nothing added. */
export function documentFromProfile(profile: Profile): ResumeDocument {
  const { name, headline, location, email, phone, linkedin, summary } = profile;
  return {
    basics: {
      ...given("name", name),
      ...given("label", headline),
      ...given("email", email),
      ...given("phone", phone),
      ...given("summary", summary),
      ...(location === null ? {} : { location: { address: location } }),
      ...(linkedin === null ? {} : { profiles: [{ network: "LinkedIn", url: linkedin }] }),
    },
    work: profile.positions.map(workOf),
    education: profile.education.map(studyOf),
    skills: profile.topSkills.map((skill, at) => ({ id: `skill-${at + 1}`, name: skill })),
    certificates: profile.certifications.map((one, at) => ({ id: `certificate-${at + 1}`, name: one })),
    languages: profile.languages.map((language, at) => ({ id: `language-${at + 1}`, language })),
    awards: profile.honors.map((title, at) => ({ id: `award-${at + 1}`, title })),
    publications: profile.publications.map((title, at) => ({ id: `publication-${at + 1}`, name: title })),
  };
}

function workOf({ title, employer, place, start, end, description }: Position, at: number): Work {
  const lines = (description ?? "").split("\n").map((line) => line.trim());
  const items = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ""));
  return {
    id: `work-${at + 1}`,
    ...given("position", title),
    ...given("name", employer),
    ...given("location", place),
    ...given("startDate", start),
    ...given("endDate", end),
    ...given("summary", lines.filter((line) => line !== "" && !BULLET.test(line)).join("\n")),
    ...(items.length === 0 ? {} : { highlights: items }),
  };
}

function studyOf({ school, degree, field, start, end }: Study, at: number): Education {
  return {
    id: `study-${at + 1}`,
    ...given("institution", school),
    ...given("studyType", degree),
    ...given("area", field),
    ...given("startDate", start),
    ...given("endDate", end),
  };
}

const given = <Key extends string>(key: Key, value: string | null) =>
  (value === null || value === "" ? {} : { [key]: value }) as { [key in Key]?: string };
