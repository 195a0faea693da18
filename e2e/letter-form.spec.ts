import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { aLetter } from "#testing/a-letter.ts";
import { answerSession, test } from "./built-pages.ts";
import { giveClock, stopClock } from "./clock.ts";

const PDF = { name: "amara-okafor.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const WORD = { name: "resume.docx", mimeType: "application/msword", buffer: Buffer.from("PK") };
const AD = "Ward Nurse at Harbour Care Group. You bring wound care and infection control.";

const generate = (page: Page) => page.getByRole("button", { name: "Generate Cover Letter" });
/** Opens the form that folds to one line above a letter. */
const change = (page: Page) => page.getByText("Change", { exact: true });
const resume = (page: Page) => page.locator("#new-letter input[type=file]");
const ad = (page: Page) => page.getByLabel("Job description", { exact: true });

test.beforeEach(async ({ page }) => {
  await page.route("**/api/letter-model", (route) => route.fulfill({ json: { model: null } }));
  await page.route("**/api/read-ad", (route) =>
    route.fulfill({
      json: { jobTitle: "Ward Nurse", company: "Harbour Care Group", titles: [], companies: [] },
    }),
  );
});

async function open(page: Page): Promise<void> {
  await page.goto("/cover-letter");
  await expect(generate(page)).toBeEnabled();
}
async function fill(page: Page): Promise<void> {
  await resume(page).setInputFiles(PDF);
  await ad(page).fill(AD);
}
const answer = (
  page: Page,
  response: Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0],
) => page.route("**/api/generate-cover-letter", (route) => route.fulfill(response));

test("asks for a resume and for a job description, in the spec's words, at their fields", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("heading", { name: "New Cover Letter" })).toBeInViewport();
  await generate(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please upload a resume." })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Please enter a job description." })).toBeVisible();
  await expect(resume(page)).toBeFocused();
  await resume(page).setInputFiles(PDF);
  await ad(page).fill("  \n ");
  await generate(page).click();
  await expect(page.getByText("Please upload a resume.")).toBeHidden();
  await expect(ad(page)).toBeFocused();
});

test("takes a PDF and nothing else: another file clears the choice", async ({ page }) => {
  await open(page);
  await resume(page).setInputFiles(PDF);
  await expect(page.getByText("amara-okafor.pdf")).toBeVisible();
  await resume(page).setInputFiles(WORD);
  await expect(page.getByRole("alert").filter({ hasText: "Please upload a PDF file." })).toBeVisible();
  await expect(page.getByText("amara-okafor.pdf")).toBeHidden();
  await ad(page).fill(AD);
  await generate(page).click();
  await expect(page.getByText("Please upload a resume.")).toBeVisible();
});

test("asks which it is where the ad does not say for sure, and takes the answer", async ({ page }) => {
  const guess = (text: string, confidence: number) => ({ text, start: 0, end: text.length, confidence });
  await page.route("**/api/read-ad", (route) =>
    route.fulfill({
      json: {
        jobTitle: "Ward Nurse",
        company: null,
        titles: [guess("Ward Nurse", 0.96)],
        companies: [guess("Harbour Care", 0.5), guess("Harbour", 0.2)],
      },
    }),
  );
  await open(page);
  await ad(page).fill(AD);
  const offered = page.getByRole("group", { name: "Is the company one of these?" });
  await expect(offered.getByRole("button")).toHaveText(["Harbour Care", "Harbour"]);
  await expect(page.getByRole("group", { name: "Is the job title one of these?" })).toBeHidden();
  await offered.getByRole("button", { name: "Harbour Care" }).click();
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Harbour Care");
  await expect(page.getByLabel("Company", { exact: true })).toBeFocused();
  await expect(offered).toBeHidden();
});

