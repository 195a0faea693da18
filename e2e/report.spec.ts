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
    await expect(page.getByText("Ward Nurse, night shift, Harbour Care Group")).toBeVisible();
    await expect(page.getByText("Recomputed here: same")).toBeVisible();
  });

  test("shows both sides of every term, in words as well as signs", async ({ page }) => {
    await page.goto("/user-output");
    const row = page.getByRole("row", { name: /^telemetry/ });
    await expect(row).toContainText("not in the resume");
    await expect(row).toContainText("in the job description");
    await row.getByText("Where it appears").click();
    await expect(row).toContainText("Telemetry is a must.");
    await expect(page.getByRole("row", { name: /electronic health records/ })).toContainText("Partly.");
    await expect(
      page.getByText("Your resume has 2 of the 5 hard skills in the job description."),
    ).toBeVisible();
    await expect(page.getByText("none asked for")).toBeVisible();
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
  });
});

test.describe("where there is no report", () => {
  test("nobody signed in is asked to sign in", async ({ page }) => {
    await page.goto("/user-output");
    await expect(page.getByRole("heading", { name: "Sign in to see your report" })).toBeVisible();
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
    await expect(page.getByRole("heading", { name: "Overall match score" })).toBeVisible();
  });
});
