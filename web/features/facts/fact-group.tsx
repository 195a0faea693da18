import { useRef, useState } from "react";
import { FACTS } from "#content/site/facts.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./check-facts.module.css";
import { type FactGroup, isTheirs } from "./describe-fact.ts";
import { FactRow } from "./fact-row.tsx";
import type { FactsView } from "./use-facts.ts";

type Props = { group: FactGroup; say: FactsView["say"]; announce: (text: string) => void };

/** The facts of one job, study, the contact details or the ad, with one click that confirms what it says. */
export function FactGroupPart({ group, say, announce }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = group.facts.filter((fact) => fact.read !== null && !isTheirs(fact));
  const confirmAll = async () => {
    const { problem } = await say(open.map(({ id, read }) => ({ id, said: read })));
    setFailed(problem?.title ?? null);
    if (problem !== null) return;
    announce(fillText(FACTS.said.many, { count: open.length }));
    // The button that was pressed is gone.
    requestAnimationFrame(() => list.current?.querySelector("button")?.focus());
  };
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h3>{group.title}</h3>
        {open.length > 1 && (
          <button
            type="button"
            className={`${buttons.quiet} ${buttons.small} no-print`}
            aria-label={fillText(FACTS.confirmAllOf, { group: group.title })}
            onClick={confirmAll}
          >
            {FACTS.confirmAll}
          </button>
        )}
      </div>
      {failed !== null && (
        <p className={styles.error} role="alert">
          {failed}
        </p>
      )}
      <ul ref={list} className={styles.list}>
        {group.facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} say={say} announce={announce} />
        ))}
      </ul>
    </div>
  );
}
