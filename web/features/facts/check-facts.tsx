import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { FACTS } from "#content/site/facts.ts";
import type { WireFact } from "#contract/facts.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./check-facts.module.css";
import { type FactGroup, groupFacts, isAsked, isTheirs } from "./describe-fact.ts";
import { FactGroupPart } from "./fact-group.tsx";
import { MissingEntries } from "./missing-entries.tsx";
import type { FactsView } from "./use-facts.ts";

/** What was read, for its person to confirm or mend: what is doubtful stands open, what is sure is folded. */
export function CheckFacts({ view }: { view: FactsView }) {
  const { state } = view;
  return (
    <section className={styles.card} aria-labelledby="check-facts" aria-busy={state.type === "loading"}>
      <header className={styles.head}>
        <h2 id="check-facts">{FACTS.title}</h2>
        {state.type === "ready" && <p className={styles.counts}>{countFacts(state.facts)}</p>}
        <p className={styles.lead}>{FACTS.lead}</p>
      </header>
      {state.type === "loading" && <p>{FACTS.loading}</p>}
      {state.type === "problem" && (
        <div className={styles.problem}>
          <p>{state.problem.title}</p>
          {state.problem.code !== "resume-not-found" && (
            <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={view.reload}>
              {FACTS.retry}
            </button>
          )}
        </div>
      )}
      {state.type === "ready" && <Lists facts={state.facts} asked={state.asked} say={view.say} />}
    </section>
  );
}

type ListsProps = { facts: WireFact[]; asked: ReadonlySet<string>; say: FactsView["say"] };

function Lists({ facts, asked, say }: ListsProps) {
  const [announced, setAnnounced] = useState("");
  const open = groupFacts(
    facts.filter(({ id }) => asked.has(id)),
    facts,
  );
  const [first, more] = splitGroups(open);
  // Entries that may be added, or were, stand in a part of their own.
  const rest = facts.filter(({ id, added }) => !asked.has(id) && !added);
  const part = (group: FactGroup) => (
    <FactGroupPart key={group.key} group={group} say={say} announce={setAnnounced} />
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {first.map(part)}
      <Folded text={FACTS.more} groups={more} part={part} />
      <Folded text={FACTS.rest} groups={groupFacts(rest, facts)} part={part} />
      <MissingEntries facts={facts} say={say} announce={setAnnounced} />
    </>
  );
}

type FoldedProps = { text: string; groups: FactGroup[]; part: (group: FactGroup) => ReactNode };

function Folded({ text, groups, part }: FoldedProps) {
  if (groups.length === 0) return null;
  return (
    <details className={styles.rest}>
      <summary>
        {fillText(text, { count: groups.flatMap(({ facts }) => facts).length })}
        <Icon of={IconChevronDown} size="1.1rem" className={styles.chevron} />
      </summary>
      {groups.map(part)}
    </details>
  );
}

/** So many doubtful facts stand open; the rest of a long list would push the report out of sight. */
const MOST_OPEN = 8;

function splitGroups(groups: FactGroup[]): [FactGroup[], FactGroup[]] {
  let shown = 0;
  const until = groups.findIndex(({ facts }) => {
    shown += facts.length;
    return shown > MOST_OPEN;
  });
  const at = until === -1 ? groups.length : Math.max(1, until);
  return [groups.slice(0, at), groups.slice(at)];
}

/** '3 to check · 2 your word'. */
function countFacts(facts: readonly WireFact[]): string {
  const { toCheck, theirs } = FACTS;
  const open = facts.filter(isAsked).length;
  const own = facts.filter(isTheirs).length;
  const first =
    open === 0 ? toCheck.none : open === 1 ? toCheck.one : fillText(toCheck.many, { count: open });
  return own === 0 ? first : `${first} · ${fillText(theirs, { count: own })}`;
}
