import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { giveClock, stopClock } from "./clock.ts";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

const NURSE_AD = "Ward Nurse\n\nRequirements\n- Wound care\n- Infection control";
const WELDER_AD = "Welder\n\nRequirements\n- TIG welding\n- Blueprint reading";
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let people = 0;

/** Somebody new with two past scans, on their list. */
async function openResumes(page: Page): Promise<void> {
  people += 1;
  await page.goto("/resumes");
  const person = { name: "Amara Okafor", email: `resumes-${process.pid}-${people}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "There is nothing here yet" })).toBeVisible();
  await scanByCall(page, NURSE_AD);
  await scanByCall(page, WELDER_AD, "second.pdf");
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
}

const rows = (page: Page) => page.getByRole("list", { name: "Past scans" }).getByRole("listitem");

test("past scans stand there newest first, are found by their words, and open their report", async ({
  page,
}) => {
  await openResumes(page);
  await expect(rows(page).first()).toContainText("Welder");
  await page.getByLabel("Search by job title").fill("NURSE");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel("Search by job title").fill("no such job");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No scan has all these words")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Ward Nurse", exact: true }).click();
  await expect(page.getByText("Recomputed here: same")).toBeVisible();
  await expect(page.getByRole("row", { name: /wound care/i }).first()).toBeVisible();
});

test("by keyboard alone a scan is deleted and brought back, and after a minute there is no undo left", async ({
  page,
}) => {
  await giveClock(page);
  await openResumes(page);
  await stopClock(page);
  const remove = page.getByRole("button", { name: "Delete Ward Nurse" });
  await remove.focus();
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: "Undo Ward Nurse" });
  await expect(undo).toBeFocused();
  await expect(page.getByText("Deleted: Ward Nurse.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await page.clock.runFor(61_000);
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Welder");
});

test("a kept resume is scanned with another ad, and downloaded as it was uploaded", async ({ page }) => {
  await openResumes(page);
  await page.getByRole("button", { name: "Scan with another ad Welder" }).click();
  const dialog = page.getByRole("dialog", { name: "Scan with another ad" });
  await expect(dialog).toContainText("second.pdf");
  await dialog.getByRole("button", { name: "Scan", exact: true }).click();
  await expect(dialog.getByText("Please enter a job description.")).toBeVisible();
  const field = dialog.getByLabel("Job description");
  await expect(field).toBeFocused();
  await field.fill("Clinic Nurse\n\nRequirements\n- Phlebotomy");
  await dialog.getByRole("button", { name: "Scan", exact: true }).click();
  await expect(page).toHaveURL(/\/user-output#.+/, { timeout: 30_000 });
  await expect(page.getByText("Recomputed here: same")).toBeVisible();

  await page.goto("/resumes");
  await expect(rows(page)).toHaveCount(3);
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /^Download PDF/ })
    .first()
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("second.pdf");

  await page
    .getByRole("button", { name: /^Scan with another ad/ })
    .first()
    .click();
  await field.fill("Any other ad with wound care");
  await dialog.getByRole("button", { name: "Scan", exact: true }).click();
  await expect(dialog.getByText("You have used all your free scans. See the plans")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Scan with another ad/ }).first()).toBeFocused();
});

test("older scans are added below by keyboard, and the focus goes on with the first of them", async ({
  page,
}) => {
  await openResumes(page);
  const asScan = (id: string) => ({
    id,
    createdAt: "2026-11-20T09:00:00.000Z",
    resumeFileName: "resume.pdf",
    jobTitle: `Job ${id}`,
    company: null,
    overallScore: 61.5,
    jobSha256: id,
    resumeSha256: id,
    stepsLeft: null,
  });
  await page.route("**/api/scans/search", (route) => {
    const { after } = route.request().postDataJSON() as { after?: string };
    const ids = after === "mark" ? ["3", "4"] : ["1", "2"];
    return route.fulfill({ json: { scans: ids.map(asScan), next: after === "mark" ? null : "mark" } });
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Show older scans" }).press("Enter");
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole("link", { name: "Job 3", exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: "Show older scans" })).toBeHidden();
});

for (const width of [1280, 390])
  test(`nothing a machine can find is wrong with the list: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openResumes(page);
    const check = async () => {
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    };
    await page.getByRole("button", { name: "Delete Ward Nurse" }).click();
    await expect(page.getByText("Deleted: Ward Nurse.")).toBeVisible();
    await check();
    await page.getByRole("button", { name: "Scan with another ad Welder" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Scan", exact: true }).click();
    await check();
  });

test("two reports stand side by side, with what differs first, also on a phone", async ({ page }) => {
  await openResumes(page);
  await page.getByRole("checkbox", { name: "Compare Welder" }).click();
  const chosen = page.getByText("Chosen: Welder. Choose a second report");
  await expect(chosen).toBeInViewport();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(chosen).toBeHidden();
  await page.getByRole("checkbox", { name: "Compare Welder" }).click();
  await page.getByRole("checkbox", { name: "Compare Ward Nurse" }).click();
  await expect(page.getByRole("heading", { name: "Two reports side by side" })).toBeVisible();
  const scores = page.getByRole("table", { name: "Score" });
  // The older one stands first.
  await expect(scores.getByRole("columnheader")).toContainText(["What is scored", "Ward Nurse", "Welder"]);
  await expect(scores.getByRole("row", { name: /Overall match score \d+\.\d\d \d+\.\d\d/ })).toBeVisible();
  const terms = page.getByRole("table", { name: "Where they differ" });
  await expect(
    terms.getByRole("row", { name: /^wound care hard skill in the resume not asked for/i }),
  ).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(WCAG).analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("link", { name: "Back to your scans" }).click();
  await expect(rows(page)).toHaveCount(2);
});
