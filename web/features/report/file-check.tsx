import { useState } from "react";
import { REPORT } from "#content/site/report.ts";
import { hashFile } from "../../ui/hash-file.ts";
import styles from "./receipt.module.css";

/** Lets anyone who holds the PDF see that the report is about that very file. */
export function FileCheck({ sha256 }: { sha256: string }) {
  const [same, setSame] = useState<boolean | null>(null);
  const texts = REPORT.receipt;
  async function check(file: File | undefined): Promise<void> {
    setSame(file === undefined ? null : (await hashFile(file)) === sha256);
  }
  return (
    <div className={`${styles.fileCheck} no-print`}>
      <label htmlFor="receipt-file">{texts.checkFile}</label>
      <p id="receipt-file-hint">{texts.checkFileHint}</p>
      <input
        id="receipt-file"
        type="file"
        accept=".pdf"
        aria-describedby="receipt-file-hint"
        onChange={(event) => void check(event.currentTarget.files?.[0])}
      />
      <p role="status">{same !== null && (same ? texts.sameFile : texts.otherFile)}</p>
    </div>
  );
}
