import { expect, type Page } from "@playwright/test";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { signInByPopup, test } from "./whole-product.ts";

const CORPUS = "testing/corpus/linkedin/";
const ADDRESS = "https://www.linkedin.com/in/maureen-achterberg-doyle-4b71a2c9";
const PASTED =
  "Maureen Achterberg\nWard nurse\nLeeds\nAbout\nI look after 28 patients.\nExperience\nStaff Nurse\nAire Valley Trust\nMar 2019 - Present · 6 yrs\n";

/** The first review waits for the engine, and for the sanitiser that is loaded with it. */
const expectSoon = expect.configure({ timeout: 30_000 });
const review = (page: Page) => page.getByRole("region", { name: "Review" });
const address = (page: Page) => page.getByPlaceholder("Paste your LinkedIn profile URL here...");
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze", exact: true });
const chooseFile = (page: Page, file: string) =>
  page.getByLabel("Your profile as a file").setInputFiles(CORPUS + file);

test.beforeEach(async ({ page }) => {
  await page.goto("/linkedin-optimization");
  await expect(page.getByText("A score out of 100 for your profile")).toBeVisible();
});

test("an empty address does nothing", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("analyze")) asked += 1;
  });
  await analyze(page).click();
  await address(page).fill("   ");
  await analyze(page).click();
  await expect(analyze(page)).toBeEnabled();
  await expectSoon(page.getByRole("alert")).toBeEmpty();
  expect(asked).toBe(0);
});

test("an address alone is reviewed for what it says, and the button says so meanwhile", async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/analyze-linkedin-profile", async (route) => {
    await held;
    await route.continue();
  });
  await address(page).fill(ADDRESS);
  await analyze(page).click();
  await expect(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
  answer();
  await expectSoon(review(page)).toContainText("0 of 3 points");
  await expectSoon(review(page)).toContainText("still ends in the characters LinkedIn gave it");
  await expectSoon(review(page)).toBeFocused();
  await expect(analyze(page)).toBeEnabled();
});

for (const [kind, file] of [
  ["'Save to PDF'", "made/en-nurse.pdf"],
  ["the data export", "exports/en-nurse.zip"],
] as const)
  test(`a profile is reviewed from ${kind}, with its bars and fixes`, async ({ page }) => {
    await chooseFile(page, file);
    await analyze(page).click();
    await expectSoon(review(page).getByText("Maureen Achterberg-Doyle")).toBeVisible();
    await expectSoon(review(page).getByRole("meter", { name: "Headline" })).toBeVisible();
    await expectSoon(review(page).getByRole("heading", { name: "What is worth most" })).toBeVisible();
    // Its headline and About have little to win: a draft would be poorer than what stands.
    await expect(review(page).getByRole("heading", { name: /from your own lines/ })).toHaveCount(0);
  });

test("a profile with points to win is offered drafts of its own lines", async ({ page }) => {
  await chooseFile(page, "made/en-teacher.pdf");
  await analyze(page).click();
  await expectSoon(
    review(page).getByRole("heading", { name: "An About text from your own lines" }),
  ).toBeVisible();
  await expectSoon(review(page).getByText(/of at most 2600 characters/)).toBeVisible();
});

test("pasted text, answers and an ad are reviewed by keyboard alone", async ({ page }) => {
  // The form opens with the page's script; what is closed cannot be focused.
  await expect(page.getByLabel("Your profile as a file")).toBeEnabled();
  await page.getByLabel("Your profile as a file").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Or its text")).toBeFocused();
  await page.keyboard.insertText(PASTED);
  await page.keyboard.press("Tab");
  await expect(address(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("A photo of you")).toBeFocused();
  await page.keyboard.type("Yes");
  await page.getByText("A job you are aiming for").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Ward Nurse\nRequirements\n- Wound care\n");
  await address(page).focus();
  await page.keyboard.press("Enter");
  await expectSoon(review(page)).toContainText("Read from pasted text");
  await expectSoon(review(page)).not.toContainText("Does your profile have a photo?");
});

test("what fails is said in red with its reason, and the earlier review is gone", async ({ page }) => {
  await address(page).fill(ADDRESS);
  await analyze(page).click();
  await expectSoon(review(page)).toContainText("out of 100");
  await page.getByLabel("Your profile as a file").setInputFiles({
    name: "other.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("PK\u0003\u0004 cut off"),
  });
  await analyze(page).click();
  await expectSoon(page.getByRole("alert")).toContainText("Failed to analyze profile.");
  await expectSoon(page.getByText("This ZIP is damaged or cut off.")).toBeInViewport();
  await expectSoon(review(page)).toHaveCount(0);
  await page.route("**/api/analyze-linkedin-profile", (route) => route.fulfill({ body: "<html>" }));
  await page.getByRole("button", { name: "Remove the chosen file" }).click();
  await analyze(page).click();
  await expectSoon(page.getByRole("alert")).toContainText("Failed to analyze profile.");
});

test("a review that was tampered with on its way runs nothing", async ({ page }) => {
  await page.route("**/api/analyze-linkedin-profile", async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { reviewHtml: string };
    const reviewHtml = `<img src=x onerror="document.title='run'"><a href="javascript:1">x</a><form>y</form>${json.reviewHtml}`;
    await route.fulfill({ response: answer, json: { ...json, reviewHtml } });
  });
  await address(page).fill(ADDRESS);
  await analyze(page).click();
  await expectSoon(review(page)).toContainText("out of 100");
  await expectSoon(review(page).locator("img, a, form, [onerror]")).toHaveCount(0);
  await expect(page).not.toHaveTitle("run");
});

test("a signed-in person finds the review again under Resumes", async ({ page }) => {
  await page.goto("/resumes#linkedin");
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  const person = { name: "Maureen", email: `linkedin-${process.pid}@mail.example` };
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "There is no review here yet" })).toBeVisible();
  await page.goto("/linkedin-optimization");
  await chooseFile(page, "made/en-nurse.pdf");
  await analyze(page).click();
  await page.getByRole("link", { name: "Your reviews" }).click();
  await page.getByRole("link", { name: "Maureen Achterberg-Doyle", exact: true }).click();
  await expectSoon(review(page)).toContainText("Maureen Achterberg-Doyle");
});

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test("form and review have no fault a machine can find, and do not scroll sideways", async ({ page }) => {
      for (const summary of await page.locator("form summary").all()) await summary.click();
      await chooseFile(page, "made/en-manager.pdf");
      await analyze(page).click();
      await expectSoon(review(page).getByRole("meter").first()).toBeVisible();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    });
  });
