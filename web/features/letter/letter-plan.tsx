import { IconArrowsExchange, IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { LETTER } from "#content/site/letter.ts";
import type { PlannedFact } from "#contract/letter-plan.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { LetterPlanState, PlanLine } from "./use-letter-plan.ts";

const TEXTS = LETTER.plan;
const LONGEST = 600;
/** With fewer lines a letter is short, and the user is asked for words of their own. */
const LEAST_LINES = 3;
const MOST_POINTS = 3;

type Styles = Readonly<Record<string, string>>;
/** Classes of what is loaded later, which brings no style sheet of its own. */
export type PlanLook = { styles: Styles; desk: Styles; form: Styles; buttons: Styles };

/** What the letter would rest on, to confirm, mend or swap before it is written; it can be left alone, or skipped. */
export function LetterPlan({ state, look }: { state: LetterPlanState; look: PlanLook }) {
  const { styles, desk, buttons } = look;
  const id = useId();
  const { plan } = state;
  return (
    <section className={styles.plan} aria-labelledby={id} data-plan>
      <h3 id={id}>{TEXTS.title}</h3>
      {plan === null ? (
        <p role="status" className={desk.soft}>
          {TEXTS.reading}
        </p>
      ) : (
        <>
          <p className={desk.soft}>{TEXTS.lead}</p>
          <Facts state={state} look={look} facts={plan.facts.filter(({ value }) => value !== null)} />
          <Lines state={state} look={look} />
          {state.lines.length < LEAST_LINES && <Points state={state} look={look} />}
          <button type="button" className={`${buttons.ghost} ${styles.onDesk}`} onClick={state.skip}>
            {TEXTS.skip}
          </button>
        </>
      )}
    </section>
  );
}

type Part = { state: LetterPlanState; look: PlanLook };

function Facts({ state, look, facts }: Part & { facts: readonly PlannedFact[] }) {
  const { styles } = look;
  if (facts.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{TEXTS.facts}</legend>
      <div className={styles.facts}>
        {facts.map((fact) => (
          <FactField key={fact.id} fact={fact} state={state} look={look} />
        ))}
      </div>
    </fieldset>
  );
}

function FactField({ fact, state, look }: Part & { fact: PlannedFact }) {
  const { styles, form, buttons } = look;
  const id = useId();
  const said = state.facts[fact.id];
  const isUnsure = !fact.sure && said === undefined;
  const labels: Record<string, string> = TEXTS.fields;
  return (
    <div className={styles.fact}>
      <label htmlFor={id} className={form.label}>
        {labels[fact.field] ?? fact.field}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={LONGEST}
        aria-describedby={fact.sure ? undefined : `${id}-doubt`}
        value={said === undefined ? (fact.value ?? "") : (said ?? "")}
        onChange={(event) => state.sayFact(fact.id, event.target.value)}
      />
      {!fact.sure && (
        <p id={`${id}-doubt`} className={styles.doubt}>
          {isUnsure ? TEXTS.unsure : TEXTS.confirmed}
          {isUnsure && (
            <button
              type="button"
              className={`${buttons.quiet} ${buttons.small}`}
              onClick={() => state.sayFact(fact.id, fact.value)}
            >
              <Icon of={IconCheck} />
              {TEXTS.confirm}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function Lines({ state, look }: Part) {
  const { styles, desk } = look;
  return (
    <fieldset className={styles.group}>
      <legend>{TEXTS.cards}</legend>
      {state.lines.length < LEAST_LINES && <p className={desk.soft}>{TEXTS.few}</p>}
      <ol className={styles.lines}>
        {state.lines.map((line, index) => (
          <Line key={line.id} line={line} number={index + 1} state={state} look={look} />
        ))}
      </ol>
    </fieldset>
  );
}

function Line({ line, number, state, look }: Part & { line: PlanLine; number: number }) {
  const { styles, desk, buttons } = look;
  const id = useId();
  const where = [line.title, line.employer].filter((name) => name !== null).join(", ");
  return (
    <li className={styles.line}>
      <input
        type="checkbox"
        checked={line.use}
        aria-label={fillText(TEXTS.use, { number })}
        onChange={(event) => state.changeLine(line.id, { use: event.target.checked })}
      />
      <div className={styles.words}>
        <textarea
          rows={2}
          maxLength={LONGEST}
          autoComplete="off"
          aria-label={fillText(TEXTS.line, { number })}
          aria-describedby={id}
          disabled={!line.use}
          value={line.words}
          onChange={(event) => state.changeLine(line.id, { words: event.target.value })}
        />
        <p id={id} className={desk.soft}>
          {TEXTS.from} <q>{line.quote.quote.replace(/\s+/g, " ")}</q>
          {where !== "" && ` (${where})`}
        </p>
      </div>
      {state.spare.length > 0 && (
        <button
          type="button"
          className={`${buttons.ghost} ${styles.onDesk}`}
          aria-label={fillText(TEXTS.swapLabel, { number })}
          onClick={() => state.swapLine(line.id)}
        >
          <Icon of={IconArrowsExchange} />
          {TEXTS.swap}
        </button>
      )}
    </li>
  );
}

function Points({ state, look }: Part) {
  const { styles, desk } = look;
  const id = useId();
  const points = state.plan?.points.slice(0, MOST_POINTS) ?? [];
  if (points.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-describedby={id} data-points>
      <legend>{TEXTS.points}</legend>
      <p id={id} className={desk.soft}>
        {TEXTS.pointsLead}
      </p>
      {points.map(({ need }) => (
        <label key={need} className={styles.point}>
          <bdi>{need}</bdi>
          <textarea
            rows={2}
            maxLength={LONGEST}
            autoComplete="off"
            value={state.own[need] ?? ""}
            onChange={(event) => state.sayOwn(need, event.target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
