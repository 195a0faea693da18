import { expect, type Page } from "@playwright/test";
import { findFaults, LOOKS } from "./find-faults.ts";
import {
  answerBank,
  badge,
  buyPremium,
  fillCard,
  GOOD,
  main,
  openPayment,
  pay,
  payButton,
  SUCCESS,
  somebody,
} from "./pay-by-card.ts";
import { signInByPopup, test } from "./whole-product.ts";

const freeCard = (page: Page) => page.getByRole("region", { name: "Free", exact: true });
const premiumCard = (page: Page) => page.getByRole("region", { name: "Premium Monthly" });

test("a visitor signs in first, pays with a card, and is Premium on the first page", async ({ page }) => {
  await page.goto("/payment");
  await fillCard(page, GOOD);
  await signInByPopup(page, () => payButton(page).click(), somebody());
  await expect(page.getByText("You are signed in. Check your card and press the button again")).toBeVisible();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("alert").filter({ hasText: SUCCESS })).toBeVisible();
  await expect(badge(page)).toHaveText("Premium");
  await expect(page.locator("[data-scans-left]")).toBeEmpty();
  await page.reload();
  await expect(badge(page)).toHaveText("Premium");
  await expect(page.getByText(SUCCESS)).toBeHidden();

  await page.goto("/payment");
  await expect(page.getByRole("heading", { name: "You have Premium already" })).toBeVisible();
  await expect(payButton(page)).toBeHidden();
});

