import { Button } from "@mantine/core";
import { REPORT } from "#content/site/report.ts";
import type { CallProblem } from "../../api.ts";
import { signInOnPage, useSessionStore } from "../account/session-context.tsx";

export function SignedOutReport() {
  const sessions = useSessionStore();
  const { title, text, button } = REPORT.signedOut;
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button onClick={() => void signInOnPage(sessions)}>{button}</Button>
    </>
  );
}

export function MissingReport({ asked }: { asked: boolean }) {
  const { title, text, button } = asked ? REPORT.missing : REPORT.none;
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button component="a" href={asked ? "/user-output" : "/#scan"}>
        {button}
      </Button>
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
      <Button onClick={onRetry}>{button}</Button>
    </>
  );
}
