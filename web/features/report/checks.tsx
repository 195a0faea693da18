import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import styles from "./checks.module.css";

type Check = ScanResult["checks"][number];

const GROUPS = ["reading", "completeness", "chronology", "content"] as const;
const ORDER = { fix: 0, improve: 1, pass: 2 } as const;

/** The thirty structure checks, by group; what needs work first, what passed folded. */
export function Checks({ checks }: { checks: Check[] }) {
  const texts = REPORT.checks;
  return (
    <section className={styles.checks} aria-labelledby="checks">
      <h2 id="checks">{texts.title}</h2>
      {GROUPS.map((group) => (
        <Group
          key={group}
          label={texts.groups[group]}
          checks={checks.filter((check) => check.group === group)}
        />
      ))}
    </section>
  );
}

function Group({ label, checks }: { label: string; checks: Check[] }) {
  if (checks.length === 0) return null;
  const passed = checks.filter((check) => check.result === "pass");
  const others = checks
    .filter((check) => check.result !== "pass")
    .sort((a, b) => ORDER[a.result] - ORDER[b.result]);
  return (
    <>
      <h3>{label}</h3>
      {others.length > 0 && <List checks={others} />}
      {passed.length > 0 && (
        <details>
          <summary>
            {passed.length} of {checks.length} {REPORT.checks.passed}
          </summary>
          <List checks={passed} />
        </details>
      )}
    </>
  );
}

function List({ checks }: { checks: Check[] }) {
  const texts = REPORT.checks;
  return (
    <ul className={styles.list}>
      {checks.map((check) => (
        <li key={check.id} data-result={check.result}>
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
