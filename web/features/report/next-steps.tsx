import { PLAN } from "#content/site/report-plan.ts";
import { RECOMMENDED_SCORE } from "#contract/plans.ts";
import type { ScanResult } from "#contract/scan.ts";
import { fillText } from "../../ui/fill-text.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { describeStep, sayCount } from "../plan/describe-step.ts";
import { LinkStep } from "./link-step.tsx";
import styles from "./next-steps.module.css";
import { PlanBar } from "./plan-bar.tsx";
import { StepTerms } from "./step-terms.tsx";
import type { PlanView } from "./use-plan.ts";
import { IDS, type ReportView } from "./use-report-view.ts";

type Props = {
  result: ScanResult;
  planView: PlanView;
  view: ReportView;
  /** Where a letter about this resume and ad is written; null in the example. */
  letterHref: string | null;
};

/** What to do next, most points first, each with its evidence; what is ticked adds up in the bar below. */
export function NextSteps({ result, planView, view, letterHref }: Props) {
  const { plan } = planView;
  const isStrong = result.overallScore >= RECOMMENDED_SCORE;
  const isCompared = result.receipt.asked > 0;
  return (
    <section className={styles.next} aria-labelledby={IDS.steps}>
      <header>
        <h2 id={IDS.steps}>{PLAN.title}</h2>
        <p className={styles.lead}>{sayLead(plan.steps.length)}</p>
        {letterHref !== null && plan.steps.length > 0 && (
          <a className={`${styles.tryOut} no-print`} href="#what-if">
            {PLAN.lead.tryOut}
          </a>
        )}
      </header>
      <ol>
        {!isCompared && <LinkStep texts={PLAN.paste} href="/#scan" />}
        {isCompared && isStrong && letterHref !== null && <LinkStep texts={PLAN.letter} href={letterHref} />}
        {plan.steps.map((step) => (
          <Step key={step.id} step={step} result={result} planView={planView} view={view} />
        ))}
      </ol>
      <PlanNotes result={result} planView={planView} />
      <PlanBar result={result} planView={planView} isExample={letterHref === null} />
    </section>
  );
}

function sayLead(count: number): string {
  if (count === 0) return PLAN.none;
  const said = sayCount(count);
  const capital = said.slice(0, 1).toUpperCase() + said.slice(1);
  return count === 1 ? PLAN.lead.one : fillText(PLAN.lead.many, { count: capital });
}

type StepProps = Omit<Props, "letterHref"> & { step: PlanView["plan"]["steps"][number] };

function Step({ step, result, planView, view }: StepProps) {
  const { title, text, link, notes } = describeStep(step, result);
  const isClaim = step.kind === "must-terms" || step.kind === "other-terms";
  const id = `step-${step.id}`;
  return (
    <li className={styles.step}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={`${PLAN.tick}: ${title}`}
        checked={planView.isTicked(step.id)}
        onChange={(event) => planView.tick(step.id, event.target.checked)}
      />
      <div className={styles.body}>
        <h3 id={id}>{title}</h3>
        {text !== "" && <p>{text}</p>}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {"terms" in step && (
          <StepTerms step={step} result={result} onUntrue={(label) => planView.setUntrue(label, true)} />
        )}
      </div>
      <p className={styles.worth}>
        <span className={styles.points} data-claim={isClaim}>
          +{formatPoints(step.points)}
        </span>
        {isClaim && <span className={styles.condition}>{PLAN.onlyIfTrue}</span>}
      </p>
      <button
        type="button"
        className={`${styles.evidence} no-print`}
        aria-describedby={id}
        onClick={() => view.showEvidence(step)}
      >
        {link} <span aria-hidden="true">→</span>
      </button>
    </li>
  );
}

/** What was taken out, with the honest ceiling, and how many words there is room for. */
function PlanNotes({ result, planView }: { result: ScanResult; planView: PlanView }) {
  const { plan, untrue, setUntrue } = planView;
  const { title, back, ceiling } = PLAN.untrue;
  const adds = plan.steps.some((step) => step.kind === "must-terms" || step.kind === "other-terms");
  const isTight = adds && plan.room !== null && plan.room < TIGHT_ROOM;
  if (untrue.length === 0 && !isTight) return null;
  return (
    <div className={styles.planNotes}>
      {isTight && <p>{fillText(PLAN.room, { words: result.wordcount, room: plan.room ?? 0 })}</p>}
      {untrue.length > 0 && (
        <>
          <p role="status">{fillText(ceiling, { score: formatPoints(plan.ceiling) })}</p>
          <p>{title}:</p>
          <ul>
            {untrue.map((label) => (
              <li key={label}>
                {label}{" "}
                <button
                  type="button"
                  className="no-print"
                  aria-label={`${back}: ${label}`}
                  onClick={() => setUntrue(label, false)}
                >
                  {back}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A line of a resume has some fifteen words: with less room than two lines, adding terms may cost the length its points. */
const TIGHT_ROOM = 30;
