// A board of 2,000 cards in Chromium: from the last data to its paint, and from a press to a moved card.  node bench/board-speed.ts [LOADS] [MOVES]
import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "#testing/find-browser.ts";
import { startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { describeTimes } from "./quantiles.ts";

const CARDS = 2_000;
const loads = Number(process.argv[2] ?? 20);
const moves = Number(process.argv[3] ?? 40);

const server = await startLocalServer();
const client = await signIn(server, { email: "board@mail.example" });
// The plan of a free account ends at 2,000 things.
const applications = Array.from({ length: CARDS }, (_, at) => ({
  id: randomUUID(),
  title: `Ward Nurse ${at}`,
  company: `Harbour Care Group ${at % 97}`,
  place: "Leeds, UK",
  stage: ["saved", "applied", "interview", "offer", "closed"][at % 5],
  tasks: at % 7 === 0 ? [{ id: randomUUID(), text: "Call", dueOn: "2030-01-01", done: false }] : [],
}));
const file = JSON.stringify({ format: "vouch-applications/1", applications });
const answer = await client.fetch("/api/applications/import", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ id: randomUUID(), file, preview: false }),
});
if (!answer.ok) throw new Error(await answer.text());

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const cookie = client.cookies.get("vouch-session@/")!.value;
await context.addCookies([{ name: "vouch-session", value: cookie, url: server.origin }]);
const page = await context.newPage();
await page.addInitScript(() => {
  const times = { data: [] as number[] };
  Object.assign(window, { times });
  const read = Response.prototype.json;
  Response.prototype.json = async function (this: Response) {
    const json = await read.call(this);
    if (this.url.endsWith("/api/applications/search")) times.data.push(performance.now());
    return json;
  };
});

const first: number[] = [];
const last: number[] = [];
for (let load = 0; load < loads; load += 1) {
  await page.goto(`${server.origin}/application-tracking`);
  const painted = await page.evaluate(waitForPaints, CARDS);
  first.push(painted.first);
  last.push(painted.last);
}
console.log(`first page of ${CARDS} cards, data to paint: ${describeTimes(first)}`);
console.log(`last page of them, data to paint: ${describeTimes(last)}`);
console.log(`a press to a moved card: ${describeTimes(await measureMoves(page))}`);
await browser.close();
await server.close();

/** Milliseconds from the first and from the last data to the frame in which the board shows it. */
async function waitForPaints(cards: number): Promise<{ first: number; last: number }> {
  const { times } = window as unknown as { times: { data: number[] } };
  const frame = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
    );
  const counted = () =>
    [...document.querySelectorAll("[data-stage] h2 span")].reduce(
      (sum, one) => sum + Number(one.textContent),
      0,
    );
  while (counted() === 0) await frame();
  const shown = performance.now();
  while (counted() < cards) await frame();
  return { first: shown - times.data[0]!, last: performance.now() - times.data.at(-1)! };
}

async function measureMoves(board: Page): Promise<number[]> {
  const taken: number[] = [];
  for (let move = 0; move < moves; move += 1) {
    const [from, to] = move % 2 === 0 ? ["saved", "Offer"] : ["offer", "Saved"];
    await board.locator(`[data-stage="${from}"] [data-card] button`).first().click();
    const choice = board.getByRole("dialog").getByRole("button", { name: to!, exact: true });
    taken.push(
      await choice.evaluate(async (button: HTMLElement, stage) => {
        const begun = performance.now();
        const count = () => document.querySelector(`[data-stage="${stage}"] h2 span`)?.textContent;
        const before = count();
        button.click();
        while (count() === before) await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      }, to!.toLowerCase()),
    );
    await board.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  }
  return taken;
}
