import { CHARGE_ROUTES } from "./charges.ts";
import { CUSTOMER_ROUTES } from "./customers.ts";
import { EVENT_ROUTES } from "./events.ts";
import { INVOICE_ROUTES } from "./invoices.ts";
import { PAYMENT_INTENT_ROUTES } from "./payment-intents.ts";
import { PAYMENT_METHOD_ROUTES } from "./payment-methods.ts";
import { PRICE_ROUTES } from "./prices.ts";
import type { Route } from "./route.ts";
import { SETUP_INTENT_ROUTES } from "./setup-intents.ts";
import { SUBSCRIPTION_ROUTES } from "./subscriptions.ts";

/** Every call of Stripe's API that the emulator answers. */
const ROUTES: readonly Route[] = [
  ...CHARGE_ROUTES,
  ...CUSTOMER_ROUTES,
  ...EVENT_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...PRICE_ROUTES,
  ...SETUP_INTENT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
];

const BY_PATTERN = new Map(ROUTES.map((entry) => [`${entry.method} ${entry.path}`, entry]));

/** @param path without `/v1/`, e.g. `invoices/in_1/pay`. */
export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  const [resource = "", id, action, ...more] = path.split("/");
  if (more.length > 0 || id === "") return null;
  const named = BY_PATTERN.get(`${method} ${path}`);
  if (named) return { route: named, id: "" };
  const pattern = [resource, ...(id === undefined ? [] : [":id"]), ...(action === undefined ? [] : [action])];
  const found = BY_PATTERN.get(`${method} ${pattern.join("/")}`);
  return found ? { route: found, id: id ?? "" } : null;
}