test("shows title and company of the ad, and leaves alone what the person has written", async ({ page }) => {
  await open(page);
  await page.getByLabel("Company").fill("Lakeside Hospice");
  await ad(page).fill(AD);
  await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse");
  await expect(page.getByLabel("Company")).toHaveValue("Lakeside Hospice");
  await answer(page, { json: aLetter() });
  await resume(page).setInputFiles(PDF);
  const sent = page.waitForRequest("**/api/generate-cover-letter");
  await page.getByLabel("Warm").check({ force: true });
  await generate(page).click();
  const body = (await sent).postDataBuffer()!.toString("latin1");
  expect(body).toContain("Lakeside Hospice");
  // What stands in a field when it is sent is the person's word, typed or left.
  expect(body).toMatch(/name="jobTitle"\r\n\r\nWard Nurse/);
  expect(body).toMatch(/name="tone"\r\n\r\nwarm/);
});

test("a press on the button counts, though what the letter rests on arrives between press and release", async ({
  page,
}) => {
  const plan = Promise.withResolvers<void>();
  const card = (id: string) => ({
    id,
    text: "Dressed complex wounds",
    quote: { start: 0, end: 22, quote: "Dressed complex wounds" },
    title: "Staff Nurse",
    employer: "St. Brennan Hospital",
  });
  const read = { jobTitle: "Ward Nurse", company: null, facts: [], spare: [], points: [] };
  await page.route("**/api/plan-letter", async (route) => {
    await plan.promise;
    await route.fulfill({ json: { ...read, cards: [card("a"), card("b"), card("c")] } });
  });
  await answer(page, { json: aLetter() });
  await open(page);
  const asked = page.waitForRequest("**/api/plan-letter");
  await fill(page);
  await asked;
  await expect(page.getByText("Reading what your letter could rest on")).toBeVisible();
  await generate(page).hover();
  await page.mouse.down();
  const answered = page.waitForResponse("**/api/plan-letter");
  plan.resolve();
  await (await answered).finished();
  // A page that is drawn anew has taken in what came.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: "Writing your letter" })).toBeVisible();
});

test("the progress starts at 10 and says its three messages; the letter comes at 100 by itself", async ({
  page,
}) => {
  await giveClock(page);
  await open(page);
  await fill(page);
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/generate-cover-letter", async (route) => {
    await asked.promise;
    await route.fulfill({ json: aLetter() });
  });
  await stopClock(page);
  await generate(page).click();
  const bar = page.getByRole("progressbar", { name: "Progress of the letter" });
  await expect(bar).toHaveAttribute("aria-valuenow", "10");
  await expect(page.getByText("Uploading resume...")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar).toHaveAttribute("aria-valuenow", "50");
  await expect(page.getByText("Generating cover letter...")).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText("Finalizing...")).toBeVisible();
  asked.resolve();
  await expect(page.getByRole("button", { name: "Show result now" })).toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { name: "Your cover letter" })).toBeFocused();
  await expect(bar).toBeHidden();
});

