import { expect, type Page } from "@playwright/test";
import { makeResumePdf } from "./a-resume-pdf.ts";
import { giveClock, stopClock } from "./clock.ts";
import { signInByPopup, test } from "./whole-product.ts";

const AD = [
  "Ward Nurse, night shift",
  "",
  "Requirements",
  "- Experience in wound care and medication administration",
  "- QuickBooks for the budget of the ward",
  "- Patient assessment, infection control and electronic health records",
  "- Empathy and teamwork",
].join("\n");

test.beforeEach(({ page }) => giveClock(page));

/** The form, filled in; the page's clock stands still from then on until the result is taken. */
async function fill(page: Page, ad = AD, round = 1): Promise<void> {
  await page.goto("/");
  const buffer = await makeResumePdf();
  await page
    .locator("#resume")
    .setInputFiles({ name: "amara-okafor.pdf", mimeType: "application/pdf", buffer });
  await page.getByLabel("Job description").fill(ad);
  await stopClock(page, round);
}

const scanButton = (page: Page) => page.locator("[data-scan]");

async function takeResult(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show result now" }).click({ timeout: 30_000 });
  await page.clock.resume();
  await expect(page).toHaveURL(/\/user-output#.+/);
  // The page reads and scores it all once more by itself.
  await expect(page.getByText("Recomputed here: same")).toBeVisible({ timeout: 30_000 });
}

test("a visitor scans, signs in on the way, reads the report, comes back to it, and logs out", async ({
  page,
}) => {
  await fill(page);
  await signInByPopup(page, () => scanButton(page).click());
  await takeResult(page);

  await expect(page.getByText("amara.okafor@mail.example").last()).toBeVisible();
  await page.getByRole("button", { name: /found .*wound care/i }).click();
  await expect(page.getByRole("row", { name: /^wound care/i }).first()).toContainText("in the resume");
  await expect(page.getByRole("row", { name: /QuickBooks/ }).first()).toContainText("not in the resume");
  const score = await page
    .getByRole("region", { name: "Overall match score" })
    .getByText(/^\d+\.\d\d$/)
    .first()
    .textContent();

  await page.reload();
  await expect(page.getByText("Recomputed here: same")).toBeVisible();
  await expect(page.getByRole("region", { name: "Overall match score" })).toContainText(score!);
  await page.goto("/user-output");
  await expect(page.getByRole("region", { name: "Overall match score" })).toContainText(score!);

  await page.goto("/");
  await expect(page.getByText("2 free scans left")).toBeVisible();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await page.getByLabel("Job description").fill("An ad that whoever comes next has no business with.");
  await page.reload();
  await expect(page.getByLabel("Job description")).toHaveValue(/whoever comes next/);
  await page.locator("[data-account] summary").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByLabel("Job description")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/user-output");
  await expect(page.getByRole("heading", { name: "Sign in to see your report" })).toBeVisible();
});

test("three scans are free, the same scan again costs nothing, and then the button is closed", async ({
  page,
}) => {
  await page.goto("/");
  const nurse = { name: "", email: "third.scan@mail.example" };
  await signInByPopup(page, () => page.getByRole("button", { name: "Sign In" }).click(), nurse);
  await expect(page.getByText("3 free scans left")).toBeVisible();
  for (const [round, ad, left] of [
    [1, "We need wound care.", "2 free scans left"],
    [2, "We need wound care.", "2 free scans left"],
    [3, "We need phlebotomy.", "1 free scan left"],
    [4, "We need infection control.", "No free scans left"],
  ] as const) {
    await fill(page, ad, round);
    await scanButton(page).click();
    await takeResult(page);
    await page.goto("/");
    await expect(page.getByText(left)).toBeVisible();
  }
  await expect(page.getByText("You have used all your free scans.")).toBeVisible();
  await expect(scanButton(page)).toBeDisabled();
});

test("sign-in that is cancelled is an alert, and the form keeps what was entered", async ({ page }) => {
  await fill(page);
  const opening = page.waitForEvent("popup");
  await scanButton(page).click();
  const popup = await opening;
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Cancel" }).evaluate((button: HTMLElement) => button.click());
  await closed;
  await expect(page.getByRole("alert").filter({ hasText: "Google" })).toHaveText(/^Google Sign-In error: .+/);
  await expect(page.getByLabel("Job description")).toHaveValue(AD);
  await expect(scanButton(page)).toBeEnabled();
});

test("where popups are blocked the page itself signs in and the scan goes on by itself", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await fill(page);
  await scanButton(page).click();
  await page.getByLabel("Name").fill("Kwame Mensah");
  await page.getByLabel("Email address").fill("kwame.mensah@mail.example");
  await page
    .getByRole("button", { name: "Sign in", exact: true })
    .evaluate((button: HTMLElement) => button.click());
  await takeResult(page);
});

test("a file that is no PDF inside is refused in a sentence, and nothing is counted", async ({ page }) => {
  await page.goto("/");
  const welder = { name: "Ines Duarte", email: "ines.duarte@mail.example" };
  await signInByPopup(page, () => page.getByRole("button", { name: "Sign In" }).click(), welder);
  await page.locator("#resume").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("This only says that it is a PDF."),
  });
  await page.getByLabel("Job description").fill(AD);
  await scanButton(page).click();
  await expect(page.locator("[data-scan-failure]")).toHaveText(/If you write to us, quote this id: \S+$/);
  await expect(page.getByText("3 free scans left")).toBeVisible();
});

test("addresses that do not exist get the 404 page with its status, and /privacy its policy", async ({
  page,
}) => {
  const absent = await page.goto("/no-such-page");
  expect(absent?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  await page.goto("/privacy");
  await expect(page).toHaveURL(/\/privacy-policy$/);
});
