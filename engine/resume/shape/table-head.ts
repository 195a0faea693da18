import { foldLetters } from "../../text/fold-letters.ts";
import { readWordSet } from "../../text/word-set.ts";

const HEADS = readWordSet(`
period, periods, date, dates, duration, from, to, year, years, year of passing, passing year, year of completion, month, start, end, start date, end date, sr no, s no, sl no, no, #, position, positions, title, job title, role, roles, designation, rank, post, employer, employers, company, company name, organisation, organization, name of organization, name of organisation, agency, firm, client, project, location, place, city, country, responsibilities, duties, description, job description, type, vessel, vessel name, vessel type, ship, flag, grt, engine, course, courses, degree, qualification, qualifications, examination, exam, class, stream, discipline, specialization, branch, school, college, university, institution, institute, institution name, name of institution, name of institute, board, university/board, board/university, board / university, institute/university, percentage, percentage/cgpa, cgpa, %, marks, % of marks, % marks, grade, division, score, result, level, language, speak, read, write, skill, proficiency, experience, zeitraum, tätigkeit, arbeitgeber, position/tätigkeit, firma, abschluss, período, puesto, empresa, cargo, periodo, institución, título, azienda, mansione, okres, stanowisko, firma, période, poste, entreprise, reason for leaving, salary, issued by, validity, certificate, date of issue, date of expiry, number
`);

/** Whether the cells of a row are the names of a table's columns. */
export function isTableHead(cells: readonly string[]): boolean {
  if (cells.length < 2) return false;
  const known = cells.filter((cell) =>
    HEADS.has(
      foldLetters(cell)
        .replace(/[.:*()]+/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  );
  return cells.length === 2 ? known.length === 2 : known.length >= cells.length - 1 && known.length >= 2;
}
