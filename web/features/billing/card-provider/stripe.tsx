import { CardElement, Elements, useElements } from "@stripe/react-stripe-js";
import type { PaymentIntentResult, SetupIntentResult, Stripe, StripeCardElement } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useImperativeHandle } from "react";
import { PAYMENT } from "#content/site/billing.ts";
import type { CardInputProps, CardLook, Confirmation, EnteredCard, LoadCardProvider } from "./port.ts";

const REFUSED: Confirmation = { result: "refused", reason: null };

export const loadStripeCards: LoadCardProvider = async (publishableKey) => {
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) return null;
  return {
    Input: (props) => (
      <Elements stripe={stripe}>
        <StripeInput stripe={stripe} {...props} />
      </Elements>
    ),
  };
};

function StripeInput({ stripe, look, onChange, ref }: CardInputProps & { stripe: Stripe }) {
  const elements = useElements();
  useImperativeHandle<EnteredCard | null, EnteredCard | null>(ref, () => {
    const card = elements?.getElement(CardElement);
    return card == null ? null : enterCard(stripe, card);
  }, [stripe, elements]);
  const style = writeStyle(look);
  return (
    <CardElement
      options={{ hidePostalCode: true, disableLink: true, style: { base: style, invalid: style } }}
      onChange={onChange}
    />
  );
}

function writeStyle({ color, softColor, fontSize, fontFamily }: CardLook) {
  return { color, iconColor: softColor, fontSize, fontFamily, "::placeholder": { color: softColor } };
}

function enterCard(stripe: Stripe, card: StripeCardElement): EnteredCard {
  const method = { payment_method: { card, billing_details: { name: PAYMENT.billingName } } };
  return {
    confirmPayment: ({ clientSecret }) =>
      confirm(async () => readPayment(await stripe.confirmCardPayment(clientSecret, method))),
    confirmCardChange: ({ clientSecret }) =>
      confirm(async () => readSetup(await stripe.confirmCardSetup(clientSecret, method))),
    confirmOwedPayment: ({ clientSecret }) =>
      confirm(async () => {
        if (clientSecret === null) return REFUSED;
        const { paymentIntent } = await stripe.confirmCardPayment(clientSecret);
        return paymentIntent?.status === "succeeded" ? { result: "confirmed" } : REFUSED;
      }),
  };
}

async function confirm(ask: () => Promise<Confirmation>): Promise<Confirmation> {
  try {
    return await ask();
  } catch {
    return { result: "failed", reason: null };
  }
}

/** Paid now, or a moment ago from another tab with the same secret. */
function readPayment({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  if ((paymentIntent ?? error?.payment_intent)?.status === "succeeded") return { result: "confirmed" };
  return { result: "refused", reason: error?.message ?? null };
}

function readSetup({ setupIntent, error }: SetupIntentResult): Confirmation {
  if (setupIntent?.status === "succeeded") return { result: "confirmed" };
  return { result: "refused", reason: error?.message ?? null };
}
