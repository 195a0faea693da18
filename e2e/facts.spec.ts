import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

const AD = "Ward Nurse\nCompany: Harbour Care Group\n\nRequirements\n- Wound care\n- Infection control";
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let people = 0;

/** Somebody new at the report of their first scan. */
async function openReport(page: Page): Promise<void> {
  people += 1;
  await page.goto("/user-output");
  const person = { name: "Amara Okafor", email: `facts-${process.pid}-${people}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "There is no report yet" })).toBeVisible();
  await scanByCall(page, AD);
  await page.reload();
  await expect(card(page).getByText("Amara Okafor", { exact: true })).toBeAttached();
}

const card = (page: Page) => page.getByRole("region", { name: "Check these facts", exact: true });
const rowOf = (page: Page, field: string, value: string) =>
  card(page).getByRole("listitem").filter({ hasText: field }).filter({ hasText: value });
const unfold = (page: Page) =>
  card(page)
    .getByText(/Everything else that was read/)
    .click();

test("a value is mended in its place, is kept, and is what the report says from then on", async ({
  page,
}) => {
  await openReport(page);
  await unfold(page);
  const score = await page
    .getByText(/^\d+\.\d\d$/)
    .first()
    .textContent();
  await card(page).getByRole("button", { name: "Change: Phone, +1 416-555-0142" }).click();
  const field = card(page).getByLabel("Phone, as it is");
  await expect(field).toBeFocused();
  await field.fill("call me");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("alert").filter({ hasText: "a phone number" })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("+1 416-555-0199");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "Phone", "+1 416-555-0199")).toContainText("Your word");
  await expect(card(page).getByRole("status")).toHaveText("Phone is now +1 416-555-0199.");
  await expect(page.locator("#contact")).toContainText("+1 416-555-0199 (your word)");

  await page.reload();
  await expect(page.locator("#contact")).toContainText("+1 416-555-0199 (your word)");
  await expect(page.getByText("Recomputed here: same")).toBeVisible();
  await expect(page.getByText(/^\d+\.\d\d$/).first()).toHaveText(score!);
  await page.getByText("Check this score by hand").click();
  await expect(page.getByText("Phone: +1 416-555-0199 (read as")).toBeVisible();

  await unfold(page);
  await card(page).getByRole("button", { name: "Undo: Phone, +1 416-555-0199" }).click();
  await expect(page.locator("#contact")).toContainText("+1 416-555-0142");
  await expect(page.locator("#contact")).not.toContainText("your word");
});

test("by keyboard alone a value is confirmed, mended and left alone again", async ({ page }) => {
  await openReport(page);
  await unfold(page);
  const confirm = card(page).getByRole("button", { name: "Right: Email, amara.okafor@mail.example" });
  await confirm.focus();
  await page.keyboard.press("Enter");
  const undo = card(page).getByRole("button", { name: "Undo: Email, amara.okafor@mail.example" });
  await expect(undo).toBeFocused();
  await expect(card(page).getByRole("status")).toHaveText("Email confirmed.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(card(page).getByLabel("Email, as it is")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirm).toBeFocused();
});

test("a job that was missed is added by keyboard, stays after a reload, and is taken out again", async ({
  page,
}) => {
  await openReport(page);
  const add = card(page).getByRole("button", { name: "Add a job" });
  await add.focus();
  await page.keyboard.press("Enter");
  const form = card(page).getByRole("form", { name: "A job we missed" });
  await expect(form.getByLabel("Job title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toHaveText("A title or an employer is enough.");
  await form.getByLabel("Job title").fill("Loom Fitter");
  await form.getByLabel("Employer").fill("Zephyr Loom");
  await form.getByLabel("Dates").fill("some years ago");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("dates");
  await form.getByLabel("Dates").fill("2011 - 2013");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("status")).toHaveText("The job is added.");
  await expect(add).toBeFocused();
  const added = card(page).getByRole("heading", { name: /^Job \d+: Loom Fitter, Zephyr Loom$/ });
  await expect(added).toBeVisible();

  await page.reload();
  await expect(added).toBeVisible();
  await expect(rowOf(page, "Dates", "2011 – 2013")).toContainText("Your word");
  await card(page)
    .getByRole("button", { name: /^Take out: Job \d+: Loom Fitter/ })
    .click();
  await expect(added).toBeHidden();
  await expect(add).toBeFocused();
});

test("title and company of the ad, once mended, head the report and stand in the list of past scans", async ({
  page,
}) => {
  await openReport(page);
  await unfold(page);
  await card(page).getByRole("button", { name: "Change: Job title, Ward Nurse" }).click();
  await card(page).getByLabel("Job title, as it is").fill("Night Nurse");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Night Nurse", level: 1 })).toBeVisible();
  await page.goto("/resumes");
  await expect(page.getByRole("link", { name: "Night Nurse", exact: true })).toBeVisible();
});

for (const width of [390, 1280])
  test(`at ${width} px nothing is out of place or out of reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReport(page);
    await unfold(page);
    await card(page).getByRole("button", { name: "Right: Name, Amara Okafor" }).click();
    await card(page)
      .getByRole("button", { name: /^Change: Employer/ })
      .first()
      .click();
    await card(page).getByRole("button", { name: "Add a study" }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
