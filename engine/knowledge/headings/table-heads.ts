import { readWordSet } from "../../text/word-set.ts";
import { collectFolded } from "../locales/collect-words.ts";

/** What stands over the columns of a table of jobs, studies or certificates. */
export const TABLE_HEADS = collectFolded((locale) => locale.tableHeads);

/** Words of the heads of tables of studies and jobs, few enough to be dropped where no cells part them. */
export const HEAD_WORDS = readWordSet(
  "course, courses, degree, degrees, exam, examination, qualification, qualifications, class, standard, stream, university, board, institute, institution, institutes, school, college, collage, year, years, passing, of, passed, completion, percentage, percent, aggregate, marks, grade, cgpa, gpa, sgpa, division, result, score, name, the, and, no, sr, sl, subject, specialization, specialisation, from, to, company, employer, organization, organisation, designation, position, period, duration, firm, nature, work",
);
