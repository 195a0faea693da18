import * as z from "zod";
import { ApiError, missThing, refuseRequest } from "./api-error.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { mergeMetadata, metadata, wholeNumber } from "./read-params.ts";
import type { CardRow } from "./rows.ts";
import { findCardByToken, findTestCard, REAL_CARD, TEST_CARDS } from "./test-cards.ts";

const text = z.string().max(500).optional();

export const cardFields = z.strictObject({
  type: z.literal("card"),
  card: z.strictObject({
    number: z.string().max(40),
    exp_month: wholeNumber,
    exp_year: wholeNumber,
    cvc: z.string().max(10).optional(),
  }),
  billing_details: z
    .strictObject({
      name: text,
      email: text,
      phone: text,
      address: z.looseObject({ postal_code: text }).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  allow_redisplay: text,
});
type CardFields = z.infer<typeof cardFields>;

/** Which card a confirmation names: one that exists, a token of Stripe's, or its own numbers. */
export const cardChoice = {
  payment_method: z.string().optional(),
  payment_method_data: cardFields.optional(),
};

/** @throws ApiError 402 when the numbers cannot be a card's, in Stripe's words. */
export function addCard(
  stand: EmulatorState,
  { card, billing_details: billing, metadata }: CardFields,
): CardRow {
  const number = card.number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number))
    throw wrongCard("invalid_number", "number", "Your card number is invalid.");
  if (!passesLuhn(number)) throw wrongCard("incorrect_number", "number", "Your card number is incorrect.");
  const year = card.exp_year < 100 ? card.exp_year + 2000 : card.exp_year;
  const now = new Date(stand.now() * 1000);
  if (card.exp_month < 1 || card.exp_month > 12)
    throw wrongCard("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  if (year > now.getUTCFullYear() + 50 || year < now.getUTCFullYear())
    throw wrongCard("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.");
  if (year === now.getUTCFullYear() && card.exp_month < now.getUTCMonth() + 1)
    throw wrongCard("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  const kind = number in TEST_CARDS ? number : REAL_CARD;
  const cvcLength = findTestCard(kind).brand === "amex" ? 4 : 3;
  if (card.cvc !== undefined && !(/^\d+$/.test(card.cvc) && card.cvc.length === cvcLength))
    throw wrongCard("invalid_cvc", "cvc", "Your card's security code is invalid.");
  return keepCard(stand, {
    kind,
    last4: number.slice(-4),
    expMonth: card.exp_month,
    expYear: year,
    cvcGiven: card.cvc !== undefined,
    billing: {
      name: billing?.name ?? null,
      email: billing?.email ?? null,
      phone: billing?.phone ?? null,
      postalCode: billing?.address?.postal_code ?? null,
    },
    metadata: mergeMetadata({}, metadata),
  });
}

/** @throws ApiError when nothing is known under this id or token. */
export function findCard(stand: EmulatorState, id: string): CardRow {
  const row = stand.ledger.cards.get(id);
  if (row) return row;
  const kind = findCardByToken(id);
  if (kind === null) throw missThing("PaymentMethod", id, "payment_method");
  return keepCard(stand, {
    kind,
    last4: kind.slice(-4),
    expMonth: 11,
    expYear: new Date(stand.now() * 1000).getUTCFullYear() + 1,
    cvcGiven: true,
    billing: { name: null, email: null, phone: null, postalCode: null },
    metadata: {},
  });
}

/** The card that a confirmation is to use, or null when it names none. @throws ApiError */
export function chooseCard(
  stand: EmulatorState,
  choice: { payment_method?: string; payment_method_data?: CardFields },
  customer: string | null,
): CardRow | null {
  if (choice.payment_method_data) return addCard(stand, choice.payment_method_data);
  if (!choice.payment_method) return null;
  const card = findCard(stand, choice.payment_method);
  if (card.customer !== null && card.customer !== customer)
    throw refuseRequest(
      `The payment method ${card.id} belongs to another customer. Please include the customer it belongs to.`,
      { param: "payment_method" },
    );
  return card;
}

function keepCard(
  stand: EmulatorState,
  fields: Omit<CardRow, "id" | "created" | "customer" | "brand" | "mandated">,
) {
  const row: CardRow = {
    id: stand.newId("pm"),
    created: stand.now(),
    customer: null,
    brand: findTestCard(fields.kind).brand,
    mandated: false,
    ...fields,
  };
  stand.ledger.cards.set(row.id, row);
  return row;
}

function wrongCard(code: string, param: string, message: string): ApiError {
  return new ApiError(402, { type: "card_error", code, message, param });
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
