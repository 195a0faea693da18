import { expect, type Page } from "@playwright/test";
import { findFaultsInBothSchemes } from "./find-faults.ts";
import { scanByCall } from "./scan-by-call.ts";
import { signInByPopup, test } from "./whole-product.ts";

const AD =
  "Ward Nurse\nCompany: Harbour Care Group\nLocation: Leeds\nSalary: £31,000 - £38,000\n\nRequirements\n- Wound care\n- Infection control";

let people = 0;

/** Somebody new, on their board that has nothing on it yet. */
async function openTracker(page: Page): Promise<void> {
  people += 1;
  await page.goto("/application-tracking");
  const person = { name: "Amara Okafor", email: `tracker-${process.pid}-${people}@mail.example` };
  const button = page.locator("#content").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => button.click(), person);
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
}

async function addByCall(page: Page, given: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post("/api/applications", { headers, data: given });
  return ((await response.json()) as { id: string }).id;
}

const column = (page: Page, stage: string) => page.getByRole("region", { name: new RegExp(`^${stage} `) });

test("by keyboard alone: an ad is pasted and read, saved, moved, followed up, and found on the list", async ({
  page,
}) => {
  await openTracker(page);
  await page.locator("#content").getByRole("button", { name: "Add an application" }).last().press("Enter");
  const ad = page.getByLabel("The ad", { exact: true });
  await ad.fill(AD);
  await ad.press("Tab");
  await expect(page.getByText("Filled in from the ad.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse");
  await expect(page.getByLabel("Company")).toHaveValue("Harbour Care Group");
  await expect(page.getByLabel("Place")).toHaveValue("Leeds");
  await expect(page.getByLabel("Pay, as printed")).toHaveValue("£31,000 - £38,000");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ward Nurse" })).toBeVisible();
  await expect(page.getByText("- Infection control")).toBeVisible();
  await page.getByRole("link", { name: "All applications" }).press("Enter");
  await expect(column(page, "Saved")).toContainText("Ward Nurse");

  const move = page.getByRole("button", { name: "Move Ward Nurse, Harbour Care Group" });
  await move.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Move Ward Nurse, Harbour Care Group" });
  await dialog.getByRole("button", { name: "Applied" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "moved to Applied." })).toHaveCount(1);
  await expect(column(page, "Applied")).toContainText("Ward Nurse");
  await page.getByRole("button", { name: "Put on my list" }).press("Enter");
  await expect(page.getByText(/On your list for/)).toBeVisible();

  await page.getByRole("tab", { name: "Board" }).press("ArrowRight");
  await page.getByLabel("Search", { exact: true }).fill("harbour NURSE");
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Ward Nurse" }).press("Enter");
  await expect(page.getByRole("checkbox", { name: "Follow up" })).not.toBeChecked();
  await expect(page.getByRole("listitem").filter({ hasText: "Moved to Applied" })).toBeVisible();
});

test("a card is dragged to another column, and stands there after the page is loaded again", async ({
  page,
}) => {
  await openTracker(page);
  await addByCall(page, { title: "Welder", company: "Rhine Steel" });
  await page.reload();
  await expect(page.locator('[data-drag="ready"]')).toBeVisible();
  const card = page.locator("[data-card]");
  await card.hover();
  const kept = page.waitForResponse(/\/events$/);
  await card.dragTo(page.locator('[data-stage="interview"]'));
  await expect(column(page, "Interview")).toContainText("Welder");
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(column(page, "Interview")).toContainText("Welder");
});

test("from a report one press makes an application, another finds it, and a note is written from it", async ({
  page,
}) => {
  await openTracker(page);
  const scan = await scanByCall(page, AD);
  await page.goto(`/user-output#${scan}`);
  await page.getByRole("button", { name: "Track this application" }).click();
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ward Nurse" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Report", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Write a thank-you note" }).click();
  await expect(page.getByLabel("The note")).toHaveValue(/Thank you for .*Ward Nurse role/s, {
    timeout: 30_000,
  });
});

test("what the extension took is shown first, and kept by a press", async ({ page }) => {
  await openTracker(page);
  const taken = {
    v: 1,
    title: "Köchin",
    company: "Elm Bistro",
    place: "Ulm",
    link: "https://jobs.example/1",
    ad: AD,
    source: "jobs.example",
  };
  const fragment = Buffer.from(JSON.stringify(taken)).toString("base64url");
  await page.goto(`/application-tracking#import=${fragment}`);
  await expect(page.getByRole("heading", { name: "Taken from the page by the extension" })).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue("Köchin");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Köchin" })).toBeVisible();
  await expect(page.getByText("Taken by the extension")).toBeVisible();
  expect(page.url()).not.toContain("import=");
});

