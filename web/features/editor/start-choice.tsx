import { useRef, useState } from "react";
import * as z from "zod/mini";
import { EDITOR } from "#content/site/editor.ts";
import { resumeDocument } from "#contract/resume-document.ts";
import { giveIds } from "#engine/document/give-ids.ts";
import type { ResumeDocument, TemplateName } from "#engine/document/resume-document.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { DropField } from "../../ui/drop-field.tsx";
import { fillText } from "../../ui/fill-text.ts";
import { checkResumeFile } from "../scan/check-scan-form.ts";
import styles from "./editor.module.css";

const TEXTS = EDITOR.start;

type Props = {
  begin: (document: ResumeDocument) => void;
  /** Chosen already, on the page of templates. */
  template: TemplateName | null;
};

/** Where an edited resume begins: with a PDF, a JSON Resume, or nothing. */
export function StartChoice({ begin, template }: Props) {
  const { state, readPdf, readJson } = useStart(begin);
  const inputs = { pdf: useRef<HTMLInputElement>(null), json: useRef<HTMLInputElement>(null) };
  return (
    <section className={styles.start} aria-label={TEXTS.title}>
      <h2>{TEXTS.title}</h2>
      {template !== null && (
        <p>{fillText(TEXTS.template, { template: EDITOR.look.templates[template].name })}</p>
      )}
      <div className={styles.ways}>
        <DropField
          texts={TEXTS.upload}
          file={state.file}
          choose={readPdf}
          input={inputs.pdf}
          name="resume"
          accept=".pdf"
          problem={state.pdfProblem}
        >
          <p role="status">{state.reading && TEXTS.reading}</p>
        </DropField>
        <DropField
          texts={TEXTS.json}
          file={null}
          choose={readJson}
          input={inputs.json}
          name="json"
          accept=".json,application/json"
          problem={state.jsonProblem}
        />
        <div className={styles.empty}>
          <button
            type="button"
            className={`${buttons.quiet} ${buttons.big}`}
            onClick={() => begin({ basics: {} })}
          >
            {TEXTS.empty}
          </button>
          <p className={styles.hint}>{TEXTS.emptyHint}</p>
        </div>
      </div>
    </section>
  );
}

type StartState = {
  file: File | null;
  reading: boolean;
  pdfProblem: string | null;
  jsonProblem: string | null;
};
const NOTHING: StartState = { file: null, reading: false, pdfProblem: null, jsonProblem: null };

function useStart(begin: (document: ResumeDocument) => void) {
  const [state, setState] = useState(NOTHING);

  async function readPdf(file: File | null): Promise<void> {
    const problem = file === null ? null : checkResumeFile(file);
    if (file === null || problem !== null) return setState({ ...NOTHING, pdfProblem: problem });
    setState({ ...NOTHING, file, reading: true });
    const body = new FormData();
    body.append("resume", file);
    const outcome = await callApi("readDocument", { body });
    if (outcome.ok) return begin(outcome.answer.document as ResumeDocument);
    setState({ ...NOTHING, pdfProblem: outcome.problem.title });
  }

  async function readJson(file: File | null): Promise<void> {
    if (file === null) return;
    const read = parseJson(await file.text());
    if (read === null) return setState({ ...NOTHING, jsonProblem: TEXTS.badJson });
    begin(giveIds(read));
  }

  return { state, readPdf, readJson };
}

function parseJson(text: string): ResumeDocument | null {
  try {
    const parsed = z.safeParse(resumeDocument, JSON.parse(text));
    return parsed.success ? (parsed.data as ResumeDocument) : null;
  } catch {
    return null;
  }
}
