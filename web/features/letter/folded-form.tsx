import { IconBriefcase, IconChevronDown, IconFileText, IconMoodSmile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { LETTER } from "#content/site/letter.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./folded-form.module.css";
import type { MadeLetter } from "./use-made-letter.ts";

/** What the letter was made from, in one line; opened, the form stands there as it was left. */
export function FoldedForm({ made, children }: { made: MadeLetter; children: ReactNode }) {
  const { inputs, shown, tone } = made;
  const job = [shown.jobTitle, shown.company].filter((name) => name !== null).join(" · ");
  return (
    <details className={`${styles.folded} no-print`}>
      <summary>
        <span className={styles.from}>
          <span>
            <Icon of={IconFileText} />
            <bdi>{inputs.resume.name}</bdi>
          </span>
          {job !== "" && (
            <span>
              <Icon of={IconBriefcase} />
              {job}
            </span>
          )}
          {tone !== null && (
            <span>
              <Icon of={IconMoodSmile} />
              {LETTER.form.tones[tone]}
            </span>
          )}
        </span>
        <span className={styles.change}>
          {LETTER.form.change}
          <Icon of={IconChevronDown} />
        </span>
      </summary>
      {children}
    </details>
  );
}
