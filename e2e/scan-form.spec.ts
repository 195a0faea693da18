import { expect, type Page, type Route } from "@playwright/test";
import { aScan } from "#testing/a-scan.ts";
import { answerSession, test } from "./built-pages.ts";
import { giveClock, stopClock } from "./clock.ts";
import { holdScripts } from "./wait-for-script.ts";

const RESUME = {
  name: "amara-okafor.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 a resume"),
};
const AD = "We look for a ward nurse with experience in wound care.";

/** The form, filled in; from then on only `runFor` and `resume` move the page's clock. */
async function fill(page: Page): Promise<void> {
  await giveClock(page);
  await page.goto("/");
  await page.getByLabel("Resume", { exact: true }).setInputFiles(RESUME);
  await page.getByLabel("Job description").fill(AD);
  await stopClock(page);
}

async function takeResult(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show result now" }).click();
  await page.clock.resume();
  await reportIsShown(page);
}

function scanButton(page: Page) {
  return page.locator("#scan").getByRole("button", { name: /^Scan/ });
}

async function answerScan(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/api/scan", answer);
  await page.route("**/api/scans/**", (route) => route.fulfill({ json: aScan() }));
}

async function reportIsShown(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/user-output#scan-1$/);
  await expect(page.getByRole("heading", { name: "Overall match score" })).toBeVisible();
}

const done = (route: Route) => route.fulfill({ json: { id: "scan-1" } });

test.describe("what the form asks for", () => {
  test("a resume and a job description, said at the fields, with the focus moved there", async ({ page }) => {
    await page.goto("/");
    await scanButton(page).click();
    await expect(page.locator("#resume-error")).toHaveText("Please upload a resume.");
    await expect(page.locator("#job-error")).toHaveText("Please enter a job description.");
    await expect(page.locator("#resume")).toBeFocused();

    await page.locator("#resume").setInputFiles(RESUME);
    await expect(page.locator("#resume-error")).toBeEmpty();
    await expect(page.getByText("amara-okafor.pdf (1 kB)")).toBeVisible();
    await scanButton(page).click();
    await expect(page.locator("#job")).toBeFocused();
    await expect(page.locator("#job")).toHaveAttribute("aria-invalid", "true");
  });

  test("a PDF: another file is refused when it is chosen, and the one before is kept", async ({ page }) => {
    await fill(page);
    await page
      .locator("#resume")
      .setInputFiles({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
    await expect(page.locator("#resume-error")).toHaveText("Please upload a PDF file.");
    await expect(page.getByText("amara-okafor.pdf (1 kB)")).toBeVisible();
  });

  test("a file can be dropped, and removed again", async ({ page }) => {
    await page.goto("/");
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["%PDF-"], "dropped.pdf", { type: "application/pdf" }));
      return data;
    });
    await page.locator("[data-drop]").dispatchEvent("drop", { dataTransfer: transfer });
    await expect(page.getByText("dropped.pdf (1 kB)")).toBeVisible();
    await page.getByRole("button", { name: "Remove the chosen file" }).click();
    await expect(page.getByText("dropped.pdf (1 kB)")).toBeHidden();
    await expect(page.locator("#resume")).toBeFocused();
  });

  test("the job text is still there after a reload", async ({ page }) => {
    await fill(page);
    await page.reload();
    await expect(page.locator("#job")).toHaveValue(AD);
  });

  test("what was entered before the page's script came counts, and is still there after a reload", async ({
    page,
  }) => {
    const scripts = await holdScripts(page, "**/home-*.js");
    await page.goto("/", { waitUntil: "load" });
    await page.locator("#resume").setInputFiles(RESUME);
    await page.locator("#job").fill(AD);
    await expect(scanButton(page)).toBeDisabled();
    scripts.letCome();
    await expect(page.getByText("amara-okafor.pdf (1 kB)")).toBeVisible();
    await page.reload();
    await expect(page.locator("#job")).toHaveValue(AD);
  });
});

