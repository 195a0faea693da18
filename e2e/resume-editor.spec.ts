import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import { makeResumePdf } from "./a-resume-pdf.ts";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { test } from "./whole-product.ts";

/** The first document that a server reads or sets waits for its engine to load. */
const FIRST = { timeout: 30_000 };

/** As another program writes it: with fields that the editor has no place for. */
const JSON_RESUME = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: { name: "Juno Marlowe", label: "Baker", image: "", location: { city: "Leeds", countryCode: "GB" } },
  work: [
    {
      name: "Hearth & Crust",
      position: "Baker",
      startDate: "2021-03",
      highlights: ["Bake 400 loaves a night"],
    },
    {
      name: "Mill Lane",
      position: "Apprentice",
      startDate: "2019",
      endDate: "2021-02",
      "x-own": { kept: true },
    },
  ],
  skills: [{ name: "Bread", keywords: ["sourdough", "rye"] }],
  meta: { canonical: "https://juno.example/resume.json", theme: "even" },
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const look = (page: Page) => page.getByRole("tab", { name: "Look and files" });
const picture = (page: Page) => page.getByAltText("Your resume as it will be printed");

const chooseJson = (page: Page, document: object) =>
  page.locator("input[name=json]").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(document)),
  });

async function begin(page: Page, document: object = JSON_RESUME): Promise<void> {
  await page.goto("/advanced-resume-builder");
  await chooseJson(page, document);
  await expect(field(page, "Name").first()).toBeVisible();
}

async function download(page: Page, label: string): Promise<Buffer> {
  await look(page).click();
  const coming = page.waitForEvent("download");
  await button(page, label).click();
  return readFile(await (await coming).path());
}

/** The text of a PDF, in the order of its content. */
async function readText(pdf: Buffer): Promise<string> {
  const reader = await openPdfiumReader(await compilePdfium());
  const reading = await reader.read(pdf);
  if (!reading.ok) throw new Error("The PDF cannot be read.");
  return reading.document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" ");
}

test("a PDF becomes fields; what is changed stands in the PDF that is downloaded, and undo brings it back", async ({
  page,
}) => {
  await page.goto("/advanced-resume-builder");
  await page.locator("input[name=resume]").setInputFiles({
    name: "amara-okafor.pdf",
    mimeType: "application/pdf",
    buffer: await makeResumePdf(),
  });
  await expect(field(page, "Name").first()).toHaveValue("Amara Okafor", FIRST);
  await expect(section(page, "Work experience").getByRole("listitem")).toHaveCount(2);
  await field(page, "Title below the name").fill("Charge Nurse");
  const changed = await readText(await download(page, "Download PDF"));
  expect(changed).toContain("Amara Okafor");
  expect(changed).toContain("Charge Nurse");
  expect(changed).toContain("wound care");
  await button(page, "Undo").click();
  expect(await readText(await download(page, "Download PDF"))).not.toContain("Charge Nurse");
  await button(page, "Redo").click();
  expect(await readText(await download(page, "Download PDF"))).toContain("Charge Nurse");
});

test("sections and entries are put in another order with the keyboard, and left out of the page", async ({
  page,
}) => {
  await begin(page);
  await button(page, "Move Apprentice, Mill Lane up").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Apprentice, Mill Lane is now number 1.")).toBeAttached();
  await button(page, "Move the section Skills up").focus();
  for (const _ of [1, 2]) await page.keyboard.press("Space");
  await expect(button(page, "Move the section Skills up")).toBeFocused();
  const printed = await readText(await download(page, "Download PDF"));
  expect(printed.indexOf("rye")).toBeLessThan(printed.indexOf("Mill Lane"));
  expect(printed.indexOf("Mill Lane")).toBeLessThan(printed.indexOf("Hearth"));
  await page.getByRole("tab", { name: "Words" }).click();
  await section(page, "Skills").getByLabel("Leave out of the page").check();
  expect(await readText(await download(page, "Download PDF"))).not.toContain("rye");
});

test("a template is chosen, drawn, and every field is read back from it", async ({ page }) => {
  await begin(page);
  await expect(picture(page)).toBeVisible(FIRST);
  const before = await picture(page).getAttribute("src");
  await look(page).click();
  await page.getByLabel("Classic").check();
  await expect(picture(page)).not.toHaveAttribute("src", before!);
  await button(page, "Read it back").click();
  const proof = section(page, "What machines read");
  await expect(proof.getByText(/^(\d+) of \1 fields found\.$/)).toHaveCount(2, FIRST);
  await page.getByLabel("Modern").check();
  await expect(proof.getByText("fields found")).toHaveCount(0);
});

test("a reload keeps all of it, another tab sees each change, and starting over asks first", async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto("/advanced-resume-builder");
  await expect(field(other, "Title below the name")).toHaveValue("Baker");
  await field(page, "Title below the name").fill("Head Baker");
  await expect(field(other, "Title below the name")).toHaveValue("Head Baker");
  await field(other, "E-mail").fill("juno@mail.example");
  await expect(field(page, "E-mail")).toHaveValue("juno@mail.example");
  await look(page).click();
  await page.getByLabel("Ledger").check();
  await page.reload();
  await expect(field(page, "Title below the name")).toHaveValue("Head Baker");
  await expect(field(page, "E-mail")).toHaveValue("juno@mail.example");
  await look(page).click();
  await expect(page.getByLabel("Ledger")).toBeChecked();

  page.once("dialog", (dialog) => dialog.dismiss());
  await button(page, "Start over").click();
  await expect(page.getByLabel("Ledger")).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await button(page, "Start over").click();
  await expect(page.getByRole("heading", { name: "Where do you begin?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Where do you begin?" })).toBeVisible();
});

