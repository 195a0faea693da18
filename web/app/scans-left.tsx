import { SIDEBAR } from "#content/site/sidebar.ts";
import { FREE_RESUME_SCANS } from "#contract/plans.ts";
import { useSession } from "../features/account/session-context.tsx";
import { describeScansLeft } from "../features/scan/describe-scans-left.ts";
import styles from "./scans-left.module.css";

/** What a user on the Free plan has left, as words and as dashes. Nothing for Premium, which is not counted. */
export function ScansLeft() {
  const person = useSession()?.person;
  if (person == null || person.subscription === "premium") return null;
  return (
    <div className={styles.box}>
      <strong>{describeScansLeft(person)}</strong>
      <div className={styles.dashes} aria-hidden="true">
        {Array.from({ length: FREE_RESUME_SCANS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dashes have no other name.
          <i key={index} data-on={index < person.resumeScan} />
        ))}
      </div>
      <a href="/pricing">{SIDEBAR.plans}</a>
    </div>
  );
}
