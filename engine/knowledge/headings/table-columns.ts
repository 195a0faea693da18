import { readWordSet } from "../../text/word-set.ts";

/** What the columns of tables of studies and jobs hold, by what their heads say; the first that fits counts. Folded. */
export const COLUMN_HEADS: readonly (readonly [TableColumn, RegExp])[] = [
  ["number", /^(?:s(?:r|l|er(?:ial)?)?\.? ?n(?:o|umber)?|no|nr|#|s\/n)$/],
  [
    "grade",
    /\b(?:percent(?:age|ile)?|marks?|c?gpa|sgpa|grades?|score|result|division|aggregate|note|nilai|%)/,
  ],
  [
    "dates",
    /\b(?:years?|duration|period|dates?|passing|tenure|from|session|tahun|annee|jahr|ano|zeitraum)\b/,
  ],
  ["title", /\b(?:designation|position|role|post|job title|title|posisi|jabatan|poste|cargo|funktion)\b/],
  [
    "employer",
    /\b(?:compan(?:y|ies)|employer|firm|organi[sz]ations?|instansi|perusahaan|entreprise|empresa)\b/,
  ],
  ["school", /\b(?:institut\w*|school|colleges?|sekolah|ecole|etablissement|escuela)\b/],
  ["board", /\b(?:universit\w*|board|universitas)\b/],
  ["field", /\b(?:stream|speciali[sz]ation|subjects?|branch|discipline|major|field|jurusan|filiere)\b/],
  [
    "degree",
    /\b(?:course|degree|exam(?:ination)?s?|qualifications?|class|standard|diploma|program(?:me)?|certificate)\b/,
  ],
  ["place", /\b(?:place|location|city|town|country|state)\b/],
  [
    "told",
    /\b(?:nature of work|responsibilit\w*|description|details?|work|duties|projects?|remarks?|tasks?)\b/,
  ],
];

export type TableColumn =
  | "number"
  | "grade"
  | "dates"
  | "title"
  | "employer"
  | "school"
  | "board"
  | "field"
  | "degree"
  | "place"
  | "told";

/** Words beside these in the heads of tables; a cell that says anything else is no head. */
export const COLUMN_FILLERS = readWordSet(
  "s, sr, sl, no, nr, serial, number, name, names, of, the, or, and, in, a, to, from, with, role, candidate, details, detail, project, projects, place, location, city, town, country, state, date, dates, month, months, diploma, diplomas, obtained, attained, attended, completed, completion, passing, passed, programme, program, certificate, title, job, post, position, held, responsibilities, responsibility, description, duties, remarks, session, stream, branch, discipline, major, field, study, studies, specialization, specialisation, subject, subjects, main, duration, period, tenure, year, years, time, percentage, percent, marks, mark, cgpa, gpa, sgpa, grade, grades, score, result, division, aggregate, course, courses, degree, degrees, exam, exams, examination, qualification, qualifications, educational, academic, class, standard, university, universitas, board, institute, institutes, institution, institutions, school, schools, college, colleges, company, employer, firm, organization, organisation, designation, nature, work, task, tasks, tahun, sekolah, institusi, jurusan, instansi, perusahaan, posisi, jabatan, nilai, annee, diplome, ecole, etablissement, poste, entreprise, filiere",
);
