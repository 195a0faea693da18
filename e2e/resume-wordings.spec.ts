import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { type ModelServer, startModelServer } from "#testing/a-model-server.ts";
import { readSentLines } from "#testing/a-wording-writer.ts";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { test as base, type Product, startProduct } from "./whole-product.ts";

/** The lexicon and its reader are loaded once in each browser. */
const FIRST = { timeout: 30_000 };
const SERVICES = "Built services in TypeScript and PostgreSQL for 40 shops";
const CONTAINERS = "Deployed containers with Kubernetes on AWS";
const RESUME = {
  basics: { name: "Juno Marlowe", label: "Software engineer", email: "juno@mail.example" },
  work: [
    {
      name: "Hearth Systems",
      position: "Software Engineer",
      startDate: "2020-03",
      highlights: ["Ran the office party committee", SERVICES, CONTAINERS],
    },
  ],
  skills: [{ name: "TypeScript" }],
};
const AD = `Backend Engineer
Company: Quibbleton Works
Requirements
- Strong knowledge of TypeScript
- Kubernetes and PostgreSQL
- Experience with Rust`;
const NEW_SERVICES = "Built TypeScript and PostgreSQL services for 40 shops";
const NEW_CONTAINERS = "Deployed Kubernetes containers on AWS";
const WORDINGS: Record<string, string> = { [SERVICES]: NEW_SERVICES, [CONTAINERS]: NEW_CONTAINERS };

/** The product on the settings of a stand-in that words lines rightly and invents in every summary. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const model = await startModelServer();
      model.answer((request) =>
        JSON.stringify(
          [...readSentLines(request)].map(([line, text]) => ({
            line,
            text: line.startsWith("s") ? "As Chief Executive, founded a bank in Rust." : WORDINGS[text],
          })),
        ),
      );
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ model }, use) => {
      const product: Product = await startProduct({
        LLM_KIND: "openai-compatible",
        LLM_MODEL: "stand-in",
        LLM_BASE_URL: `${model.url}/v1`,
      });
      await use(product);
      await product.end("SIGTERM");
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const wordings = (page: Page) => section(page, "Worded anew for this ad");

async function beginVersion(page: Page): Promise<void> {
  await page.goto("/advanced-resume-builder");
  await page.locator("input[name=json]").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(RESUME)),
  });
  await tab(page, "For a job").click();
  await page.getByLabel("Or the whole ad, pasted", { exact: true }).fill(AD);
  await button(page, "Read this ad").click();
  await expect(button(page, "Make a version for this job")).toBeVisible(FIRST);
  await button(page, "Make a version for this job").click();
}

async function askModel(page: Page): Promise<void> {
  await wordings(page)
    .getByRole("button", { name: /^Ask stand-in/ })
    .click();
  await expect(wordings(page).getByText("Wordings to look at: 2.")).toBeVisible(FIRST);
}

async function readPdf(page: Page): Promise<string> {
  const coming = page.waitForEvent("download");
  await button(page, "Download PDF").click();
  const reader = await openPdfiumReader(await compilePdfium());
  const reading = await reader.read(await readFile(await (await coming).path()));
  return reading.ok
    ? reading.document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" ")
    : "";
}

test("what a model words is looked at beside the line it is of, accepted or refused, taken back, kept and printed", async ({
  page,
  model,
}) => {
  await beginVersion(page);
  await wordings(page).getByText("What is sent", { exact: true }).click();
  await expect(wordings(page).getByText(SERVICES)).toBeVisible(FIRST);
  await expect(wordings(page).getByText(/juno@mail/)).toHaveCount(0);
  expect(model.requests).toHaveLength(0);
  model.fail({ is: "refusal" });
  await wordings(page)
    .getByRole("button", { name: /^Ask stand-in/ })
    .click();
  await expect(wordings(page).getByRole("alert")).toContainText("answer cannot be used", FIRST);
  model.fail(null);
  await askModel(page);
  expect(model.requests[0]!.data).not.toMatch(/Juno|juno@mail/);
  await expect(wordings(page).getByText("your line does not say so: 2.")).toBeVisible();
  const items = wordings(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(wordings(page).getByRole("alert")).toBeEmpty();
  await expect(items.first()).toContainText(/Worded by stand-in at .*, checked against your own line\./);
  await expect(items.filter({ hasText: "40 shops" }).locator("s")).toHaveText("services in");

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
  }

  const accept = items.filter({ hasText: "40 shops" }).getByRole("button", { name: /^Accept/ });
  await accept.focus();
  await page.keyboard.press("Enter");
  await expect(wordings(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(items).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(items).toHaveCount(2);
  await button(page, "Redo").click();
  await items.getByRole("button", { name: /^Refuse/ }).click();
  await expect(items).toHaveCount(0);
  await expect(wordings(page).getByText("Nothing is left to look at.")).toBeVisible();

  await page.reload();
  await tab(page, "For a job").click();
  const differences = section(page, "Where this version differs");
  await expect(differences.getByText("Worded by a language model, checked against your line:")).toBeVisible(
    FIRST,
  );
  await expect(differences.getByText(NEW_SERVICES)).toBeVisible();
  await tab(page, "Look and files").click();
  const printed = (await readPdf(page)).replace(/\s+/g, " ");
  expect(printed).toContain(NEW_SERVICES);
  expect(printed).toContain(CONTAINERS);
});
