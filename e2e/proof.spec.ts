import { writeFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

const AD = "Ward Nurse\n\nRequirements\n- Wound care\n- Infection control";
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let people = 0;

/** Somebody new, on the report of their one scan. */
async function openReport(page: Page): Promise<string> {
  people += 1;
  await page.goto("/resumes");
  const person = { name: "Amara Okafor", email: `proof-${process.pid}-${people}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "There is nothing here yet" })).toBeVisible();
  const id = await scanByCall(page, AD);
  await page.goto(`/user-output#${id}`);
  await expect(page.getByText("Recomputed here: same")).toBeVisible();
  return id;
}

test("the file is shown as three kinds of readers take it, numbered, by keyboard and on a phone", async ({
  page,
}) => {
  await openReport(page);
  const part = page.getByRole("region", { name: "What a machine reads" });
  await part.getByText("What a machine reads").click();
  await expect(part.getByRole("tab", { name: "By columns" })).toHaveAttribute("aria-selected", "true");
  await expect(part.getByRole("listitem").first()).toContainText("Amara");
  await part.getByRole("tab", { name: "By columns" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(part.getByText("Row by row, across the whole page")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
});

test("the example shows what a machine reads too, with nobody signed in", async ({ page }) => {
  await page.goto("/example-report");
  const part = page.getByRole("region", { name: "What a machine reads" });
  await part.getByText("What a machine reads").click();
  await expect(part.getByRole("listitem").first()).toBeVisible();
});

test("a receipt is downloaded, agrees without a network, and does not once a figure is changed", async ({
  page,
  context,
}, info) => {
  await openReport(page);
  await page.getByText("Check this score by hand").click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the receipt" }).click();
  const file = info.outputPath("receipt.json");
  await (await downloading).saveAs(file);
  const receipt = await (await page.request.get((await downloading).url())).text();

  await page.goto("/verify-receipt");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const field = page.getByLabel("Receipt (JSON)");
  await field.setInputFiles(file);
  await expect(page.getByText("This receipt agrees in every part.")).toBeVisible();
  await expect(page.getByText("The key is the published one")).toBeVisible();

  const changed = info.outputPath("changed.json");
  writeFileSync(changed, receipt.replace(/"overallScore": [\d.]+/, '"overallScore": 99'));
  await field.setInputFiles(changed);
  await expect(page.getByText("This receipt does not agree.")).toBeVisible();
  await expect(page.getByText("does not have the SHA-256 that it gives")).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
});
