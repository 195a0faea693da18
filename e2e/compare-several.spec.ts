import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { makeResumePdf, RESUME_LINES } from "./a-resume-pdf.ts";
import { signInByPopup, test } from "./whole-product.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const ADS = [
  "Ward Nurse\n\nRequirements\n- Wound care\n- Infection control",
  "Welder\n\nRequirements\n- TIG welding\n- Blueprint reading",
  "Clinic Nurse\n\nRequirements\n- Phlebotomy\n- Wound care",
];

let people = 0;

/** Somebody new, where several are scanned at once. */
async function openSeveral(page: Page): Promise<void> {
  people += 1;
  await page.goto("/resumes");
  const person = { name: "Amara Okafor", email: `several-${process.pid}-${people}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await page.getByRole("link", { name: "Compare several" }).click();
  await expect(page.getByRole("heading", { name: "Compare several at once" })).toBeVisible();
}

const asFile = async (name: string, lines = RESUME_LINES) => ({
  name,
  mimeType: "application/pdf",
  buffer: await makeResumePdf(lines),
});

test("one resume is scanned against three ads at once, and the reports stand side by side", async ({
  page,
}) => {
  await openSeveral(page);
  await page.getByLabel("Ad 1", { exact: true }).fill(ADS[0]!);
  await expect(page.getByText("Add at least two ads to compare.")).toBeVisible();
  await page.getByLabel("Ad 2", { exact: true }).fill(ADS[1]!);
  await page.getByRole("button", { name: "Add another ad" }).click();
  await expect(page.getByLabel("Ad 3", { exact: true })).toBeFocused();
  await page.keyboard.insertText(ADS[2]!);
  await expect(page.getByText("3 scans. You have 3 free left.")).toBeVisible();
  await page.getByRole("button", { name: "Scan and compare" }).click();
  await expect(page.getByText("Please upload a resume.")).toBeVisible();
  // What was pasted outlives a reload.
  await page.reload();
  await expect(page.getByLabel("Ad 3", { exact: true })).toHaveValue(ADS[2]!);
  await page.locator('input[name="resume"]').setInputFiles(await asFile("amara.pdf"));
  await page.getByRole("button", { name: "Scan and compare" }).click();
  await expect(page.getByRole("heading", { name: "3 reports side by side" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("table", { name: "Score" }).getByRole("columnheader")).toContainText([
    "What is scored",
    "Ward Nurse",
    "Welder",
    "Clinic Nurse",
  ]);
  await page.getByRole("link", { name: "Back to your scans" }).click();
  await expect(page.getByRole("list", { name: "Past scans" }).getByRole("listitem")).toHaveCount(3);
});

test("of several resumes the broken one is said, and where the free scans end nothing made is lost", async ({
  page,
}) => {
  await openSeveral(page);
  await page.getByRole("tab", { name: "Several resumes, one ad" }).click();
  await page.getByLabel("Job description", { exact: true }).fill(ADS[0]!);
  const broken = { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 cut off") };
  await page
    .locator('input[name="resumes"]')
    .setInputFiles([
      await asFile("one.pdf"),
      broken,
      await asFile("two.pdf", RESUME_LINES.slice(0, 15)),
      await asFile("three.pdf", RESUME_LINES.slice(0, 12)),
      await asFile("four.pdf", RESUME_LINES.slice(0, 10)),
    ]);
  await expect(page.getByText("5 scans. You have 3 free left, so only 3 will be made")).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Scan and compare" }).click();
  await expect(page.getByText("You have used all your free scans.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("3 of 5 reports made.")).toBeVisible();
  const files = page.getByRole("list", { name: "Chosen resumes" }).getByRole("listitem");
  await expect(files.nth(0)).toContainText("Report made");
  await expect(files.nth(1)).toContainText("This PDF is damaged or cut off.");
  await expect(files.nth(3)).toContainText("Report made");
  await expect(files.nth(4)).not.toContainText("Report made");
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("link", { name: "Compare the 3 reports" }).click();
  await expect(page.getByRole("heading", { name: "3 reports side by side" })).toBeVisible();
});
