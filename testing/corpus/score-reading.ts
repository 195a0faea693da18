import type { Resume, ResumeJob } from "#engine/resume/model/resume.ts";
import type { Truth } from "./truth.ts";

export type FieldResult = "right" | "wrong" | "invented" | "missed" | "absent";
export type Tally = { right: number; read: number; true: number; notes: string[] };
export type Score = { fields: Record<string, { result: FieldResult; read: string | null; truth: string | null }>; tallies: Record<string, Tally> };

/** Compares what was read from a resume with what it holds. */
export function scoreReading(resume: Resume, truth: Truth): Score {
  const field = (read: string | null, want: string | null, same: (a: string) => string) => ({
    result: checkField(read, want, same),
    read,
    truth: want,
  });
  const { contact } = resume;
  return {
    fields: {
      name: field(contact.name?.value ?? null, truth.name, plain),
      email: field(contact.email?.value ?? null, truth.email, (text) => text),
      phone: field(contact.phone?.value ?? null, truth.phone, (text) => text.replace(/[^\d+]/g, "")),
      address: field(contact.address?.value ?? null, truth.address, plain),
      linkedin: field(contact.linkedin?.value ?? null, truth.linkedin, (text) => text.trim()),
      columns: field(String(resume.columns), String(truth.columns), (text) => text),
    },
    tallies: {
      sections: tally(
        resume.sections.map(({ kind, heading }) => `${kind}: ${plain(heading)}`),
        truth.sections.map(({ kind, heading }) => `${kind}: ${plain(heading)}`),
      ),
      titles: tally(resume.jobs.map((job) => plain(job.title ?? "")), truth.jobs.map((job) => plain(job.title))),
      employers: tally(resume.jobs.map((job) => plain(job.employer ?? "")), truth.jobs.map((job) => plain(job.employer))),
      dates: tally(resume.jobs.map(printDates), truth.jobs.map((job) => datesKey(job.dates))),
      schools: tally(resume.education.map((one) => plain(one.school ?? "")), truth.education.map((one) => plain(one.school))),
      degrees: tally(
        resume.education.map((one) => plain(`${one.degree ?? ""} ${one.field ?? ""}`).replace(/ (?:in|im|en|em) /g, " ")),
        truth.education.map((one) => plain(`${one.degree} ${one.field ?? ""}`).replace(/ (?:in|im|en|em) /g, " ")),
      ),
      skills: tally(resume.skills.map((skill) => plain(skill.quote)), truth.skills.map(plain)),
    },
  };
}

function checkField(read: string | null, truth: string | null, same: (text: string) => string): FieldResult {
  if (truth === null) return read === null ? "absent" : "invented";
  if (read === null) return "missed";
  return same(read) === same(truth) ? "right" : "wrong";
}

/** Letters and digits only, without case. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function printDates(job: ResumeJob): string {
  return plain([job.from?.text ?? "", job.current ? "now" : (job.to?.text ?? "")].join(" "));
}

/** Printed dates with what stands for the present as 'now', without joining words. */
function datesKey(printed: string): string {
  const since = /^(?:seit|since|desde|depuis|sinds)\s/i.test(printed);
  const [from = "", ...rest] = printed.replace(/^(?:seit|since|von|from|desde|depuis|sinds)\s/i, "").split(/\s+(?:[-–—]|to|till|until|bis|a|à)\s+|[–—~]|-(?=\p{L}+$)/iu);
  const to = rest.join(" ").trim();
  const open = since || (rest.length > 0 && !/\d/.test(to));
  return plain(`${from} ${open ? "now" : to}`);
}

function tally(read: readonly string[], truth: readonly string[]): Tally {
  const open = truth.filter((one) => one !== "");
  const there = open.length;
  let right = 0;
  const extra: string[] = [];
  const given = read.filter((one) => one !== "");
  for (const one of given) {
    const at = open.indexOf(one);
    if (at < 0) extra.push(one);
    else {
      open.splice(at, 1);
      right += 1;
    }
  }
  const notes = [...open.map((one) => `- ${one}`), ...extra.map((one) => `+ ${one}`)];
  return { right, read: given.length, true: there, notes };
}
