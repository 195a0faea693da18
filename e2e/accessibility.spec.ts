import { expect } from "@playwright/test";
import { aScan } from "#testing/a-scan.ts";
import { PAGES } from "#web/pages.ts";
import { answerSession, test } from "./built-pages.ts";
import { findFaults, findFaultsInBothSchemes, LOOKS, waitUntilStill } from "./find-faults.ts";

const RESUME = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };

// Twenty pages a test: a trace of them all would cost more than the test.
test.use({ trace: "off", reducedMotion: "reduce" });

const SWEPT = PAGES.filter(({ path }) => path !== "/privacy");
const HALVES = [SWEPT.filter((_, at) => at % 2 === 0), SWEPT.filter((_, at) => at % 2 === 1)];

for (const [at, half] of HALVES.entries())
  test(`no page has a fault a machine can find, or scrolls sideways, wide and narrow, light and dark (${at + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const { path, file } of half) {
      await page.setViewportSize({ width: LOOKS[0].width, height: 900 });
      await page.emulateMedia({ colorScheme: LOOKS[0].colorScheme });
      await page.goto(path);
      // A form that its script is just opening has the colours of neither state.
      if (file.startsWith("app/")) await page.waitForLoadState("networkidle");
      await expect(page.locator("h1").first()).toBeVisible();
      for (const { colorScheme, width, rules } of LOOKS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await waitUntilStill(page);
        const found = await findFaults(page, rules);
        faults.push(...found.map((fault) => `${path}, ${colorScheme}, ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.setTimeout(240_000);

    test("the report has no fault a machine can find in either tab", async ({ page }) => {
      await answerSession(page, {});
      await page.route("**/api/scans/latest", (route) => route.fulfill({ json: aScan() }));
      await page.goto("/user-output");
      await expect(page.getByText("Recomputed here: same")).toBeVisible();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
      await page.getByRole("tab", { name: "Job Description" }).click();
      await expect(page.getByRole("heading", { name: "The job description" })).toBeVisible();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    });

    test("menus, drawers, popups and messages have none while they are open", async ({ page }) => {
      await page.goto("/");
      await page.locator("[data-scan]").click();
      await expect(page.locator("#resume-error")).not.toBeEmpty();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
      await answerSession(page, { resumeScan: 0 });
      await page.reload();
      await expect(page.getByText("You have used all your free scans.")).toBeVisible();
      await page.locator("[data-account] summary").click();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
      if (width === 390) await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByText("Resources & Guides").filter({ visible: true }).click();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);

      await answerSession(page, {});
      await page.route("**/api/scan", () => new Promise(() => undefined));
      await page.goto("/");
      await page.locator("#resume").setInputFiles({ ...RESUME });
      await page.locator("#job").fill("We need wound care.");
      await page.locator("[data-scan]").click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    });
  });
