/** Stripe's test cards (https://docs.stripe.com/testing) as far as the emulator plays them. */
export type TestCard = {
  brand: string;
  /** Stripe's name of a payment method with this card, which a program may use in place of a number. */
  token?: string;
  decline?: Decline;
  /** When the bank refuses: already when the card is saved, or only when it is charged. */
  declines?: "always" | "charges";
  /** When the bank wants to hear from the user: each time, or until they agreed to later payments. */
  authenticates?: "always" | "until-mandated";
};

export type Decline = { code: string; decline_code?: string; message: string };

const declined = (decline_code: string): Decline => ({
  code: "card_declined",
  decline_code,
  message: "Your card was declined.",
});

const INSUFFICIENT: Decline = {
  code: "card_declined",
  decline_code: "insufficient_funds",
  message: "Your card has insufficient funds.",
};

export const TEST_CARDS: Record<string, TestCard> = {
  "4242424242424242": { brand: "visa", token: "pm_card_visa" },
  "4000056655665556": { brand: "visa", token: "pm_card_visa_debit" },
  "5555555555554444": { brand: "mastercard", token: "pm_card_mastercard" },
  "2223003122003222": { brand: "mastercard" },
  "378282246310005": { brand: "amex", token: "pm_card_amex" },
  "6011111111111117": { brand: "discover", token: "pm_card_discover" },
  "4000000000000002": {
    brand: "visa",
    token: "pm_card_visa_chargeDeclined",
    decline: declined("generic_decline"),
  },
  "4000000000009995": {
    brand: "visa",
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
    decline: INSUFFICIENT,
  },
  "4000000000009987": {
    brand: "visa",
    token: "pm_card_visa_chargeDeclinedLostCard",
    decline: declined("lost_card"),
  },
  "4000000000009979": {
    brand: "visa",
    token: "pm_card_visa_chargeDeclinedStolenCard",
    decline: declined("stolen_card"),
  },
  "4000000000000069": {
    brand: "visa",
    token: "pm_card_chargeDeclinedExpiredCard",
    decline: { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." },
  },
  "4000000000000127": {
    brand: "visa",
    token: "pm_card_chargeDeclinedIncorrectCvc",
    decline: {
      code: "incorrect_cvc",
      decline_code: "incorrect_cvc",
      message: "Your card's security code is incorrect.",
    },
  },
  "4000000000000119": {
    brand: "visa",
    token: "pm_card_chargeDeclinedProcessingError",
    decline: {
      code: "processing_error",
      decline_code: "processing_error",
      message: "An error occurred while processing your card. Try again in a little bit.",
    },
  },
  "4000000000000341": {
    brand: "visa",
    token: "pm_card_chargeCustomerFail",
    decline: declined("generic_decline"),
    declines: "charges",
  },
  "4000002500003155": {
    brand: "visa",
    token: "pm_card_authenticationRequiredOnSetup",
    authenticates: "until-mandated",
  },
  "4000002760003184": { brand: "visa", token: "pm_card_authenticationRequired", authenticates: "always" },
  "4000008260003178": {
    brand: "visa",
    token: "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
    authenticates: "always",
    decline: INSUFFICIENT,
    declines: "charges",
  },
};

/** A number that could be anybody's: it is refused when used, and never kept. */
export const REAL_CARD = "real";

const REAL_DECLINE: Decline = {
  code: "card_declined",
  decline_code: "test_mode_live_card",
  message:
    "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid " +
    "test cards, visit: https://stripe.com/docs/testing.",
};

export function findTestCard(kind: string): TestCard {
  return TEST_CARDS[kind] ?? { brand: "visa", decline: REAL_DECLINE };
}

export function findCardByToken(token: string): string | null {
  if (token === "pm_card_chargeDeclined") return "4000000000000002";
  return Object.keys(TEST_CARDS).find((number) => TEST_CARDS[number]!.token === token) ?? null;
}
