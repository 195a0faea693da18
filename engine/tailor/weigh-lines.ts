import { LIST_SECTIONS } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";
import type { TermMatch } from "../match/match.ts";
import type { Resume } from "../resume/model/resume.ts";
import type { DocumentLine } from "./tailored-line.ts";

/** A line with the terms of the ad that it shows, those that are musts first. */
export type WeighedLine = DocumentLine & { terms: TermMatch[]; weight: number };

const MUST = 2;
const OTHER = 1;

/** Bullets of jobs, projects and volunteering, and single skills, each with what the ad asks for and it shows. */
export function weighLines(
  document: ResumeDocument,
  resume: Resume,
  terms: readonly TermMatch[],
): WeighedLine[] {
  const shown = terms.filter(({ status }) => status !== "missing");
  return listLines(document).map((line) => {
    const spans = findPlaces(resume.text, line.text);
    const own = shown.filter(({ resumeQuotes }) =>
      resumeQuotes.some((quote) => spans.some(({ start, end }) => quote.start < end && quote.end > start)),
    );
    const weight = own.reduce((sum, { need }) => sum + (need === "must" ? MUST : OTHER), 0);
    return { ...line, terms: own, weight };
  });
}

function listLines(document: ResumeDocument): DocumentLine[] {
  return LIST_SECTIONS.flatMap((section) =>
    (document[section] ?? []).flatMap((one) => {
      const entry = one as { id?: string; name?: string; highlights?: string[]; keywords?: string[] };
      const { id, name, highlights = [], keywords = [] } = entry;
      if (id === undefined) return [];
      const listed = (field: string, texts: readonly string[]) =>
        texts.map((text, at): DocumentLine => ({ section, entry: id, field, at, text }));
      if (section !== "skills") return listed("highlights", highlights);
      if (keywords.length > 0) return listed("keywords", keywords);
      return name === undefined ? [] : [{ section, entry: id, field: "name", at: null, text: name }];
    }),
  );
}

/** Where a line stands in the text, however it was broken. */
function findPlaces(text: string, line: string): { start: number; end: number }[] {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  const first = words[0];
  if (first === undefined) return [];
  const pattern = new RegExp(
    words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("\\s+"),
    "g",
  );
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
