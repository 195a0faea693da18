import { SUBSCRIPTION } from "#content/site/billing.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import styles from "./billing.module.css";
import { CardPart } from "./card-part.tsx";
import { InvoicesPart } from "./invoices-part.tsx";
import { LeavePart } from "./leave-part.tsx";
import { OwedPart } from "./owed-part.tsx";
import { PlanPart } from "./plan-part.tsx";
import { useBilling } from "./use-billing.ts";

/** The subscription: plan, card, invoices, and the way out. */
export function SubscriptionPage() {
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1>{SUBSCRIPTION.title}</h1>
      {session === undefined && <p role="status">{SUBSCRIPTION.loading}</p>}
      {session === null && <p role="alert">{SUBSCRIPTION.unreachable}</p>}
      {session?.person === null && <SignInPrompt texts={SUBSCRIPTION.signedOut} />}
      {session?.person != null && <Subscription key={session.person.id} />}
    </div>
  );
}

function Subscription() {
  const { view, problem, load } = useBilling();
  if (problem !== null)
    return (
      <>
        <p role="alert">{describeProblem(problem, SUBSCRIPTION.quote)}</p>
        <button type="button" className={buttons.quiet} onClick={() => void load()}>
          {SUBSCRIPTION.retry}
        </button>
      </>
    );
  if (view === null) return <p role="status">{SUBSCRIPTION.loading}</p>;
  const held = view.subscription;
  return (
    <>
      {view.stale && <p role="alert">{SUBSCRIPTION.stale}</p>}
      {held === null && <NoSubscription />}
      {held !== null && held.owed !== null && <OwedPart held={held} onChange={load} />}
      {held !== null && <PlanPart held={held} />}
      {held !== null && <CardPart held={held} onChange={load} />}
      <InvoicesPart key={JSON.stringify(held)} />
      {held !== null && <LeavePart held={held} onChange={load} />}
    </>
  );
}

function NoSubscription() {
  const { title, text, link } = SUBSCRIPTION.free;
  return (
    <EmptyState title={title} text={text}>
      <a className={`${buttons.button} ${buttons.big}`} href="/pricing">
        {link}
      </a>
    </EmptyState>
  );
}
