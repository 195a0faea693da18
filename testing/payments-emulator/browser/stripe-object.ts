import { askBank } from "./bank-dialog.ts";
import { CardElement, type CardElementOptions } from "./card-element.ts";
import { postForm } from "./card-frame.ts";
import type { ApiResult } from "./card-messages.ts";

/*
 * What Stripe's own script offers to a page, as far as card payments need it. Sent to the browser by its own text.
 */

export type StripeSettings = { api: string; cardFrame: string; bankApi: string };
type Kind = "payment_intent" | "setup_intent";
type ConfirmData = {
  payment_method?: string | { card?: CardElement; billing_details?: Record<string, unknown> };
};

/** Defines `window.Stripe`, where Stripe's loader looks for it. */
export function startStripe(settings: StripeSettings): void {
  const Stripe = () => makeStripe(settings);
  // The release that @stripe/stripe-js expects; another one makes it warn.
  Object.assign(Stripe, { version: "endive" });
  Object.assign(window, { Stripe });
}

export function makeStripe(settings: StripeSettings) {
  const { api } = settings;
  const refuse = (message: string) => Promise.resolve({ error: { type: "invalid_request_error", message } });
  const confirm =
    (kind: Kind) => (secret: string, data?: ConfirmData, options?: { handleActions?: boolean }) =>
      confirmIntent(settings, kind, secret, data ?? {}, options?.handleActions ?? true);
  const retrieve = (kind: Kind) => async (secret: string) =>
    nameResult(kind, await readIntent(api, kind, secret));

  return {
    elements: () => makeElements(settings),
    createToken: () => refuse("Tokens are not offered by the test payments of Vouch."),
    createPaymentMethod: async (data: { card?: CardElement; billing_details?: Record<string, unknown> }) => {
      if (!data.card) return refuse("Only cards from a card Element are taken.");
      const answer = await data.card.send(
        "/payment_methods",
        flattenFields("billing_details", data.billing_details),
        "",
      );
      return answer.error ? { error: answer.error } : { paymentMethod: answer };
    },
    confirmCardPayment: confirm("payment_intent"),
    confirmCardSetup: confirm("setup_intent"),
    retrievePaymentIntent: retrieve("payment_intent"),
    retrieveSetupIntent: retrieve("setup_intent"),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const kind = clientSecret.startsWith("seti_") ? "setup_intent" : "payment_intent";
      return finishIntent(settings, kind, clientSecret, await readIntent(api, kind, clientSecret));
    },
    handleCardAction: async (secret: string) =>
      finishIntent(settings, "payment_intent", secret, await readIntent(api, "payment_intent", secret)),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

export function makeElements({ cardFrame }: StripeSettings) {
  let element: CardElement | null = null;
  return {
    create: (type: string, options?: CardElementOptions) => {
      if (type !== "card") throw new Error(`IntegrationError: the test payments offer no Element '${type}'.`);
      element = new CardElement(cardFrame, options);
      const created = element;
      created.on("destroy", () => {
        if (element === created) element = null;
      });
      return created;
    },
    /** Takes a name, or React's component of that name. */
    getElement: (type: string | { __elementType?: string }) =>
      (typeof type === "string" ? type : type.__elementType) === "card" ? element : null,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}

export async function confirmIntent(
  settings: StripeSettings,
  kind: Kind,
  secret: string,
  { payment_method: method }: ConfirmData,
  handlesActions: boolean,
) {
  const path = `/${kind}s/${secret.split("_secret_")[0]}/confirm`;
  const fields = { client_secret: secret, use_stripe_sdk: "true" };
  const element = typeof method === "object" ? method.card : undefined;
  const under = "payment_method_data";
  const billing = typeof method === "object" ? method.billing_details : undefined;
  const answer = element
    ? await element.send(path, { ...fields, ...flattenFields(`${under}[billing_details]`, billing) }, under)
    : await postForm(settings.api + path, {
        ...fields,
        ...(typeof method === "string" ? { payment_method: method } : {}),
      });
  return handlesActions ? finishIntent(settings, kind, secret, answer) : nameResult(kind, answer);
}

/** Asks the bank where it wants to be asked, then says what came of it. */
export async function finishIntent(settings: StripeSettings, kind: Kind, secret: string, answer: ApiResult) {
  const action = answer.next_action as { use_stripe_sdk?: { stripe_js: string } } | null | undefined;
  if (answer.error || answer.status !== "requires_action" || !action?.use_stripe_sdk)
    return nameResult(kind, answer);
  await askBank(action.use_stripe_sdk.stripe_js, settings.bankApi);
  const after = await readIntent(settings.api, kind, secret);
  const failure = after[kind === "payment_intent" ? "last_payment_error" : "last_setup_error"];
  return failure ? { error: { ...(failure as object), [kind]: after } } : nameResult(kind, after);
}

export async function readIntent(api: string, kind: Kind, secret: string): Promise<ApiResult> {
  const query = new URLSearchParams({ client_secret: secret });
  try {
    return await (await fetch(`${api}/${kind}s/${secret.split("_secret_")[0]}?${query}`)).json();
  } catch {
    return { error: { type: "api_connection_error", message: "The payment's state could not be read." } };
  }
}

export function nameResult(kind: Kind, answer: ApiResult) {
  if (answer.error) return { error: answer.error };
  return kind === "payment_intent" ? { paymentIntent: answer } : { setupIntent: answer };
}

/** `{ name: "A", address: { postal_code: "1" } }` as form fields with names in brackets. */
export function flattenFields(under: string, value: unknown): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object") return { [under]: String(value) };
  const parts = Object.entries(value).map(([name, part]) => flattenFields(`${under}[${name}]`, part));
  return Object.assign({}, ...parts);
}
