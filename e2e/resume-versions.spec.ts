import { type BrowserContext, expect, type Page } from "@playwright/test";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { scanByCall } from "./scan-by-call.ts";
import { test } from "./whole-product.ts";

/** The lexicon and its reader are loaded once in each browser. */
const FIRST = { timeout: 30_000 };

const RESUME = {
  basics: { name: "Juno Marlowe", label: "Software engineer", email: "juno@mail.example" },
  work: [
    {
      name: "Hearth Systems",
      position: "Software Engineer",
      startDate: "2020-03",
      highlights: [
        "Ran the office party committee",
        "Kept the coffee machine going",
        "Built services in TypeScript and PostgreSQL for 40 shops",
        "Deployed containers with Kubernetes on AWS",
        "Wrote the newsletter of the sports club",
      ],
    },
    { name: "Mill Lane", position: "Junior Developer", startDate: "2018", endDate: "2020-02" },
  ],
  skills: [{ name: "Excel" }, { name: "JS" }, { name: "TypeScript" }],
};
const AD = `Backend Engineer
Company: Quibbleton Works
Requirements
- Strong knowledge of TypeScript and JavaScript
- Kubernetes and PostgreSQL
- Experience with Rust and Terraform`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const score = (page: Page) => page.getByText(/^[\d.]+ of 100 for this ad$/);

async function begin(page: Page, path = "/advanced-resume-builder"): Promise<void> {
  await page.goto(path);
  await page.locator("input[name=json]").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(RESUME)),
  });
  await expect(field(page, "Name").first()).toBeVisible();
}

async function readAd(page: Page): Promise<void> {
  await tab(page, "For a job").click();
  await field(page, "Or the whole ad, pasted").fill(AD);
  await button(page, "Read this ad").click();
  await expect(score(page)).toBeVisible(FIRST);
}

