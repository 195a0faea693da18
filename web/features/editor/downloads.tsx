import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import type { ResumeFileFormat } from "#contract/resume-document.ts";
import { dropIds } from "#engine/document/give-ids.ts";
import { DOCUMENT_FILE_PATH } from "../../api-paths.ts";
import { postForFile } from "../../post-for-file.ts";
import buttons from "../../ui/button.module.css";
import { DockAction } from "../../ui/dock-action.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { showNotice } from "../../ui/show-notice.ts";
import type { Draft } from "./draft.ts";
import styles from "./editor.module.css";

const TEXTS = EDITOR.files;
const OTHERS = ["docx", "txt"] as const satisfies readonly ResumeFileFormat[];

/** Comes when it is wanted, so that the editor opens without it; null where it could not come, which is said. */
function loadResumePage() {
  return import("./resume-page.ts").catch(() => {
    showNotice(TEXTS.notLoaded);
    return null;
  });
}

/** The document as a file, in the formats that people are asked for. */
export function Downloads({ draft }: { draft: Draft }) {
  const [making, setMaking] = useState(false);
  const name = `${draft.document.basics?.name?.trim() || "My"} Resume`;
  const download = async (format: ResumeFileFormat) => {
    setMaking(true);
    const answer = await postForFile(DOCUMENT_FILE_PATH, { ...draft, format });
    setMaking(false);
    if (!answer.ok) return showNotice(answer.problem.title);
    saveFile(answer.file, `${name}.${format}`);
    showNotice(TEXTS.made, "good");
  };
  const downloadJson = () => {
    const json = JSON.stringify(dropIds(draft.document), null, 2);
    saveFile(new Blob([json], { type: "application/json" }), `${name}.json`);
  };
  const downloadPage = async () => {
    const page = await loadResumePage();
    if (page !== null)
      saveFile(new Blob([page.writeResumePage(draft, false)], { type: "text/html" }), `${name}.html`);
  };
  const print = async () => (await loadResumePage())?.printResumePage(draft, styles.printed!);
  const pdf = (
    <button
      type="button"
      className={buttons.marker}
      aria-disabled={making}
      onClick={() => !making && download("pdf")}
    >
      <Icon of={IconDownload} />
      {making ? TEXTS.making : TEXTS.pdf}
    </button>
  );
  return (
    <section aria-label={TEXTS.title} className={styles.downloads}>
      <h2>{TEXTS.title}</h2>
      <div className={styles.buttons}>
        {pdf}
        {OTHERS.map((format) => (
          <button
            key={format}
            type="button"
            className={buttons.quiet}
            aria-disabled={making}
            onClick={() => !making && download(format)}
          >
            {TEXTS[format]}
          </button>
        ))}
        <button type="button" className={buttons.quiet} onClick={() => void downloadPage()}>
          {TEXTS.html}
        </button>
        <button type="button" className={buttons.quiet} onClick={downloadJson}>
          {TEXTS.json}
        </button>
        <button type="button" className={buttons.ghost} onClick={() => void print()}>
          {TEXTS.print}
        </button>
      </div>
      <DockAction>{pdf}</DockAction>
    </section>
  );
}
