import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { fillText } from "../../ui/fill-text.ts";
import { Fold } from "../../ui/fold.tsx";
import styles from "./checks.module.css";
import { IDS } from "./use-report-view.ts";

type Check = ScanResult["checks"][number];

const GROUPS = ["reading", "completeness", "chronology", "content"] as const;
const ORDER = { fix: 0, improve: 1, pass: 2 } as const;

/** The thirty structure checks, folded: what needs work on top, what passed below by group. */
export function Checks({ checks }: { checks: Check[] }) {
  const failed = checks
    .filter((check) => check.result !== "pass")
    .sort((a, b) => ORDER[a.result] - ORDER[b.result]);
  return (
    <Fold id={IDS.checks} title={REPORT.checks.title} summary={summarize(checks)}>
      {failed.length > 0 && <List checks={failed} />}
      {GROUPS.map((group) => (
        <Passed
          key={group}
          label={REPORT.checks.groups[group]}
          all={checks.filter((check) => check.group === group)}
        />
      ))}
    </Fold>
  );
}

/** '28 passed, 2 to improve'. */
function summarize(checks: readonly Check[]): string {
  const { summary } = REPORT.checks;
  return (["pass", "improve", "fix"] as const)
    .map((result) => [checks.filter((check) => check.result === result).length, result] as const)
    .filter(([count]) => count > 0)
    .map(([count, result]) => fillText(summary[result === "pass" ? "passed" : result], { count }))
    .join(", ");
}

function Passed({ label, all }: { label: string; all: Check[] }) {
  const passed = all.filter((check) => check.result === "pass");
  if (passed.length === 0) return null;
  return (
    <details className={styles.group}>
      <summary>
        <h3>{label}</h3> {passed.length} of {all.length} {REPORT.checks.passed}
      </summary>
      <List checks={passed} />
    </details>
  );
}

function List({ checks }: { checks: Check[] }) {
  const texts = REPORT.checks;
  return (
    <ul className={styles.list}>
      {checks.map((check) => (
        <li key={check.id} id={IDS.check(check.id)} data-result={check.result}>
          <span className={styles.result}>{texts.results[check.result]}</span>
          <div>
            <p>{check.message}</p>
            {check.evidence.length > 0 && (
              <ul className={styles.evidence}>
                {check.evidence.map((evidence) => (
                  <li key={`${evidence.page} ${evidence.quote}`}>
                    <q>{evidence.quote}</q>
                    {evidence.page !== null && ` (${texts.page} ${evidence.page})`}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
