import { useId } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import { TEXT_LIMITS } from "#contract/application-terms.ts";
import styles from "./application.module.css";

const FIELDS = APPLICATIONS.fields;

export type FormValues = {
  title: string;
  company: string;
  place: string;
  link: string;
  salary: string;
  source: string;
};
export const FORM_FIELDS = ["title", "company", "place", "salary", "link", "source"] as const;

type Props = {
  values: FormValues;
  onChange: (name: keyof FormValues, value: string) => void;
  /** Said at the title. */
  problem: string | null;
};

/** The short values of an application, as fields of a form. */
export function ApplicationFields({ values, onChange, problem }: Props) {
  const id = useId();
  return (
    <div className={styles.fields}>
      {FORM_FIELDS.map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{FIELDS[name]}</label>
          <input
            id={`${id}-${name}`}
            type={name === "link" ? "url" : "text"}
            value={values[name]}
            maxLength={TEXT_LIMITS[name]}
            aria-invalid={name === "title" && problem !== null ? true : undefined}
            aria-describedby={name === "title" ? `${id}-problem` : undefined}
            onChange={(event) => onChange(name, event.target.value)}
          />
          {name === "title" && (
            <p id={`${id}-problem`} role="alert" className={styles.error}>
              {problem}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
