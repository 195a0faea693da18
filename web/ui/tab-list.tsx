import type { KeyboardEvent } from "react";
import styles from "./tab-list.module.css";

type Tab = { id: string; label: string };
type Props = { tabs: readonly Tab[]; chosen: string | null; onChoose: (id: string) => void };

/** Tabs as the ARIA practices have them: arrows, Home and End move among them and choose; one of them takes the focus. */
export function TabList({ tabs, chosen, onChoose }: Props) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length]!;
    onChoose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div role="tablist" className={styles.list} onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === chosen}
          aria-controls={`panel-${id}`}
          tabIndex={id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of a tab; printed also while another is chosen where the style sheet says so. */
export function tabPanel(id: string, chosen: string | null) {
  return {
    role: "tabpanel",
    id: `panel-${id}`,
    "aria-labelledby": `tab-${id}`,
    "data-closed": id === chosen ? undefined : "",
  } as const;
}
