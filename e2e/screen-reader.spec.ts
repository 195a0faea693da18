import { expect } from "@playwright/test";
import { makeResumePdf } from "./a-resume-pdf.ts";
import { giveClock, stopClock } from "./clock.ts";
import { signInByPopup, test } from "./whole-product.ts";

/** What a screen reader is told, from the form to the receipt: names, roles, states and the order of things. */
test("a scan is heard from the form to the receipt", async ({ page }) => {
  await giveClock(page);
  await page.goto("/");
  const form = page.getByRole("region", { name: "Scan your resume" });
  await form.getByRole("button", { name: "Scan", exact: true }).click();
  await expect(form).toMatchAriaSnapshot(`
    - heading "Scan your resume" [level=2]
    - button "Resume choose a file"
    - alert: Please upload a resume.
    - text: Job description
    - textbox "Job description" [invalid]
    - alert: Please enter a job description.
    - button "Scan"
  `);
  await expect(form.getByRole("button", { name: "Resume choose a file" })).toHaveAccessibleDescription(
    /PDF, up to 10 MB and 30 pages.*Please upload a resume\./,
  );

  const buffer = await makeResumePdf();
  await page
    .locator("#resume")
    .setInputFiles({ name: "amara-okafor.pdf", mimeType: "application/pdf", buffer });
  await page
    .getByLabel("Job description")
    .fill("Ward Nurse\n\nRequirements\n- wound care\n- QuickBooks\n- Empathy");
  await stopClock(page);
  await signInByPopup(page, () => form.getByRole("button", { name: "Scan", exact: true }).click());
  await expect(page.getByRole("button", { name: "Show result now" })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Reading your resume":
      - heading "Reading your resume" [level=2]
      - progressbar "Progress of the scan"
      - paragraph:
        - status: Uploading resume...
      - status: Your report is ready.
      - button "Show result now"
  `);
  await page.keyboard.press("Enter");
  await page.clock.resume();

  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Ward Nurse" [level=1]
    - region "Overall match score":
      - paragraph:
        - strong: /\\d+\\.\\d\\d/
        - text: of 100
      - list "The four parts of the score"
    - region "Next steps"
    - tablist:
      - tab "Resume" [selected]
      - tab "Job Description"
    - tabpanel "Resume":
      - region "Contact details found":
        - term: Phone
        - definition: +1 416-555-0142
        - term: Email
        - definition: amara.okafor@mail.example
      - region /Hard skills/:
        - heading /Hard skills 50\\.00%/ [level=2]
        - paragraph: Your resume has 1 of the 2 hard skills in the job description.
        - table /Hard skills/:
          - rowgroup:
            - row "Term Resume Job Description Worth"
          - rowgroup:
            - row /QuickBooks .* not in the resume in the job description/
          - rowgroup:
            - row:
              - cell:
                - button /1 found Wound care/
      - region /Soft skills/
      - region /Keywords/
      - region "Thirty checks of the file"
    - region "Check this score by hand":
      - group:
        - status: "Recomputed here: same"
  `);
  await expect(page.getByRole("list", { name: "The four parts of the score" })).toHaveText(
    /Keywords 20\.00 of 60.*1 of 3 terms.*Essential info 10\.00 of 10.*Structure .* of 10.*Word count .* of 20.*\d+ words/,
  );
  await page.getByRole("tab", { name: "Resume" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Job Description" })).toMatchAriaSnapshot(`
    - heading "Missing from your resume" [level=3]
    - list:
      - listitem: QuickBooks
      - listitem: Empathy
    - mark: "Found: wound care"
    - mark: "Missing: QuickBooks"
    - mark: "Missing: Empathy"
  `);
});
