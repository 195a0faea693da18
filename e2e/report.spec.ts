import { expect } from "@playwright/test";
import { aScan, aScanResult } from "#testing/a-scan.ts";
import { answerSession, test } from "./built-pages.ts";

test.describe("the scan result", () => {
  test.beforeEach(async ({ page }) => {
    await answerSession(page, {});
    await page.route("**/api/scans/latest", (route) => route.fulfill({ json: aScan() }));
  });

  test("shows score, parts, warning, and the score computed again here", async ({ page }) => {
    await page.goto("/user-output");
    await expect(page.getByText("55.00").first()).toBeVisible();
    await expect(page.getByText("This score is below the recommended 80.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ward Nurse, night shift", level: 1 })).toBeVisible();
    await expect(page.getByText("Harbour Care Group", { exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "The four parts of the score" })).toContainText(
      "Keywords 20.00 of 60",
    );
    await expect(page.getByText("Recomputed here: same")).toBeVisible();
  });

  test("shows both sides of every term, in words as well as signs", async ({ page }) => {
    await page.goto("/user-output");
    const row = page.getByRole("row", { name: /^telemetry/ });
    await expect(row).toContainText("not in the resume");
    await expect(row).toContainText("in the job description");
    await row.getByRole("button", { name: /telemetry/ }).click();
    await expect(page.locator("#term-3-quotes")).toContainText("Telemetry is a must.");
    await expect(page.locator("#term-3-quotes")).toBeVisible();
    await expect(page.getByRole("row", { name: /electronic health records/ })).toContainText("Partly");
    await page.getByRole("button", { name: /2 found/ }).click();
    await expect(page.getByRole("row", { name: /^wound care/ })).toContainText("in the resume");
    await expect(
      page.getByText("Your resume has 2 of the 5 hard skills in the job description."),
    ).toBeVisible();
    await expect(page.getByText("none asked for")).toBeVisible();
  });

  test("ranks what to do by exact points, adds up what is ticked and keeps it in this browser", async ({
    page,
  }) => {
    await page.goto("/user-output");
    const steps = page.getByRole("region", { name: "Next steps" });
    await expect(steps.getByRole("listitem").filter({ has: page.getByRole("heading") })).toContainText([
      "Two more terms, if true",
      "One must-have is missing",
      "Say it in the ad’s words",
      "Fix two things in the file",
    ]);
    await expect(page.getByText("70.00 is in reach without claiming one new skill.")).toBeVisible();
    await steps.getByLabel("Count this in: One must-have is missing").check();
    await steps.getByLabel("Count this in: Say it in the ad’s words").check();
    await expect(steps.getByRole("status")).toHaveText(/2 ticked 55\.00.*75\.00/);
    await page.reload();
    await expect(steps.getByRole("status")).toHaveText(/2 ticked 55\.00.*75\.00/);
  });

  test("takes a term that is not true of the person out of the plan, and says the honest ceiling", async ({
    page,
  }) => {
    await page.goto("/user-output");
    await page.getByRole("button", { name: "Not true for me: telemetry" }).click();
    await expect(page.getByRole("heading", { name: "One must-have is missing" })).toHaveCount(0);
    await expect(page.getByText("Your honest ceiling for this ad is 90.00.")).toBeVisible();
    await expect(page.getByText("55.00").first()).toBeVisible();
    await page.getByRole("button", { name: "Put back: telemetry" }).click();
    await expect(page.getByRole("heading", { name: "One must-have is missing" })).toBeVisible();
  });

  test("leads from a step to its evidence, and from there to both texts, joined by a thread", async ({
    page,
  }) => {
    await page.goto("/user-output");
    await page.getByRole("button", { name: "Show both wordings" }).click();
    const row = page.getByRole("row", { name: /^electronic health records/ });
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await page.getByRole("button", { name: "Show in both texts" }).filter({ visible: true }).click();
    await expect(page.getByRole("region", { name: "Your resume", exact: true })).toBeInViewport();
    await expect(page.getByText("Partly shown: electronic health records")).toBeVisible();
    await expect(page.locator("[data-side] + svg path")).toHaveAttribute("d", /^M/);
    await page
      .getByRole("region", { name: "The job description" })
      .getByRole("button", { name: "wound care" })
      .press("Enter");
    await expect(page.getByText("Shown in both: wound care")).toBeVisible();
  });

  test("shows the terms of one kind alone", async ({ page }) => {
    await page.goto("/user-output");
    await page.getByRole("button", { name: "Partly 1" }).click();
    await expect(page.getByRole("row", { name: /^electronic health records/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^telemetry/ })).toHaveCount(0);
  });

  test("says that no requirement was found where the ad holds none, and leaves the score as it is", async ({
    page,
  }) => {
    const none = { hardskillsjd: [], softskillsjd: [], keywordsjd: [], matchingjdre: [], terms: [] };
    const { receipt } = aScanResult();
    const result = aScanResult({ ...none, overallScore: 35, receipt: { ...receipt, asked: 0, found: 0 } });
    await page.route("**/api/scans/latest", (route) => route.fulfill({ json: aScan({ result }) }));
    await page.goto("/user-output");
    await expect(page.getByText("No requirement was found in this ad.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Overall match score" })).toContainText("35.00");
    await expect(page.getByRole("heading", { name: "Paste the whole ad" })).toBeVisible();
    await expect(page.getByText("Far off")).toHaveCount(0);
  });

  test("keeps the ad for the next version of the resume", async ({ page }) => {
    await page.goto("/user-output");
    await page.getByRole("button", { name: "Scan the new version" }).click();
    await expect(page.getByLabel("Job description")).toHaveValue(aScanResult().scannedJobDescription);
  });

  test("marks the ad: green where the resume has it, red where it is missing, and says which", async ({
    page,
  }) => {
    await page.goto("/user-output");
    await page.getByRole("tab", { name: "Job Description" }).click();
    await expect(page.locator("mark").filter({ hasText: "Missing: ACLS" })).toBeVisible();
    await expect(page.locator("mark").filter({ hasText: "Found: wound care" })).toBeVisible();
  });

  test("sets each line of the resume in the direction of its own script", async ({ page }) => {
    const result = aScanResult({
      extractedResumeText: "Amara Okafor.\nمحاسبة ذات خبرة.",
      resumeHighlights: [],
    });
    await page.route("**/api/scans/latest", (route) => route.fulfill({ json: aScan({ result }) }));
    await page.goto("/user-output");
    const starts = await page.getByText("محاسبة ذات خبرة").evaluate((element) => {
      const text = element.firstChild!;
      const leftOf = (place: number) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().left;
      };
      const [latin, arabic] = text.textContent!.split("\n") as [string, string];
      const second = latin.length + 1;
      return [leftOf(0), leftOf(latin.length - 1), leftOf(second), leftOf(second + arabic.length - 1)];
    });
    expect(starts[0]).toBeLessThan(starts[1]!);
    expect(starts[3]).toBeLessThan(starts[2]!);
  });

  test("can be printed whole: both tabs, nothing folded, no menus", async ({ page }) => {
    await page.goto("/user-output");
    await expect(page.getByText("Recomputed here: same")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.getByRole("heading", { name: "The job description" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Contact details found" })).toBeVisible();
    await expect(page.getByRole("row", { name: /ACLS no/ })).toBeVisible();
    await expect(page.locator("#term-3-quotes")).toBeVisible();
    await expect(page.locator("#term-0")).toBeVisible();
    await expect(page.locator("#check-education")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });

  test("tells the very same file from another", async ({ page }) => {
    const result = aScanResult();
    // SHA-256 of 'test', which the example's receipt names.
    const same = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("test") };
    expect(result.receipt.resumeSha256).toMatch(
      /^9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08$/,
    );
    await page.goto("/user-output");
    await page.getByRole("heading", { name: "Check this score by hand" }).click();
    await page.getByLabel("Check a PDF against this receipt").setInputFiles(same);
    await expect(page.getByText("This is the very same file.")).toBeVisible();
    await page
      .getByLabel("Check a PDF against this receipt")
      .setInputFiles({ ...same, buffer: Buffer.from("other") });
    await expect(page.getByText("This is another file")).toBeVisible();
  });

  test("shows only the contact details that were found, and a plain name where LinkedIn is no address", async ({
    page,
  }) => {
    const result = aScanResult({ phone: null, linkedin: "amara-okafor-rn", address: null });
    await page.route("**/api/scans/latest", (route) => route.fulfill({ json: aScan({ result }) }));
    await page.goto("/user-output");
    await expect(page.getByText("amara-okafor-rn", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /amara-okafor-rn/ })).toHaveCount(0);
    await expect(page.getByText("Phone", { exact: true })).toHaveCount(0);
  });

  test("does not warn at 80", async ({ page }) => {
    await page.route("**/api/scans/latest", (route) =>
      route.fulfill({ json: aScan({ result: aScanResult({ overallScore: 80 }) }) }),
    );
    await page.goto("/user-output");
    await expect(page.getByText("80.00").first()).toBeVisible();
    await expect(page.getByText("below the recommended")).toBeHidden();
    await expect(page.getByText(/Recomputed here: different/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Next steps" }).getByRole("heading").nth(1)).toHaveText(
      "Write a cover letter",
    );
  });
});

test.describe("where there is no report", () => {
  test("nobody signed in is asked to sign in", async ({ page }) => {
    await page.goto("/user-output");
    await expect(page.getByRole("heading", { name: "Sign in to see your report" })).toBeVisible();
    const example = page.getByRole("complementary", { name: "Registered Nurse" });
    await expect(example).toContainText("Example");
    await example.getByRole("link", { name: "See the whole example report" }).click();
    await expect(page.getByRole("heading", { name: "Overall match score" })).toBeAttached();
    await expect(page.getByText("Recomputed here: same")).toBeVisible();
    await expect(page.getByText("is in reach without claiming one new skill.")).toBeVisible();
  });

  test("a person without a scan is led to the form", async ({ page }) => {
    await answerSession(page, {});
    await page.route("**/api/scans/latest", (route) =>
      route.fulfill({
        status: 404,
        json: { code: "scan-not-found", title: "There is no such report.", status: 404, id: "r" },
      }),
    );
    await page.goto("/user-output");
    await expect(page.getByRole("link", { name: "Scan a resume" })).toHaveAttribute("href", "/#scan");
  });

  test("a fault is said with an id, and can be tried again", async ({ page }) => {
    await answerSession(page, {});
    await page.route("**/api/scans/scan-9", (route) =>
      route.fulfill({
        status: 500,
        json: { code: "internal", title: "Something went wrong.", status: 500, id: "req-5" },
      }),
    );
    await page.goto("/user-output#scan-9");
    await expect(page.getByRole("alert")).toHaveText(
      "Something went wrong. If you write to us, quote this id: req-5",
    );
    await page.unroute("**/api/scans/scan-9");
    await page.route("**/api/scans/scan-9", (route) => route.fulfill({ json: aScan() }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Overall match score" })).toBeAttached();
  });
});
