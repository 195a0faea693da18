import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { FIXTURES, fixtureCalled } from "#extension/fixtures/all-fixtures.ts";
import type { Fixture } from "#extension/fixtures/fixture.ts";
import { judgeReading } from "#extension/fixtures/judge-reading.ts";
import { packExtension } from "#extension/packing/pack-extension.ts";
import type { Reading } from "#extension/reading/reading.ts";
import { browserFlags, findBrowser } from "#testing/find-browser.ts";
import { readTaken } from "#web/features/applications/read-taken.ts";
import { launchWithExtension, pressButton } from "./press-extension.ts";

/** The extension as it is built: its reader over pages of sixty shapes, its popup, and one journey in a real browser. */
test.describe.configure({ mode: "default" });
// Traces of as many pages take longer than all else.
test.use({
  trace: "off",
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserFlags(), "--disable-site-isolation-trials", "--renderer-process-limit=1"],
  },
});

const built = mkdtempSync(path.join(tmpdir(), "vouch-extension-"));
const folder = path.join(built, "extension", "chromium");

test.beforeAll(() => packExtension(path.join(built, "extension")));

/** What the page at `fixture.url` gives to the very script that the extension puts into pages. */
async function read(page: Page, fixture: Fixture): Promise<Reading> {
  await page.unrouteAll();
  await page.route(fixture.url.replace(/#.*/, ""), (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: fixture.html }),
  );
  await page.goto(fixture.url);
  return (await page.evaluate(readFileSync(path.join(folder, "read-page.js"), "utf8"))) as Reading;
}

test("ads of sixty shapes are read as a person would read them", async ({ page }) => {
  // Each page is a site of its own, which browsers begin a process for.
  test.slow();
  expect(FIXTURES.length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  for (const fixture of FIXTURES) {
    const found = judgeReading(fixture, await read(page, fixture));
    if (found.length > 0) wrong.push(`${fixture.name}: ${found.join("; ")}`);
  }
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(2);
  expect(wrong.filter((sentence) => sentence.includes("and sure"))).toEqual([]);
});

test("the link leaves out what follows its reader and keeps what names the ad", async ({ page }) => {
  const network = await read(
    page,
    fixtureCalled("List and pane of a network, everything in one line under the title"),
  );
  expect(network).toMatchObject({
    link: "https://network.example/jobs/search/?currentJobId=40112",
    source: "network.example",
  });
});

test("an ad that is over is read, and said to be over", async ({ page }) => {
  expect(await read(page, fixtureCalled("The ad is over, its text still there"))).toMatchObject({
    notes: ["closed"],
  });
});

test("marked text is taken for the ad on a page that reads like none", async ({ page }) => {
  const fixture = fixtureCalled("The front page of a newspaper");
  await read(page, fixture);
  await page.evaluate("getSelection().selectAllChildren(document.querySelectorAll('article')[1]); undefined");
  const script = readFileSync(path.join(folder, "read-page.js"), "utf8");
  expect(await page.evaluate(script)).toMatchObject({
    kind: "ad",
    notes: ["selection"],
    text: expect.stringContaining("Whoever takes it"),
  });
});

test("an ad longer than Vouch takes is cut, and by how much is said", async ({ page }) => {
  const fixture = fixtureCalled("Definition list");
  const more = "<p>Shelf after shelf is counted, and each loaf is written down in the book.</p>".repeat(800);
  const reading = await read(page, { ...fixture, html: fixture.html.replace("</main>", `${more}</main>`) });
  expect(reading).toMatchObject({
    kind: "ad",
    text: expect.stringMatching(/^[\s\S]{50000}$/),
    notes: ["cut"],
  });
  await openPopup(page, reading);
  await expect(page.getByText(/were left out/)).toContainText("50,000 characters");
});

const HOSTILE: Readonly<Record<string, string>> = {
  "a list without end": `<ul>${'<li><a href="/x">Nurse</a><p>We need one with experience.</p></li>'.repeat(8000)}</ul>`,
  "boxes within boxes": "<div>".repeat(5000) + "<p>We are looking for a nurse.</p>".repeat(2000),
  "tables within tables": "<table><tr><td>a</td><td>".repeat(100),
  "one line of many parts": `<p>${"<span>word</span>".repeat(30_000)}</p>`,
  "code without end": `<script type="application/ld+json">{"@type":"JobPosting","title":"${'x" y '.repeat(80_000)}</script>`,
};
for (const [name, html] of Object.entries(HOSTILE))
  test(`a page that is ${name} is read in bounded time`, async ({ page }) => {
    const started = performance.now();
    await read(page, { name, url: "https://hostile.example/jobs", html, truth: { refused: "no-ad" } });
    expect(performance.now() - started).toBeLessThan(15_000);
  });

/** The popup's page in a window of its own; the browser's answers are given here, the reading is a real one. */
async function openPopup(page: Page, reading: Reading | null): Promise<void> {
  await page.unrouteAll();
  await page.route("https://popup.example/*", (route) =>
    route.fulfill({ path: path.join(folder, path.basename(new URL(route.request().url()).pathname)) }),
  );
  await page.addInitScript((answer) => {
    const opened: string[] = [];
    Object.assign(globalThis, {
      opened,
      chrome: {
        tabs: {
          query: async () => [{ id: 1, url: "https://jobs.example/ad?utm_source=x" }],
          create: async ({ url }: { url: string }) => opened.push(url),
        },
        scripting: {
          executeScript: async () => {
            if (answer === null) throw new Error("Cannot access contents of the page.");
            return [{ result: answer }];
          },
        },
        storage: { local: { get: async () => ({}), set: async () => undefined } },
      },
    });
  }, reading);
  await page.goto("https://popup.example/popup.html");
}

async function openedLinks(page: Page): Promise<string[]> {
  return (await page.evaluate("opened")) as string[];
}

/** What the page of applications makes of the link. */
function decode(link: string): unknown {
  return readTaken(new URL(link).hash);
}

test("what is not plain is asked, with what else it may be, and sent as its person left it", async ({
  page,
}) => {
  await openPopup(
    page,
    await read(page, fixtureCalled("The ad in a dialog over the list it was opened from")),
  );
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Data Analyst (12-month contract)");
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveAccessibleDescription(
    /does not say so plainly/,
  );
  await page.getByRole("textbox", { name: "Company" }).fill("Fenwater Rivers Trust, Ely");
  await page.keyboard.press("Enter");
  const [link] = await openedLinks(page);
  expect(link).toMatch(/^http:\/\/localhost:3000\/application-tracking#import=[\w-]+$/);
  expect(decode(link!)).toMatchObject({
    company: "Fenwater Rivers Trust, Ely",
    source: "wanted.example",
  });
});

test("letters of every script survive the way", async ({ page }) => {
  await openPopup(page, await read(page, fixtureCalled("Arabic page, right to left")));
  await page.getByRole("button", { name: "Send to Vouch" }).click();
  const [link] = await openedLinks(page);
  expect(decode(link!)).toMatchObject({
    title: "محاسب عام",
    ad: expect.stringContaining("إجادة برنامج إكسل"),
  });
});

test("a page that may not be read, and one without an ad, are refused in a sentence with a way on", async ({
  page,
}) => {
  await openPopup(page, null);
  await expect(page.getByRole("status").first()).toContainText("lets no extension read this page");
  await page.getByRole("button", { name: "Fill it in by hand" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.getByRole("button", { name: "Send to Vouch" }).click();
  await expect(page.getByRole("alert")).toContainText("fill in the title or the text");
  await page.getByRole("textbox", { name: "Title" }).fill("Baker");
  await page.keyboard.press("Enter");
  expect(decode((await openedLinks(page))[0]!)).toMatchObject({
    title: "Baker",
    link: "https://jobs.example/ad",
  });
});

test("an address that is none is refused, and one that could be read on the way is warned of", async ({
  page,
}) => {
  await openPopup(page, null);
  await page.getByText("Settings").click();
  const address = page.getByLabel("Address of your Vouch");
  await address.fill("not an address");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That is no web address")).toBeVisible();
  await address.fill("http://vouch.example.org/");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/can be read on the way/)).toBeVisible();
});

test("the popup is accessible from 320 to 400 pixels, light and dark", async ({ page }) => {
  const reading = await read(page, fixtureCalled("The ad in a dialog over the list it was opened from"));
  await openPopup(page, reading);
  await page.getByText("Settings").click();
  for (const [width, colorScheme] of [
    [320, "dark"],
    [400, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  }
});

test("pressed in a real browser, the ad of the open page reaches one's own Vouch, and no server sees it", async () => {
  const fixture = fixtureCalled("Definition list");
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(request.url === "/ad" ? fixture.html : "<title>Vouch</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = await launchWithExtension(folder);
  const page = await context.newPage();
  await page.goto(`${origin}/ad`);

  const popup = await pressButton(context, page);
  await expect
    .poll(() => popup.evaluate("document.getElementById('title')?.value"))
    .toBe("Management Accountant");
  await popup.evaluate(
    `document.getElementById("address").value = "${origin}"; document.getElementById("address-form").requestSubmit()`,
  );
  await expect.poll(() => popup.evaluate("document.getElementById('where').textContent")).toBe(origin);
  const opened = context.waitForEvent("page");
  await popup.evaluate(`document.getElementById("ad").requestSubmit()`);
  const vouch = await opened;
  await vouch.waitForURL(/application-tracking/);

  expect(decode(vouch.url())).toMatchObject({
    title: "Management Accountant",
    company: "Pellworth & Daughters",
    place: "Bristol",
    salary: "£46,000 – £52,000 per annum plus bonus",
    link: `${origin}/ad`,
    source: "127.0.0.1",
    ad: expect.stringContaining("Own the stock count and the flour hedge"),
  });
  expect(asked.filter((url) => url !== "/favicon.ico")).toEqual(["/ad", "/application-tracking"]);
  await context.close();
  server.close();
});
