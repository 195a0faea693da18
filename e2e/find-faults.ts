import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What is on a page depends on its width, and on the colours nothing but the colours: each rule runs wherever it can tell. */
export const LOOKS = [
  { colorScheme: "light", width: 1280, rules: "all" },
  { colorScheme: "dark", width: 1280, rules: "colours" },
  { colorScheme: "dark", width: 390, rules: "all" },
  { colorScheme: "light", width: 390, rules: "colours" },
] as const;

/** What a machine can find wrong with the page as it stands; whether it scrolls sideways among it. */
export async function findFaults(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  // But for the card fields no page has frames: the run then needs no empty page beside it to gather what they found.
  const frames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!frames).options({ resultTypes: ["violations"] });
  const { violations } = await (rules === "all" ? axe.withTags(WCAG) : axe.withRules(COLOURS)).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
  const [needed, given] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  return needed > given ? [...faults, `scrolls sideways: ${needed} px in ${given}`] : faults;
}

/** In light and in dark colours, at the page's width: on the colours nothing depends but colours. Light again after it. */
export async function findFaultsInBothSchemes(page: Page): Promise<string[]> {
  await setScheme(page, "light");
  const light = await findFaults(page);
  await setScheme(page, "dark");
  const dark = await findFaults(page, "colours");
  await setScheme(page, "light");
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

async function setScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await waitUntilStill(page);
}

/** Where the colours change, each element takes its new one in a transition of its own, however short. */
export async function waitUntilStill(page: Page): Promise<void> {
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