test("two tabs: each sees the other's moves, and notes that both wrote are shown to choose from", async ({
  page,
  context,
}) => {
  await openTracker(page);
  const id = await addByCall(page, { title: "Cook", company: "Elm Bistro" });
  const other = await context.newPage();
  await other.goto("/application-tracking");
  await expect(column(other, "Saved")).toContainText("Cook");
  await page.goto(`/application-tracking#${id}`);
  await page.reload();
  const notes = page.getByLabel("Notes");
  await notes.fill("Mine");

  const headers = { origin: new URL(page.url()).origin };
  const data = { id: crypto.randomUUID(), version: 1, changes: { set: { notes: "Theirs" } } };
  expect((await page.request.post(`/api/applications/${id}/events`, { headers, data })).ok()).toBe(true);
  await notes.blur();
  await expect(page.getByText("Changed in another window to:")).toBeVisible();
  await expect(page.locator("q").filter({ hasText: "Theirs" })).toBeVisible();
  await expect(notes).toHaveValue("Mine");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Changed in another window to:")).toBeHidden();
  await expect(notes).toHaveValue("Mine");

  await page.getByLabel("Stage").selectOption("Offer");
  await expect(column(other, "Offer")).toContainText("Cook");
});

test("a spreadsheet is looked at, mapped and brought in; a deleted one is brought back", async ({ page }) => {
  await openTracker(page);
  await page.getByRole("button", { name: "Bring in a CSV file" }).click();
  const file = "Position;Employer;Status\nWelder;Rhine Steel;Applied\nCook;Elm Bistro;Saved";
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await expect(page.getByText("2 applications were read; 0 are here already.")).toBeVisible();
  await expect(page.getByLabel("Company")).toHaveValue("1");
  await page.getByRole("button", { name: "Bring in 2" }).click();
  await expect(page.getByText("2 applications were brought in.")).toBeVisible();
  await page.getByRole("tab", { name: "List" }).click();
  await page.getByRole("button", { name: "Delete Welder, Rhine Steel" }).press("Enter");
  const undo = page.getByRole("button", { name: "Undo Welder, Rhine Steel" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByRole("link", { name: "Welder", exact: true })).toBeFocused();
  await page.reload();
  await expect(column(page, "Applied")).toContainText("Welder");
});

test("reminders are off, go on by a press, and end by a mail's link without a sign-in", async ({
  page,
  browser,
  origin,
}) => {
  await openTracker(page);
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page.getByText("Reminders are off.")).toBeVisible();
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByText("Reminders are on.")).toBeVisible();
  await page.getByRole("button", { name: "Make an address" }).click();
  const address = await page.getByLabel("Your calendar's address").inputValue();
  const stranger = await browser.newContext();
  expect(await (await stranger.request.get(address)).text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page.getByText("The address was withdrawn.")).toBeVisible();
  expect((await stranger.request.get(address)).status()).toBe(404);
  const mail = await stranger.newPage();
  await mail.goto(`${origin}/application-tracking#stop=made-up`);
  await mail.getByRole("button", { name: "Stop the reminders" }).click();
  await expect(mail.getByText("Stopped.")).toBeVisible();
  await stranger.close();
});

for (const width of [1280, 390])
  test(`nothing a machine can find is wrong with any part: ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await openTracker(page);
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
    const title = "Senior Registered Nurse, Intensive Care and Post-Anaesthesia Recovery";
    const id = await addByCall(page, {
      title,
      company: "Harbour Care Group",
      ad: AD,
      stage: "applied",
      resume: { id: "a", name: "cv.pdf" },
    });
    const headers = { origin: new URL(page.url()).origin };
    const task = { id: crypto.randomUUID(), text: "Follow up", dueOn: "2026-01-02", done: false };
    const contact = { id: crypto.randomUUID(), name: "Dana Reyes", role: "", email: "", phone: "" };
    const data = { id: crypto.randomUUID(), version: 1, changes: { tasks: [task], contacts: [contact] } };
    await page.request.post(`/api/applications/${id}/events`, { headers, data });
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Due today/ })).toBeVisible();
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
    await page.getByRole("button", { name: /^Move Senior/ }).click();
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Interview" }).click();
    await expect(page.getByText(/^Thank Senior/)).toBeVisible();
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
    for (const tab of ["List", "Numbers", "Settings"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await findFaultsInBothSchemes(page)).toEqual([]);
    }
    await page.goto(`/application-tracking#${id}`);
    await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
    await page.goto("/application-tracking#new");
    await expect(page.getByLabel("The ad", { exact: true })).toBeVisible();
    expect(await findFaultsInBothSchemes(page)).toEqual([]);
  });

test("on a phone an application is added by the dock, and moved by its menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTracker(page);
  await page.locator("#dock-action").getByRole("button", { name: "Add an application" }).click();
  await page.getByLabel("Job title").fill("Triage Nurse");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Triage Nurse" })).toBeVisible();
  await page.getByRole("link", { name: "All applications" }).click();
  await page.getByRole("button", { name: "Move Triage Nurse" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Closed: No answer" }).click();
  await expect(column(page, "Closed")).toContainText("No answer");
});
