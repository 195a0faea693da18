import type { Page } from "@playwright/test";

/** Keeps the scripts of the pages that are opened next waiting: what people do before they have come is tested so. */
export async function holdScripts(page: Page, files: string): Promise<{ letCome: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { letCome: held.resolve };
}

/**
 * A page whose `goto` and `reload` end when its script has started, as they do where scripts come before the load event:
 * pages that are read without React ask for theirs after the first paint (`web/early-script.ts`), and a test is faster than
 * any person. With `waitUntil` given they end where it says, and where no script runs as ever.
 */
export async function waitForScript(
  { page, javaScriptEnabled }: { page: Page; javaScriptEnabled: boolean | undefined },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  if (javaScriptEnabled === false) return use(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await hasStarted(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await hasStarted(page);
    return response;
  };
  await use(page);
}

function hasStarted(page: Page): Promise<void> {
  return page
    .locator("html:not(:has(script[data-module])), html[data-started]")
    .waitFor({ state: "attached" });
}
