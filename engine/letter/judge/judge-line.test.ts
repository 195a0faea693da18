import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { FIT_WEIGHTS, WORDING_WEIGHTS } from "#engine/models/letters/line-weights.ts";
import { readLogisticModel } from "#engine/models/logistic-classifier.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { readCards } from "../cards/read-cards.ts";
import { composeLetter } from "../compose-letter.ts";
import { rankAsked, rankShown } from "../rank-asked.ts";
import { weighWords } from "../relevance/weigh-words.ts";
import { openJudge } from "./judge-line.ts";

const resume = readResume(
  readPlainText(`Ines Quillfeather
ines@example.com

Experience

Warehouse Supervisor, Fenwick Cold Stores, May 2018 - Present
- Built a rota for 14 forklift drivers that cut overtime by 30%
- Developed a stock-count procedure for the warehouse in SAP, replacing paper lists

Kitchen Porter, The Gilded Spoon, 2014 - 2018
- Participating in projects, processes and services of the warehouse and of the stores

Education
Level 3 Diploma in Warehousing, Fenbridge College, 2014
`),
);
const ad = readJob(`Warehouse Manager

Responsibilities:
- Plan the rota of forklift drivers
- Keep stock counts in SAP

Requirements:
- Experience with SAP
- Warehouse experience
`);

describe("which lines a letter says", () => {
  const { coverLetter } = composeLetter(resume, ad, { tone: "professional" });

  test("plain deeds that answer the ad", () => {
    expect(coverLetter).toContain("stock-count procedure");
  });

  test("what came of the work in figures", () => {
    expect(coverLetter).toContain("cut overtime by 30%");
  });

  test("a deed that answers the ad is surer than a label of things that any work has", () => {
    const cards = readCards(resume);
    const judge = openJudge(cards, resume, ad, rankShown(rankAsked(matchResume(resume, ad))), weighWords(ad));
    const shareOf = (words: string) => judge(cards.find(({ text }) => text.includes(words))!);
    expect(shareOf("stock-count")).toBeGreaterThan(shareOf("processes and services"));
  });
});

/** 'words>8', 'verb:made', 'trade:none', 'current': names and numbers of our own. */
const KINDS =
  /^(?:form|kind|verb|after|last|trade|job):(?:past|state|base|present|gerund|nominal|fact|work|project|volunteering|helped|learned|worked|kept|made|led|studied|cut|other|none|digit|determiner|preposition|capital|ing|ly|quality|vague|plural|count|word)$|^[a-z-]+>[\d.]+$|^(?:result|scale|award|number|sure|mixed-case|again|verb-pair|unsure-verb|no-article|amp|slash|hyphen|dash|apostrophe|quotation|inner-stop|percent|plus|and-ing|comma-ing|by-ing|purpose|relative|must|current|near)$/;

/**
 * Words of lines stand in the weights of wording alone, one at a time, and only those that eight owners use (FEWEST in
 * training/lines): of orders there are those of small words and endings.
 */
const ONE_WORD = /^(?:w|g|v|head|end):[\p{L}\d&+#.'’]*$/u;
const ORDER = /^(?:s|t|c|k|kk|vhead|end|form):[\p{L}\d^$&+#.'’-]*$/u;

test("no weight of the model of fit is of a word", () => {
  const { weights } = readLogisticModel(FIT_WEIGHTS);
  expect(weights.size).toBeGreaterThan(40);
  for (const name of weights.keys()) expect(name).toMatch(KINDS);
});

test("a weight of the model of wording is of a kind, of one word, or of an order of small words and endings", () => {
  const { weights } = readLogisticModel(WORDING_WEIGHTS);
  expect(weights.size).toBeGreaterThan(100);
  for (const name of weights.keys())
    expect(KINDS.test(name) || ONE_WORD.test(name) || ORDER.test(name), name).toBe(true);
});
