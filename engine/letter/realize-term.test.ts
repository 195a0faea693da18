import { describe, expect, test } from "vitest";
import { isRealizable, realizeHeld, realizeTerm } from "./realize-term.ts";

const quote = (text: string) => ({ start: 0, end: text.length, quote: text });
const term = (label: string, kind: "hard" | "certificate" | "language", ad: string, resume = ad) => ({
  label,
  kind,
  quotes: [quote(ad)],
  resumeQuotes: [quote(resume)],
});

describe("a requirement is named as a sentence would", () => {
  test.each([
    [term("Phlebotomy", "hard", "venepuncture", "Took blood"), "venepuncture"],
    [term("Recruitment", "hard", "Recruit"), "recruitment"],
    [term("Power BI", "hard", "Power BI"), "Power BI"],
    [term("JavaScript", "hard", "Javascript"), "JavaScript"],
    [term("JSON", "hard", "Json"), "JSON"],
    [term("HTML", "hard", "XHTML", "HTML"), "HTML"],
    [term("JavaScript", "hard", "JS", "JavaScript"), "JS"],
    [term("Project management", "hard", "Project management"), "project management"],
    [term("Cummins engines", "hard", "Cummins INSITE", "Cummins"), "Cummins engines"],
    [term("printers (in design)", "hard", "printers"), "printers"],
    [term("Local anesthesia dental", "hard", "Local anesthesia"), "local anesthesia"],
    [term("Fanuc robots", "hard", "Fanuc"), "Fanuc"],
    [term("Adobe InDesign", "hard", "InDesign"), "InDesign"],
    [term("Physical therapy", "hard", "Physiotherapy"), "physiotherapy"],
    [term("Accident investigation", "hard", "incident reports"), "incident reports"],
    [term("Tender management", "hard", "Run tenders", "tenders"), "tender management"],
    [term("CIPR qualification", "certificate", "NCTJ diploma", "NCTJ"), "NCTJ diploma"],
    [term("Follow Up Boss", "hard", "Follow Up Boss"), "Follow Up Boss"],
    [term("Contract drafting", "hard", "draft contracts", "Draft contracts"), "contract drafting"],
    [term("Filing", "hard", "manage your own files", "opened files"), "filing"],
    [term("Irish", "language", "Irish-language", "Irish"), "Irish"],
  ])("%o", (one, said) => {
    expect(realizeTerm(one)).toBe(said);
  });

  test("papers of which one has one take their article", () => {
    expect(
      realizeHeld(term("Driving licence", "certificate", "Full driving licence", "Full UK driving licence")),
    ).toBe("a driving licence");
    expect(realizeHeld(term("NMC registration", "certificate", "NMC registration"))).toBe("NMC registration");
  });

  test.each(["Dental hygienist", "Store manager", "levels", "electrical", "chilled", "OSHA", "set up"])(
    "'%s' is no skill that one can list",
    (label) => {
      expect(isRealizable(term(label, "hard", label))).toBe(false);
    },
  );
});
