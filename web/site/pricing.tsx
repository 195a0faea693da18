import { PRICING } from "#content/site/pricing.ts";
import { findPage } from "../pages.ts";
import type { ZoneHandle } from "../zone-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { Comparison } from "./pricing/comparison.tsx";
import { PlanCards } from "./pricing/plan-cards.tsx";
import styles from "./pricing/pricing.module.css";
import { SwitchDialog } from "./pricing/switch-dialog.tsx";
import pricingScript from "./scripts/pricing.ts?worker&url";
import { describePremium } from "./structured-data.ts";

export const handle: ZoneHandle = { hydrate: false, script: pricingScript };

const PAGE = findPage("/pricing");

export const meta = () =>
  pageMeta(PAGE, { facts: [describePremium(PRICING.premium.name, PAGE.description!)] });

export default function Pricing() {
  return (
    <>
      <header className={styles.hero}>
        <h1>{PRICING.title}</h1>
        <p>{PRICING.lead}</p>
      </header>
      <PlanCards />
      <Comparison />
      <SwitchDialog />
    </>
  );
}
