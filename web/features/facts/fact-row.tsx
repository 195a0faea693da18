import {
  IconAlertTriangle,
  IconCheck,
  IconHelp,
  IconPencil,
  IconSearchOff,
  IconUserCheck,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useRef, useState } from "react";
import { FACTS } from "#content/site/facts.ts";
import type { SentAnswer, WireFact } from "#contract/facts.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./check-facts.module.css";
import { isTheirs, nameAction, type Standing, sayChange, standingOf } from "./describe-fact.ts";
import { FactEditor } from "./fact-editor.tsx";
import type { FactsView } from "./use-facts.ts";

type Props = { fact: WireFact; say: FactsView["say"]; announce: (text: string) => void };

const ICONS: Readonly<Record<Standing, TablerIcon>> = {
  sure: IconCheck,
  likely: IconHelp,
  unsure: IconAlertTriangle,
  missing: IconSearchOff,
  confirmed: IconUserCheck,
  mended: IconPencil,
  removed: IconUserCheck,
};

/** One fact: what was read, how sure that is in words, the line that shows it, and what its person can say of it. */
export function FactRow({ fact, say, announce }: Props) {
  const [editing, setEditing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const standing = standingOf(fact);

  const isSending = useRef(false);

  /** The keyboard stays in the row, at what can be done next, unless it has gone on meanwhile. */
  const focusRow = () =>
    requestAnimationFrame(() => {
      const { activeElement: at, body } = document;
      if (at === body || row.current?.contains(at) === true)
        row.current?.querySelector<HTMLElement>("button, input")?.focus();
    });

  const answer = async (answered: SentAnswer): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    const { problem, facts } = await say([answered]);
    isSending.current = false;
    setFailed(problem?.title ?? null);
    if (problem !== null) return false;
    const now = facts.find(({ id }) => id === fact.id);
    if (now !== undefined) announce(sayChange(now));
    return true;
  };
  return (
    <li ref={row} className={styles.row} data-standing={standing}>
      <div className={styles.what}>
        <span className={styles.field}>{FACTS.fields[fact.field]}</span>
        {fact.value !== null && (
          <bdi className={styles.value} data-long={isAddress(fact)}>
            {fact.value}
          </bdi>
        )}
        <span className={styles.standing}>
          <Icon of={ICONS[standing]} size="1rem" />
          {FACTS.certainty[standing]}
        </span>
        <Source fact={fact} standing={standing} />
      </div>
      {editing ? (
        <FactEditor
          fact={fact}
          onSave={async (said) => {
            const kept = await answer({ id: fact.id, said });
            if (kept) {
              setEditing(false);
              focusRow();
            }
            return kept;
          }}
          onCancel={() => {
            setFailed(null);
            setEditing(false);
            focusRow();
          }}
          failed={failed}
        />
      ) : (
        <>
          <Actions
            fact={fact}
            answer={async (answered) => {
              if (await answer(answered)) focusRow();
            }}
            edit={() => setEditing(true)}
          />
          {failed !== null && (
            <p className={styles.error} role="alert">
              {failed}
            </p>
          )}
        </>
      )}
    </li>
  );
}

/** Only addresses may break within a word. */
function isAddress({ field }: WireFact): boolean | undefined {
  return field === "email" || field === "linkedin" || undefined;
}

/** What was read before it was mended, or the line to compare with where it is doubtful. */
function Source({ fact, standing }: { fact: WireFact; standing: Standing }) {
  if (standing === "mended" || standing === "removed")
    return (
      <span className={styles.source}>
        {FACTS.wasRead} {fact.read === null ? FACTS.nothing : <q>{fact.read}</q>}
      </span>
    );
  if (standing === "sure" || fact.quote === null || fact.quote.trim() === fact.value) return null;
  return (
    <span className={styles.source}>
      {fact.kind === "ad" ? FACTS.quote.ad : FACTS.quote.resume} <q>{fact.quote}</q>
    </span>
  );
}

type ActionsProps = { fact: WireFact; answer: (answer: SentAnswer) => Promise<void>; edit: () => void };

function Actions({ fact, answer, edit }: ActionsProps) {
  const { id, read } = fact;
  const small = `${buttons.quiet} ${buttons.small}`;
  const button = (label: string, onClick: () => void, look = small) => (
    <button type="button" className={look} aria-label={nameAction(label, fact)} onClick={onClick}>
      {label}
    </button>
  );
  const ghost = `${buttons.ghost} ${buttons.small}`;
  if (isTheirs(fact))
    return (
      <div className={`${styles.actions} no-print`}>
        {button(FACTS.undo, () => answer({ id, withdrawn: true }))}
        {button(FACTS.mend, edit, ghost)}
      </div>
    );
  return (
    <div className={`${styles.actions} no-print`}>
      {read !== null && button(FACTS.confirm, () => answer({ id, said: read }))}
      {button(read === null ? FACTS.add : FACTS.mend, edit)}
      {button(FACTS.remove, () => answer({ id, said: null }), ghost)}
    </div>
  );
}
