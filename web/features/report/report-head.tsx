import { Button } from "@mantine/core";
import { Link } from "react-router";
import { REPORT } from "#content/site/report.ts";
import type { Scan } from "#contract/scan.ts";
import styles from "./report.module.css";

export function ReportHead({ scan }: { scan: Scan }) {
  const { jobTitle, company } = scan.result;
  const job = [jobTitle, company].filter((part) => part !== null).join(", ");
  return (
    <header className={styles.head}>
      <div>
        <h1>{REPORT.title}</h1>
        {job !== "" && <p className={styles.job}>{job}</p>}
        <p className={styles.facts}>
          <bdi>{scan.resumeFileName}</bdi> · {REPORT.scanned}{" "}
          <time dateTime={scan.createdAt}>{formatDay(scan.createdAt)}</time>
        </p>
      </div>
      <div className={`${styles.buttons} no-print`}>
        <Button variant="default" onClick={() => window.print()}>
          {REPORT.print}
        </Button>
        <Button component={Link} to={`/cover-letter#scan=${scan.id}`} variant="default">
          {REPORT.letter}
        </Button>
        <Button component="a" href="/#scan">
          {REPORT.newScan}
        </Button>
      </div>
    </header>
  );
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });
}
