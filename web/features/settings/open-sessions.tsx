import { useCallback, useEffect, useRef, useState } from "react";
import { SETTINGS } from "#content/site/settings.ts";
import type { OpenSession } from "#contract/settings.ts";
import { type CallProblem, callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./settings.module.css";

const TEXTS = SETTINGS.sessions;

/** Every browser in which the user is signed in; each but this one can be signed out here. */
export function OpenSessions() {
  const [sessions, setSessions] = useState<OpenSession[] | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const load = useCallback(async (signal?: AbortSignal) => {
    setProblem(null);
    const result = await callApi("listSessions", { signal }).catch(() => null);
    if (result === null || signal?.aborted) return;
    if (result.ok) setSessions(result.answer.sessions);
    else setProblem(result.problem);
  }, []);
  useEffect(() => {
    const request = new AbortController();
    void load(request.signal);
    return () => request.abort();
  }, [load]);

  async function end(work: Promise<{ ok: true } | { ok: false; problem: CallProblem }>, done: string) {
    const result = await work;
    if (result.ok || result.problem.code === "session-not-found") showNotice(done, "good");
    else showNotice(describeProblem(result.problem, SETTINGS.quote));
    // The button that had the focus goes away with its row.
    heading.current?.focus();
    await load();
  }

  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      {sessions === null && problem === null && <p role="status">{SETTINGS.loading}</p>}
      {problem !== null && (
        <>
          <p role="alert">{describeProblem(problem, SETTINGS.quote)}</p>
          <button type="button" className={buttons.quiet} onClick={() => void load()}>
            {TEXTS.retry}
          </button>
        </>
      )}
      {sessions !== null && (
        <ul className={styles.sessions} aria-labelledby="sessions">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => void end(callApi("endSession", { params: { id: session.id } }), TEXTS.ended)}
            />
          ))}
        </ul>
      )}
      {sessions?.some(({ current }) => !current) && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => void end(callApi("endOtherSessions"), TEXTS.othersEnded)}
        >
          {TEXTS.endOthers}
        </button>
      )}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const browser = session.browser ?? TEXTS.unknown;
  const seen = fillText(TEXTS.seen, { moment: formatMoment(session.lastSeen) });
  return (
    <li>
      <div>
        <p>
          <strong>{browser}</strong>
          {session.current && <span className={styles.here}> {TEXTS.here}</span>}
        </p>
        <p className={styles.soft}>
          {fillText(TEXTS.since, { day: formatDay(session.createdAt) })}, {seen}
        </p>
      </div>
      {!session.current && (
        <button type="button" className={buttons.quiet} onClick={onEnd}>
          {TEXTS.end}
          <span className="visually-hidden">
            {" "}
            {browser}, {seen}
          </span>
        </button>
      )}
    </li>
  );
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en", { dateStyle: "long" });
}

function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en", { dateStyle: "long", timeStyle: "short" });
}
