import type { Resume, ToldValue } from "#engine/resume/model/resume.ts";
import type { Quote } from "#engine/text/span.ts";

export type ToldLine = Quote & { said: string; job: number | null; section: string };

/**
 * What the person themselves says of the resume vouches as its lines do. Each stands where it was read, or at the head of
 * its entry, so that evidence points at what they spoke of.
 */
export function listToldLines(resume: Resume): ToldLine[] {
  return (resume.told ?? []).flatMap((told) => {
    if (told.said === null || told.said === told.read) return [];
    const { start, end } = placeOf(resume, told);
    const job = told.kind === "job" ? told.entry : null;
    const section = told.kind === "job" ? "experience" : told.kind === "study" ? "education" : "contact";
    return [{ start, end, quote: resume.text.slice(start, end), said: told.said, job, section }];
  });
}

function placeOf(
  { text, jobs, education, contact }: Resume,
  told: ToldValue,
): { start: number; end: number } {
  const found =
    told.kind === "contact" ? contact[told.field] : (told.kind === "job" ? jobs : education)[told.entry];
  const start = found?.start ?? 0;
  const line = text.indexOf("\n", start);
  return { start, end: Math.max(start, line === -1 ? text.length : line) };
}