test.describe("signing in on the way", () => {
  const popupPage = (message: object) =>
    `<title>Sign-in</title><script>new BroadcastChannel("vouch-sign-in").postMessage(${JSON.stringify(message)})</script>`;

  test("a popup opens, and the scan goes on by itself once somebody is signed in", async ({
    page,
    context,
  }) => {
    await context.route("**/api/auth/start?popup=1", async (route) => {
      await answerSession(page, {});
      await route.fulfill({ contentType: "text/html", body: popupPage({ type: "signed-in" }) });
    });
    await answerScan(page, done);
    await fill(page);
    await scanButton(page).click();
    await takeResult(page);
  });

  test("a failure is an alert, and nothing is sent", async ({ page, context }) => {
    await context.route("**/api/auth/start?popup=1", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: popupPage({ type: "failed", message: "Sign-in was cancelled." }),
      }),
    );
    let sent = 0;
    await answerScan(page, (route) => {
      sent += 1;
      return done(route);
    });
    await fill(page);
    await scanButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Google" })).toHaveText(
      "Google Sign-In error: Sign-in was cancelled.",
    );
    expect(sent).toBe(0);
    await expect(scanButton(page)).toBeEnabled();
  });

  test("where popups are blocked the page itself goes, and comes back with file and text", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route("**/api/auth/start?returnTo=*", async (route) => {
      await answerSession(page, {});
      await route.fulfill({ status: 302, headers: { location: "/" } });
    });
    const bodies: string[] = [];
    await answerScan(page, (route) => {
      bodies.push(route.request().postData() ?? "");
      return done(route);
    });
    await fill(page);
    await scanButton(page).click();
    await takeResult(page);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain(AD);
    expect(bodies[0]).toContain('filename="amara-okafor.pdf"');
  });
});

