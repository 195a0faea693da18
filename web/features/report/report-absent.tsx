import { REPORT } from "#content/site/report.ts";
import type { CallProblem } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { signInOnPage, useSessionStore } from "../account/session-context.tsx";

export function SignedOutReport() {
  const sessions = useSessionStore();
  const { title, text, button } = REPORT.signedOut;
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className={buttons.button} onClick={() => void signInOnPage(sessions)}>
        {button}
      </button>
    </>
  );
}

export function MissingReport({ asked }: { asked: boolean }) {
  const { title, text, button } = asked ? REPORT.missing : REPORT.none;
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <a className={buttons.button} href={asked ? "/user-output" : "/#scan"}>
        {button}
      </a>
    </>
  );
}

export function FailedReport({ problem, onRetry }: { problem: CallProblem; onRetry: () => void }) {
  const { title, button, quote } = REPORT.failed;
  return (
    <>
      <h2>{title}</h2>
      <p role="alert">
        {problem.title} {problem.id !== null && `${quote} ${problem.id}`}
      </p>
      <button type="button" className={buttons.button} onClick={onRetry}>
        {button}
      </button>
    </>
  );
}
