import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "./built-pages.ts";

test("Get Started leads to the scan form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/#scan$/);
  await expect(page.getByRole("heading", { name: "Scan your resume" })).toBeInViewport();
});

test("the reviews move by 320 px, and say that they are illustrations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const row = page.getByRole("region", { name: "Reviews", exact: true });
  await expect(row.getByRole("listitem")).toHaveCount(5);
  await expect(page.getByText("They are not quotes from customers.")).toBeVisible();
  const place = () => row.evaluate((element) => element.scrollLeft);
  await expect(page.getByRole("button", { name: "Previous reviews" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByRole("button", { name: "Next reviews" }).click();
  await expect.poll(place).toBe(320);
  await page.getByRole("button", { name: "Previous reviews" }).click();
  await expect.poll(place).toBe(0);
});

test("all of it is there without script, and Scan says what it needs", async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByText("Scanning needs JavaScript")).toBeVisible();
  await expect(page.getByRole("button", { name: "Scan", exact: true })).toBeDisabled();
  await page.getByText("Pricing & Plans").first().click();
  await expect(page.getByRole("link", { name: "Free vs Premium Features" }).first()).toBeVisible();
  await context.close();
});

test("weighs at most 20 kB of script, and no page of the site zone loads React", async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script")
      scripts.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
  expect(scripts.size).toBe(1);
});
