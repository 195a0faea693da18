import { IconLayoutColumns } from "@tabler/icons-react";
import { useEffect } from "react";
import { REPORT } from "#content/site/report.ts";
import { PLAN } from "#content/site/report-plan.ts";
import type { Scan } from "#contract/scan.ts";
import buttons from "../../ui/button.module.css";
import { DockAction } from "../../ui/dock-action.tsx";
import { Icon } from "../../ui/icon.tsx";
import { openForPrint } from "../../ui/open-for-print.ts";
import { TabList, tabPanel } from "../../ui/tab-list.tsx";
import { CheckFacts } from "../facts/check-facts.tsx";
import { showOwnFacts } from "../facts/show-own-facts.ts";
import { ToldList } from "../facts/told-list.tsx";
import { useFacts } from "../facts/use-facts.ts";
import { MachineViewPart } from "../machine-view/machine-view-part.tsx";
import { NotAskedTerms } from "../what-if/not-asked.tsx";
import { WhatIf } from "../what-if/what-if.tsx";
import { Checks } from "./checks.tsx";
import { Comparison } from "./comparison.tsx";
import { ContactFound } from "./contact-found.tsx";
import { Hero } from "./hero.tsx";
import { JobText } from "./job-text.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Receipt } from "./receipt.tsx";
import styles from "./report.module.css";
import { ReportHead } from "./report-head.tsx";
import { ResumeText } from "./resume-text.tsx";
import { HiddenText, Warnings, Wording } from "./side-notes.tsx";
import { TermFilters } from "./term-filters.tsx";
import { usePlan } from "./use-plan.ts";
import { type ReportView, useReportView } from "./use-report-view.ts";

type Props = {
  scan: Scan;
  /** An example belongs to nobody: nothing of it is kept, and no letter can be written from it. */
  isExample?: boolean;
};

/** The report of one scan (product spec, section 2, 'Scan result'). Printed, it shows both tabs and everything folded. */
export function Report({ scan, isExample = false }: Props) {
  const { result } = scan;
  const planView = usePlan(result, isExample ? null : scan.id);
  const view = useReportView(result);
  const letterHref = isExample ? null : `/cover-letter#scan=${scan.id}`;
  const factsView = useFacts(isExample ? null : scan.id);
  const facts = factsView?.state.type === "ready" ? factsView.state.facts : null;
  const named = showOwnFacts(result, facts ?? []);
  useEffect(openForPrint, []);
  return (
    <div className={styles.report}>
      <ReportHead scan={{ ...scan, result: named.result }} letterHref={letterHref} />
      <Hero result={result} plan={planView.plan} />
      <NextSteps result={result} planView={planView} view={view} letterHref={letterHref} />
      {!isExample && <WhatIf scan={scan} skipped={planView.skipped} />}
      <Warnings result={result} />
      {factsView !== null && <CheckFacts view={factsView} />}
      <div>
        <div className={`${styles.tabs} no-print`}>
          <TabList
            tabs={[
              { id: "resume", label: REPORT.tabs.resume },
              { id: "job", label: REPORT.tabs.job },
            ]}
            chosen={view.tab}
            onChoose={view.setTab}
          />
          <SideBySideButton view={view} />
        </div>
        <div className={styles.panel} {...tabPanel("resume", view.tab)}>
          <ContactFound {...named} />
          <TermFilters result={result} view={view} />
          {(["hard", "soft", "keyword"] as const).map((kind) => (
            <Comparison
              key={kind}
              kind={kind}
              percent={result.percentages[PERCENT_OF[kind]]}
              {...{ result, view, planView }}
            />
          ))}
          <NotAskedTerms notAsked={planView.notAsked} />
          <Wording result={result} />
          <ResumeText result={result} view={view} />
          <HiddenText result={result} />
          <Checks checks={result.checks} />
        </div>
        <div className={styles.panel} {...tabPanel("job", view.tab)}>
          <JobText result={result} />
        </div>
      </div>
      <MachineViewPart scanId={isExample ? null : scan.id} />
      <Receipt result={result} notAsked={planView.notAsked.labels} scanId={isExample ? null : scan.id}>
        <ToldList facts={facts} receipt={result.receipt} />
      </Receipt>
      <DockAction>
        <button type="button" className={buttons.marker} onClick={view.showSteps}>
          {PLAN.title}
        </button>
      </DockAction>
    </div>
  );
}

const PERCENT_OF = { hard: "hardSkills", soft: "softSkills", keyword: "keywords" } as const;

function SideBySideButton({ view }: { view: ReportView }) {
  return (
    <button
      type="button"
      className={`${buttons.quiet} ${buttons.small} ${styles.sideBySide}`}
      aria-pressed={view.sideBySide}
      onClick={() => (view.sideBySide ? view.setSideBySide(false) : view.showInBothTexts(null))}
    >
      <Icon of={IconLayoutColumns} />
      {REPORT.bothTexts.button}
    </button>
  );
}
