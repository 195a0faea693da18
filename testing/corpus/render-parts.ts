import type { Part, Sheet, SheetJob, SheetStudy } from "./sheet.ts";

/** Text made safe for HTML. */
export function safe(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function bullets(items: readonly string[], look: Record<string, string>): string {
  if (items.length === 0) return "";
  if (look.duties === "plain") return items.map((item) => `<p>${safe(item)}</p>`).join("");
  if (look.duties === "dash") return items.map((item) => `<p class="dash">- ${safe(item)}</p>`).join("");
  if (look.duties === "para") return `<p>${safe(items.join(" "))}</p>`;
  return `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join("")}</ul>`;
}

const row = (left: string, right: string) => `<div class="row"><span>${left}</span><span>${right}</span></div>`;
const list = (parts: readonly string[], sign: string) => parts.filter((part) => part !== "").map(safe).join(sign);
const b = (text: string) => (text === "" ? "" : `<b>${safe(text)}</b>`);
const i = (text: string) => (text === "" ? "" : `<i>${safe(text)}</i>`);

/** Layouts of one job's header. */
const JOBS: Record<string, (job: SheetJob) => string> = {
  titleTab: (job) => row(b(job.title), safe(job.dates)) + `<div>${i(list([job.employer, job.place], ", ").replace(/&amp;/g, "&"))}</div>`,
  employerTab: (job) => row(b(job.employer), safe(job.place)) + row(i(job.title), i(job.dates)),
  employerDates: (job) => row(b(job.employer), b(job.dates)) + row(safe(job.title), safe(job.place)),
  bars: (job) => `<div>${b(job.title)} | ${list([job.employer, job.place, job.dates], " | ")}</div>`,
  barsBold: (job) => `<div><b>${list([job.employer, job.title, job.dates], " | ")}</b></div>`,
  at: (job) => `<div><b>${safe(job.title)}</b> at ${safe(job.employer)}${job.place === "" ? "" : `, ${safe(job.place)}`} (${safe(job.dates)})</div>`,
  dash: (job) => row(`<b>${safe(job.employer)} — ${safe(job.title)}</b>`, safe(job.dates)) + (job.place === "" ? "" : `<div>${safe(job.place)}</div>`),
  left: (job) => `<div class="left"><span>${safe(job.dates)}</span><span>${b(job.title)}<br>${list([job.employer, job.place], ", ")}</span></div>`,
  leftOne: (job) => `<div class="left"><span>${safe(job.dates)}</span><span>${b(job.title)}, ${list([job.employer, job.place], ", ")}</span></div>`,
  stack: (job) => `<div>${b(job.title)}</div><div>${list([job.employer, job.place], ", ")}</div><div>${safe(job.dates)}</div>`,
  stackPlain: (job) => `<div>${safe(job.title)}</div><div>${list([job.employer, job.place], " - ")}</div><div>${safe(job.dates)}</div>`,
  datesFirst: (job) => `<div class="faint">${safe(job.dates)}</div><div>${b(job.employer)}${job.place === "" ? "" : `, ${safe(job.place)}`}</div><div>${i(job.title)}</div>`,
  comma: (job) => `<div><b>${safe(job.title)}</b>, ${list([job.employer, job.place], ", ")}, ${safe(job.dates)}</div>`,
  commaRight: (job) => row(`<b>${safe(job.title)}</b>, ${list([job.employer, job.place], ", ")}`, safe(job.dates)),
  labels: (job) => `<div>Employer: ${safe(job.employer)}</div><div>Position: ${safe(job.title)}</div><div>Duration: ${safe(job.dates)}</div>`,
  dashPlace: (job) => `<div><b>${safe(job.title)} - ${safe(job.employer)}</b></div><div>${list([job.place, job.dates], " | ")}</div>`,
  capsEmployer: (job) => row(`${safe(job.employer.toUpperCase())}, ${safe(job.place)}`, safe(job.dates)) + `<div>${b(job.title)}</div>`,
  europass: (job) => `<div class="left"><span>${safe(job.dates)}</span><span><b>${safe(job.title)}</b><br>${safe(job.employer)}<br>${safe(job.place)}</span></div>`,
  parens: (job) => `<div>${b(job.title)} (${safe(job.dates)})</div><div>${list([job.employer, job.place], " • ")}</div>`,
  placeLast: (job) => `<div>${b(job.employer)}</div><div>${safe(job.title)}</div>` + row(`<span class="faint">${safe(job.place)}</span>`, `<span class="faint">${safe(job.dates)}</span>`),
  slash: (job) => `<div class="faint">${safe(job.dates)} / ${safe(job.place)}</div><div>${b(job.title)} / ${safe(job.employer)}</div>`,
  linkedin: (job) => `<div>${b(job.employer)}</div><div>${safe(job.title)}</div><div class="faint">${safe(job.dates)}</div><div class="faint">${safe(job.place)}</div>`,
};

const STUDIES: Record<string, (study: SheetStudy) => string> = {
  degreeTab: (study) => row(b(name(study)), safe(study.dates)) + `<div>${list([study.school, study.place], ", ")}</div>`,
  schoolTab: (study) => row(b(study.school), safe(study.place)) + row(safe(name(study)), safe(study.dates)),
  comma: (study) => `<div>${b(name(study))}, ${list([study.school, study.place, study.dates], ", ")}</div>`,
  stack: (study) => `<div>${b(name(study))}</div><div>${safe(study.school)}</div><div>${safe(study.dates)}</div>`,
  schoolStack: (study) => `<div>${b(study.school)}</div><div>${safe(name(study))}</div><div>${safe(study.dates)}</div>`,
  left: (study) => `<div class="left"><span>${safe(study.dates)}</span><span>${b(name(study))}<br>${list([study.school, study.place], ", ")}</span></div>`,
  bars: (study) => `<div>${list([name(study), study.school, study.dates], " | ")}</div>`,
  datesFirst: (study) => `<div class="faint">${safe(study.dates)}</div><div>${b(study.school)}</div><div>${safe(name(study))}</div>`,
  bullet: (study) => `<ul><li>${list([name(study), study.school, study.dates], ", ")}</li></ul>`,
};

/** Degree and field as one reads them: 'Bachelor of Science in Nursing', 'BSc Nursing', 'Diplom, Maschinenbau'. */
function name(study: SheetStudy): string {
  if (study.field === "") return study.degree;
  if (/^(?:Bachelor|Master|Associate|Doctor|Diploma|Certificate|B\.|M\.)/.test(study.degree)) return `${study.degree} in ${study.field}`;
  return /^[A-Z][A-Za-z]{1,4}$/.test(study.degree) ? `${study.degree} ${study.field}` : `${study.degree}, ${study.field}`;
}

/** The body of a section. */
export function renderBody(part: Part, sheet: Sheet): string {
  const { look } = sheet;
  const html: string[] = [];
  for (const text of part.text) html.push(`<p>${safe(text)}</p>`);
  if (part.jobs.length > 0) html.push(look.job === "table" ? jobTable(part.jobs) : look.job === "roles" ? roles(part.jobs, look) : part.jobs.map((job) => `<div class="entry">${JOBS[look.job ?? "titleTab"]!(job)}${bullets(job.bullets, look)}</div>`).join(""));
  if (part.studies.length > 0) html.push(part.studies.map((study) => `<div class="entry">${STUDIES[look.study ?? "degreeTab"]!(study)}${bullets(study.notes, look)}</div>`).join(""));
  html.push(renderItems(part, look));
  return html.join("");
}

function jobTable(jobs: readonly SheetJob[]): string {
  const rows = jobs.map((job) => `<tr><td>${safe(job.dates)}</td><td>${safe(job.title)}</td><td>${safe(job.employer)}</td></tr>`);
  return `<table><tr><th>Period</th><th>Position</th><th>Employer</th></tr>${rows.join("")}</table>`;
}

/** Several roles under one employer, which is printed once. */
function roles(jobs: readonly SheetJob[], look: Record<string, string>): string {
  let last = "";
  return jobs
    .map((job) => {
      const head = job.employer === last ? "" : row(b(job.employer.toUpperCase() === job.employer ? job.employer : job.employer), safe(job.place));
      last = job.employer;
      return `<div class="${head === "" ? "role" : "entry"}">${head}${row(i(job.title), safe(job.dates))}${bullets(job.bullets, look)}</div>`;
    })
    .join("");
}

function renderItems(part: Part, look: Record<string, string>): string {
  if (part.items.length === 0) return "";
  const style = part.kind === "skills" ? (look.skills ?? "bullets") : (look.items ?? "bullets");
  if (style === "commas") return part.items.map((item) => `<p>${safe(item)}</p>`).join("");
  if (style === "bars") return `<p>${list(part.items, " | ")}</p>`;
  if (style === "dots") return `<p>${list(part.items, " • ")}</p>`;
  if (style === "lines") return part.items.map((item) => `<div>${safe(item)}</div>`).join("");
  if (style === "grid") return `<div class="grid">${part.items.map((item) => `<span>• ${safe(item)}</span>`).join("")}</div>`;
  if (style === "tags") return `<div>${part.items.map((item) => `<span class="tag">${safe(item)}</span>`).join(" ")}</div>`;
  return `<ul>${part.items.map((item) => `<li>${safe(item)}</li>`).join("")}</ul>`;
}
