import { IconX } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { Tracker } from "#contract/application.ts";
import {
  MAX_STAGE_CHARACTERS,
  MOST_OWN_STAGES,
  REACHED,
  type Reached,
  STAGES,
} from "#contract/application-terms.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import lists from "./applications.module.css";
import { useApplications, useStore } from "./use-applications.ts";

const TEXTS = APPLICATIONS.settings;

/** Stages that a user adds to the usual ones. */
export function OwnStages() {
  const store = useStore();
  const { stages } = useApplications(store).tracker;
  const [name, setName] = useState("");
  const [counts, setCounts] = useState<Reached>("interview");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const save = async (next: Tracker["stages"]) => {
    const result = await callApi("saveTracker", { body: { stages: next } });
    if (result.ok) store.setTracker(result.answer);
    else showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const taken = [...stages.map((stage) => stage.name), ...STAGES, ...Object.values(APPLICATIONS.stages)];
    const isTaken = wanted === "" || taken.some((one) => one.toLowerCase() === wanted.toLowerCase());
    setProblem(isTaken ? TEXTS.nameTaken : null);
    if (isTaken) return field.current?.focus();
    setName("");
    void save([...stages, { name: wanted, counts }]);
  };
  return (
    <section className={styles.part} aria-labelledby="own-stages">
      <h2 id="own-stages">{TEXTS.stages}</h2>
      <p className={styles.soft}>{TEXTS.stagesText}</p>
      {stages.length > 0 && (
        <ul className={styles.tasks}>
          {stages.map((stage) => (
            <li key={stage.name}>
              <span>
                {stage.name} <small>({APPLICATIONS.stages[stage.counts]})</small>
              </span>
              <button
                type="button"
                className={lists.icon}
                onClick={() => void save(stages.filter((one) => one !== stage))}
              >
                <Icon of={IconX} size={18} />
                <span className="visually-hidden">{fillText(TEXTS.removeStage, { stage: stage.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {stages.length < MOST_OWN_STAGES && (
        <form className={styles.addRow} onSubmit={add}>
          <label className={styles.field}>
            {TEXTS.stageName}
            <input
              ref={field}
              value={name}
              maxLength={MAX_STAGE_CHARACTERS}
              aria-invalid={problem !== null}
              aria-describedby="stage-problem"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <label className={styles.field}>
            {TEXTS.stageCounts}
            <select value={counts} onChange={(event) => setCounts(event.target.value as Reached)}>
              {REACHED.map((reached) => (
                <option key={reached} value={reached}>
                  {APPLICATIONS.stages[reached]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={buttons.quiet}>
            {TEXTS.addStage}
          </button>
        </form>
      )}
      <p id="stage-problem" role="alert" className={styles.error}>
        {problem}
      </p>
    </section>
  );
}
