import { expect, type Page } from "@playwright/test";
import { signInByPopup } from "./whole-product.ts";

/** The steps of a user who buys Premium, for the journeys about it. */
export const GOOD = "4242 4242 4242 4242";
export const SUCCESS = "Payment successful! Thank you for subscribing.";

let people = 0;
export const somebody = () => {
  people += 1;
  return { name: "Ines Duarte", email: `billing-${process.pid}-${people}@mail.example` };
};

export const main = (page: Page) => page.getByRole("main");
export const payButton = (page: Page) => main(page).getByRole("button", { name: "Pay $24.99" });
export const badge = (page: Page) => page.locator("[data-badge]");
/** Somebody new, signed in, at the card field. */
export async function openPayment(page: Page): Promise<void> {
  await page.goto("/payment");
  await expect(payButton(page)).toBeVisible();
  const header = page.getByRole("banner").getByRole("button", { name: "Sign In" });
  await signInByPopup(page, () => header.click(), somebody());
  await expect(badge(page)).toHaveText("Free Version");
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const card = main(page).frameLocator("iframe").first();
  await card.getByLabel("Card number").fill(number);
  await card.getByLabel("Expires").fill("12 / 40");
  await card.getByLabel("Security code").fill("123");
}

export async function pay(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

export async function buyPremium(page: Page): Promise<void> {
  await openPayment(page);
  await pay(page, GOOD);
  await expect(page.getByText(SUCCESS)).toBeVisible();
}

export async function answerBank(page: Page, answer: "Complete" | "Fail"): Promise<void> {
  const bank = page.frameLocator('iframe[name="stripe-challenge-frame"]');
  await bank.getByRole("button", { name: answer }).click();
}
