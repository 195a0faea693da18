import { PDFDocument, StandardFonts } from "pdf-lib";

/** A nurse's resume as most programs write one: one column, standard font, text that can be read. */
export const RESUME_LINES = [
  "Amara Okafor",
  "amara.okafor@mail.example | +1 416-555-0142 | Toronto, ON, Canada",
  "https://www.linkedin.com/in/amara-okafor-rn",
  "",
  "Summary",
  "Registered nurse with six years on surgical wards, at home with complex wounds and short-staffed nights.",
  "",
  "Experience",
  "Registered Nurse, St. Brennan Hospital, Toronto",
  "January 2021 - Present",
  "- Provided wound care and medication administration for eight patients a shift on a 28-bed ward",
  "- Carried out patient assessment at handover and kept electronic health records up to date",
  "- Trained four new colleagues in infection control",
  "",
  "Staff Nurse, Lakeside Clinic, Hamilton",
  "June 2018 - December 2020",
  "- Assisted in phlebotomy and patient education for forty visits a week",
  "",
  "Education",
  "Bachelor of Science in Nursing, McMaster University, 2018",
  "",
  "Skills",
  "Wound care, medication administration, phlebotomy, patient assessment, infection control, Epic",
];

export async function makeResumePdf(lines: readonly string[] = RESUME_LINES): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date("2026-11-20T09:00:00Z"));
  pdf.setModificationDate(new Date("2026-11-20T09:00:00Z"));
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  for (const [index, line] of lines.entries())
    page.drawText(line, { x: 56, y: 730 - index * 17, size: index === 0 ? 18 : 10.5, font });
  return Buffer.from(await pdf.save());
}
