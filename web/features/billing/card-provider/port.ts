import type { ComponentType, Ref } from "react";
import type { OwedPayment } from "#contract/billing.ts";
import type { Answer } from "../../../api-schemas.ts";

/**
 * Whoever takes cards in the browser, in our words: one file beside this one for each provider. What the server has begun
 * at the provider is handed on as it was answered. Nothing throws for what the provider or the bank says.
 */
export type CardProvider = {
  /** The provider's own input for number, date and code. `ref` holds the card as soon as one can be entered. */
  Input: ComponentType<CardInputProps>;
};

/** Loads the provider's own script. Null, or an error, where it cannot be had. */
export type LoadCardProvider = (publishableKey: string) => Promise<CardProvider | null>;

export type CardInputProps = { look: CardLook; onChange: () => void; ref: Ref<EnteredCard | null> };

/** How the page writes, for an input that its styles do not reach. */
export type CardLook = { color: string; softColor: string; fontSize: string; fontFamily: string };

export type EnteredCard = {
  confirmPayment: (begun: Answer<"createPaymentIntent">) => Promise<Confirmation>;
  confirmCardChange: (begun: Answer<"startCardChange">) => Promise<Confirmation>;
  /** Lets the bank ask the user about a payment by the card on file. */
  confirmOwedPayment: (owed: OwedPayment) => Promise<Confirmation>;
};

/**
 * - `refused`: `reason` says why in the provider's words; null where it has none.
 * - `failed`: broken off; what came of it is not known.
 */
export type Confirmation =
  | { result: "confirmed" }
  | { result: "refused"; reason: string | null }
  | { result: "failed"; reason: null };
