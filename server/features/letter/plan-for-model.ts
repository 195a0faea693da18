import { isSure } from "#engine/facts/is-sure.ts";
import type { Job } from "#engine/job/model/job.ts";
import { readJobNames } from "#engine/letter/cards/read-job-names.ts";
import { NO_CHOICES } from "#engine/letter/choices.ts";
import type { Quote } from "#engine/text/span.ts";
import type { ModelInput } from "./letter-writer.ts";

/** A line of the resume that the model may tell, in its user's words where they mended it, with the job that it is told of where that is sure. */
export type ModelCard = { id: string; text: string; quote: Quote; where: string; job: number | null };
export type ModelPlan = { cards: ModelCard[]; duties: { id: string; text: string }[] };

const MOST_CARDS = 6;
const MOST_STUDIES = 1;
const MOST_DUTIES = 3;
const LONGEST_DUTY = 220;
const ASKING = ["responsibilities", "requirements", "preferred", "summary", "other"];

/** What a model is to write from, of a resume as its user says it is: the cards of the composed letter, the highest study, and what the ad asks for first. */
export function planForModel({
  composed: { cards },
  resume,
  job,
  options: { choices = NO_CHOICES },
}: Pick<ModelInput, "composed" | "resume" | "job" | "options">): ModelPlan {
  const names = readJobNames(resume);
  const isMended = (id: string) =>
    choices.cards?.some((card) => card.id === id && card.text !== null) === true;
  const work = cards.slice(0, MOST_CARDS).map(({ id, text, quote, job: own }): ModelCard => {
    const { employer = null, title = null } = (own === null ? undefined : names[own]) ?? {};
    const where = [employer === null ? "" : `at ${employer}`, title === null ? "" : `as ${title}`];
    const said = isMended(id) ? text : quote.quote;
    return { id, text: said, quote, job: own, where: where.filter((part) => part !== "").join(", ") };
  });
  const studies = resume.education
    .filter(({ confidence }) => isSure(Math.min(confidence.school, confidence.degree)))
    .slice(0, MOST_STUDIES)
    .map(({ start, end }, index): ModelCard => {
      const quote = { start, end, quote: resume.text.slice(start, end) };
      return { id: `s${index + 1}`, text: quote.quote, quote, where: "study", job: null };
    });
  return { cards: [...work, ...studies], duties: listDuties(job) };
}

/** The ad's first duties, or what it says first. */
function listDuties({ blocks, text }: Job): ModelPlan["duties"] {
  const lines = ASKING.flatMap((section) =>
    blocks.filter((block) => block.section === section && block.kind !== "heading"),
  );
  return lines.slice(0, MOST_DUTIES).map(({ start, end }, index) => ({
    id: `d${index + 1}`,
    text: text.slice(start, end).replace(/\s+/g, " ").trim().slice(0, LONGEST_DUTY),
  }));
}
