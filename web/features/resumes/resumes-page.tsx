import { RESUMES } from "#content/site/resumes.ts";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { PastScans } from "./past-scans.tsx";
import styles from "./resumes.module.css";

/** The person's past scans, or what to do where nobody is signed in. */
export function ResumesPage() {
  const session = useSession();
  const person = session?.person ?? null;
  const signedOut = session != null && person === null;
  return (
    <div className={styles.page}>
      <h1>{RESUMES.title}</h1>
      {session === undefined && <p role="status">{RESUMES.loading}</p>}
      {signedOut && <SignInPrompt texts={RESUMES.signedOut} />}
      {(person !== null || session === null) && <PastScans key={person?.id} />}
    </div>
  );
}
