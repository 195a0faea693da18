import type { Page } from "@playwright/test";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;

/** Gives a page a clock of its own, which runs until it is stopped. Before the page's first visit. */
export async function giveClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
}

/**
 * Stops the page's clock, so that no progress passes while the machine is busy elsewhere; `runFor` and `resume` move it.
 * `round` sets one stop after another apart: a clock does not go back.
 */
export async function stopClock(page: Page, round = 1): Promise<void> {
  await page.clock.pauseAt(NOON + round * HOUR);
}
