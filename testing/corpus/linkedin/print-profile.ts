import { PRINT_WORDS, type PrintWords, printDate, printDuration } from "./print-words.ts";
import type { Employer, Person, Role } from "./read-people.ts";

const COMMON = `
@page { size: 8.5in 11in; margin: 0.5in 0 0.55in 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 10.5pt/1.35 Arial, "Liberation Sans", "Noto Sans", "Noto Sans CJK JP", sans-serif; color: #181818 }
.side { float: left; width: 2.75in; padding: 0 0.2in 0 0.3in; overflow-wrap: anywhere }
.main { margin-left: 3.1in; padding-right: 0.45in }
.back { position: fixed; left: 0; top: -2in; bottom: -4in; width: 2.75in; z-index: -1 }
h1 { font-size: 26pt; font-weight: normal; line-height: 1.15 }
.headline { font-size: 12pt } .location { font-size: 12pt; color: #8a8a8a }
h2 { font-size: 15.75pt; font-weight: normal; margin: 16pt 0 6pt; break-after: avoid }
.side h2 { font-size: 13pt; margin: 14pt 0 4pt }
.employer, .school { font-size: 12pt; margin-top: 8pt; break-after: avoid }
.title { font-size: 11.5pt; margin-top: 3pt; break-after: avoid }
.dates { break-after: avoid } .place { color: #8a8a8a }
.text { margin-top: 4pt } .muted { opacity: .75 }
a { color: inherit; text-decoration: none }
`;
const LOOKS: Record<Person["look"], string> = {
  // Short pages, so that profiles run over two or three of them.
  slate: "@page { margin: 1.3in 0 3.6in } .back { background: #293e49 } .side { color: #fff } .side .item { margin-bottom: 3pt }",
  // The items stand as close as their own lines, so that only the width tells a new one from a wrapped one.
  tight: ".back { background: #293e49 } .side { color: #e1e9ee } .employer { font-weight: bold } .place { color: #181818 }",
  pale: ".back { background: #e1e9ee } .side .item { margin-bottom: 4pt } .side h2, h2 { color: #0a4d7a } .place { color: #181818 } .text { margin-top: 9pt } .title { font-weight: bold }",
  // Lines close, items and schools well apart, as a page set by LinkedIn's own printer looks.
  firm: "body { line-height: 1.16 } .back { background: #293e49 } .side { color: #fff } .side .item { margin-bottom: 5pt } .employer, .school { margin-top: 11pt } .title { margin-top: 5pt }",
  // Items hardly further apart than their lines.
  close: "body { line-height: 1.2 } .back { background: #293e49 } .side { color: #e1e9ee } .side .item { margin-bottom: 2pt } .school { margin-top: 6pt }",
  // One colour for everything.
  white: "body { line-height: 1.3 } .side .item { margin-bottom: 4pt } .location, .place { color: #181818 } .headline { margin-bottom: 4pt } .school { margin-top: 9pt }",
  old: ".main { margin-left: 0.8in; padding-right: 0.8in } h1 { font-size: 20pt; font-weight: bold } h2 { font-size: 15pt; font-weight: bold } .role { font-size: 11.5pt; font-weight: bold; margin-top: 8pt } .dates { font-size: 9.5pt; color: #666 }",
};

/** One profile as the page LinkedIn's 'Save to PDF' prints. */
export function printProfile(person: Person): string {
  const words = PRINT_WORDS[person.language];
  const body = person.look === "old" ? printOld(person, words) : printColumns(person, words);
  return `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><title>Profile</title><style>${COMMON}${LOOKS[person.look]}</style><body>${body}</body></html>`;
}

/** The footer of every page, as Chromium's own template. */
export function printFooter(person: Person): string {
  const words = PRINT_WORDS[person.localized ? person.language : "en"];
  return `<div style="font: 9pt Arial; color: #888; width: 100%; padding-left: ${person.look === "old" ? 3.8 : 5}in">${words.page} <span class="pageNumber"></span> ${words.of} <span class="totalPages"></span></div>`;
}

