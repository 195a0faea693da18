import { useId } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import type { ProfileAnswers } from "#contract/linkedin.ts";
import styles from "./linkedin.module.css";

const TEXTS = LINKEDIN.answers;
const CHOICES = Object.entries(TEXTS.choices) as [keyof typeof TEXTS.choices, string][];
const COUNTS = Object.entries(TEXTS.counts) as [keyof typeof TEXTS.counts, string][];

type Props = { answers: ProfileAnswers; change: (answers: ProfileAnswers) => void };

/** What no file holds and only the user knows. Nothing needs an answer. */
export function AnswerFields({ answers, change }: Props) {
  const id = useId();
  return (
    <div className={styles.answers}>
      {CHOICES.map(([name, label]) => (
        <div key={name} className={styles.answer}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <select
            id={`${id}-${name}`}
            value={answers[name] === undefined ? "" : answers[name] ? "yes" : "no"}
            onChange={({ currentTarget: { value } }) =>
              change({ ...answers, [name]: value === "" ? undefined : value === "yes" })
            }
          >
            <option value="">{TEXTS.unsaid}</option>
            <option value="yes">{TEXTS.yes}</option>
            <option value="no">{TEXTS.no}</option>
          </select>
        </div>
      ))}
      {COUNTS.map(([name, label]) => (
        <div key={name} className={styles.answer}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={100_000}
            value={answers[name] ?? ""}
            onChange={({ currentTarget: { value } }) => change({ ...answers, [name]: readCount(value) })}
          />
        </div>
      ))}
    </div>
  );
}

function readCount(value: string): number | undefined {
  const count = Number(value);
  return value.trim() === "" || !Number.isFinite(count)
    ? undefined
    : Math.min(100_000, Math.max(0, Math.round(count)));
}
