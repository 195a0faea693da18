import { IconDownload } from "@tabler/icons-react";
import { REPORT } from "#content/site/report.ts";
import { RECEIPT_FILE_PATH } from "#contract/endpoints.ts";
import { fillPath } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./receipt.module.css";

/** The receipt as a signed file, and the page that checks one. */
export function ReceiptDownload({ scanId }: { scanId: string }) {
  const texts = REPORT.receipt;
  return (
    <div className={`${styles.download} no-print`}>
      <p>{texts.signed}</p>
      <a
        className={`${buttons.quiet} ${buttons.small}`}
        href={fillPath(RECEIPT_FILE_PATH, { id: scanId })}
        download
      >
        <Icon of={IconDownload} />
        {texts.download}
      </a>
      <a href="/verify-receipt">{texts.verify}</a>
    </div>
  );
}
