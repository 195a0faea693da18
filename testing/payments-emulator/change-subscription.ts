import type { EmulatorState } from "./emulator-state.ts";
import type { SubscriptionRow } from "./rows.ts";
import { showSubscription } from "./show-subscription.ts";

/** Changes a subscription and tells of it, with the values from before; nothing is told when nothing changed. */
export function changeSubscription(
  stand: EmulatorState,
  row: SubscriptionRow,
  change: Partial<SubscriptionRow>,
  type = "customer.subscription.updated",
): void {
  const old = showSubscription(stand, row);
  Object.assign(row, change);
  const shown = showSubscription(stand, row);
  const changed = Object.keys(shown).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(shown[name]),
  );
  if (changed.length === 0) return;
  const isEnd = type === "customer.subscription.deleted";
  const before = Object.fromEntries(changed.map((name) => [name, old[name]]));
  stand.emit(type, shown, isEnd ? undefined : before);
}
