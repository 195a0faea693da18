import { Tabs } from "@mantine/core";
import { useEffect } from "react";
import { REPORT } from "#content/site/report.ts";
import type { Scan } from "#contract/scan.ts";
import { openForPrint } from "../../ui/open-for-print.ts";
import { Checks } from "./checks.tsx";
import { Comparison } from "./comparison.tsx";
import { ContactFound } from "./contact-found.tsx";
import { JobText } from "./job-text.tsx";
import { Receipt } from "./receipt.tsx";
import styles from "./report.module.css";
import { ReportHead } from "./report-head.tsx";
import { ResumeText } from "./resume-text.tsx";
import { ScoreSummary } from "./score-summary.tsx";
import { HiddenText, Warnings, Wording } from "./side-notes.tsx";

/** The report of one scan (product spec, section 2, 'Scan result'). Printed, it shows both tabs and everything folded. */
export function Report({ scan }: { scan: Scan }) {
  const { result } = scan;
  useEffect(openForPrint, []);
  return (
    <div className={styles.report}>
      <ReportHead scan={scan} />
      <ScoreSummary result={result} />
      <Warnings result={result} />
      <Tabs
        defaultValue="resume"
        keepMounted
        keepMountedMode="display-none"
        classNames={{ panel: styles.panel, list: "no-print", tab: styles.tab }}
      >
        <Tabs.List>
          <Tabs.Tab value="resume">{REPORT.tabs.resume}</Tabs.Tab>
          <Tabs.Tab value="job">{REPORT.tabs.job}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="resume">
          <ContactFound result={result} />
          <Comparison result={result} kind="hard" percent={result.percentages.hardSkills} />
          <Comparison result={result} kind="soft" percent={result.percentages.softSkills} />
          <Comparison result={result} kind="keyword" percent={result.percentages.keywords} />
          <Wording result={result} />
          <ResumeText result={result} />
          <HiddenText result={result} />
          <Checks checks={result.checks} />
        </Tabs.Panel>
        <Tabs.Panel value="job">
          <JobText result={result} />
        </Tabs.Panel>
      </Tabs>
      <Receipt result={result} />
    </div>
  );
}
