import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { giveClock, stopClock } from "./clock.ts";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

let people = 0;

/** Somebody new, on their settings. */
async function openSettings(page: Page): Promise<{ name: string; email: string }> {
  people += 1;
  const person = { name: "Ines Duarte", email: `settings-${process.pid}-${people}@mail.example` };
  await signInToSettings(page, person);
  return person;
}

async function signInToSettings(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Sign in to see your settings" })).toBeVisible();
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(sessions(page).getByText("this browser")).toBeVisible();
}

const sessions = (page: Page) => page.getByRole("list", { name: "Where you are signed in" });

test("somebody sees who they are, signs their other browsers out, and takes their data along", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await openSettings(page);
  await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
  await expect(page.getByRole("main").getByText("Free, 3 free scans left")).toBeVisible();

  const others = [];
  for (let i = 0; i < 3; i += 1) {
    const context = await browser.newContext({ baseURL: baseURL! });
    others.push(await context.newPage());
    await signInToSettings(others[i]!, person);
  }
  await page.reload();
  await expect(sessions(page).getByRole("listitem")).toHaveCount(4);
  await page
    .getByRole("button", { name: /^Sign out Chrome/ })
    .first()
    .press("Enter");
  await expect(sessions(page).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  await page.getByRole("button", { name: "Sign out all other browsers" }).click();
  await expect(sessions(page).getByRole("listitem")).toHaveCount(1);
  for (const other of others) {
    await other.reload();
    await expect(other.getByRole("heading", { name: "Sign in to see your settings" })).toBeVisible();
    await other.context().close();
  }

  await scanByCall(page, "Welder\n\nRequirements\n- TIG welding");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("vouch-my-data.zip");
  const files = unzipSync(await readFile(await download.path()));
  const data = JSON.parse(strFromU8(files["my-data.json"]!));
  expect(data).toMatchObject({ person: { email: person.email }, scans: [{ result: {} }], resumes: [{}] });
});

test("an account is deleted by keyboard behind a checked box, and nothing of it is left", async ({
  page,
}) => {
  await giveClock(page);
  const person = await openSettings(page);
  await scanByCall(page, "Welder\n\nRequirements\n- TIG welding");
  await stopClock(page);
  const button = page.getByRole("button", { name: "Delete my account" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please check the box above first.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await page.clock.resume();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText("Your account and everything in it was deleted.")).toBeVisible();

  await signInToSettings(page, person);
  await page.goto("/resumes");
  await expect(page.getByRole("heading", { name: "There is nothing here yet" })).toBeVisible();
});

test("whoever signed in a while ago signs in once more, comes back to the same box, and then deletes", async ({
  page,
  product,
}) => {
  const person = await openSettings(page);
  await product.passMinutes();
  await page.getByRole("checkbox").check();
  const remove = page.getByRole("button", { name: "Delete my account" });
  await remove.click();
  const again = page.getByRole("button", { name: "Sign in again" });
  await expect(page.getByText("You signed in a while ago.")).toBeVisible();
  await signInByPopup(page, () => again.click(), person);
  await expect(again).toBeHidden();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("checkbox")).toBeFocused();
  await remove.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account and everything in it was deleted.")).toBeVisible();
});

test("a download that is refused is said on the page, in a sentence", async ({ page }) => {
  await openSettings(page);
  const button = page.getByRole("link", { name: "Download all my data" });
  for (let times = 0; times < 5; times += 1) {
    const downloading = page.waitForEvent("download");
    await button.click();
    await (await downloading).path();
  }
  await button.click();
  await expect(page.getByText("You have downloaded your data several times within the hour.")).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});

for (const width of [1280, 390])
  test(`nothing a machine can find is wrong with the settings: ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await openSettings(page);
    const other = await browser.newPage({ baseURL: baseURL! });
    await signInToSettings(other, person);
    await other.close();
    await page.reload();
    await expect(sessions(page).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Please check the box above first.")).toBeVisible();
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
  });
