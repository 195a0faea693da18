import { IconCopy, IconDownload, IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { WHAT_IF } from "#content/site/what-if.ts";
import type { Scan } from "#contract/scan.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { storeJobDraft } from "../scan/scan-draft.ts";
import type { KeptText } from "./use-kept-text.ts";
import styles from "./what-if.module.css";

type Props = { scan: Scan; text: string; original: string; kept: KeptText };

const PHASES = { kept: WHAT_IF.kept, keeping: WHAT_IF.keeping, "not-kept": WHAT_IF.notKept } as const;

/** What can be done with the text; a scan of the new version says first what it takes. */
export function WhatIfActions({ scan, text, original, kept }: Props) {
  const [said, say] = useState("");
  const [before, setBefore] = useState<string | null>(null);
  const isChanged = text !== original;
  const startOver = () => {
    setBefore(text);
    kept.edit(original);
    say(WHAT_IF.startedOver);
  };
  const bringBack = () => {
    if (before !== null) kept.edit(before);
    setBefore(null);
    say("");
  };
  return (
    <>
      <p className={styles.hint} role="status">
        {[said, isChanged || kept.phase !== "kept" ? PHASES[kept.phase] : ""].join(" ").trim()}
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttons.quiet} disabled={!isChanged} onClick={startOver}>
          <Icon of={IconRestore} />
          {WHAT_IF.startOver}
        </button>
        {before !== null && !isChanged && (
          <button type="button" className={buttons.quiet} onClick={bringBack}>
            {WHAT_IF.undo}
          </button>
        )}
        <button
          type="button"
          className={buttons.quiet}
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => say(WHAT_IF.copied),
              () => say(WHAT_IF.copyFailed),
            )
          }
        >
          <Icon of={IconCopy} />
          {WHAT_IF.copy}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), nameFile(scan.resumeFileName))}
        >
          <Icon of={IconDownload} />
          {WHAT_IF.download}
        </button>
      </div>
      <div className={styles.scan}>
        <p id="what-if-scan">{WHAT_IF.scan.note}</p>
        <button
          type="button"
          className={buttons.button}
          aria-describedby="what-if-scan"
          onClick={() => {
            storeJobDraft(scan.result.scannedJobDescription);
            location.assign("/#scan");
          }}
        >
          {WHAT_IF.scan.button}
        </button>
      </div>
    </>
  );
}

function nameFile(pdf: string): string {
  return fillText(WHAT_IF.fileName, { name: pdf.replace(/\.pdf$/i, "") });
}
