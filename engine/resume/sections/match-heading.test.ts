import { describe, expect, test } from "vitest";
import { matchHeading } from "./match-heading.ts";

describe("headings are known by their words", () => {
  test.each([
    ["PROFESSIONAL EXPERIENCE", "experience"],
    ["Employment History:", "experience"],
    ["• Work History •", "experience"],
    ["2. Skills & Tools", "skills"],
    ["E X P E R I E N C E", "experience"],
    ["W O R K E X P E R I E N C E", "experience"],
    ["Core Competencies", "skills"],
    ["Licenses & Certifications", "certificates"],
    ["Clinical Rotations", "experience"],
    ["Community Involvement", "volunteering"],
    ["Honors & Awards", "awards"],
    ["Relevant Nursing Experience", "experience"],
    ["Volunteer Teaching Experience", "volunteering"],
    ["Selected Research Projects", "projects"],
    ["BERUFLICHER WERDEGANG", "experience"],
    ["ALLGEMEINE UND BERUFLICHE BILDUNG", "education"],
    ["Haridus ja koolitus", "education"],
    ["Expériences Professionnelles", "experience"],
    ["Formación Académica", "education"],
    ["Habilitações Literárias", "education"],
    ["Doświadczenie zawodowe", "experience"],
    ["Vaardigheden", "skills"],
    ["Istruzione e formazione", "education"],
    ["Опыт работы", "experience"],
    ["Εκπαίδευση", "education"],
    ["الخبرات العملية", "experience"],
    ["教育背景", "education"],
    ["요약", "summary"],
    ["언어", "languages"],
    ["Weitere Interessen", "interests"],
    ["Mis habilidades", "skills"],
    ["Moje doświadczenie zawodowe", "experience"],
    ["Tehničke vještine", "skills"],
  ])("%s", (printed, kind) => {
    expect(matchHeading(printed)?.kind).toBe(kind);
  });

  test.each([
    "Managed the education of 30 children",
    "Acme Experience Ltd",
    "Registered Nurse",
    "Anna Education-Smith",
    "Led a team",
  ])("%s is no heading", (printed) => {
    expect(matchHeading(printed)).toBeNull();
  });
});