test("a declined card is said in the provider's words, and a good one pays after it", async ({ page }) => {
  await openPayment(page);
  await pay(page, "4000 0000 0000 0002");
  await expect(main(page).getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
  await pay(page, "4000 0000 0000 9995");
  await expect(main(page).getByText("Your card has insufficient funds.")).toBeVisible();
  await fillCard(page, GOOD);
  await expect(main(page).getByText("Your card has insufficient funds.")).toBeHidden();
  await payButton(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(badge(page)).toHaveText("Premium");
});

test("a bank that asks is answered: no charges nothing, yes pays", async ({ page }) => {
  await openPayment(page);
  await pay(page, "4000 0025 0000 3155");
  await expect(main(page).getByRole("button", { name: "Processing…" })).toBeVisible();
  await answerBank(page, "Fail");
  await expect(
    main(page).getByRole("alert").filter({ hasText: "We are unable to authenticate" }),
  ).toBeVisible();
  await payButton(page).click();
  await answerBank(page, "Complete");
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test("whatever goes wrong is said in its own words, and nothing is paid twice", async ({ page }) => {
  await openPayment(page);
  const failing = (path: string, json: object, status: number) =>
    page.route(path, (route) => route.fulfill({ status, json }));
  await failing("**/api/payment/create-payment-intent", { title: "Out of order.", code: "internal" }, 500);
  await pay(page, GOOD);
  await expect(main(page).getByText("Failed to create payment intent")).toBeVisible();
  await page.unroute("**/api/payment/create-payment-intent");

  await failing("**/api/payment/confirm", { title: "Try again.", code: "payments-unavailable" }, 503);
  await payButton(page).click();
  await expect(
    main(page).getByText("Payment succeeded, but failed to update subscription: Try again."),
  ).toBeVisible();
  await expect(main(page).getByText("Do not pay again.")).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.unroute("**/api/payment/confirm");
  await main(page).getByRole("button", { name: "Look again" }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test("a session that is lost after the payment loses nothing", async ({ page }) => {
  await openPayment(page);
  await page.route("**/api/payment/confirm", (route) =>
    route.fulfill({ status: 401, json: { title: "You were signed out.", code: "session-expired" } }),
  );
  await pay(page, GOOD);
  await expect(main(page).getByText("Payment succeeded, but no user is logged in.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.goto("/manage-subscription");
  await expect(main(page).getByText("Premium Monthly")).toBeVisible();
});

test("without the provider's script nobody can pay, and it says so", async ({ page }) => {
  await page.route("**/local-payments/v1.js", (route) => route.abort());
  await openPayment(page);
  await payButton(page).click();
  await expect(main(page).getByText("Stripe has not loaded yet.")).toBeVisible();
});

test("the buttons of the plans know the person, and Premium is left at its end or at once", async ({
  page,
}) => {
  await page.goto("/pricing");
  // Nobody is signed in, so there is no plan to switch from.
  await expect(freeCard(page).getByRole("button", { name: "Switch" })).toBeHidden();
  await expect(premiumCard(page).getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    "/payment",
  );
  const start = freeCard(page).getByRole("button", { name: "Start with Free" });
  await signInByPopup(page, () => start.click(), somebody());
  await expect(freeCard(page).getByRole("button", { name: "Current Plan" })).toBeDisabled();

  await premiumCard(page).getByRole("link", { name: "Subscribe" }).click();
  await pay(page, GOOD);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await page.goto("/pricing");
  await expect(premiumCard(page).getByRole("button", { name: "Current Plan" })).toBeDisabled();

  const dialog = page.getByRole("dialog", { name: "Switch to Free" });
  await freeCard(page).getByRole("button", { name: "Switch" }).click();
  await expect(dialog.getByLabel("At the end of the time already paid for")).toBeChecked();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep Premium" }).click();
  await freeCard(page).getByRole("button", { name: "Switch" }).click();
  await dialog.getByRole("button", { name: "Switch to Free" }).click();
  await expect(page.getByText("Switched to Free Plan successfully.")).toBeVisible();
  await expect(
    premiumCard(page).getByText(/^Premium lasts until \w+ \d+, \d{4} and then ends\.$/),
  ).toBeVisible();
  await expect(badge(page)).toHaveText("Premium");

  await page.route("**/api/payment/switch-to-free", (route) => route.fulfill({ status: 503, json: {} }));
  await freeCard(page).getByRole("button", { name: "Switch" }).click();
  await dialog.getByLabel("Now.").check();
  await dialog.getByRole("button", { name: "Switch to Free" }).click();
  await expect(page.getByText("Error switching to Free Plan. Please try again.")).toBeVisible();
  await page.unroute("**/api/payment/switch-to-free");
  await freeCard(page).getByRole("button", { name: "Switch" }).click();
  await dialog.getByRole("button", { name: "Switch to Free" }).click();
  await expect(badge(page)).toHaveText("Free Version");
  await expect(freeCard(page).getByRole("button", { name: "Current Plan" })).toBeVisible();
});

test("a subscription is seen, given another card, left and taken up again", async ({ page }) => {
  await buyPremium(page);
  await page.goto("/manage-subscription");
  await expect(main(page).getByText("Renews on")).toBeVisible();
  await expect(main(page).getByText("Visa ending in 4242")).toBeVisible();
  const invoice = main(page).getByRole("link", { name: /^Open invoice/ });
  await expect(main(page).getByRole("cell", { name: "$24.99" })).toBeVisible();
  const opening = page.waitForEvent("popup");
  await invoice.click();
  await expect((await opening).getByRole("heading", { name: /^Invoice/ })).toBeVisible();

  await main(page).getByRole("button", { name: "Change card" }).click();
  await fillCard(page, "4000 0000 0000 0002");
  await main(page).getByRole("button", { name: "Save card" }).click();
  await expect(main(page).getByText("Your card was declined.")).toBeVisible();
  await fillCard(page, "5555 5555 5555 4444");
  await main(page).getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("The new card is saved.")).toBeVisible();
  await expect(main(page).getByText("Mastercard ending in 4444")).toBeVisible();

  await main(page).getByRole("button", { name: "Cancel subscription" }).click();
  await main(page).getByRole("button", { name: "Switch to Free" }).click();
  await expect(page.getByText("Switched to Free Plan successfully.")).toBeVisible();
  await expect(main(page).getByText("Ends on", { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveText("Premium");
  await main(page).getByRole("button", { name: "Resume subscription" }).click();
  await expect(page.getByText("Your subscription renews again.")).toBeVisible();
  await main(page).getByRole("button", { name: "Cancel subscription" }).click();
  await main(page).getByLabel("Now.").check();
  await main(page).getByRole("button", { name: "Switch to Free" }).click();
  await expect(main(page).getByRole("heading", { name: "You are on the Free plan" })).toBeVisible();
  await expect(badge(page)).toHaveText("Free Version");
});

test("a renewal that fails says what is open and until when, and another card pays it", async ({ page }) => {
  await buyPremium(page);
  await page.goto("/manage-subscription");
  await main(page).getByRole("button", { name: "Change card" }).click();
  await fillCard(page, "4000 0000 0000 0341");
  await main(page).getByRole("button", { name: "Save card" }).click();
  await expect(main(page).getByText("ending in 0341")).toBeVisible();
  await page.evaluate(() =>
    fetch("/local-payments/control", { method: "POST", body: JSON.stringify({ advanceDays: 32 }) }),
  );
  await page.reload();
  await expect(
    main(page).getByRole("heading", { name: "Your last payment did not go through" }),
  ).toBeVisible();
  await expect(main(page).getByText(/^\$24\.99 is open\. Premium goes on until/)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await main(page).getByRole("button", { name: "Try the card again" }).click();
  await expect(page.getByText("The card was declined: Your card was declined.")).toBeVisible();
  await main(page).getByRole("button", { name: "Change card" }).click();
  await fillCard(page, GOOD);
  await main(page).getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("The payment went through. Thank you.")).toBeVisible();
  await expect(main(page).getByText("Renews on")).toBeVisible();
  await expect(main(page).getByRole("row")).toHaveCount(3);
});

// The card's fields have the colours of the page's first moment: the schemes are looked at one by one.
for (const { colorScheme, width, rules } of LOOKS)
  test(`nothing a machine can find is wrong where money is spoken of: ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const look = async () => expect(await findFaults(page, rules)).toEqual([]);
    await page.goto("/payment");
    await fillCard(page, "4000 0000 0000 0002");
    await signInByPopup(page, () => payButton(page).click(), somebody());
    await expect(
      page.getByText("You are signed in. Check your card and press the button again"),
    ).toBeVisible();
    await payButton(page).click();
    await expect(main(page).getByText("Your card was declined.")).toBeVisible();
    await look();
    await pay(page, GOOD);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.goto("/manage-subscription");
    await expect(main(page).getByRole("row")).toHaveCount(2);
    await main(page).getByRole("button", { name: "Change card" }).click();
    await main(page).getByRole("button", { name: "Cancel subscription" }).click();
    await expect(main(page).frameLocator("iframe").first().getByLabel("Card number")).toBeVisible();
    await look();
    await page.goto("/pricing");
    await expect(premiumCard(page).getByRole("button", { name: "Current Plan" })).toBeVisible();
    await look();
  });
