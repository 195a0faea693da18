import * as z from "zod";
import { chooseCard } from "./add-card.ts";
import { missThing } from "./api-error.ts";
import { checkSecret, confirmSetup } from "./confirm-intent.ts";
import { findCustomer } from "./customers.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { confirmFields, intentFields, refuseOldTypes } from "./payment-intents.ts";
import { mergeMetadata, nothing } from "./read-params.ts";
import { publicRoute, type Route, route } from "./route.ts";
import type { SetupIntentRow } from "./rows.ts";
import { showSetupIntent } from "./show-intent.ts";

const fields = z.strictObject({
  ...intentFields,
  usage: z.enum(["off_session", "on_session"]).default("off_session"),
});

function findIntent({ ledger }: EmulatorState, id: string): SetupIntentRow {
  const row = ledger.setupIntents.get(id);
  if (!row) throw missThing("setupintent", id, "intent");
  return row;
}

export const SETUP_INTENT_ROUTES: Route[] = [
  route("POST", "setup_intents", fields, (stand, params) => {
    refuseOldTypes(params);
    if (params.customer !== undefined) findCustomer(stand, params.customer);
    const card = chooseCard(stand, params, params.customer ?? null);
    const id = stand.newId("seti");
    const row: SetupIntentRow = {
      id,
      secret: stand.newId(`${id}_secret`),
      created: stand.now(),
      customer: params.customer ?? null,
      status: card ? "requires_confirmation" : "requires_payment_method",
      card: card?.id ?? null,
      usage: params.usage,
      failure: null,
      returnUrl: null,
      description: params.description ?? null,
      canceledAt: null,
      cancellationReason: null,
      metadata: mergeMetadata({}, params.metadata),
    };
    stand.ledger.setupIntents.set(id, row);
    stand.emit("setup_intent.created", showSetupIntent(stand, row));
    if (params.confirm)
      confirmSetup(stand, row, card, { returnUrl: params.return_url ?? null, isPublic: false });
    return showSetupIntent(stand, row);
  }),

  publicRoute("GET", "setup_intents/:id", nothing, (stand, _, id, caller) => {
    const row = findIntent(stand, id);
    checkSecret(row, caller, "setupintent");
    return showSetupIntent(stand, row, caller.isPublic);
  }),

  publicRoute("POST", "setup_intents/:id/confirm", confirmFields, (stand, params, id, caller) => {
    const row = findIntent(stand, id);
    checkSecret(row, caller, "setupintent");
    const card = chooseCard(stand, params, row.customer);
    confirmSetup(stand, row, card, { returnUrl: params.return_url ?? null, isPublic: caller.isPublic });
    return showSetupIntent(stand, row, caller.isPublic);
  }),
];