/** A browser of somebody's own in which they are signed in. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/api/auth/start?returnTo=/pricing");
  await page.getByLabel("Name").fill("Juno Marlowe");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/pricing/);
}

test("the score follows what is typed, and proposals are accepted or refused one by one", async ({
  page,
}) => {
  await begin(page);
  const model = page.waitForResponse(/letter-model/);
  await readAd(page);
  await (await model).finished();
  const before = await score(page).textContent();
  const proposals = section(page, "Tailor to this ad");
  // No language model is set up here, and nothing speaks of one.
  await expect(section(page, "Worded anew for this ad")).toHaveCount(0);
  await proposals.getByRole("button", { name: /Refuse – Leave out/ }).click();
  await expect(proposals.getByRole("button", { name: /Leave out/ })).toHaveCount(0);
  await expect(proposals.getByRole("heading", { name: "Tailor to this ad" })).toBeFocused();
  await proposals.getByRole("button", { name: /Accept – The ad’s name/ }).click();
  await tab(page, "Words").click();
  await expect(section(page, "Skills").getByText("JavaScript", { exact: true })).toBeVisible();
  await button(page, "Undo").click();
  await expect(section(page, "Skills").getByText("JS", { exact: true })).toBeVisible();
  await field(page, "Summary").fill("Backend engineer who writes Rust.");
  await expect(score(page)).not.toHaveText(before!);
});

test("a version for a job leaves the resume as it is, and tells where it differs", async ({ page }) => {
  await begin(page);
  await readAd(page);
  await button(page, "Make a version for this job").click();
  const proposals = section(page, "Tailor to this ad");
  await proposals.getByRole("button", { name: /Accept – Skills/ }).click();
  await proposals
    .getByRole("button", { name: /Accept – Name a skill/ })
    .first()
    .click();
  const differences = section(page, "Where this version differs");
  await expect(differences.getByText("The ad’s name for what your line says:")).toBeVisible();
  await tab(page, "Words").click();
  await field(page, "Title below the name").fill("Backend engineer");
  await page.reload();
  await tab(page, "For a job").click();
  await expect(differences.getByText("Your own typing.")).toBeVisible();
  await expect(score(page)).toBeVisible(FIRST);
  await field(page, "Title below the name").waitFor({ state: "attached" });
});

test("a version says that its resume has changed, takes over what fits when asked, and tells the rest", async ({
  page,
}) => {
  await signIn(page, "juno.news@mail.example");
  await begin(page);
  await expect(page.getByText("Kept in your account.")).toBeVisible();
  await readAd(page);
  await button(page, "Make a version for this job").click();
  await page
    .getByRole("button", { name: /Accept – Name a skill/ })
    .last()
    .click();
  await tab(page, "Words").click();
  await field(page, "Title below the name").fill("Backend engineer");
  await expect(page.getByText("Kept in your account.")).toBeVisible();
  const version = page.url();

  await page.goto("/resumes#edited");
  await page.getByRole("link", { name: "Juno Marlowe, Software engineer", exact: true }).click();
  await field(page, "Title below the name").fill("Lead engineer");
  await field(page, "Phone").fill("+44 20 7946 0999");
  await expect(page.getByText("Kept in your account.")).toBeVisible();

  await page.goto("/pricing");
  await page.goto(version);
  await button(page, "Its resume has changed").click();
  const news = section(page, "The resume that it came of has changed");
  await expect(news.getByText("+44 20 7946 0999")).toBeVisible();
  await expect(news.getByText("Lead engineer")).toBeVisible();
  expect(await findFaultsInBothSchemes(page)).toEqual([]);
  await news.getByRole("button", { name: "Take it over" }).focus();
  await page.keyboard.press("Enter");
  await expect(news).toHaveCount(0);
  await tab(page, "Words").click();
  await expect(field(page, "Phone")).toHaveValue("+44 20 7946 0999");
  await expect(field(page, "Title below the name")).toHaveValue("Backend engineer");
  await expect(page.getByText("Kept in your account.")).toBeVisible();
  await page.reload();
  await expect(field(page, "Phone")).toHaveValue("+44 20 7946 0999");
  await expect(button(page, "Its resume has changed")).toHaveCount(0);
});

test("a version for the ad of a scan, the scan's report and the application lead to each other", async ({
  page,
}) => {
  await signIn(page, "juno.links@mail.example");
  const scan = await scanByCall(page, AD);
  await begin(page);
  await tab(page, "For a job").click();
  await page.getByLabel("The ad of one of your scans").selectOption({ index: 1 });
  await button(page, "Make a version for this job").click();
  await expect(page.getByText("Kept in your account.")).toBeVisible();
  await button(page, "Track this application").click();
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("link", { name: "Report", exact: true })).toHaveAttribute(
    "href",
    new RegExp(scan),
  );
  await page.getByRole("link", { name: /^Software engineer/ }).click();
  await tab(page, "For a job").click();
  await page.getByRole("link", { name: "Its report" }).click();
  await expect(page.getByText("Versions for this job:")).toBeVisible();
  await page.getByRole("link", { name: "Software engineer", exact: true }).click();
  await expect(field(page, "Name").first()).toHaveValue("Juno Marlowe");
});

test("what is edited while signed in is there on another device, and both may write at once", async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, "juno.devices@mail.example");
  await begin(page);
  await expect(page.getByText("Kept in your account.")).toBeVisible();
  const device = await browser.newContext({ baseURL: origin });
  const other = await device.newPage();
  await signIn(other, "juno.devices@mail.example");
  await other.goto("/resumes#edited");
  await other.getByRole("link", { name: "Juno Marlowe, Software engineer", exact: true }).click();
  await expect(field(other, "Title below the name")).toHaveValue("Software engineer");

  await goOffline(device);
  await field(other, "Summary").fill("Written on a train.");
  await expect(other.getByText(/Your account follows as soon as/).first()).toBeVisible();
  await field(page, "Title below the name").fill("Backend engineer");
  await expect(page.getByText("Kept in your account.")).toBeVisible();
  await device.setOffline(false);
  await expect(field(other, "Title below the name")).toHaveValue("Backend engineer", { timeout: 15_000 });
  await expect(other.getByText("Kept in your account.")).toBeVisible();
  await page.reload();
  await expect(field(page, "Summary")).toHaveValue("Written on a train.");
  await device.close();
});

const goOffline = (context: BrowserContext) => context.setOffline(true);

test("an entry is dragged by its grip to another place", async ({ page }) => {
  await begin(page);
  const work = section(page, "Work experience");
  const entries = work.getByRole("listitem");
  await expect(entries.first()).toContainText("Software Engineer");
  const grip = entries.first().locator("[data-grip]");
  await grip.hover();
  await page.waitForLoadState("networkidle");
  await grip.dragTo(entries.last(), { targetPosition: { x: 60, y: 40 } });
  await expect(entries.first()).toContainText("Junior Developer");
  await button(page, "Undo").click();
  await expect(entries.first()).toContainText("Software Engineer");
});

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test("a version and its proposals have no fault a machine can find", async ({ page }) => {
      await begin(page);
      await tab(page, "For a job").click();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
      await readAd(page);
      await button(page, "Make a version for this job").click();
      await page.getByRole("button", { name: /Accept – Skills/ }).click();
      await expect(section(page, "Where this version differs").getByRole("listitem")).toHaveCount(1);
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    });
  });
