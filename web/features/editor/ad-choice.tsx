import { useEffect, useId, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import type { ScanSummary } from "#contract/history.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./editor.module.css";
import type { ChosenAd } from "./use-tailor.ts";

const TEXTS = EDITOR.tailor;

type Props = { choose: (ad: ChosenAd) => void; isSignedIn: boolean };

/** The ad that the document is for: pasted, or that of a kept scan. */
export function AdChoice({ choose, isSignedIn }: Props) {
  const id = useId();
  const [ad, setAd] = useState("");
  const scans = useScans(isSignedIn);
  const chooseScan = async (scanId: string) => {
    const scan = await callApi("readScan", { params: { id: scanId } });
    if (scan.ok) choose({ text: scan.answer.result.scannedJobDescription, scanId });
    else showNotice(scan.problem.title);
  };
  return (
    <section className={styles.section} aria-label={TEXTS.title}>
      <h2>{TEXTS.title}</h2>
      <p className={styles.hint}>{TEXTS.lead}</p>
      {scans.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-scan`}>{TEXTS.kept}</label>
          <select id={`${id}-scan`} value="" onChange={({ target }) => void chooseScan(target.value)}>
            <option value="">{TEXTS.choose}</option>
            {scans.map(({ id: scanId, jobTitle, company }) => (
              <option key={scanId} value={scanId}>
                {[jobTitle ?? TEXTS.untitled, company].filter((part) => part !== null).join(", ")}
              </option>
            ))}
          </select>
        </div>
      )}
      <form
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          if (ad.trim() !== "") choose({ text: ad, scanId: null });
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-ad`}>{TEXTS.paste}</label>
          <textarea
            id={`${id}-ad`}
            rows={8}
            maxLength={MAX_JOB_CHARACTERS}
            value={ad}
            onChange={({ target }) => setAd(target.value)}
          />
        </div>
        <div className={styles.buttons}>
          <button type="submit" className={buttons.button} aria-disabled={ad.trim() === ""}>
            {TEXTS.read}
          </button>
        </div>
      </form>
    </section>
  );
}

/** The last scans, one for each ad. */
function useScans(isSignedIn: boolean): ScanSummary[] {
  const [scans, setScans] = useState<ScanSummary[]>([]);
  useEffect(() => {
    if (!isSignedIn) return setScans([]);
    const request = new AbortController();
    callApi("listScans", { body: {}, signal: request.signal }).then(
      (page) => {
        if (!page.ok) return;
        const ads = new Map(page.answer.scans.toReversed().map((scan) => [scan.jobSha256, scan]));
        setScans([...ads.values()].toReversed());
      },
      () => undefined,
    );
    return () => request.abort();
  }, [isSignedIn]);
  return scans;
}
