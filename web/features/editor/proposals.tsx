import { useEffect, useRef, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { Proposal } from "#engine/tailor/tailored-line.ts";
import buttons from "../../ui/button.module.css";
import styles from "./editor.module.css";
import own from "./tailor.module.css";
import type { Editor } from "./use-editor.ts";

const TEXTS = EDITOR.tailor;

type Props = { proposals: readonly Proposal[]; document: ResumeDocument; edit: Editor["edit"] };

/** What the document could say for the ad, one by one: accepted, or refused and not asked again while the page is open. */
export function Proposals({ proposals, document, edit }: Props) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState("");
  const open = proposals.filter(({ id }) => !refused.has(id));
  const list = useFocusAfter(open.length);
  const accept = (proposal: Proposal) => {
    const { kind, after, lines, asked } = proposal;
    const tailored = [...(document.meta?.vouch?.tailored ?? []), { kind, after, lines, asked }];
    edit(...proposal.edits, { kind: "set-meta", value: { tailored: tailored.slice(-MOST_KEPT) } });
    say(TEXTS.accepted);
    list.expect();
  };
  const refuse = ({ id }: Proposal) => {
    setRefused(new Set([...refused, id]));
    say(TEXTS.refused);
    list.expect();
  };
  return (
    <section className={styles.section} aria-label={TEXTS.proposals}>
      <h2 ref={list.heading} tabIndex={-1}>
        {TEXTS.proposals}
      </h2>
      <p className={styles.hint}>{open.length === 0 ? TEXTS.noProposals : TEXTS.proposalsLead}</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ul className={own.proposals}>
        {open.map((proposal) => (
          <li key={proposal.id}>
            <h3>{TEXTS.kinds[proposal.kind]}</h3>
            <Change before={proposal.before} after={proposal.after} />
            {proposal.asked.length > 0 && (
              <p className={styles.hint}>
                {TEXTS.asked} {proposal.asked.join(", ")}
              </p>
            )}
            {proposal.kind === "add-skill" && (
              <p className={styles.hint}>
                {TEXTS.line} <q>{proposal.lines[0]}</q>
              </p>
            )}
            <div className={styles.buttons}>
              <button
                type="button"
                className={`${buttons.button} ${buttons.small}`}
                onClick={() => accept(proposal)}
              >
                {TEXTS.accept}
                <span className="visually-hidden">: {TEXTS.kinds[proposal.kind]}</span>
              </button>
              <button
                type="button"
                className={`${buttons.quiet} ${buttons.small}`}
                onClick={() => refuse(proposal)}
              >
                {TEXTS.refuse}
                <span className="visually-hidden">: {TEXTS.kinds[proposal.kind]}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST_KEPT = 100;

/** What stood there and what would, as lists where they are lists. */
export function Change({ before, after }: { before: string; after: string }) {
  const was = before.split("\n");
  return (
    <div className={own.change}>
      {before !== "" && (
        <del>
          <span className="visually-hidden">{TEXTS.before} </span>
          <Lines text={before} />
        </del>
      )}
      {after !== "" && (
        <ins>
          <span className="visually-hidden">{TEXTS.after} </span>
          <Lines text={after} known={was} />
        </ins>
      )}
    </div>
  );
}

function Lines({ text, known = [] }: { text: string; known?: readonly string[] }) {
  return text.split("\n").map((line) => (
    <span key={line} data-new={known.length > 0 && !known.includes(line) ? "" : undefined}>
      {line}
    </span>
  ));
}

/** After a proposal is gone, the focus is on the heading of those that are left. */
function useFocusAfter(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const expected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has changed.
  useEffect(() => {
    if (expected.current) heading.current?.focus();
    expected.current = false;
  }, [count]);
  return {
    heading,
    expect: () => {
      expected.current = true;
    },
  };
}
