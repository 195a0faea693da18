import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { makeResumePdf } from "./a-resume-pdf.ts";
import { giveClock, stopClock } from "./clock.ts";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

const AD = [
  "Ward Nurse, night shift",
  "Harbour Care Group",
  "",
  "Requirements",
  "- Experience in wound care and medication administration",
  "- Patient assessment, infection control and electronic health records",
].join("\n");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const FALSE_SENTENCE = "I also led 40 engineers at NASA.";

test.beforeEach(({ page }) => giveClock(page));

const sentences = (page: Page) => page.locator("[data-letter] [role=button]");
const sources = (page: Page) => page.locator("[data-sources]");

async function fillForm(page: Page): Promise<void> {
  await page.goto("/cover-letter");
  const buffer = await makeResumePdf();
  const file = { name: "amara-okafor.pdf", mimeType: "application/pdf", buffer };
  await page.locator("#new-letter input[type=file]").setInputFiles(file);
  await page.getByLabel("Job description", { exact: true }).fill(AD);
  // The first ad that a server reads waits for its engine to load.
  await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse", { timeout: 30_000 });
}

/** No progress passes while the server works, so that there is always a result to be shown early. */
async function generate(page: Page): Promise<void> {
  await stopClock(page);
  await page.getByRole("button", { name: "Generate Cover Letter" }).click();
  await page.getByRole("button", { name: "Show result now" }).click({ timeout: 30_000 });
  await page.clock.resume();
}

async function write(page: Page): Promise<void> {
  await fillForm(page);
  await generate(page);
  await expect(page.getByRole("heading", { name: "Your cover letter" })).toBeFocused();
}

/** Types a sentence before the closing, as a user would. */
async function addFalseSentence(page: Page): Promise<void> {
  await page.locator("[data-edit]").click();
  const field = page.getByLabel("The letter", { exact: true });
  await field.press("ControlOrMeta+Home");
  await field.press("End");
  await field.pressSequentially(`\n\n${FALSE_SENTENCE}`);
  await expect(page.locator("[data-verdict]")).toContainText("1 sentence is not in your resume", {
    timeout: 20_000,
  });
}

test("somebody without an account writes a letter, sees its sources, edits it, and takes it away", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await fillForm(page);
  // Greeted by name is only a company that the user names themselves, or the ad beyond doubt.
  await page.getByLabel("Company").fill("Harbour Care Group");
  await generate(page);
  await expect(page.getByRole("heading", { name: "Your cover letter" })).toBeFocused();
  await expect(page.getByText("Every sentence is vouched for.", { exact: true })).toBeVisible();
  await expect(page.locator("[data-letter]")).toContainText("Dear Harbour Care Group Hiring Team,");

  const sentence = sentences(page).filter({ hasText: "wound care" }).first();
  await sentence.click();
  await expect(sentence).toHaveAttribute("aria-pressed", "true");
  await expect(sources(page).locator("mark").first()).toContainText(/wound care/i);
  await expect(sources(page)).toContainText("This sentence rests on:");

  await addFalseSentence(page);
  await page.getByRole("button", { name: "Done" }).click();
  const marked = sentences(page).filter({ hasText: FALSE_SENTENCE });
  await expect(marked).toContainText("not in your resume");
  await marked.click();
  await expect(sources(page)).toContainText("Not in your resume:");

  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Hiring Team,\n\n${FALSE_SENTENCE}\n\n`);
  expect(copied).not.toContain("not in your resume");
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();

  const take = async (name: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
  };
  const pdf = await take("Download PDF");
  expect(pdf.name).toBe("Cover letter - Harbour Care Group.pdf");
  expect(pdf.file.subarray(0, 5).toString()).toBe("%PDF-");
  // The same letter under the head of a resume's template, with what was surely read of its person.
  await page.getByText("Look of the PDF").click();
  await page.getByLabel("Template", { exact: true }).selectOption("Modern");
  await expect(page.getByLabel("Name above the letter")).toHaveValue("Amara Okafor");
  await expect(page.getByLabel("How to reach you")).toHaveValue(/amara\.okafor@/);
  const asked = page.waitForRequest("**/api/letter-pdf");
  const dressed = await take("Download PDF");
  expect((await asked).postDataJSON()).toMatchObject({ look: { template: "modern", name: "Amara Okafor" } });
  expect(dressed.file.subarray(0, 5).toString()).toBe("%PDF-");
  const docx = await take("Download Word (.docx)");
  expect(docx.name).toBe("Cover letter - Harbour Care Group.docx");
  expect(strFromU8(unzipSync(docx.file)["word/document.xml"]!)).toContain(FALSE_SENTENCE);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.getByText(FALSE_SENTENCE).filter({ visible: true })).toHaveCount(1);
});

test("by keyboard alone a sentence is chosen, and on a phone the way leads to its source and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await write(page);
  const sentence = sentences(page).filter({ hasText: "wound care" }).first();
  await sentence.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Where it comes from" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Where it comes from" })).toBeInViewport();
  await page.getByRole("button", { name: "Back to the sentence" }).press("Enter");
  await expect(sentence).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(sentence).toHaveAttribute("aria-pressed", "false");
});

test("a letter from elsewhere is checked against resume and ad", async ({ page }) => {
  await fillForm(page);
  const check = page.getByRole("button", { name: "Check this letter" });
  await check.click();
  await expect(page.getByText("Please enter the letter to check.")).toBeVisible();
  await page
    .getByLabel("Your letter", { exact: true })
    .fill(`Dear team,\n\nI provided wound care on a 28-bed ward. ${FALSE_SENTENCE}`);
  await check.click();
  await expect(page.getByRole("heading", { name: "Your letter, checked" })).toBeFocused({ timeout: 30_000 });
  await expect(sentences(page).filter({ hasText: "28-bed" })).toHaveAttribute("data-vouched", "true");
  await expect(sentences(page).filter({ hasText: "NASA" })).toHaveAttribute("data-vouched", "false");
});

test("a signed-in person's letter is kept with its changes, found again, deleted and brought back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/resumes#letters");
  const person = { name: "Amara Okafor", email: `letters-${process.pid}-${Date.now()}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "There is no letter here yet" })).toBeVisible();
  await write(page);
  await addFalseSentence(page);
  await page.locator("[data-result]").getByRole("link", { name: "Resumes" }).click();

  const rows = page.getByRole("list", { name: "Past letters" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Search by job title").fill("welder");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No letter has all these words")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("button", { name: "Delete Ward Nurse" }).press("Enter");
  await page.getByRole("button", { name: "Undo Ward Nurse" }).press("Enter");
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole("link", { name: "Ward Nurse", exact: true }).click();
  await expect(sentences(page).filter({ hasText: FALSE_SENTENCE })).toHaveAttribute("data-vouched", "false");
  await page.goto("/cover-letter#00000000-0000-4000-8000-000000000000");
  await page.reload();
  await expect(page.getByText("There is no such letter")).toBeVisible();
});

