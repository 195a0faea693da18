import { PRICING } from "#content/site/pricing.ts";
import type { SessionStore } from "../../features/account/session-store.ts";
import { signIn, signInErrorText } from "../../features/account/sign-in.ts";
import { readEndOfPremium, switchToFree } from "../../features/billing/switch-to-free.ts";
import { fillText } from "../../ui/fill-text.ts";
import { clearNotices, showNotice } from "../../ui/show-notice.ts";
import { findPart } from "./find-part.ts";

/**
 * The buttons know the user: 'Current Plan' on theirs, 'Switch' or 'Subscribe' on the other (product spec, section 2). Who
 * is not signed in has no plan to switch from: Free then leads to the sign-in.
 */
export function startPlanButtons(sessions: SessionStore): void {
  const until = findPart(document, "[data-until]");
  const dialog = findPart<HTMLDialogElement>(document, "[data-switch]");
  const planOf = () => sessions.current()?.person?.subscription ?? null;

  const show = () => {
    const plan = planOf();
    setHidden("[data-start-free]", plan !== null);
    setHidden("[data-choose-free]", plan !== "premium");
    setHidden('[data-current="free"]', plan !== "free");
    setHidden("[data-choose-premium]", plan === "premium");
    setHidden('[data-current="premium"]', plan !== "premium");
    setHidden("[data-manage]", plan !== "premium");
    if (plan === "premium") void readEndOfPremium().then(sayUntil);
    else sayUntil(null);
  };
  const sayUntil = (end: string | null) => {
    until.textContent = end === null ? "" : fillText(PRICING.until, { day: formatDay(end) });
  };

  sessions.subscribe(show);
  show();
  findPart(document, "[data-start-free]").addEventListener("click", () => void askWhoTheyAre(sessions));
  findPart(document, "[data-choose-free]").addEventListener("click", () => dialog.showModal());
  startSwitchDialog(dialog, async (when) => {
    clearNotices();
    const switched = await switchToFree(when);
    await sessions.refresh();
    showNotice(switched ? PRICING.switched : PRICING.notSwitched, switched ? "good" : "problem");
  });
}

function startSwitchDialog(dialog: HTMLDialogElement, leave: (when: string) => Promise<void>): void {
  const confirm = findPart<HTMLButtonElement>(dialog, "[data-switch-confirm]");
  let working = false;
  findPart(dialog, "[data-switch-cancel]").addEventListener("click", () => dialog.close());
  findPart<HTMLFormElement>(dialog, "form").addEventListener("submit", async (event) => {
    event.preventDefault();
    if (working) return;
    working = true;
    confirm.textContent = PRICING.dialog.working;
    await leave(findPart<HTMLInputElement>(dialog, "input:checked").value);
    working = false;
    confirm.textContent = PRICING.dialog.confirm;
    dialog.close();
  });
}

/** Nobody is signed in, so nobody's plan is known: the way to know it is to sign in. */
async function askWhoTheyAre(sessions: SessionStore): Promise<void> {
  const isSignedIn = async () => (await sessions.refresh())?.person != null;
  const outcome = await signIn({ isSignedIn });
  if (outcome.type === "failed") showNotice(signInErrorText(outcome.message));
  if (outcome.type === "signed-in") await sessions.refresh();
}

function setHidden(selector: string, hidden: boolean): void {
  findPart(document, selector).hidden = hidden;
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en", { dateStyle: "long" });
}
