import { PaymentPage } from "../features/billing/payment-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/payment"));

export default function Payment() {
  return <PaymentPage />;
}
