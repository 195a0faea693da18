import { test as base, expect, type Page } from "@playwright/test";
import type { Session } from "#contract/account.ts";
import { aPerson } from "#testing/a-person.ts";
import { servePages } from "./serve-pages.ts";
import { waitForScript } from "./wait-for-script.ts";

/** Tests of the built pages by themselves. The session is answered here; a stray console error or policy breach fails. */
export const test = base.extend<{ complaints: string[] }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const pages = await servePages();
      await use(pages.origin);
      await pages.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  page: waitForScript,
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) complaints.push(message.text());
      });
      await answerSession(page, null);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A refused call is logged by the browser itself; tests of refusals look at what the page says. */
function isExpected(message: string): boolean {
  return message.startsWith("Failed to load resource");
}

/** From now on `person` is who is signed in; null is nobody. */
export async function answerSession(page: Page, person: Partial<Session["person"]> | null): Promise<void> {
  const session: Session = {
    person: person === null ? null : aPerson(person),
    local: { signIn: true, payments: true, mail: true },
  };
  await page.unroute("**/api/session");
  await page.route("**/api/session", (route) => route.fulfill({ json: session }));
}
