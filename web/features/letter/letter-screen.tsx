import { useEffect, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { clearNotices } from "../../ui/show-notice.ts";
import { useSession } from "../account/session-context.tsx";
import { CheckLetter } from "./check-letter.tsx";
import styles from "./letter.module.css";
import { LetterAbout } from "./letter-about.tsx";
import { LetterForm } from "./letter-form.tsx";
import { LetterHero } from "./letter-hero.tsx";
import { LetterProgress } from "./letter-progress.tsx";
import { LetterResult } from "./letter-result.tsx";
import { ModelChoice, useLetterModel } from "./model-choice.tsx";
import { type LetterInputs, type LetterOutcome, sendLetter, toForm } from "./send-letter.ts";
import { takeScanInputs } from "./take-scan-inputs.ts";
import { useLetterForm } from "./use-letter-form.ts";
import type { CheckText, ShownLetter } from "./use-letter-text.ts";

type Made = {
  key: number;
  inputs: LetterInputs;
  shown: ShownLetter & { jobTitle: string | null; company: string | null };
  /** Null for a letter that was brought along to be checked. */
  writtenBy: "composer" | "model" | null;
  id: string | null;
};
type Earlier = { key: number; text: string };
type Working = { ready: LetterOutcome | null; soFar: string; request: AbortController; inputs: LetterInputs };

/** The cover letter screen: hero, form, progress popup, result box (product spec, section 2). */
export function LetterScreen({ scanId }: { scanId: string | null }) {
  const form = useLetterForm();
  const model = useLetterModel();
  const signedIn = useSession()?.person != null;
  const [useModel, setUseModel] = useState(true);
  // Until React runs, the browser itself would send the form, and take the page with it.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [working, setWorking] = useState<Working | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [error, setError] = useState<Extract<LetterOutcome, { type: "refused" | "thrown" }> | null>(null);
  const [note, setNote] = useState("");
  const [checking, setChecking] = useState(false);
  const [checkFailure, setCheckFailure] = useState("");
  const count = useRef(0);
  const edited = useRef<string | null>(null);
  const [earlier, setEarlier] = useState<readonly Earlier[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the screen opens.
  useEffect(() => {
    if (scanId === null) return;
    const request = new AbortController();
    setNote(LETTER.scan.loading);
    takeScanInputs(scanId, request.signal).then((inputs) => {
      if (request.signal.aborted) return;
      setNote(inputs === null ? LETTER.scan.failed : "");
      if (inputs === null) return;
      form.chooseResume(inputs.resume);
      form.setJob(inputs.job);
    });
    return () => request.abort();
  }, [scanId]);

  function begin(): LetterInputs | null {
    clearNotices();
    setNote("");
    setCheckFailure("");
    return form.check();
  }

  async function generate(): Promise<void> {
    const inputs = begin();
    if (inputs === null) return;
    setError(null);
    const request = new AbortController();
    running.current = request;
    setWorking({ ready: null, soFar: "", request, inputs });
    const wish = { ...inputs, tone: form.tone, useModel: useModel && model !== null };
    const outcome = await sendLetter(wish, request.signal, (soFar) =>
      setWorking((before) => before && { ...before, soFar }),
    );
    if (outcome.type === "done") return setWorking((before) => before && { ...before, ready: outcome });
    setWorking(null);
    if (outcome.type === "cancelled") return setNote(LETTER.form.cancelled);
    setError(outcome);
  }

  /** A new letter takes the place of the last; what was changed in that one, and is kept nowhere, stays below. */
  function replace(next: Omit<Made, "key">): void {
    const text = edited.current;
    if (text !== null && made?.id == null) setEarlier((before) => [{ key: count.current, text }, ...before]);
    edited.current = null;
    count.current += 1;
    setMade({ ...next, key: count.current });
  }

  function show(outcome: LetterOutcome | null, inputs: LetterInputs): void {
    setWorking(null);
    if (outcome?.type !== "done") return;
    const { letter } = outcome;
    replace({
      inputs,
      writtenBy: letter.writtenBy,
      id: letter.id,
      shown: {
        ...letter,
        jobText: normaliseLines(inputs.job),
        sentences: letter.sentences.map((sentence) => ({ ...sentence, vouched: true, reasons: [] })),
      },
    });
  }

  async function checkOwn(text: string): Promise<void> {
    const inputs = begin();
    if (inputs === null) return;
    setChecking(true);
    const request = new AbortController();
    running.current = request;
    const coverLetter = normaliseLines(text);
    const result = await checkText(inputs, coverLetter, request.signal).catch(() => null);
    setChecking(false);
    if (result === null) return;
    if (!result.ok)
      return setCheckFailure(
        `${LETTER.check.failed} ${describeProblem(result.problem, LETTER.errors.quote)}`,
      );
    setError(null);
    replace({
      inputs,
      writtenBy: null,
      id: null,
      shown: {
        ...result.answer,
        coverLetter,
        jobText: normaliseLines(inputs.job),
        jobTitle: inputs.jobTitle || null,
        company: inputs.company || null,
      },
    });
  }

  const check: CheckText = (text, signal) =>
    made?.id == null
      ? checkText(made!.inputs, text, signal)
      : callApi("saveLetter", { params: { id: made.id }, body: { coverLetter: text }, signal });

  return (
    <div className={styles.screen}>
      <LetterHero
        onStart={() => {
          document.getElementById("new-letter")?.scrollIntoView();
          form.fields.resume.current?.focus({ preventScroll: true });
        }}
      />
      <LetterForm
        state={form}
        ready={ready}
        working={working !== null}
        onGenerate={() => void generate()}
        note={signedIn ? LETTER.form.signedInNote : LETTER.form.signedOutNote}
      >
        {model !== null && (
          <ModelChoice model={model} use={useModel} onUse={setUseModel} readInputs={begin} />
        )}
        <p role="status" className={styles.note}>
          {note}
        </p>
      </LetterForm>
      {working !== null && (
        <LetterProgress
          ready={working.ready !== null}
          soFar={working.soFar}
          onShow={() => show(working.ready, working.inputs)}
          onCancel={() => working.request.abort()}
        />
      )}
      {error !== null && <LetterError outcome={error} />}
      {made !== null && (
        <LetterResult
          key={made.key}
          letter={made.shown}
          title={made.writtenBy === null ? LETTER.result.checkedTitle : LETTER.result.title}
          about={<LetterAbout writtenBy={made.writtenBy} kept={made.id !== null} />}
          kept={made.id !== null}
          isNew
          check={check}
          onText={(text) => {
            edited.current = text;
          }}
        />
      )}
      {earlier.length > 0 && <EarlierLetters letters={earlier} />}
      <CheckLetter
        ready={ready}
        working={checking}
        failure={checkFailure}
        onCheck={(text) => void checkOwn(text)}
      />
    </div>
  );
}

/** The result box where there is no letter: the product spec's text, then what to do about it. */
function LetterError({ outcome }: { outcome: Extract<LetterOutcome, { type: "refused" | "thrown" }> }) {
  return (
    <section className={styles.error} aria-label={LETTER.result.title} data-result>
      <p role="alert">{LETTER.errors[outcome.type]}</p>
      {outcome.type === "refused" && outcome.title !== null && (
        <p>{describeProblem({ title: outcome.title, id: outcome.id }, LETTER.errors.quote)}</p>
      )}
    </section>
  );
}

/** Letters that were edited here before the last one was written: nothing that somebody typed is lost. */
function EarlierLetters({ letters }: { letters: readonly Earlier[] }) {
  return (
    <details className={styles.earlier}>
      <summary>{fillText(LETTER.result.earlier, { count: letters.length })}</summary>
      {letters.map(({ key, text }) => (
        <p key={key} className={styles.letter}>
          {text}
        </p>
      ))}
    </details>
  );
}

function checkText(inputs: LetterInputs, letter: string, signal: AbortSignal) {
  const body = toForm(inputs);
  body.set("letter", letter);
  return callApi("checkLetter", { body, signal });
}

/** As the server reads it: evidence counts a line end as one character. */
function normaliseLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
