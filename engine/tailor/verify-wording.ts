import { readJob } from "../job/read-job.ts";
import { verifyDrafts } from "../letter/verify-drafts.ts";
import type { Resume } from "../resume/model/resume.ts";
import { readTokens } from "../text/tokens.ts";
import { isWordedAnew, judgeWording } from "./judge-wording.ts";
import { readDocument } from "./read-document.ts";
import { readWording } from "./read-wording.ts";
import type { LinePlace, PlannedLine } from "./tailored-line.ts";

/**
 * What is at fault in what a model wrote of a planned line: as above, and where it leaves out what is asked for, or says the
 * same.
 */
export function verifyPlanned(line: PlannedLine, text: string, inSummary: boolean): string[] {
  const faults = inSummary ? verifySummarySentence(line, text) : verifyWording(line, text);
  if (faults.length > 0) return faults;
  const lost = line.shows.filter(({ quote }) => !stillShows(quote, text)).map(({ label }) => label);
  if (lost.length > 0) return [`it leaves out what the ad asks for: ${lost.join(", ")}`];
  return inSummary || isWordedAnew(line.text, text) ? [] : ["it says the same as the line"];
}

/** In the same words, whatever their order and form, or by another name. */
function stillShows(quote: string, text: string): boolean {
  const [asked, said] = [readWording(quote), readWording(text)];
  const words = new Set(readTokens(text).map(({ stem }) => stem));
  return (
    [...asked.terms].some((id) => said.terms.has(id)) ||
    readTokens(quote).every(({ stem }) => words.has(stem))
  );
}

type OwnLine = Pick<PlannedLine, "text" | "place">;

/**
 * What is at fault in a new wording of a line; empty where all it says is said by that line, under its own job. No other line
 * vouches for it, and no ad.
 */
export function verifyWording({ text: line, place }: OwnLine, text: string): string[] {
  const faults = judgeWording(line, text);
  return faults.length > 0 ? faults : askVerifier({ text: line, place }, asSentence(text));
}

/**
 * The same of a sentence of a summary, which may say first under what title and at which employer: as the document has them,
 * to the letter.
 */
export function verifySummarySentence({ text: line, place }: OwnLine, sentence: string): string[] {
  const { lead, rest } = partLead(sentence, place);
  const faults = judgeWording(line, capitalize(rest));
  return faults.length > 0 ? faults : askVerifier({ text: line, place }, `${lead}${asSentence(rest)}`);
}

/** 'As Software Engineer at Hearth Systems, '; empty where the sentence does not say so. */
function partLead(sentence: string, { title, employer }: LinePlace): { lead: string; rest: string } {
  const leads = [
    ...(title !== "" && employer !== "" ? [`As ${title} at ${employer}, `] : []),
    ...(title !== "" ? [`As ${title}, `] : []),
    ...(employer !== "" ? [`At ${employer}, `] : []),
  ];
  const lead = leads.find((one) => sentence.startsWith(one)) ?? "";
  return { lead, rest: sentence.slice(lead.length) };
}

/** The verifier of letters, with a resume that has this one line under its job, and an ad that says nothing. */
function askVerifier({ text, place }: OwnLine, sentence: string): string[] {
  const resume = readDocument({
    work: [{ id: "w", position: place.title, name: place.employer, startDate: "2020", highlights: [text] }],
  });
  const [verdict] = verifyDrafts([sentence], asOwn(resume), readJob(""));
  if (verdict === undefined) return ["it says nothing"];
  return verdict.vouched ? [] : verdict.reasons.map(({ code, detail }) => `${code} (${detail})`);
}

/** What a document says is its person's word, however surely it is read again. */
function asOwn(resume: Resume): Resume {
  const confidence = { title: 1, employer: 1, place: 1, dates: 1 };
  return { ...resume, jobs: resume.jobs.map((job) => ({ ...job, confidence })) };
}

function asSentence(text: string): string {
  const bare = text.replace(/[.!]+$/, "");
  const said = /^\p{Lu}(?:\p{Ll}|\b)/u.test(bare) ? bare[0]!.toLowerCase() + bare.slice(1) : bare;
  return `I ${said}.`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
