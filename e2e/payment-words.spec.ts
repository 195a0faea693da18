import { expect } from "@playwright/test";
import { badge, GOOD, main, openPayment, pay, payButton } from "./pay-by-card.ts";
import { test } from "./whole-product.ts";

/** The provider's browser object answers a confirmed card as the page's own `answerCard` says. */
const ANSWERED_HERE = `
const made = window.Stripe;
window.Stripe = Object.assign(
  (...keys) => ({ ...made(...keys), confirmCardPayment: () => window.answerCard() }),
  made,
);`;

test("a payment that did not succeed, and one that broke off, are said in the spec's words", async ({
  page,
}) => {
  await page.route("**/local-payments/v1.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + ANSWERED_HERE });
  });
  await openPayment(page);
  const answer = (code: string) => page.evaluate(`window.answerCard = async () => { ${code} }; undefined`);
  await answer('return { paymentIntent: { status: "processing" } }');
  await pay(page, GOOD);
  await expect(
    main(page).getByRole("alert").filter({ hasText: "Payment was not successful." }),
  ).toBeVisible();
  await answer('throw new Error("cut off")');
  await payButton(page).click();
  await expect(
    main(page).getByRole("alert").filter({ hasText: "An error occurred during payment." }),
  ).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await expect(badge(page)).toHaveText("Free Version");
});