function printColumns(person: Person, words: PrintWords): string {
  const side = person.localized ? words : { ...PRINT_WORDS.en, contact: words.contact, skills: words.skills };
  const { one, lists } = person;
  const contact = [
    one.address === undefined ? "" : item(escape(one.address)),
    one.phone === undefined ? "" : item(mute(one.phone)),
    one.email === undefined ? "" : item(`<a href="mailto:${escape(one.email)}">${escape(one.email)}</a>`),
    one.linkedin === undefined ? "" : item(`<a href="https://${escape(one.linkedin)}">${escape(one.linkedin)}</a> <span class="muted">(LinkedIn)</span>`),
    one.website === undefined ? "" : item(mute(one.website)),
  ].join("");
  const lists_ = (["skills", "languages", "certificates", "honors", "publications"] as const)
    .map((key) => section(side[key], lists[key]!.map((text) => item(mute(text))).join("")))
    .join("");
  const main = [
    `<h1>${escape(one.name!)}</h1><p class="headline">${escape(one.headline!)}</p><p class="location">${escape(one.location ?? "")}</p>`,
    section(words.summary, person.summary.map((line) => `<p>${escape(line)}</p>`).join("")),
    section(words.experience, person.employers.map((employer) => printEmployer(employer, person, words)).join("")),
    section(words.education, person.schools.map((school) => printSchool(school)).join("")),
  ].join("");
  return `<div class="back"></div><div class="side">${section(side.contact, contact)}${lists_}</div><div class="main">${main}</div>`;
}

function printEmployer(employer: Employer, person: Person, words: PrintWords): string {
  const total =
    employer.roles.length > 1 ? `<p class="dates">${printDuration(employer.roles.at(-1)!.start, employer.roles[0]!.end, words)}</p>` : "";
  return `<p class="employer">${escape(employer.name)}</p>${total}${employer.roles.map((role) => printRole(role, person, words)).join("")}`;
}

function printRole(role: Role, person: Person, words: PrintWords): string {
  const place = role.place === null ? "" : `<p class="place">${escape(role.place)}</p>`;
  return `<p class="title">${escape(role.title)}</p><p class="dates">${printPeriod(role, person, words)}</p>${place}${printText(role)}`;
}

function printText(role: Role): string {
  if (role.paragraphs.length === 0) return "";
  return `<div class="text">${role.paragraphs.map(({ bullet, text }) => `<p>${bullet ? "• " : ""}${escape(text)}</p>`).join("")}</div>`;
}

function printPeriod(role: Role, person: Person, words: PrintWords): string {
  const present = person.localized || person.language === "en" ? words.present : "Present";
  const end = role.end === null ? present : printDate(role.end, words, person.shortMonths);
  return `${printDate(role.start, words, person.shortMonths)} - ${end} (${printDuration(role.start, role.end, words)})`;
}

function printSchool(school: Person["schools"][number]): string {
  const study = [school.degree, school.field].filter((part) => part !== null).join(", ");
  const years = school.start === null ? "" : `${study === "" ? "" : " · "}(${school.start} - ${school.end})`;
  return `<p class="school">${escape(school.school!)}</p>${study + years === "" ? "" : `<p>${escape(study + years)}</p>`}`;
}

/** One column, 'Title at Employer', the e-mail below the headline: the format before 2018. */
function printOld(person: Person, words: PrintWords): string {
  const { one, lists } = person;
  const items = (key: string) => lists[key]!.map((text) => `<p>${escape(text)}</p>`).join("");
  const roles = person.employers.flatMap(({ name, roles: own }) =>
    own.map((role) => `<p class="role">${escape(role.title)} at ${escape(name)}</p><p class="dates">${printPeriod(role, person, words)}</p>${printText(role)}`),
  );
  const schools = person.schools.map(({ school, degree, field, start, end }) => `<p class="role">${escape(school!)}</p><p>${escape(`${degree}, ${field}, ${start} - ${end}`)}</p>`);
  return `<div class="main"><h1>${escape(one.name!)}</h1><p class="headline">${escape(one.headline!)}</p><p>${escape(one.email!)}</p>${section(words.summary, person.summary.map((line) => `<p>${escape(line)}</p>`).join(""))}${section(words.experience, roles.join(""))}${section(words.skills, items("skills"))}${section(words.languages, items("languages"))}${section(words.certificates, items("certificates"))}${section(words.honors, items("honors"))}${section(words.publications, items("publications"))}${section(words.education, schools.join(""))}</div>`;
}

const section = (heading: string, body: string) => (body === "" ? "" : `<h2>${escape(heading)}</h2>${body}`);
const item = (html: string) => `<p class="item">${html}</p>`;
/** The part in brackets is printed paler. */
const mute = (text: string) => escape(text).replace(/ (\([^()]*\))$/, ' <span class="muted">$1</span>');

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
