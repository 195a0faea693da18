import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { aScan } from "#testing/a-scan.ts";
import { PAGES } from "#web/pages.ts";
import { answerSession, test } from "./built-pages.ts";

const RESUME = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Twenty pages a test: a trace of them all would cost more than the test.
test.use({ trace: "off", reducedMotion: "reduce" });

/** What is on a page depends on its width, and on the colours nothing but the colours: each rule runs wherever it can tell. */
const LOOKS = [
  { colorScheme: "light", width: 1280, rules: "all" },
  { colorScheme: "dark", width: 1280, rules: "colours" },
  { colorScheme: "dark", width: 390, rules: "all" },
  { colorScheme: "light", width: 390, rules: "colours" },
] as const;

/** Beside faults, at each width: does the page scroll sideways, or a word break within. */
const ALL_WIDTHS = [390, 768, 1024, 1280, 1920];

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
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await findBroken(page);
        faults.push(...found.map((fault) => `${path}, ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

for (const { colorScheme, width } of LOOKS)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test.setTimeout(240_000);

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

async function findFaults(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  // No page has frames: the run needs no empty page beside it to gather what frames found.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const chosen =
    rules === "all" ? axe.withTags(WCAG) : axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await chosen.analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  return needed > given ? [...faults, `scrolls sideways: ${needed} px in ${given}`] : faults;
}

/** Words that stand on two lines, but for addresses and file names, which may; and whether the page is too wide. */
function findBroken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOnTwoLines = (node: Text, [word, at]: readonly [string, number]) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 8;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.parentElement?.checkVisibility() !== true) continue;
      if (getComputedStyle(node.parentElement).overflowWrap === "anywhere") continue;
      const words = [...node.data.matchAll(/\p{L}{3,}/gu)].map((match) => [match[0], match.index] as const);
      for (const word of words) if (isOnTwoLines(node, word)) broken.push(`breaks '${word[0]}'`);
    }
    return broken;
  });
}

/** Where the colours change, each element takes its new one in a transition of its own, however short. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((settle) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            settle(document.getAnimations().every((one) => one.playState !== "running")),
          ),
        ),
      ),
  );
}
