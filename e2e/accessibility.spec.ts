import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { aScan } from "#testing/a-scan.ts";
import { PAGES } from "#web/pages.ts";
import { answerSession, test } from "./built-pages.ts";

const RESUME = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Forty pages a test: a trace of them all would cost more than the test.
test.use({ trace: "off" });

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1280, 390])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" });
      test.setTimeout(240_000);

      test("no page has a fault a machine can find, or scrolls sideways", async ({ page }) => {
        const faults: string[] = [];
        for (const { path, file } of PAGES.filter((entry) => entry.path !== "/privacy")) {
          await page.goto(path);
          // A form that its script is just opening has the colours of neither state.
          if (file.startsWith("app/")) await page.waitForLoadState("networkidle");
          await expect(page.locator("h1").first()).toBeVisible();
          faults.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });

      test("the report has no fault a machine can find in either tab", async ({ page }) => {
        await answerSession(page, {});
        await page.route("**/api/scans/latest", (route) => route.fulfill({ json: aScan() }));
        await page.goto("/user-output");
        await expect(page.getByText("Recomputed here: same")).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
        await page.getByRole("tab", { name: "Job Description" }).click();
        await expect(page.getByRole("heading", { name: "The job description" })).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
      });

      test("menus, drawers, popups and messages have none while they are open", async ({ page }) => {
        await page.goto("/");
        await page.locator("[data-scan]").click();
        await expect(page.locator("#resume-error")).not.toBeEmpty();
        expect(await findFaults(page)).toEqual([]);
        await answerSession(page, { resumeScan: 0 });
        await page.reload();
        await expect(page.getByText("You have used all your free scans.")).toBeVisible();
        await page.locator("[data-account] summary").click();
        expect(await findFaults(page)).toEqual([]);
        if (width === 390) await page.getByRole("button", { name: "Menu", exact: true }).click();
        await page.getByText("Resources & Guides").filter({ visible: true }).click();
        expect(await findFaults(page)).toEqual([]);

        await answerSession(page, {});
        await page.route("**/api/scan", () => new Promise(() => undefined));
        await page.goto("/");
        await page.locator("#resume").setInputFiles({ ...RESUME });
        await page.locator("#job").fill("We need wound care.");
        await page.locator("[data-scan]").click();
        await expect(page.getByRole("progressbar")).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
      });
    });

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  return needed > given ? [...faults, `scrolls sideways: ${needed} px in ${given}`] : faults;
}
