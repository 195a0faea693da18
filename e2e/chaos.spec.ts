import { randomBytes } from "node:crypto";
import { expect as asked, type Locator, type Page, type Route } from "@playwright/test";
import { PAYMENT } from "#content/site/billing.ts";
import { LETTER } from "#content/site/letter.ts";
import { SCAN_FORM } from "#content/site/scan-form.ts";
import { PROBLEMS } from "#contract/problem.ts";
import { hostilePdfs } from "#testing/corpus/hostile-pdfs.ts";
import { makeResumePdf } from "./a-resume-pdf.ts";
import { type ChaosHome, type HomeName, openChaosHome } from "./chaos-home.ts";
import { giveClock, stopClock } from "./clock.ts";
import { badge, GOOD, main, openPayment, pay, payButton, SUCCESS } from "./pay-by-card.ts";
import { signInByPopup, test as wholeProduct } from "./whole-product.ts";

/** Programs end and start here, on a machine that may be busy. */
const expect = asked.configure({ timeout: 30_000 });

type Homes = (name: HomeName) => Promise<ChaosHome>;

/** One product for each home of the store; its tests follow each other, those of both homes run beside each other. */
const test = wholeProduct.extend<{ homeName: HomeName; home: ChaosHome }, { homes: Homes }>({
  homeName: ["embedded", { option: true }],
  homes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const open = new Map<HomeName, Promise<ChaosHome>>();
      await use((name) => {
        const home = open.get(name) ?? openChaosHome(name);
        open.set(name, home);
        return home;
      });
      for (const home of open.values()) await (await home).close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  home: [async ({ homes, homeName }, use) => use(await homes(homeName)), { timeout: 120_000 }],
  baseURL: async ({ home }, use) => use(home.product().origin),
});

const AD = "Ward Nurse\nCompany: Harbour Care Group\n\nRequirements\n- Wound care\n- Infection control";
const LETTER_OF_MODEL =
  "At St. Brennan Hospital, I provided wound care and medication administration for eight patients a shift on a 28-bed ward. There I trained four new colleagues in infection control.\n\nAt Lakeside Clinic, I assisted in phlebotomy and patient education for forty visits a week.";

const scanButton = (page: Page) => page.locator("[data-scan]");
const failure = (page: Page) => page.locator("[data-scan-failure]");

/** Somebody new, signed in, at a page whose clock can be stopped. */
async function arrive(page: Page, path: string): Promise<void> {
  await giveClock(page);
  await page.goto(path);
  const person = { name: "Amara Okafor", email: `chaos-${process.pid}-${Date.now()}@mail.example` };
  const button = page.getByRole("banner").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
}

async function enter(page: Page, resume: Buffer): Promise<void> {
  const file = { name: "amara-okafor.pdf", mimeType: "application/pdf", buffer: resume };
  await page.locator("#resume").setInputFiles(file);
  await page.getByLabel("Job description").fill(AD);
}

