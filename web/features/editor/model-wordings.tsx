import { useEffect, useRef, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import { WORDINGS } from "#content/site/editor-wordings.ts";
import type { WordingAnswer, WordingProposal } from "#contract/wording-proposals.ts";
import type { DocumentEdit } from "#engine/document/apply-edit.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { editForWording } from "#engine/tailor/edit-for-wording.ts";
import { callApi } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import { compareWords, type WordRun } from "./compare-words.ts";

/** Styles are handed on: what is loaded later brings none of its own. */
export type PanelLook = Record<"styles" | "own" | "buttons", Readonly<Record<string, string | undefined>>>;

type Props = {
  ad: string;
  document: ResumeDocument;
  edit: (...edits: DocumentEdit[]) => void;
  look: PanelLook;
};

const MOST_KEPT = 100;

/** What a language model of the settings proposes for the ad, once it is asked; nothing where none is set up. */
export function ModelWordings({ ad, document, edit, look }: Props) {
  const model = useModelName();
  const { answer, problem, isAsking, ask } = useWordings(ad, document);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  if (model === null) return null;
  const open = (answer?.proposals ?? []).flatMap((proposal) => {
    const change = refused.has(keyOf(proposal)) ? null : editForWording(document, proposal);
    return change === null ? [] : [{ proposal, change }];
  });
  const settle = (words: string) => {
    say(words);
    heading.current?.focus();
  };
  const accept = ({ kind, after, lines, asked }: WordingProposal, change: DocumentEdit) => {
    const tailored = [...(document.meta?.vouch?.tailored ?? []), { kind, after, lines, asked }];
    edit(change, { kind: "set-meta", value: { tailored: tailored.slice(-MOST_KEPT) } });
    settle(EDITOR.tailor.accepted);
  };
  const { styles, own, buttons } = look;
  return (
    <section className={styles.section} aria-label={WORDINGS.title}>
      <h2 ref={heading} tabIndex={-1}>
        {WORDINGS.title}
      </h2>
      <p className={styles.hint}>{fillText(WORDINGS.lead, { model })}</p>
      <SentText ad={ad} document={document} look={look} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${buttons.button} ${buttons.small}`}
          aria-disabled={isAsking}
          onClick={() => {
            setRefused(new Set());
            say("");
            ask();
          }}
        >
          {fillText(answer === null ? WORDINGS.ask : WORDINGS.again, { model })}
        </button>
      </div>
      <p role="status" className={styles.hint}>
        {isAsking ? fillText(WORDINGS.asking, { model }) : answer !== null && tell(answer, open.length)}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ul className={own.proposals}>
        {open.map(({ proposal, change }) => (
          <Wording
            key={keyOf(proposal)}
            proposal={proposal}
            model={answer?.model ?? model}
            look={look}
            accept={() => accept(proposal, change)}
            refuse={() => {
              setRefused(new Set([...refused, keyOf(proposal)]));
              settle(EDITOR.tailor.refused);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ before, after }: WordingProposal) => `${before}\n${after}`;

function tell({ asked, proposals, refused }: WordingAnswer, left: number): string {
  if (asked === 0) return WORDINGS.noLines;
  const found =
    left > 0
      ? fillText(WORDINGS.found, { count: String(left) })
      : proposals.length > 0
        ? WORDINGS.left
        : WORDINGS.none;
  return refused === 0 ? found : `${found} ${fillText(WORDINGS.refusedBefore, { count: String(refused) })}`;
}

type WordingProps = {
  proposal: WordingProposal;
  model: string;
  look: PanelLook;
  accept: () => void;
  refuse: () => void;
};

function Wording({ proposal, model, look: { styles, own, buttons }, accept, refuse }: WordingProps) {
  const { kind, before, after, asked, lines } = proposal;
  const { was, is } = compareWords(before, after);
  const name = ` – ${WORDINGS.kinds[kind]}: ${after.split(" ").slice(0, 6).join(" ")}…`;
  return (
    <li>
      <h3>{WORDINGS.kinds[kind]}</h3>
      <div className={own.change}>
        {before !== "" && (
          <p data-was="">
            <span className="visually-hidden">{EDITOR.tailor.before} </span>
            <Runs runs={was} as="s" />
          </p>
        )}
        <p data-is="">
          <span className="visually-hidden">{EDITOR.tailor.after} </span>
          <Runs runs={is} as="b" />
        </p>
      </div>
      {asked.length > 0 && (
        <p className={styles.hint}>
          {EDITOR.tailor.asked} {asked.join(", ")}
        </p>
      )}
      <p className={styles.hint}>
        {fillText(kind === "model-summary" ? WORDINGS.bySummary : WORDINGS.by, { model })}
        {kind === "model-summary" && lines.map((line) => <q key={line}>{line}</q>)}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={`${buttons.button} ${buttons.small}`} onClick={accept}>
          {EDITOR.tailor.accept}
          <span className="visually-hidden">{name}</span>
        </button>
        <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={refuse}>
          {EDITOR.tailor.refuse}
          <span className="visually-hidden">{name}</span>
        </button>
      </div>
    </li>
  );
}

/** Words that stand in one wording alone are marked. */
function Runs({ runs, as: Mark }: { runs: readonly WordRun[]; as: "s" | "b" }) {
  return runs.map(({ text, changed }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs are what they are by their place.
    <span key={at}>
      {at > 0 && " "}
      {changed ? <Mark>{text}</Mark> : text}
    </span>
  ));
}

/** Without the photo, which has nothing to say. */
function toRequest(ad: string, document: ResumeDocument): object {
  return { document: { ...document, basics: { ...document.basics, image: undefined } }, jobDescription: ad };
}

/** The exact text that would leave, fetched when somebody looks. */
function SentText({ ad, document, look: { styles, own } }: Omit<Props, "edit">) {
  const [text, setText] = useState<string | null>(null);
  const show = async () => {
    const preview = await callApi("previewWordings", { body: toRequest(ad, document) });
    setText(preview.ok ? (preview.answer.text ?? WORDINGS.nothingSent) : preview.problem.title);
  };
  return (
    <details className={own.sent} onToggle={({ currentTarget }) => currentTarget.open && void show()}>
      <summary>{WORDINGS.sent}</summary>
      <p className={styles.hint}>{WORDINGS.sentHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what has the focus. */}
      {text !== null && <pre tabIndex={0}>{text}</pre>}
    </details>
  );
}

/** Null until it is known, and where none is set up. */
function useModelName(): string | null {
  const [model, setModel] = useState<string | null>(null);
  useEffect(() => {
    const request = new AbortController();
    callApi("readLetterModel", { signal: request.signal }).then(
      (found) => found.ok && setModel(found.answer.model),
      () => undefined,
    );
    return () => request.abort();
  }, []);
  return model;
}

type Asked = { answer: WordingAnswer | null; problem: string | null; isAsking: boolean };

/** Asked once at a time; who leaves takes the question back. */
function useWordings(ad: string, document: ResumeDocument) {
  const [state, setState] = useState<Asked>({ answer: null, problem: null, isAsking: false });
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);
  const ask = () => {
    if (state.isAsking) return;
    const asking = new AbortController();
    request.current = asking;
    setState({ ...state, problem: null, isAsking: true });
    const given = { body: toRequest(ad, document), signal: asking.signal };
    callApi("proposeWordings", given).then(
      (outcome) =>
        setState({
          answer: outcome.ok ? outcome.answer : null,
          problem: outcome.ok ? null : outcome.problem.title,
          isAsking: false,
        }),
      () => undefined,
    );
  };
  return { ...state, ask };
}
