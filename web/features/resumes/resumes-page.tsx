import { IconColumns, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { COMPARE_SEVERAL } from "#content/site/compare-several.ts";
import { RESUMES } from "#content/site/resumes.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { TabList, tabPanel } from "../../ui/tab-list.tsx";
import { useSession } from "../account/session-context.tsx";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { CompareReports } from "../compare/compare-reports.tsx";
import { CompareSeveral, SEVERAL_HASH } from "../compare/compare-several.tsx";
import { readCompared } from "../compare/list-groups.ts";
import { ExampleCard } from "../report/example-card.tsx";
import { PastDocuments } from "./past-documents.tsx";
import { PastLetters } from "./past-letters.tsx";
import { PastReviews } from "./past-reviews.tsx";
import { PastScans } from "./past-scans.tsx";
import styles from "./resumes.module.css";

/** The user's past scans and letters, or what to do where nobody is signed in. `#letters`, `#edited` and `#linkedin` open theirs, `#compare=…` reports side by side, `#compare-several` scans of several at once. */
export function ResumesPage({ hash }: { hash: string }) {
  const session = useSession();
  const person = session?.person ?? null;
  const signedOut = session != null && person === null;
  const compared = readCompared(hash);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{RESUMES.title}</h1>
        {person !== null && hash !== SEVERAL_HASH && (
          <div className={styles.actions}>
            <Link className={buttons.quiet} to={`/resumes${SEVERAL_HASH}`}>
              <Icon of={IconColumns} />
              {COMPARE_SEVERAL.open}
            </Link>
            <a className={buttons.button} href={RESUMES.newScan.href}>
              <Icon of={IconPlus} />
              {RESUMES.newScan.label}
            </a>
          </div>
        )}
      </div>
      {session === undefined && <p role="status">{RESUMES.scans.loading}</p>}
      {signedOut && <SignInPrompt texts={RESUMES.signedOut} example={<ExampleCard />} />}
      {(person !== null || session === null) &&
        (hash === SEVERAL_HASH ? (
          <CompareSeveral person={person} />
        ) : compared === null ? (
          <PastTabs key={`${person?.id} ${hash}`} hash={hash} />
        ) : (
          <CompareReports key={hash} ids={compared} />
        ))}
    </div>
  );
}

const TABS: Readonly<Record<string, string>> = {
  "#letters": "letters",
  "#linkedin": "reviews",
  "#edited": "documents",
};

function PastTabs({ hash }: { hash: string }) {
  const [tab, setTab] = useState(TABS[hash] ?? "scans");
  return (
    <div className={styles.tabs}>
      <TabList
        tabs={[
          { id: "scans", label: RESUMES.tabs.scans },
          { id: "letters", label: RESUMES.tabs.letters },
          { id: "documents", label: RESUMES.tabs.documents },
          { id: "reviews", label: RESUMES.tabs.reviews },
        ]}
        chosen={tab}
        onChoose={setTab}
      />
      <div className={styles.panel} {...tabPanel(tab, tab)}>
        {tab === "scans" && <PastScans />}
        {tab === "letters" && <PastLetters />}
        {tab === "documents" && <PastDocuments />}
        {tab === "reviews" && <PastReviews />}
      </div>
    </div>
  );
}
