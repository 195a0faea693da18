import { IconMail, IconPlus, IconPrinter } from "@tabler/icons-react";
import { Link } from "react-router";
import { REPORT } from "#content/site/report.ts";
import { PLAN } from "#content/site/report-plan.ts";
import type { Scan } from "#contract/scan.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { TrackButton } from "../applications/track-button.tsx";
import styles from "./report.module.css";
import { VersionLinks } from "./version-links.tsx";

/** What was scanned against what, and where to go from here. `letterHref` is null in the example. */
export function ReportHead({ scan, letterHref }: { scan: Scan; letterHref: string | null }) {
  const { jobTitle, company } = scan.result;
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <p className={styles.crumb}>
          {letterHref === null ? (
            <span className={styles.tag}>{PLAN.example.tag}</span>
          ) : (
            <Link to="/resumes">{PLAN.crumb}</Link>
          )}{" "}
          {jobTitle !== null && `/ ${REPORT.title}`}
        </p>
        <h1>{jobTitle ?? REPORT.title}</h1>
        {letterHref === null && <p>{PLAN.example.text}</p>}
        <p className={styles.facts}>
          <bdi>{scan.resumeFileName}</bdi>
          {company !== null && (
            <>
              {" · "}
              <bdi>{company}</bdi>
            </>
          )}
          {letterHref !== null && (
            <>
              {" · "}
              {REPORT.scanned} <time dateTime={scan.createdAt}>{formatDay(scan.createdAt)}</time>
            </>
          )}
        </p>
        {letterHref !== null && <VersionLinks scanId={scan.id} />}
      </div>
      <div className={`${styles.buttons} no-print`}>
        <button
          type="button"
          className={buttons.ghost}
          aria-label={REPORT.print}
          onClick={() => window.print()}
        >
          <Icon of={IconPrinter} />
        </button>
        {letterHref !== null && (
          <>
            <TrackButton from={{ scan: scan.id }} />
            <Link className={buttons.quiet} to={letterHref}>
              <Icon of={IconMail} />
              {REPORT.letter}
            </Link>
          </>
        )}
        <a className={buttons.quiet} href="/#scan">
          <Icon of={IconPlus} />
          {letterHref === null ? PLAN.example.scan : REPORT.newScan}
        </a>
      </div>
    </header>
  );
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });
}