test("a report leads to a letter about the same resume and ad", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/resumes");
  const person = { name: "Amara Okafor", email: `from-report-${process.pid}-${Date.now()}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "There is nothing here yet" })).toBeVisible();
  const id = await scanByCall(page, AD);
  await page.goto(`/user-output#${id}`);
  await page.getByRole("link", { name: "Write a cover letter" }).click();
  await expect(page.getByText("amara-okafor.pdf")).toBeVisible();
  await expect(page.getByLabel("Job description", { exact: true })).toHaveValue(AD);
  await generate(page);
  await expect(sentences(page).filter({ hasText: "wound care" }).first()).toBeVisible();
});

for (const width of [1280, 390])
  test(`nothing a machine can find is wrong with it: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = async () => {
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    };
    await page.goto("/cover-letter");
    await page.getByRole("button", { name: "Generate Cover Letter" }).click();
    await expect(page.getByText("Please upload a resume.")).toBeVisible();
    await check();
    await write(page);
    await sentences(page).nth(2).click();
    await check();
    await addFalseSentence(page);
    await check();
    await page.getByRole("button", { name: "Done" }).click();
    await sentences(page).filter({ hasText: FALSE_SENTENCE }).click();
    await check();
  });

test("before a letter is written, its facts and lines are confirmed, mended or left out, and a part of it is undone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillForm(page);
  const plan = page.locator("[data-plan]");
  await expect(plan.getByLabel("Your employer")).toHaveValue("St. Brennan Hospital", { timeout: 30_000 });
  const axe = await new AxeBuilder({ page }).include("[data-plan]").withTags(WCAG).analyze();
  expect(axe.violations).toEqual([]);
  await plan.getByLabel("Line 1", { exact: true }).fill("taught twelve nurses how to dress burns");
  await plan.getByLabel("Tell line 2").uncheck();
  await plan.getByLabel("Your employer").fill("Saint Brennan University Hospital");
  await generate(page);
  const letter = page.locator("[data-letter]");
  await expect(letter).toContainText(
    "At Saint Brennan University Hospital, I taught twelve nurses how to dress burns.",
  );

  const opening = sentences(page).nth(1);
  const before = await opening.innerText();
  await opening.click();
  await page.getByRole("button", { name: "Reword this paragraph" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible({ timeout: 30_000 });
  await expect(opening).not.toHaveText(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(opening).toHaveText(before);
});