/** Presses Scan once more on the form as it stands; the report comes, is kept, and only it was counted. */
async function scanWell(page: Page): Promise<void> {
  await stopClock(page);
  await scanButton(page).click();
  await takeResult(page);
  await expect(page).toHaveURL(/\/user-output#.+/);
  await expect(page.getByText("Recomputed here: same")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("2 free scans left")).toBeVisible();
  await page.goto("/resumes");
  await expect(page.getByRole("link", { name: "Ward Nurse", exact: true })).toHaveCount(1);
}

async function takeResult(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show result now" }).click({ timeout: 60_000 });
  await page.clock.resume();
}

/** The user is told, may quote an id, and has lost none of their scans. */
async function isRefused(page: Page, said: Locator, sentence: string): Promise<void> {
  await expect(said).toContainText(sentence);
  await expect(page.getByText("3 free scans left")).toBeVisible();
}

/** Tells the stand-in for the payment provider what goes wrong from now on. */
async function control(page: Page, what: object): Promise<void> {
  const send = (body: string) =>
    fetch("/local-payments/control", { method: "POST", body }).then(({ ok }) => ok);
  expect(await page.evaluate(send, JSON.stringify(what))).toBe(true);
}

/** A resume with a picture of three megabytes that cannot be pressed together. */
async function aLargeResume(): Promise<Buffer> {
  const small = await makeResumePdf();
  return Buffer.concat([small, Buffer.from("\n%"), Buffer.from(randomBytes(1_500_000).toString("hex"))]);
}

for (const name of ["embedded", "PostgreSQL"] satisfies HomeName[])
  test.describe(`kept in its home: ${name}`, () => {
    test.use({ homeName: name });
    test.describe.configure({ mode: "default", timeout: 180_000 });

    test("a resume that has the engine's thread killed is refused, and the next is read", async ({
      page,
    }) => {
      await arrive(page, "/");
      await enter(page, hostilePdfs["a stream that inflates to 1 GB"]!());
      await scanButton(page).click();
      await isRefused(page, failure(page), PROBLEMS["pdf-too-complex"].title);
      await enter(page, await makeResumePdf());
      await scanWell(page);
    });

    test("a full disk refuses the scan without counting it, and keeps it once there is room", async ({
      page,
      home,
    }) => {
      await arrive(page, "/");
      await enter(page, await aLargeResume());
      await home.withDiskFull(async () => {
        await scanButton(page).click();
        await isRefused(page, failure(page), PROBLEMS.internal.title);
      });
      await scanWell(page);
    });

    const gone = { embedded: "killed with the program", PostgreSQL: "restarted" }[name];
    test(`a store that is ${gone} is said, and has lost nothing when it is back`, async ({ page, home }) => {
      await arrive(page, "/");
      await enter(page, await makeResumePdf());
      const sentence = { embedded: SCAN_FORM.unreachable, PostgreSQL: PROBLEMS.internal.title }[name];
      await home.withoutStore(async () => {
        await scanButton(page).click();
        await expect(failure(page)).toContainText(sentence);
      });
      await scanWell(page);
    });

    test("a model that breaks off costs no letter, and the next one is worded by it", async ({
      page,
      home,
    }) => {
      await arrive(page, "/cover-letter");
      const resume = await makeResumePdf();
      const write = async (round: number) => {
        await page.goto("/cover-letter");
        const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: resume };
        await page.locator("#new-letter input[type=file]").setInputFiles(file);
        await page.getByLabel("Job description", { exact: true }).fill(AD);
        await stopClock(page, round);
        await page.getByRole("button", { name: "Generate Cover Letter" }).click();
        await takeResult(page);
      };
      home.model.answer(() => LETTER_OF_MODEL);
      home.model.fail({ is: "cut" });
      await write(1);
      await expect(page.getByText(LETTER.result.byComposer)).toBeVisible();
      await expect(page.getByText(LETTER.result.allVouched, { exact: true })).toBeVisible();
      home.model.fail(null);
      await write(2);
      await expect(page.getByText(LETTER.result.byModel)).toBeVisible();
      await page.goto("/resumes#letters");
      await expect(page.getByRole("list", { name: "Past letters" }).getByRole("listitem")).toHaveCount(2);
    });

    test("a message is thanked for while the mail server is down, and arrives once", async ({
      page,
      home,
    }) => {
      const send = async (message: string) => {
        await page.goto("/contact");
        await page.getByLabel("Name").fill("Amara Okafor");
        await page.getByLabel("Email").fill("amara@mail.example");
        await page.getByLabel("Message").fill(message);
        await page.getByRole("button", { name: "Send" }).click();
        await expect(page.getByText("Thank you for reaching out!")).toBeVisible();
      };
      await home.withoutMail(() => send("Sent while nobody listened."));
      await home.product().passMinutes();
      await send("Sent when all was well.");
      const texts = () => home.mail().taken.map(({ text }) => text?.split("\n", 1)[0]);
      await expect.poll(texts).toHaveLength(2);
      expect(texts().sort()).toEqual(["Sent when all was well.", "Sent while nobody listened."]);
    });

    test("a provider of payments that is down takes nothing, and what it took is Premium when it is back", async ({
      page,
    }) => {
      const notUpdated = PAYMENT.notUpdated.replace("{reason}", PROBLEMS["payments-unavailable"].title);
      await openPayment(page);
      await control(page, { down: true });
      await pay(page, GOOD);
      await expect(main(page).getByText(PAYMENT.noIntent)).toBeVisible();
      await expect(main(page).getByText(PROBLEMS["payments-unavailable"].title)).toBeVisible();
      await control(page, { down: false, webhooks: { drop: 1 } });
      // The money is taken, and the provider goes before we can ask what for.
      const loseProvider = async (route: Route) => {
        await control(page, { down: true });
        await route.continue();
      };
      await page.route("**/api/payment/confirm", loseProvider, { times: 1 });
      await payButton(page).click();
      await expect(main(page).getByText(notUpdated)).toBeVisible();
      await expect(payButton(page)).toBeHidden();
      await control(page, { down: false });
      await main(page).getByRole("button", { name: "Look again" }).click();
      await expect(page.getByText(SUCCESS)).toBeVisible();
      await expect(badge(page)).toHaveText("Premium");
      await page.goto("/manage-subscription");
      await expect(main(page).getByRole("cell", { name: "$24.99" })).toHaveCount(1);
    });
  });
