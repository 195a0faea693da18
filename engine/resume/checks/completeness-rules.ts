import { countWords } from "#engine/text/fold-letters.ts";
import { CARELESS_ADDRESS } from "../../knowledge/people/email-domains.ts";
import type { Unit } from "../blocks/build-blocks.ts";
import type { SectionKind } from "../model/resume.ts";
import { type CheckInput, type Finding, fix, improve, pageOf, pass, shorten } from "./check-input.ts";

export function checkName({ resume }: CheckInput): Finding {
  return resume.contact.name === null
    ? fix("No name was found at the top. Set it alone on the first line.")
    : pass("Your name stands where it is looked for.");
}

/** An address that is there and can be shown to anybody. */
export function checkEmail({ resume }: CheckInput): Finding {
  const { email } = resume.contact;
  if (email === null) return fix("No e-mail address was found. Print it in the text near your name.");
  if (CARELESS_ADDRESS.test(email.value.split("@")[0]!)) {
    return improve("The e-mail address may read as a joke. One made of your name is safer.", [
      { quote: email.value, page: pageOf(resume.lines, email.start) },
    ]);
  }
  return pass("An e-mail address is given.");
}

export function checkPhone({ resume }: CheckInput): Finding {
  return resume.contact.phone === null
    ? fix("No phone number was found. Print it in the text near your name.")
    : pass("A phone number is given.");
}

export function checkPlace({ resume }: CheckInput): Finding {
  return resume.contact.address === null
    ? improve("No place was found. City and country are enough.")
    : pass("Where you live is given; city and country are enough.");
}

/** A page that shows more of the person. Nobody loses everything for not having one. */
export function checkLink({ resume, pages }: CheckInput): Finding {
  const own = pages.links.some((link) =>
    /^https?:\/\/(?!(?:www\.)?(?:indeed|glassdoor|novoresume|canva|resume\.io|zety)\.)/i.test(link.url),
  );
  if (resume.contact.linkedin !== null) return pass("Your LinkedIn profile is given.");
  if (
    own ||
    /\b(?:github|gitlab|behance|dribbble|orcid)\.(?:com|net|org)|https?:\/\/|\bwww\./i.test(resume.text)
  )
    return pass("A page of yours is given.");
  return improve("No LinkedIn profile or page of your own was found. One helps where the trade uses it.");
}

/** Work, or for those who begin: projects, placements or voluntary work. */
export function checkExperience({ resume }: CheckInput): Finding {
  const has = (kind: SectionKind) => resume.sections.some((section) => section.kind === kind);
  if (resume.jobs.length > 0) return pass("Your experience was found.");
  if (has("experience"))
    return improve(
      "There is an experience section, but no job in it could be told apart. Give each one a title, an employer and dates.",
    );
  if (has("projects") || has("volunteering"))
    return improve(
      "No jobs were found. Projects and voluntary work count: name them with dates, as you would a job.",
    );
  return fix(
    "No experience was found. Give it a plain heading such as 'Experience', and each job a title, an employer and dates.",
  );
}

export function checkEducation({ resume }: CheckInput): Finding {
  const has = (kind: SectionKind) => resume.sections.some((section) => section.kind === kind);
  if (resume.education.length > 0 || has("education")) return pass("Your education was found.");
  if (has("certificates")) return pass("Your training is given under certificates.");
  return improve("No education or training was found. One line is enough.");
}

export function checkSkills({ resume }: CheckInput): Finding {
  const section = resume.sections.some((one) => one.kind === "skills");
  if (resume.skills.length >= 3) return pass("Your skills are listed.");
  return section
    ? improve("The skills section is short. Name the tools, methods and machines you know.")
    : improve("No skills section was found. A short list helps both people and systems.");
}

/** Thirty to eighty words that say who this is. */
export function checkSummary({ resume, units }: CheckInput): Finding {
  const own = resume.sections.filter((section) => section.kind === "summary");
  if (own.length === 0 && units.some((unit) => isOpening(unit, resume.text)))
    return pass("A few sentences on top say who you are.");
  if (own.length === 0) return improve("There is no summary. Two or three sentences on top say who you are.");
  const text = own
    .map((section) => resume.text.slice(section.start + section.heading.length, section.end))
    .join(" ");
  const words = countWords(text);
  if (words >= 15 && words <= 110) return pass(`The summary has ${words} words.`);
  const evidence = [{ quote: shorten(text), page: pageOf(resume.lines, own[0]!.start) }];
  return improve(
    words < 15
      ? `The summary has only ${words} words. Thirty to eighty say enough.`
      : `The summary has ${words} words. Thirty to eighty are read.`,
    evidence,
  );
}

/** A paragraph above the first heading, with no contact details in it: a summary without a heading of its own. */
function isOpening(unit: Unit, text: string): boolean {
  if (unit.section >= 0 || unit.kind === "heading") return false;
  const own = text.slice(unit.start, unit.end);
  const words = own.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word));
  return own.split(/\s+/).length >= 12 && words.length >= 7 && !/@|https?:|\d{3}[\s.-]?\d{3}/.test(own);
}

/** Headings that every system knows. */
export function checkHeadings({ resume }: CheckInput): Finding {
  const known = resume.sections.filter(({ kind, heading }) => kind !== "other" && heading !== "");
  const odd = resume.sections.filter((section) => section.kind === "other");
  if (known.length < 2)
    return fix("Hardly any headings were found. Use plain ones: Experience, Education, Skills.");
  if (odd.length > known.length) {
    return improve(
      "Several headings are ones that systems do not know. Plain words are safer.",
      odd.slice(0, 3).map(({ heading, start }) => ({ quote: heading, page: pageOf(resume.lines, start) })),
    );
  }
  return pass("The headings are ones that every system knows.");
}