test("Cancel and Escape stop the request, and nothing that was entered is lost", async ({ page }) => {
  await open(page);
  await fill(page);
  await page.route("**/api/generate-cover-letter", () => new Promise(() => undefined));
  for (const stop of [
    () => page.getByRole("button", { name: "Cancel" }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    const failed = page.waitForEvent("requestfailed");
    await generate(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await stop();
    await failed;
    await expect(page.getByRole("progressbar")).toBeHidden();
    await expect(page.getByText("Cancelled. What you entered is still here.")).toBeVisible();
    await expect(generate(page)).toBeFocused();
    await expect(ad(page)).toHaveValue(AD);
  }
});

test("a refusal and a missing letter say that it could not be generated, and why", async ({ page }) => {
  await open(page);
  await fill(page);
  const title = "This PDF is protected by a password.";
  await answer(page, { status: 422, json: { code: "pdf-encrypted", title, status: 422, id: "req-9" } });
  await generate(page).click();
  await expect(page.getByText("Error: Could not generate cover letter.", { exact: true })).toBeVisible();
  await expect(page.getByText(`${title} If you write to us, quote this id: req-9`)).toBeVisible();
  await page.unroute("**/api/generate-cover-letter");
  await answer(page, { json: { sentences: [] } });
  await generate(page).click();
  await expect(page.getByText(title)).toBeHidden();
  await expect(page.getByText("Error: Could not generate cover letter.", { exact: true })).toBeVisible();
});

test("a call that breaks off asks to try again", async ({ page }) => {
  await open(page);
  await fill(page);
  await page.route("**/api/generate-cover-letter", (route) => route.abort());
  await generate(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Error generating cover letter. Please try again." }),
  ).toBeVisible();
});

test("each opening of the screen starts anew, after a question where a letter would be lost", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await fill(page);
  await answer(page, { json: aLetter() });
  await generate(page).click();
  await page.getByRole("button", { name: "Show result now" }).click();
  const letter = page.getByRole("heading", { name: "Your cover letter" });
  const entry = page
    .getByRole("navigation", { name: "Your tools" })
    .getByRole("link", { name: "Cover Letters" });
  await expect(letter).toBeVisible();
  await entry.click();
  const question = page.getByRole("dialog", { name: "Leave this letter behind?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(letter).toBeVisible();
  await entry.click();
  await question.getByRole("button", { name: "Leave without it" }).click();
  await expect(letter).toBeHidden();
  await expect(ad(page)).toHaveValue("");
});

test("with a language model the page shows what would leave, and the letter as it is written", async ({
  page,
}) => {
  await page.unroute("**/api/letter-model");
  await page.route("**/api/letter-model", (route) => route.fulfill({ json: { model: "a small model" } }));
  await page.route("**/api/preview-letter", (route) => route.fulfill({ json: { text: "Write for [NAME]" } }));
  await open(page);
  await fill(page);
  await page.getByRole("button", { name: "Show the exact text that would leave" }).click();
  await expect(page.getByRole("dialog")).toContainText("Write for [NAME]");
  await page.getByRole("button", { name: "Close" }).click();
  const done = { done: aLetter({ writtenBy: "model" }) };
  await answer(page, {
    contentType: "application/x-ndjson",
    body: `{"text":"Dear"}\n${JSON.stringify(done)}\n`,
  });
  await generate(page).click();
  await page.getByRole("button", { name: "Show result now" }).click();
  await expect(page.getByText("Worded by a language model")).toBeVisible();

  const sent = page.waitForRequest("**/api/generate-cover-letter");
  await change(page).click();
  await page.getByLabel(/Let a language model/).uncheck();
  await answer(page, { json: aLetter() });
  await generate(page).click();
  expect((await sent).postDataBuffer()!.toString("latin1")).toMatch(/name="writer"\r\n\r\ncomposer/);
});

test("what was edited stays on the page when another letter is written", async ({ page }) => {
  await open(page);
  await fill(page);
  await answer(page, { json: aLetter() });
  await page.route("**/api/check-letter", (route) =>
    route.fulfill({ json: { sentences: [], resumeText: "" } }),
  );
  const write = async () => {
    await generate(page).click();
    await page.getByRole("button", { name: "Show result now" }).click();
  };
  await write();
  await page.locator("[data-edit]").click();
  await page.getByLabel("The letter", { exact: true }).fill("My very own words.");
  await change(page).click();
  await write();
  await expect(page.locator("[data-letter]")).toContainText("St. Brennan Hospital");
  await page.getByText("What you edited before (1)").click();
  await expect(page.getByText("My very own words.").filter({ visible: true })).toHaveCount(1);
});

test("without script the form cannot be sent, and says why", async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/cover-letter`);
  await expect(page.getByText("Writing a letter needs JavaScript")).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await context.close();
});

test("weighs at most 180 kB of script; the maker of Word files comes when it is wanted", async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script")
      sizes.set(response.url(), gzipSync(await response.body()).length);
  });
  await answerSession(page, {});
  await page.goto("/cover-letter", { waitUntil: "networkidle" });
  const sum = () => [...sizes.values()].reduce((total, size) => total + size, 0);
  expect(sum()).toBeLessThan(180_000);
});
