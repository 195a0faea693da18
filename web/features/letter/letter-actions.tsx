import { IconCheck, IconCopy, IconDownload, IconPencil } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import { MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import { LETTER_PDF_PATH } from "../../api-paths.ts";
import { postForFile } from "../../post-for-file.ts";
import buttons from "../../ui/button.module.css";
import { DockAction } from "../../ui/dock-action.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./letter.module.css";
import { askedLook, type PdfLookState } from "./pdf-look.tsx";

const TEXTS = LETTER.result;
/** Product spec, section 9. */
const COPIED_MS = 2000;

type Props = {
  text: string;
  company: string | null;
  look: PdfLookState;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  /** The letter has left this page: copied, or saved as a file. */
  onTaken: () => void;
};

export function LetterActions({ text, company, look, editing, onEdit, onTaken }: Props) {
  const name = company === null ? TEXTS.fileName : `${TEXTS.fileName} - ${company}`;
  const take = async (work: Promise<string | null>) => {
    const problem = await work;
    if (problem === null) onTaken();
    else showNotice(problem);
  };
  return (
    <>
      <CopyButton text={text} onTaken={onTaken} />
      <button
        type="button"
        className={buttons.quiet}
        aria-pressed={editing}
        onClick={() => onEdit(!editing)}
        data-edit
      >
        <Icon of={editing ? IconCheck : IconPencil} />
        {editing ? TEXTS.done : TEXTS.edit}
      </button>
      <button
        type="button"
        className={buttons.quiet}
        onClick={() => void take(downloadPdf(text, name, look))}
      >
        <Icon of={IconDownload} />
        {TEXTS.pdf}
      </button>
      <button type="button" className={buttons.ghost} onClick={() => void take(downloadDocx(text, name))}>
        {TEXTS.docx}
      </button>
      <button type="button" className={buttons.ghost} onClick={() => window.print()}>
        {TEXTS.print}
      </button>
    </>
  );
}

/** In the page, and on a phone in its dock. */
function CopyButton({ text, onTaken }: Pick<Props, "text" | "onTaken">) {
  const { copied, copy } = useCopy(text, onTaken);
  const inside = (
    <>
      <Icon of={copied ? IconCheck : IconCopy} />
      {copied ? TEXTS.copied : TEXTS.copy}
    </>
  );
  return (
    <>
      <button type="button" className={`${buttons.button} ${styles.inPage}`} onClick={copy} data-copy>
        {inside}
      </button>
      <DockAction>
        <button type="button" className={buttons.marker} onClick={copy}>
          {inside}
        </button>
      </DockAction>
      <span role="status" className="visually-hidden">
        {copied && TEXTS.copied}
      </span>
    </>
  );
}

function useCopy(text: string, onTaken: () => void) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return showNotice(TEXTS.copyFailed);
    }
    onTaken();
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }
  return { copied, copy: () => void copy() };
}

/** Answers with what went wrong, or null. People in America print on their own paper. */
async function downloadPdf(letter: string, name: string, look: PdfLookState): Promise<string | null> {
  const paper = /-(?:US|CA|MX|PH)\b/.test(navigator.language) ? "letter" : "a4";
  const answer = await postForFile(LETTER_PDF_PATH, {
    letter,
    name: name.slice(0, MAX_NAME_CHARACTERS),
    paper,
    look: askedLook(look),
  });
  return answer.ok ? saveFile(answer.file, `${name}.pdf`) : answer.problem.title;
}

/** The maker of Word files is larger than this page: it is loaded when somebody wants one. */
async function downloadDocx(letter: string, name: string): Promise<string | null> {
  try {
    const { writeLetterDocx } = await import("./write-letter-docx.ts");
    return saveFile(await writeLetterDocx(letter, name), `${name}.docx`);
  } catch {
    return TEXTS.docxFailed;
  }
}