test("a JSON Resume comes out as it came in; another file is refused in words", async ({ page }) => {
  await page.goto("/advanced-resume-builder");
  await chooseJson(page, ["not a resume"]);
  await expect(page.getByText("This file is no JSON Resume that we can read.")).toBeVisible();
  await begin(page);
  expect(JSON.parse((await download(page, "JSON Resume")).toString())).toEqual(JSON_RESUME);
  expect((await download(page, "Word")).toString("latin1", 0, 2)).toBe("PK");
  expect((await download(page, "Plain text")).toString()).toContain("Bake 400 loaves a night");
});

test("a photo is left out until somebody adds one; it is cut to size, printed, kept and taken out again", async ({
  page,
}) => {
  await begin(page);
  await look(page).click();
  await page.getByLabel(/^Modern/).check();
  const choosing = page.getByLabel("Choose a photo");
  await choosing.setInputFiles({ name: "me.txt", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("This picture cannot be read.")).toBeVisible();
  await choosing.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await drawPng(page) });
  await expect(page.getByAltText("Your photo")).toBeVisible();
  const pdf = await download(page, "Download PDF");
  expect(pdf.toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
  await page.getByLabel("Print the photo").uncheck();
  expect((await download(page, "Download PDF")).toString("latin1")).not.toMatch(/\/Subtype\s*\/Image/);
  await page.reload();
  await look(page).click();
  await expect(page.getByAltText("Your photo")).toBeVisible();
  expect(JSON.parse(String(await download(page, "JSON Resume"))).basics.image).toMatch(/^data:image\/jpeg;/);
  expect(await findFaultsInBothSchemes(page)).toEqual([]);
  await button(page, "Remove").click();
  await expect(page.getByAltText("Your photo")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(page.getByAltText("Your photo")).toBeVisible();
});

/** A picture as a phone has it: wider than a face, and not a JPEG. */
async function drawPng(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
    canvas.getContext("2d")!.fillRect(300, 100, 300, 400);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1]!, "base64");
}

test("print and the web page are the resume's own page, in its template, on its paper, without script", async ({
  page,
  browser,
}) => {
  await watchPrinting(page);
  await begin(page);
  await look(page).click();
  await page.getByLabel("Ledger").check();
  await page.getByLabel("Paper").selectOption("US Letter");
  const html = await download(page, "Web page");
  await button(page, "Print").click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Juno Marlowe");
  await expect(page.locator("html")).toHaveAttribute("data-printed", "Juno Marlowe – Resume");

  const still = await browser.newContext({ javaScriptEnabled: false });
  const own = await still.newPage();
  await own.setContent(html.toString());
  await expect(own.getByRole("heading", { level: 3 })).toHaveText(["Baker", "Apprentice"]);
  const printed = await own.pdf({ preferCSSPageSize: true });
  expect(printed.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(await readText(printed)).toContain("Bake 400 loaves a night");
  await still.close();
});

/** Notes which page is printed; no printer is there. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow")!;
    Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
      get() {
        const inside = own.get!.call(this) as Window;
        inside.print = () => {
          document.documentElement.dataset.printed = inside.document.title;
        };
        return inside;
      },
    });
  });

test("the page of templates opens it with the one that was chosen, for what is begun and for what is kept", async ({
  page,
}) => {
  await page.goto("/resume-templates");
  await page.getByRole("link", { name: "Use the template Classic", exact: true }).click();
  await expect(page.getByText("It will be set in the template Classic")).toBeVisible();
  await chooseJson(page, JSON_RESUME);
  await look(page).click();
  await expect(page.getByLabel("Classic")).toBeChecked();
  await page.goto("/resume-templates");
  await page.getByRole("link", { name: "Use the template Thread", exact: true }).click();
  await look(page).click();
  await expect(page.getByLabel("Thread")).toBeChecked();
  await page.getByLabel("Plain").check();
  await page.reload();
  await look(page).click();
  await expect(page.getByLabel("Plain")).toBeChecked();
});

test("all of it works with the keyboard alone", async ({ page }) => {
  await page.goto("/advanced-resume-builder");
  await button(page, "With an empty page").focus();
  await page.keyboard.press("Enter");
  await field(page, "Name").first().focus();
  await page.keyboard.type("Juno Marlowe");
  await button(page, "Add to skills").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  const skills = section(page, "Skills");
  await field(page, "Its parts, with commas between them").focus();
  await page.keyboard.type("sourdough, rye");
  await expect(field(page, "Its parts, with commas between them")).toHaveValue("sourdough, rye");
  await skills.getByLabel("Name").focus();
  await page.keyboard.type("Bread");
  await page.getByRole("tab", { name: "Words" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(look(page)).toBeFocused();
  await page.getByLabel("Plain").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Classic")).toBeChecked();
  await button(page, "Download PDF").focus();
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const printed = await readText(await readFile(await (await coming).path()));
  expect(printed).toContain("Juno Marlowe");
  expect(printed).toContain("rye");
});

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test("the editor has no fault a machine can find, and its page is one tap away", async ({ page }) => {
      await begin(page);
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
      await look(page).click();
      await button(page, "Read it back").click();
      await expect(page.getByText("fields found").first()).toBeVisible(FIRST);
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
      if (width === 390) await page.getByRole("tab", { name: "Page", exact: true }).click();
      await expect(picture(page)).toBeInViewport(FIRST);
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    });
  });
