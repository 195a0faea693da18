import type { ApiOutcome } from "./api-call.ts";
import type { PaymentsEmulator } from "./emulator.ts";

export type BrowserCard = { number: string; month?: number; year?: number; cvc?: string };

export type BrowserResult =
  | { status: string; error: null }
  | { status: string | null; error: { code: string; message: string; decline_code?: string } };

/** What Stripe's script does in a browser, without one: publishable key, client secret, card, bank. */
export function actAsBrowser(emulator: PaymentsEmulator) {
  const confirm = (secret: string, card: BrowserCard, agreesAtBank: boolean): BrowserResult => {
    const id = secret.split("_secret_")[0]!;
    const path = `/v1/${id.startsWith("seti_") ? "setup_intents" : "payment_intents"}/${id}`;
    const fields = {
      client_secret: secret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": card.number,
      "payment_method_data[card][exp_month]": String(card.month ?? 12),
      "payment_method_data[card][exp_year]": String(card.year ?? 2040),
      "payment_method_data[card][cvc]": card.cvc ?? "123",
    };
    const confirmed = read(ask(emulator, "POST", `${path}/confirm`, fields));
    if (confirmed.status !== "requires_action") return confirmed;
    emulator.answerBank(secret, agreesAtBank);
    return read(ask(emulator, "GET", path, { client_secret: secret }));
  };

  return {
    /** Confirms a payment or a setup. @param agreesAtBank what the user says where the bank asks. */
    confirm: (secret: string, number: string, agreesAtBank = true) =>
      confirm(secret, { number }, agreesAtBank),
    confirmCard: (secret: string, card: BrowserCard) => confirm(secret, card, true),
  };
}

function ask(
  emulator: PaymentsEmulator,
  method: string,
  path: string,
  fields: Record<string, string>,
): ApiOutcome {
  const form = new URLSearchParams(fields).toString();
  return emulator.answer({
    method,
    url: method === "GET" ? `${path}?${form}` : path,
    headers: { authorization: `Bearer ${emulator.keys.publishable}` },
    body: method === "GET" ? "" : form,
  });
}

function read(outcome: ApiOutcome): BrowserResult {
  if (typeof outcome === "string")
    return { status: null, error: { code: "api_connection_error", message: "The connection failed." } };
  const said = JSON.parse(outcome.body);
  const intent = said.error ? (said.error.payment_intent ?? said.error.setup_intent) : said;
  const failure = said.error ?? said.last_payment_error ?? said.last_setup_error ?? null;
  return { status: intent?.status ?? null, error: failure };
}
