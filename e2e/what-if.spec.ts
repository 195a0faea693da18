import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

const AD = [
  "Ward Nurse",
  "Requirements",
  "- Wound care and IV therapy are a must",
  "- Kubernetes, Excel and telemetry",
].join("\n");

const region = (page: Page) => page.getByRole("region", { name: "What if" });
const field = (page: Page) => region(page).getByLabel("Your resume’s text");
const score = (page: Page) => region(page).getByRole("group", { name: "Score of this text" });

/** Signs in, scans, and opens the editor on the report. */
async function openWhatIf(page: Page): Promise<string> {
  await page.goto("/pricing");
  await signInByPopup(page, () => page.getByRole("banner").getByRole("button", { name: "Sign In" }).click());
  const id = await scanByCall(page, AD, `what-if-${Date.now()}.pdf`);
  await page.goto(`/user-output#${id}`);
  await region(page).getByRole("button", { name: "Edit the text" }).click();
  await expect(field(page)).toBeVisible({ timeout: 20_000 });
  return id;
}

test("score and marks follow the text, no scan is spent, and the text is there after a reload", async ({
  page,
}) => {
  await openWhatIf(page);
  const left = await page
    .getByText(/free scans? left/)
    .first()
    .innerText();
  await expect(score(page)).toContainText("As in your scan");
  const original = await field(page).inputValue();
  await field(page).fill(`${original}\nKubernetes`);
  await expect(score(page)).toContainText("more than your scan");
  await expect(score(page)).toContainText("Now shown");
  await expect(region(page).locator("mark").filter({ hasText: "Kubernetes" })).toBeAttached();
  await expect(region(page).getByText("Your text is kept.")).toBeVisible();
  await page.reload();
  await region(page).getByRole("button", { name: "Edit the text" }).click();
  await expect(field(page)).toHaveValue(`${original}\nKubernetes`, { timeout: 20_000 });
  expect(
    await page
      .getByText(/free scans? left/)
      .first()
      .innerText(),
  ).toBe(left);
  await region(page).getByRole("button", { name: "Start over" }).click();
  await expect(field(page)).toHaveValue(original);
  await expect(score(page)).toContainText("As in your scan");
  await region(page).getByRole("button", { name: "Bring my changes back" }).click();
  await expect(field(page)).toHaveValue(`${original}\nKubernetes`);
});

test("two windows lose nothing: the later one is asked which text goes on", async ({ page, context }) => {
  const id = await openWhatIf(page);
  const second = await context.newPage();
  await second.goto(`/user-output#${id}`);
  await region(second).getByRole("button", { name: "Edit the text" }).click();
  await expect(field(second)).toBeVisible({ timeout: 20_000 });
  await field(page).fill("The text of the first window");
  await expect(region(page).getByText("Your text is kept.")).toBeVisible();
  await field(second).fill("The text of the second window");
  await expect(region(second).getByRole("alert")).toContainText("Another window has kept a different text");
  await region(second).getByRole("button", { name: "Take the other one" }).click();
  await expect(field(second)).toHaveValue("The text of the first window");
});

test("a text that the server could not be given is there after a reload", async ({ page }) => {
  await openWhatIf(page);
  await page.route("**/own-words/text", (route) => route.abort());
  await field(page).fill("Written without a connection");
  await expect(region(page).getByText("Not kept on the server yet")).toBeVisible();
  await page.unroute("**/own-words/text");
  await page.reload();
  await region(page).getByRole("button", { name: "Edit the text" }).click();
  await expect(field(page)).toHaveValue("Written without a connection", { timeout: 20_000 });
  await expect(region(page).getByText("Your text is kept.")).toBeVisible();
});

test("a term that is no requirement leaves the list, is noted in the receipt, and can be brought back", async ({
  page,
}) => {
  await openWhatIf(page);
  const overall = page.getByRole("region", { name: "Overall match score" }).locator("strong").first();
  const before = await overall.innerText();
  const row = page.getByRole("row", { name: /^Telemetry/i });
  await row.getByRole("button", { name: /Telemetry/i }).click();
  await page.getByRole("button", { name: "Not a requirement" }).first().click();
  await expect(row).toBeHidden();
  await page.reload();
  const taken = page.getByRole("region", { name: "You say these are no requirements" });
  await expect(taken).toContainText(/Telemetry/i);
  await expect(page.getByText("That is the word of whoever was scanned")).toBeAttached();
  expect(await overall.innerText()).toBe(before);
  await taken.getByRole("button", { name: /^It is a requirement/ }).click();
  await expect(row).toBeVisible();
});

test("the editor is accessible, and a scan of the new version says first what it takes", async ({ page }) => {
  await openWhatIf(page);
  const { violations } = await new AxeBuilder({ page }).include("[aria-labelledby=what-if]").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const scan = region(page).getByRole("button", { name: "Scan the new version" });
  await expect(scan).toHaveAccessibleDescription(/takes one of yours; the ad is kept/);
  await scan.click();
  await expect(page.locator("textarea").first()).toHaveValue(AD);
});
