import { SETTINGS } from "#content/site/settings.ts";
import type { Person } from "#contract/account.ts";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { describeScansLeft } from "../scan/describe-scans-left.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { MyData } from "./my-data.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import styles from "./settings.module.css";
import { StorageUsed } from "./storage-used.tsx";

/** The account: who it belongs to, where it is open, all that is kept of it, and its end. */
export function SettingsPage() {
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1>{SETTINGS.title}</h1>
      {session === undefined && <p role="status">{SETTINGS.loading}</p>}
      {session === null && <p role="alert">{SETTINGS.unreachable}</p>}
      {session?.person === null && <SignInPrompt texts={SETTINGS.signedOut} />}
      {session?.person != null && <Settings key={session.person.id} person={session.person} />}
    </div>
  );
}

function Settings({ person }: { person: Person }) {
  return (
    <>
      <Account person={person} />
      <OpenSessions />
      <MyData />
      <DeleteAccount />
    </>
  );
}

function Account({ person }: { person: Person }) {
  const { title, name, namelessPerson, email, plan, premium, free, note } = SETTINGS.account;
  const left = describeScansLeft(person).replace(/^No /, "no ");
  const planName = person.subscription === "premium" ? premium : free;
  return (
    <section className={styles.part} aria-labelledby="account">
      <h2 id="account">{title}</h2>
      <dl className={styles.facts}>
        <dt>{name}</dt>
        <dd>{person.name ?? namelessPerson}</dd>
        <dt>{email}</dt>
        <dd>{person.email}</dd>
        <dt>{plan}</dt>
        <dd>{left === "" ? planName : `${planName}, ${left}`}</dd>
        <StorageUsed />
      </dl>
      <p className={styles.soft}>{note}</p>
    </section>
  );
}
