import { RESUMES } from "#content/site/resumes.ts";
import type { Scan } from "#contract/scan.ts";
import styles from "./compare.module.css";

/** A column for each report: its job first, then whose and when. */
export function ReportHeads({ scans, first }: { scans: readonly Scan[]; first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {scans.map(({ id, createdAt, resumeFileName, result }) => (
          <th key={id} scope="col">
            <a href={`/user-output#${id}`}>{result.jobTitle ?? RESUMES.untitled}</a>
            <span className={styles.facts}>
              {result.company !== null && <>{result.company} · </>}
              <bdi className={styles.file}>{resumeFileName}</bdi> ·{" "}
              {new Date(createdAt).toLocaleDateString("en", { dateStyle: "medium" })}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
