import { SubscriptionPage } from "../features/billing/subscription-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/manage-subscription"));

export default function ManageSubscription() {
  return <SubscriptionPage />;
}
