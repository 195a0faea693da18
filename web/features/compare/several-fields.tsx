import { type RefObject, useId, useRef } from "react";
import { Link } from "react-router";
import { COMPARE_SEVERAL } from "#content/site/compare-several.ts";
import { SCAN_FORM } from "#content/site/scan-form.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { DropField } from "../../ui/drop-field.tsx";
import { fillText } from "../../ui/fill-text.ts";
import form from "../../ui/form-field.module.css";
import { MOST_COMPARED } from "./list-groups.ts";
import { keyOf } from "./list-pairs.ts";
import type { PairState } from "./run-scans.ts";
import styles from "./several.module.css";
import type { SeveralState } from "./use-several.ts";

type Props = { state: SeveralState };
/** The field that all scans share: where the focus goes when it is not filled in. */
type SharedProps = Props & { input: RefObject<HTMLElement | null> };

const { ads: AD_TEXTS, resumes: RESUME_TEXTS } = COMPARE_SEVERAL;

export function OneResume({ state, input }: SharedProps) {
  return (
    <DropField
      texts={COMPARE_SEVERAL.resume}
      file={state.several.resume}
      choose={(resume) => !state.working && state.change({ resume })}
      input={input as RefObject<HTMLInputElement | null>}
      name="resume"
      accept=".pdf"
      required
      problem={state.problem}
    />
  );
}

export function OneAd({ state, input }: SharedProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {COMPARE_SEVERAL.ad}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {COMPARE_SEVERAL.adHint}
      </p>
      <textarea
        id={id}
        ref={input as RefObject<HTMLTextAreaElement | null>}
        className={form.textarea}
        rows={10}
        required
        value={state.several.ad}
        readOnly={state.working}
        aria-invalid={state.problem !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => state.change({ ad: event.target.value })}
      />
      <p id={`${id}-error`} className={form.error} role="alert">
        {state.problem}
      </p>
    </div>
  );
}

/** Up to ten ads, each in a field of its own, with how far its scan is below it. */
export function AdFields({ state }: Props) {
  const { several, change, working } = state;
  const list = useRef<HTMLFieldSetElement>(null);
  const setAds = (ads: string[]) => change({ ads });
  const add = () => {
    setAds([...several.ads, ""]);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll("textarea") ?? [])].at(-1)?.focus());
  };
  return (
    <fieldset ref={list} className={styles.group}>
      <legend className={form.label}>{AD_TEXTS.title}</legend>
      <p className={form.hint}>{fillText(AD_TEXTS.hint, { most: MOST_COMPARED })}</p>
      {several.ads.map((ad, at) => (
        <AdField
          // biome-ignore lint/suspicious/noArrayIndexKey: ads have no other name than their place.
          key={at}
          number={at + 1}
          ad={ad}
          state={several.resume === null ? null : state.stateOf(keyOf(several.resume, ad))}
          working={working}
          onAd={(text) => setAds(several.ads.with(at, text))}
          onRemove={several.ads.length > 2 ? () => setAds(several.ads.toSpliced(at, 1)) : null}
        />
      ))}
      {several.ads.length < MOST_COMPARED && !working && (
        <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={add}>
          {AD_TEXTS.add}
        </button>
      )}
    </fieldset>
  );
}

type AdProps = {
  number: number;
  ad: string;
  state: PairState | null;
  working: boolean;
  onAd: (ad: string) => void;
  onRemove: (() => void) | null;
};

function AdField({ number, ad, state, working, onAd, onRemove }: AdProps) {
  const id = useId();
  return (
    <div className={styles.ad}>
      <div className={styles.adHead}>
        <label htmlFor={id}>{fillText(AD_TEXTS.one, { number })}</label>
        {onRemove !== null && !working && (
          <button
            type="button"
            className={`${buttons.ghost} ${buttons.small}`}
            aria-label={fillText(AD_TEXTS.removeLabel, { number })}
            onClick={onRemove}
          >
            {AD_TEXTS.remove}
          </button>
        )}
      </div>
      <textarea
        id={id}
        className={form.textarea}
        rows={4}
        value={ad}
        readOnly={working}
        aria-describedby={`${id}-state`}
        onChange={(event) => onAd(event.target.value)}
      />
      <State id={`${id}-state`} state={ad.trim() === "" ? null : state} working={working} />
    </div>
  );
}

/** Up to ten files, each with how far its scan is. */
export function ResumeFiles({ state }: Props) {
  const { several, change, working } = state;
  const input = useRef<HTMLInputElement>(null);
  const texts = { ...RESUME_TEXTS, hint: fillText(RESUME_TEXTS.hint, { most: MOST_COMPARED }) };
  const remove = (at: number) => {
    change({ resumes: several.resumes.toSpliced(at, 1) });
    input.current?.focus();
  };
  return (
    <div className={styles.group}>
      <DropField
        texts={texts}
        file={null}
        choose={() => undefined}
        chooseMany={(files) => !working && state.addResumes(files)}
        input={input}
        name="resumes"
        accept=".pdf"
        problem={state.leftOut ? fillText(RESUME_TEXTS.tooMany, { most: MOST_COMPARED }) : null}
      />
      {several.resumes.length > 0 && (
        <ul className={styles.files} aria-label={RESUME_TEXTS.list}>
          {several.resumes.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
            <li key={at}>
              <bdi className={styles.name}>{file.name}</bdi>
              {!working && (
                <button
                  type="button"
                  className={`${buttons.ghost} ${buttons.small}`}
                  aria-label={fillText(RESUME_TEXTS.removeLabel, { name: file.name })}
                  onClick={() => remove(at)}
                >
                  {RESUME_TEXTS.remove}
                </button>
              )}
              <State state={state.stateOf(keyOf(file, several.ad))} working={working} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Nothing is said of what waits, until others are under way. */
function State({ id, state, working }: { id?: string; state: PairState | null; working: boolean }) {
  const { states } = COMPARE_SEVERAL;
  if (state === null || (state.type === "waiting" && !working)) return null;
  return (
    <p
      id={id}
      className={styles.state}
      data-state={state.type}
      role={state.type === "failed" ? "alert" : undefined}
    >
      {state.type === "failed"
        ? describeProblem({ title: state.text, id: state.id }, SCAN_FORM.quote)
        : states[state.type]}
      {state.type === "done" && (
        <>
          {" · "}
          <Link to={`/user-output#${state.id}`}>{states.open}</Link>
        </>
      )}
    </p>
  );
}
