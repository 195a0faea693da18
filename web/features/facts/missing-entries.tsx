import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { FACTS } from "#content/site/facts.ts";
import type { WireFact } from "#contract/facts.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { AddEntry } from "./add-entry.tsx";
import styles from "./check-facts.module.css";
import { type FactGroup, groupFacts, isTheirs } from "./describe-fact.ts";
import { FactGroupPart } from "./fact-group.tsx";
import type { FactsView } from "./use-facts.ts";

type Props = { facts: WireFact[]; say: FactsView["say"]; announce: (text: string) => void };
type Kind = "job" | "study";

const { missing } = FACTS;

/** Jobs and studies that the reader missed: each is added by its name, stands here, and can be taken out again. */
export function MissingEntries({ facts, say, announce }: Props) {
  const [adding, setAdding] = useState<Kind | null>(null);
  const buttonsRow = useRef<HTMLDivElement>(null);
  const entries = groupFacts(
    facts.filter(({ added }) => added),
    facts,
  );
  const there = entries.filter((group) => group.facts.some(isTheirs));
  const openOf = (kind: Kind) =>
    entries.find((group) => group.facts[0]!.kind === kind && !group.facts.some(isTheirs));
  // The field that was left is gone: the keyboard goes back to the button that opened it.
  const opened = useRef<Kind | null>(null);
  useEffect(() => {
    if (adding === null && opened.current !== null)
      buttonsRow.current?.querySelector<HTMLElement>(`[data-kind="${opened.current}"]`)?.focus();
    opened.current = adding;
  }, [adding]);
  const count = useRef(there.length);
  useEffect(() => {
    if (there.length < count.current && document.activeElement === document.body)
      buttonsRow.current?.querySelector("button")?.focus();
    count.current = there.length;
  }, [there.length]);
  const open = adding === null ? undefined : openOf(adding);
  return (
    <div className={there.length === 0 ? `${styles.missing} no-print` : styles.missing}>
      <h3>{missing.title}</h3>
      <p className={styles.hint}>{missing.text}</p>
      {there.map((group) => (
        <AddedEntry key={group.key} group={group} say={say} announce={announce} />
      ))}
      {adding !== null && open !== undefined ? (
        <AddEntry
          kind={adding}
          facts={open.facts}
          say={say}
          onAdded={() => {
            announce(missing.said[adding]);
            setAdding(null);
          }}
          onCancel={() => setAdding(null)}
        />
      ) : (
        <div ref={buttonsRow} className={`${styles.actions} no-print`}>
          {(["job", "study"] as const)
            .filter((kind) => openOf(kind) !== undefined)
            .map((kind) => (
              <button
                key={kind}
                type="button"
                data-kind={kind}
                className={`${buttons.quiet} ${buttons.small}`}
                onClick={() => setAdding(kind)}
              >
                <Icon of={IconPlus} size="1rem" />
                {missing.add[kind]}
              </button>
            ))}
        </div>
      )}
    </div>
  );
}

type AddedProps = { group: FactGroup; say: FactsView["say"]; announce: (text: string) => void };

function AddedEntry({ group, say, announce }: AddedProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const takeOut = async () => {
    const { problem } = await say(group.facts.filter(isTheirs).map(({ id }) => ({ id, withdrawn: true })));
    setFailed(problem?.title ?? null);
    if (problem === null) announce(missing.said.taken);
  };
  return (
    <div>
      <FactGroupPart group={group} say={say} announce={announce} />
      {failed !== null && (
        <p className={styles.error} role="alert">
          {failed}
        </p>
      )}
      <button
        type="button"
        className={`${buttons.ghost} ${buttons.small} no-print`}
        aria-label={fillText(missing.takeOf, { group: group.title })}
        onClick={takeOut}
      >
        {missing.take}
      </button>
    </div>
  );
}
