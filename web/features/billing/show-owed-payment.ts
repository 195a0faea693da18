import { SUBSCRIPTION } from "#content/site/billing.ts";
import type { OwedPayment } from "#contract/billing.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";

const TEXTS = SUBSCRIPTION.pastDue;

/** Says what came of asking the card for what is owed; `nothing` where nothing was. */
export function showOwedPayment({ result, message }: OwedPayment, nothing: string): void {
  if (result === "paid") showNotice(TEXTS.paid, "good");
  else if (result === "nothing-owed") showNotice(nothing, "good");
  else if (result === "declined") showNotice(fillText(TEXTS.declined, { reason: message ?? "" }));
  else showNotice(TEXTS.asksBank);
}