test.describe("the scan", () => {
  test.beforeEach(({ page }) => answerSession(page, { resumeScan: 2 }));

  test("shows its progress, and its result at 100 % without a click", async ({ page }) => {
    await answerScan(page, done);
    await fill(page);
    await expect(page.getByText("2 free scans left")).toBeVisible();
    await scanButton(page).click();
    const bar = page.getByRole("progressbar", { name: "Progress of the scan" });
    await expect(bar).toHaveAttribute("aria-valuenow", "0");
    await expect(page.getByRole("button", { name: "Show result now" })).toBeVisible();
    await page.clock.runFor(2500);
    await expect(bar).toHaveAttribute("aria-valuenow", "50");
    await page.clock.runFor(2500);
    await reportIsShown(page);
  });

  test("says what it is doing while the server works, and the button is closed", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await answerScan(page, async (route) => {
      await held.promise;
      await done(route);
    });
    await fill(page);
    await scanButton(page).click();
    const popup = page.getByRole("dialog", { name: "Reading your resume" });
    await expect(popup.getByRole("status").first()).toHaveText("Uploading resume...");
    await expect(page.locator("[data-scan]")).toHaveText("Scanning...");
    await expect(page.locator("[data-scan]")).toBeDisabled();
    await page.clock.runFor(2500);
    await expect(popup.getByRole("status").first()).toHaveText("Analyzing and making results...");
    await page.clock.runFor(1500);
    await expect(popup.getByRole("status").first()).toHaveText("Finalizing...");
    held.resolve();
    await takeResult(page);
  });

  test("is given up with Cancel, and with Escape", async ({ page }) => {
    await answerScan(page, () => new Promise(() => undefined));
    await fill(page);
    for (const giveUp of [
      () => page.getByRole("button", { name: "Cancel" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/scan"));
      await scanButton(page).click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await giveUp();
      await aborted;
      await expect(page.getByText("The scan was cancelled and not counted.")).toBeVisible();
      await expect(scanButton(page)).toBeEnabled();
      await expect(scanButton(page)).toHaveText("Scan");
    }
    await expect(page.locator("#job")).toHaveValue(AD);
  });

  test("that fails says so under the form, with an id to quote, and keeps what was entered", async ({
    page,
  }) => {
    await answerScan(page, (route) =>
      route.fulfill({
        status: 422,
        json: {
          code: "pdf-encrypted",
          title: "This PDF is protected by a password.",
          status: 422,
          id: "req-81",
        },
      }),
    );
    await fill(page);
    await scanButton(page).click();
    await expect(page.locator("[data-scan-failure]")).toHaveText(
      "This PDF is protected by a password. If you write to us, quote this id: req-81",
    );
    await expect(page.getByText("amara-okafor.pdf (1 kB)")).toBeVisible();
    await expect(scanButton(page)).toBeEnabled();
  });

  test("that cannot reach the server says so, and can be tried again", async ({ page }) => {
    await answerScan(page, (route) => route.abort("connectionrefused"));
    await fill(page);
    await scanButton(page).click();
    await expect(page.locator("[data-scan-failure]")).toContainText("The server could not be reached");
    await page.unroute("**/api/scan");
    await answerScan(page, done);
    await scanButton(page).click();
    await takeResult(page);
  });

  test("whose count could not be saved is an alert in the spec's words", async ({ page }) => {
    const title = "Failed to update your scan count. Please try again.";
    await answerScan(page, (route) =>
      route.fulfill({ status: 503, json: { code: "scan-count-not-saved", title, status: 503, id: "req-1" } }),
    );
    await fill(page);
    await scanButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed" })).toHaveText(title);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText(title)).toBeHidden();
  });

  test("needs nothing but the keyboard", async ({ page }) => {
    await giveClock(page);
    await answerScan(page, done);
    // A chooser is caught from here on; the browser takes some moments to begin with it.
    page.on("filechooser", () => undefined);
    await page.goto("/");
    await page.locator("#resume").focus();
    const choosing = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    await (await choosing).setFiles(RESUME);
    await page.keyboard.press("Tab");
    await expect(page.locator("#job")).toBeFocused();
    await page.keyboard.insertText(AD);
    await stopClock(page);
    await page.keyboard.press("Tab");
    await expect(scanButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Show result now" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.clock.resume();
    await reportIsShown(page);
  });
});

test.describe("the count", () => {
  test("at 0 closes the button and says why", async ({ page }) => {
    await answerSession(page, { resumeScan: 0 });
    await page.goto("/");
    await expect(page.getByText("You have used all your free scans.")).toBeVisible();
    await expect(scanButton(page)).toBeDisabled();
  });

  test("is not shown to Premium, who may go on at 0", async ({ page }) => {
    await answerSession(page, { subscription: "premium", resumeScan: 0 });
    await page.goto("/");
    await expect(page.getByText("Premium", { exact: true })).toBeVisible();
    await expect(page.locator("[data-scans-left]")).toBeEmpty();
    await expect(scanButton(page)).toBeEnabled();
  });
});

test.describe("title and company of the ad", () => {
  const answerNames = (page: Page, names: object) =>
    page.route("**/api/read-ad", (route) =>
      route.fulfill({ json: { jobTitle: null, company: null, titles: [], companies: [], ...names } }),
    );
  const guess = (text: string) => ({ text, start: 0, end: text.length, confidence: 0.5 });
  const paste = async (page: Page) => {
    await answerSession(page, {});
    await page.goto("/");
    await expect(page.getByLabel("Job title")).toBeHidden();
    await page.getByLabel("Resume", { exact: true }).setInputFiles(RESUME);
    await page.getByLabel("Job description").fill(AD);
  };
  const scanned = async (page: Page) => {
    const sent = page.waitForRequest("**/api/scan");
    await answerScan(page, done);
    await scanButton(page).click();
    return (await sent).postDataBuffer()!.toString("latin1");
  };

  test("are filled in as the ad says them, and then not sent as the person's word", async ({ page }) => {
    await answerNames(page, { jobTitle: "Ward Nurse", company: "Harbour Care" });
    await paste(page);
    await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse");
    await expect(page.getByLabel("Company")).toHaveValue("Harbour Care");
    expect(await scanned(page)).not.toContain('name="jobTitle"');
  });

  test("are asked for with the likeliest wordings where the ad is not sure", async ({ page }) => {
    await answerNames(page, { jobTitle: "Ward Nurse", companies: [guess("Harbour Care"), guess("Care")] });
    await paste(page);
    await expect(page.getByText("Is the company one of these?")).toBeVisible();
    await expect(page.getByText("Is the job title one of these?")).toBeHidden();
    await page.getByRole("button", { name: "Harbour Care" }).click();
    await expect(page.getByLabel("Company")).toHaveValue("Harbour Care");
    await expect(page.getByLabel("Company")).toBeFocused();
    await expect(page.getByText("Is the company one of these?")).toBeHidden();
    const body = await scanned(page);
    expect(body).toMatch(/name="company"\r\n\r\nHarbour Care/);
    expect(body).not.toContain('name="jobTitle"');
  });

  test("leave the resume's field to the keyboard: Enter opens the choice of a file", async ({ page }) => {
    page.on("filechooser", () => undefined);
    await answerNames(page, { jobTitle: "Ward Nurse" });
    await paste(page);
    await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse");
    await page.locator("#resume").focus();
    const choosing = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    await (await choosing).setFiles(RESUME);
    await expect(page.getByText(RESUME.name)).toBeVisible();
  });

  test("stay as the person has put them, over a change of the ad and a reload", async ({ page }) => {
    await answerNames(page, { jobTitle: "Ward Nurse" });
    await paste(page);
    await page.getByLabel("Job title").fill("Staff Nurse");
    await page.getByLabel("Job description").fill(`${AD} Nights.`);
    await page.reload();
    await expect(page.getByLabel("Job title")).toHaveValue("Staff Nurse");
    await page.getByLabel("Resume", { exact: true }).setInputFiles(RESUME);
    expect(await scanned(page)).toMatch(/name="jobTitle"\r\n\r\nStaff Nurse/);
  });
});
