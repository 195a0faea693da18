import { type FormEvent, useEffect, useId, useRef } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { TEXT_LIMITS } from "#contract/application-terms.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import { ApplicationFields } from "./application-fields.tsx";
import { listStages, nameJob, nameStage } from "./list-stages.ts";
import type { Taken } from "./read-taken.ts";
import { useAddForm } from "./use-add-form.ts";
import { useApplications, useStore } from "./use-applications.ts";

const TEXTS = APPLICATIONS.form;

type Props = {
  /** What the extension took; null where the user begins by themselves. */
  taken: Taken | "broken" | null;
  onDone: (id: string | null) => void;
};

/** A form for another application: an ad is pasted, what it says is filled in, and a press keeps it. */
export function AddApplication({ taken, onDone }: Props) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { items, tracker } = useApplications(useStore());
  const given = taken === "broken" ? null : taken;
  const form = useAddForm(given, formRef);
  const { readAd, ad } = form;
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken is read once.
  useEffect(() => {
    if (given !== null) readAd(ad);
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await form.save();
    if (saved === null) return;
    const job = nameJob(form.values);
    showNotice(saved.isNew ? fillText(TEXTS.saved, { job }) : TEXTS.known, "good");
    onDone(saved.id);
  };
  return (
    <form ref={formRef} className={styles.part} onSubmit={(event) => void submit(event)} noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {given === null ? TEXTS.title : TEXTS.taken}
      </h2>
      {taken === "broken" && <p role="alert">{TEXTS.broken}</p>}
      {given !== null && <p className={styles.soft}>{TEXTS.takenHint}</p>}
      <div className={styles.field}>
        <label htmlFor={`${id}-ad`}>{TEXTS.ad}</label>
        <p id={`${id}-hint`} className={styles.soft}>
          {TEXTS.adHint}
        </p>
        <textarea
          id={`${id}-ad`}
          rows={7}
          value={ad}
          maxLength={TEXT_LIMITS.ad}
          aria-describedby={`${id}-hint`}
          onChange={(event) => form.setAd(event.target.value)}
          onPaste={(event) => readAd(event.clipboardData.getData("text"))}
          onBlur={(event) => readAd(event.target.value)}
        />
        <p role="status" className={styles.soft}>
          {form.reading === "none" ? "" : TEXTS[form.reading === "read" ? "read" : "reading"]}
        </p>
      </div>
      <ApplicationFields values={form.values} onChange={form.setValue} problem={form.problem} />
      <div className={styles.field}>
        <label htmlFor={`${id}-stage`}>{APPLICATIONS.fields.stage}</label>
        <select id={`${id}-stage`} value={form.stage} onChange={(event) => form.setStage(event.target.value)}>
          {listStages(tracker.stages, items.values())
            .filter((stage) => stage !== "closed")
            .map((stage) => (
              <option key={stage} value={stage}>
                {nameStage(stage)}
              </option>
            ))}
        </select>
      </div>
      <div className={styles.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.big}`} aria-disabled={form.saving}>
          {TEXTS.save}
        </button>
        <button type="button" className={`${buttons.ghost} ${buttons.big}`} onClick={() => onDone(null)}>
          {TEXTS.cancel}
        </button>
      </div>
    </form>
  );
}
