import { useEffect, useState } from "react";
import { Link } from "react-router";
import { REPORT } from "#content/site/report.ts";
import type { DocumentSummary } from "#contract/kept-document.ts";
import { callApi } from "../../api.ts";
import styles from "./report.module.css";

/** Versions of resumes that were made for the ad of this scan; nothing where there are none. */
export function VersionLinks({ scanId }: { scanId: string }) {
  const versions = useVersions(scanId);
  if (versions.length === 0) return null;
  return (
    <p className={`${styles.facts} no-print`}>
      {REPORT.versions}{" "}
      {versions.map(({ id, label, name }, at) => (
        <span key={id}>
          {at > 0 && " · "}
          <Link to={`/advanced-resume-builder#document=${id}`}>{label ?? name ?? REPORT.unnamedVersion}</Link>
        </span>
      ))}
    </p>
  );
}

function useVersions(scan: string): DocumentSummary[] {
  const [versions, setVersions] = useState<DocumentSummary[]>([]);
  useEffect(() => {
    const request = new AbortController();
    setVersions([]);
    callApi("listDocuments", { body: { scan }, signal: request.signal }).then(
      (page) => page.ok && setVersions(page.answer.documents),
      () => undefined,
    );
    return () => request.abort();
  }, [scan]);
  return versions;
}
