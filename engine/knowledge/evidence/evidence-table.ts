import construction from "./construction.json" with { type: "json" };
import data from "./data.json" with { type: "json" };
import design from "./design.json" with { type: "json" };
import education from "./education.json" with { type: "json" };
import engineering from "./engineering.json" with { type: "json" };
import finance from "./finance.json" with { type: "json" };
import health from "./health.json" with { type: "json" };
import hospitality from "./hospitality.json" with { type: "json" };
import infrastructure from "./infrastructure.json" with { type: "json" };
import legal from "./legal.json" with { type: "json" };
import logistics from "./logistics.json" with { type: "json" };
import management from "./management.json" with { type: "json" };
import marketing from "./marketing.json" with { type: "json" };
import office from "./office.json" with { type: "json" };
import operations from "./operations.json" with { type: "json" };
import people from "./people.json" with { type: "json" };
import publicService from "./public.json" with { type: "json" };
import qualities from "./qualities.json" with { type: "json" };
import retail from "./retail.json" with { type: "json" };
import sales from "./sales.json" with { type: "json" };
import science from "./science.json" with { type: "json" };
import software from "./software.json" with { type: "json" };
import studies from "./studies.json" with { type: "json" };
import technology from "./technology.json" with { type: "json" };
import trades from "./trades.json" with { type: "json" };

/**
 * What resumes print when they show what ads ask for most often, a few sister wordings a row. `asked` are wordings of
 * ads, parted by '; ', without words of praise ('excellent'). `shown` are phrases of resumes, parted by ', ': all words of
 * one phrase stand in one clause, in any order and inflection; '|' parts words of which one is enough. A word with a
 * capital is a name and stands in just these letters. Written from knowledge of the trades.
 */
export type EvidenceRow = { readonly asked: string; readonly shown: string };

/** Rows of work, which a course of study does not show. */
export const WORK_ROWS: readonly EvidenceRow[] = [
  ...office,
  ...people,
  ...management,
  ...finance,
  ...sales,
  ...retail,
  ...marketing,
  ...operations,
  ...logistics,
  ...construction,
  ...trades,
  ...engineering,
  ...science,
  ...health,
  ...education,
  ...hospitality,
  ...technology,
  ...software,
  ...data,
  ...infrastructure,
  ...design,
  ...legal,
  ...publicService,
  ...qualities,
];

/** Rows of fields of study and papers, which schools and their degrees show. */
export const STUDY_ROWS: readonly EvidenceRow[] = studies;
