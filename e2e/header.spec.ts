import { expect } from "@playwright/test";
import { answerSession, test } from "./built-pages.ts";
import { holdScripts } from "./wait-for-script.ts";

for (const { zone, path } of [
  { zone: "site", path: "/about" },
  { zone: "app", path: "/linkedin-optimization" },
])
  test.describe(`the header of a page of the ${zone} zone`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("opens one menu at a time; a click outside and Escape close it", async ({ page }) => {
      await page.goto(path);
      const menu = page.getByRole("navigation", { name: "Main menu" });
      const link = menu.getByRole("link", { name: "Advanced Resume Builder" });
      await menu.getByText("Resume & Cover Letter Tools").click();
      await expect(link).toBeVisible();
      await menu.getByText("Pricing & Plans").click();
      await expect(link).toBeHidden();
      await expect(menu.getByRole("link", { name: "Free vs Premium Features" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu.getByRole("link", { name: "Free vs Premium Features" })).toBeHidden();
      await menu.getByText("Job Search & Application").click();
      await expect(menu.getByRole("link", { name: "Job Alerts (future)" })).toBeVisible();
      // Below what an open menu covers.
      await page.locator("footer").click({ position: { x: 2, y: 2 } });
      await expect(menu.getByRole("link", { name: "Job Alerts (future)" })).toBeHidden();
    });

    test("keeps the recruiter group closed and says when it comes, to the keyboard too", async ({ page }) => {
      await page.goto(path);
      const group = page.getByRole("button", { name: "Recruiter Solutions" });
      await expect(group).toHaveAttribute("aria-disabled", "true");
      await expect(group).toHaveAccessibleDescription("Coming soon!");
      await expect(page.getByRole("tooltip")).toBeHidden();
      await group.focus();
      await expect(page.getByRole("tooltip", { name: "Coming soon!" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("tooltip")).toBeHidden();
    });

    test("shows who is signed in, with 'User' for a person without a name", async ({ page }) => {
      await answerSession(page, { name: null, subscription: "premium" });
      await page.goto(path);
      await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
      await page.locator("[data-account] summary").click();
      await expect(page.getByText("User", { exact: true })).toBeVisible();
      await expect(page.getByText("amara.okafor@mail.example")).toBeVisible();
      for (const [name, href] of [
        ["Account Settings", "/settings"],
        ["Privacy", "/privacy"],
        ["Terms", "/terms"],
      ])
        await expect(page.locator("[data-account]").getByRole("link", { name, exact: true })).toHaveAttribute(
          "href",
          href!,
        );
    });

    test("says that there is no connection where it cannot know who is signed in, and asks again", async ({
      page,
    }) => {
      await page.route("**/api/session", (route) => route.abort());
      await page.goto(path);
      const again = page.getByRole("banner").getByRole("button", { name: "No connection. Try again" });
      await expect(again).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
      await page.unroute("**/api/session");
      await answerSession(page, {});
      await again.click();
      await expect(page.getByText("Free Version")).toBeVisible();
      await expect(again).toBeHidden();
    });

    test("logs out to the first page", async ({ page }) => {
      await answerSession(page, {});
      await page.route("**/api/auth/sign-out", async (route) => {
        expect(route.request().method()).toBe("POST");
        await answerSession(page, null);
        await route.fulfill({ json: {} });
      });
      await page.goto(path);
      await expect(page.getByText("Free Version")).toBeVisible();
      await page.locator("[data-account] summary").click();
      await page.getByRole("button", { name: "Log out" }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    });

    test("remembers dark mode", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.getByRole("button", { name: "Dark mode" }).click();
      await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute("aria-pressed", "true");
      const dark = await ground();
      expect(dark).not.toBe(light);
      await page.reload();
      expect(await ground()).toBe(dark);
    });
  });

test("a press on Sign In counts, though the page's script comes after it", async ({ page, context }) => {
  const scripts = await holdScripts(page, "**/assets/*.js");
  await context.route("**/api/auth/start?popup=1", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Sign-in</title>" }),
  );
  await page.goto("/about", { waitUntil: "load" });
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign In" }).click();
  scripts.letCome();
  await popup;
  await expect(page).toHaveURL(/\/about$/);
});

test("the header fits every width with a person signed in, and each menu's name has two lines at most", async ({
  page,
}) => {
  await answerSession(page, {});
  await page.goto("/about");
  for (const width of [320, 390, 640, 1087, 1089, 1152, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText("Free Version")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    const bar = await page.getByRole("banner").boundingBox();
    expect(bar!.height, `at ${width} px`).toBeLessThan(80);
  }
});

test("a skip link leads past the header", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu is a drawer that its backdrop, its button and Escape close", async ({ page }) => {
    await page.goto("/");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const close of [
      () => page.mouse.click(380, 600),
      () => page.getByRole("button", { name: "Close menu" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
    }
  });

  test("the sidebar is behind a button, with an overlay that closes it", async ({ page }) => {
    await page.goto("/payment");
    await page.getByRole("button", { name: /Your tools/ }).click();
    const drawer = page.getByRole("dialog", { name: "Your tools" });
    await expect(drawer.getByRole("link")).toHaveText([
      "New Scan",
      "Scan Result",
      "Cover Letters",
      "Resumes",
      "Pricing & Plans",
    ]);
    await page.mouse.click(380, 600);
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: /Your tools/ }).click();
    await drawer.getByRole("link", { name: "Resumes" }).click();
    await expect(page).toHaveURL(/\/resumes$/);
    await expect(drawer).toBeHidden();
  });
});
