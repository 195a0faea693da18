import { IconPlus } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { DockAction } from "../../ui/dock-action.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { AddApplication } from "./add-application.tsx";
import styles from "./applications.module.css";
import { ExampleBoard } from "./example-board.tsx";
import { OneApplication } from "./one-application.tsx";
import { readTaken } from "./read-taken.ts";
import { StopReminders } from "./stop-reminders.tsx";
import { TakenPreview } from "./taken-preview.tsx";
import { TrackerTabs } from "./tracker-tabs.tsx";
import { ApplicationsContext, useApplicationStore, useApplications } from "./use-applications.ts";

const STOP = "#stop=";
const ONE = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The applications of the user: '#<id>' opens one, '#new' and '#import=…' (what the browser extension took) the form for
 * another, '#stop=…' (from a mail) ends the reminders.
 */
export function ApplicationsPage({ hash }: { hash: string }) {
  const session = useSession();
  const person = session?.person ?? null;
  const signedOut = session != null && person === null;
  if (hash.startsWith(STOP)) return <StopReminders token={hash.slice(STOP.length)} />;
  return (
    <div className={styles.page}>
      {(person === null || !ONE.test(hash)) && <Head signedIn={person !== null} hash={hash} />}
      {session === undefined && <p role="status">{APPLICATIONS.loading}</p>}
      {signedOut && <SignedOut hash={hash} />}
      {(person !== null || session === null) && <Signed key={person?.id} hash={hash} />}
    </div>
  );
}

function Head({ signedIn, hash }: { signedIn: boolean; hash: string }) {
  const navigate = useNavigate();
  const add = () => void navigate("#new");
  const isForm = hash === "#new" || hash.startsWith("#import=");
  return (
    <div className={styles.head}>
      <h1>{APPLICATIONS.title}</h1>
      {signedIn && !isForm && (
        <>
          <button type="button" className={`${buttons.button} ${styles.inPage}`} onClick={add}>
            <Icon of={IconPlus} />
            {APPLICATIONS.add}
          </button>
          <DockAction>
            <button type="button" className={buttons.marker} onClick={add}>
              <Icon of={IconPlus} />
              {APPLICATIONS.add}
            </button>
          </DockAction>
        </>
      )}
    </div>
  );
}

/** What the extension took is shown to nobody in particular too: it is theirs, and is kept once they have signed in. */
function SignedOut({ hash }: { hash: string }) {
  const taken = readTaken(hash);
  return (
    <>
      {taken !== null && <TakenPreview taken={taken} />}
      <SignInPrompt texts={APPLICATIONS.signedOut} example={<ExampleBoard />} />
    </>
  );
}

function Signed({ hash }: { hash: string }) {
  const store = useApplicationStore();
  const { status, problem } = useApplications(store);
  const navigate = useNavigate();
  if (status === "signed-out")
    return <SignInPrompt texts={APPLICATIONS.signedOut} example={<ExampleBoard />} />;
  if (status === "loading") return <p role="status">{APPLICATIONS.loading}</p>;
  if (status === "problem" && problem !== null)
    return (
      <div className={styles.failed}>
        <p role="alert">{describeProblem(problem, APPLICATIONS.failed.quote)}</p>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => void store.load(new AbortController().signal)}
        >
          {APPLICATIONS.failed.button}
        </button>
      </div>
    );
  const taken = readTaken(hash);
  const one = ONE.exec(hash)?.[1];
  return (
    <ApplicationsContext value={store}>
      {one !== undefined && <OneApplication key={one} id={one} />}
      {(hash === "#new" || taken !== null) && (
        <AddApplication
          taken={taken}
          onDone={(id) => void navigate(id === null ? "." : `#${id}`, { replace: true })}
        />
      )}
      {one === undefined && hash !== "#new" && taken === null && <TrackerTabs hash={hash} />}
    </ApplicationsContext>
  );
}
