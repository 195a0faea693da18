import { expect } from "@playwright/test";
import { test } from "./whole-product.ts";

const THANKS = "Thank you for reaching out! We'll get back to you soon.";

test("a message is sent without leaving the page, and arrives", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Amara Okafor");
  await page.getByLabel("Email").fill("amara@mail.example");
  await page.getByLabel("Message").fill("My licence was read as a language.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(THANKS)).toBeInViewport();
  await expect(page.getByText(THANKS)).toBeFocused();
  await expect(page.getByLabel("Message")).toBeHidden();
  await expect(async () => {
    await page.goto("/local-mailbox");
    await expect(page.getByText("My licence was read as a language.")).toBeVisible({ timeout: 100 });
  }).toPass();
});

test("each missing field says so, and the first is where one goes on", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Email").fill("amara");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "Please enter" })).toHaveText([
    "Please enter your name.",
    "Please enter an email address like name@example.com.",
    "Please enter a message.",
  ]);
  await page.getByLabel("Name").fill("Amara");
  await expect(page.getByText("Please enter your name.")).toBeHidden();
});

test("a message that could not be sent stays in the form, with the reason for it", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.abort());
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Amara");
  await page.getByLabel("Email").fill("amara@mail.example");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toHaveText(
    "Something went wrong. Please try again later.",
  );
  await expect(page.getByLabel("Message")).toHaveValue("Hello");
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form works all the same", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Amara Okafor");
    await page.getByLabel("Email").fill("amara@mail.example");
    await page.getByLabel("Message").fill("Sent by a plain form.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

test("feedback shows its stars under the mouse, and thanks without sending anything", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.goto("/suggestions");
  const value = page.locator("[data-rating]");
  await expect(value).toHaveText("no rating");
  await expect(page.getByText("stays in this browser and is not sent")).toBeVisible();
  await page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "4 stars" }) })
    .hover();
  await expect(value).toHaveText("4/5");
  await page.mouse.move(0, 0);
  await expect(value).toHaveText("no rating");
  await page.getByRole("radio", { name: "1 star", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(value).toHaveText("2/5");

  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Please write your feedback first.")).toBeVisible();
  await page.getByLabel("Your feedback").fill("It knew what a scrub nurse does.");
  await expect(page.getByText("Please write your feedback first.")).toBeHidden();
  await page.getByLabel("Email (optional)").fill("amara");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByLabel("Email (optional)")).toBeFocused();
  await page.getByLabel("Email (optional)").fill("");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Thank you for your feedback!")).toBeInViewport();
  expect(sent).toEqual([]);
});
