import { readWeights } from "../../models/read-weights.ts";
import { JOB_WEIGHTS } from "../../models/weights/job-weights.ts";
import { LINE_WEIGHTS } from "../../models/weights/line-weights.ts";
import { STUDY_WEIGHTS } from "../../models/weights/study-weights.ts";
import type { ReadPages } from "../model/line.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { inheritEmployers } from "../tagger/inherit-employers.ts";
import { readLineFacts } from "../tagger/line-facts.ts";
import { type TaggerModel, tagResume } from "../tagger/tag-resume.ts";
import type { SecondReading } from "./rate-entries.ts";

/** Lines beyond these are not read again: no resume has so many. */
const MOST_LINES = 2500;

let learned: TaggerModel | null = null;

/** What the second reader makes of a document; its weights are opened when first needed. */
export function readSecond({ lines, text, columns }: ReadPages, shape: PageShape): SecondReading {
  learned ??= {
    lines: readWeights(LINE_WEIGHTS),
    job: readWeights(JOB_WEIGHTS),
    study: readWeights(STUDY_WEIGHTS),
  };
  const facts = readLineFacts(lines.slice(0, MOST_LINES), shape);
  return { text, columns, facts, tagged: inheritEmployers(tagResume(facts, text, learned)) };
}
