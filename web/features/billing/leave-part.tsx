import { useRef, useState } from "react";
import { SUBSCRIPTION } from "#content/site/billing.ts";
import { PRICING } from "#content/site/pricing.ts";
import type { HeldSubscription } from "#contract/billing.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./billing.module.css";
import { formatDay } from "./format-money.ts";
import { switchToFree } from "./switch-to-free.ts";

const TEXTS = SUBSCRIPTION.leave;
type Props = { held: HeldSubscription; onChange: () => Promise<void> };

/** The way out of Premium, asked once, and the way back while it still lasts. */
export function LeavePart({ held, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const { endsOn, renewsOn } = held;

  async function work(change: () => Promise<void>): Promise<void> {
    if (working) return;
    setWorking(true);
    await change();
    setWorking(false);
    setAsking(false);
    heading.current?.focus();
    await onChange();
  }
  /** The button that was pressed goes away: the focus stays in this part. */
  const ask = (now: boolean) => {
    setAsking(now);
    heading.current?.focus();
  };
  const leave = (when: string) =>
    work(async () => {
      const switched = await switchToFree(when);
      showNotice(switched ? PRICING.switched : PRICING.notSwitched, switched ? "good" : "problem");
    });
  const resume = () =>
    work(async () => {
      const result = await callApi("resumeSubscription");
      if (result.ok) showNotice(TEXTS.resumed, "good");
      else showNotice(describeProblem(result.problem, SUBSCRIPTION.quote));
    });

  return (
    <section className={styles.part} aria-labelledby="leave">
      <h2 id="leave" ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      <p>{describeLeaving(held)}</p>
      {endsOn !== null && (
        <button type="button" className={buttons.quiet} aria-disabled={working} onClick={() => void resume()}>
          {working ? TEXTS.resuming : TEXTS.resume}
        </button>
      )}
      {endsOn === null && !asking && (
        <button type="button" className={`${buttons.quiet} ${styles.danger}`} onClick={() => ask(true)}>
          {TEXTS.button}
        </button>
      )}
      {endsOn === null && asking && (
        <LeaveForm renewsOn={renewsOn} working={working} onLeave={leave} onKeep={() => ask(false)} />
      )}
    </section>
  );
}

function describeLeaving({ endsOn, renewsOn }: HeldSubscription): string {
  if (endsOn !== null) return fillText(TEXTS.ending, { day: formatDay(endsOn) });
  return renewsOn === null ? TEXTS.owing : TEXTS.text;
}

type FormProps = {
  renewsOn: string | null;
  working: boolean;
  onLeave: (when: string) => Promise<void>;
  onKeep: () => void;
};

function LeaveForm({ renewsOn, working, onLeave, onKeep }: FormProps) {
  const [when, setWhen] = useState(renewsOn === null ? "now" : "period-end");
  const choices = [
    ["period-end", fillText(TEXTS.periodEnd, { day: renewsOn === null ? "" : formatDay(renewsOn) })],
    ["now", TEXTS.now],
  ] as const;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onLeave(when);
      }}
    >
      {renewsOn !== null && (
        <fieldset className={styles.question}>
          <legend>{TEXTS.question}</legend>
          {choices.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="when"
                value={value}
                checked={when === value}
                onChange={() => setWhen(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        <button className={buttons.button} type="submit" aria-disabled={working}>
          {working ? TEXTS.working : TEXTS.confirm}
        </button>
        <button type="button" className={buttons.quiet} onClick={onKeep}>
          {TEXTS.keep}
        </button>
      </div>
    </form>
  );
}
