import { type FormEvent, useRef } from "react";
import { Link } from "react-router";
import { COMPARE } from "#content/site/compare.ts";
import { COMPARE_SEVERAL } from "#content/site/compare-several.ts";
import { SCAN_FORM } from "#content/site/scan-form.ts";
import type { Person } from "#contract/account.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import form from "../../ui/form-field.module.css";
import { TabList, tabPanel } from "../../ui/tab-list.tsx";
import { describeCost } from "./describe-cost.ts";
import { countGiven } from "./list-pairs.ts";
import type { Stop, Way } from "./run-scans.ts";
import styles from "./several.module.css";
import { AdFields, OneAd, OneResume, ResumeFiles } from "./several-fields.tsx";
import { compareAddress, type SeveralState, useSeveral } from "./use-several.ts";

export const SEVERAL_HASH = "#compare-several";

const WAYS = [
  { id: "ads", label: COMPARE_SEVERAL.ways.ads },
  { id: "resumes", label: COMPARE_SEVERAL.ways.resumes },
];

/** One resume against up to ten ads, or up to ten resumes against one ad: scans one after the other, then side by side. */
export function CompareSeveral({ person }: { person: Person | null }) {
  const state = useSeveral();
  const { several, change, working } = state;
  return (
    <section className={styles.several} aria-labelledby="several-title">
      <p>
        <a href="/resumes">{COMPARE.back}</a>
      </p>
      <h2 id="several-title">{COMPARE_SEVERAL.title}</h2>
      <p className={styles.lead}>{COMPARE_SEVERAL.lead}</p>
      <TabList tabs={WAYS} chosen={several.way} onChoose={(way) => !working && change({ way: way as Way })} />
      <div {...tabPanel(several.way, several.way)}>
        <SeveralForm key={several.way} state={state} person={person} />
      </div>
    </section>
  );
}

function SeveralForm({ state, person }: { state: SeveralState; person: Person | null }) {
  const { several, working } = state;
  const shared = useRef<HTMLElement>(null);
  const given = countGiven(several);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working || given < 2) return;
    if (!state.start()) shared.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        {several.way === "ads" ? (
          <>
            <OneResume state={state} input={shared} />
            <AdFields state={state} />
          </>
        ) : (
          <>
            <OneAd state={state} input={shared} />
            <ResumeFiles state={state} />
          </>
        )}
      </div>
      <div className={styles.end}>
        <Stopped stop={state.stop} />
        <p role="status">{describeRun(state, given, person)}</p>
        <div className={styles.actions}>
          <Actions state={state} given={given} />
        </div>
      </div>
    </form>
  );
}

/** How far it is; before, what it takes of one's scans. */
function describeRun(state: SeveralState, given: number, person: Person | null): string {
  const { pairs, done, left, working, several } = state;
  const { cost, progress } = COMPARE_SEVERAL;
  if (working || done.length > 0)
    return fillText(progress, { done: pairs.length - left, count: pairs.length });
  if (given < 2) return fillText(cost.few, { things: cost.things[several.way] });
  return person === null ? "" : describeCost(left === 0 ? given : left, person);
}

function Actions({ state, given }: { state: SeveralState; given: number }) {
  const { working, done, left } = state;
  if (working)
    return (
      <button type="button" className={buttons.quiet} onClick={state.cancel}>
        {COMPARE_SEVERAL.cancel}
      </button>
    );
  return (
    <>
      {done.length > 1 && (
        <Link className={buttons.marker} to={compareAddress(done)}>
          {fillText(COMPARE_SEVERAL.compare, { count: done.length })}
        </Link>
      )}
      {(left > 0 || done.length === 0) && (
        <button
          type="submit"
          className={done.length > 1 ? buttons.quiet : buttons.marker}
          aria-disabled={given < 2}
        >
          {done.length > 0 ? COMPARE_SEVERAL.goOn : COMPARE_SEVERAL.scan}
        </button>
      )}
    </>
  );
}

function Stopped({ stop }: { stop: Stop | null }) {
  return (
    <div className={form.failure} role="alert">
      {stop?.type === "cancelled" && COMPARE_SEVERAL.cancelled}
      {stop?.type === "problem" && (
        <>
          {describeProblem({ title: stop.text, id: stop.id }, SCAN_FORM.quote)} {COMPARE_SEVERAL.stopped}
          {stop.code === "scans-used-up" && (
            <>
              {" "}
              <a href="/pricing">{SCAN_FORM.plans}</a>
            </>
          )}
        </>
      )}
    </div>
  );
}
