import { useId, useRef, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ImportAnswer } from "#contract/application.ts";
import { MAX_IMPORT_CHARACTERS } from "#contract/application-terms.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./application.module.css";
import { nameJob, nameStage } from "./list-stages.ts";
import { newId } from "./new-id.ts";
import { useStore } from "./use-applications.ts";

const TEXTS = APPLICATIONS.settings;
/** What the page lets map; a file of ours has more, known by their names. */
const FIELDS = [
  "title",
  "company",
  "place",
  "link",
  "salary",
  "source",
  "stage",
  "appliedOn",
  "interviewOn",
  "deadlineOn",
  "notes",
] as const;

type Chosen = { id: string; file: string; preview: ImportAnswer };

/** A file of applications: what was read is shown first, its columns can be mapped by hand, then a press brings it in. */
export function ImportFile() {
  const store = useStore();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");

  const look = async (id: string, file: string, mapping?: Record<string, number>) => {
    setSaid(TEXTS.reading);
    const body = { id, file, preview: true, ...(mapping && { mapping }) };
    const result = await callApi("importApplications", { body });
    setSaid("");
    if (!result.ok) return refuse(describeProblem(result.problem, APPLICATIONS.failed.quote));
    setProblem("");
    setChosen({ id, file, preview: result.answer });
  };
  const refuse = (sentence: string) => {
    setChosen(null);
    setProblem(sentence);
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_IMPORT_CHARACTERS) return refuse(TEXTS.tooLarge);
    await look(newId(), await file.text());
  };
  const bringIn = async ({ id, file, preview }: Chosen) => {
    const body = { id, file, preview: false, ...(preview.format === "csv" && { mapping: preview.mapping }) };
    const result = await callApi("importApplications", { body });
    if (!result.ok) return setProblem(describeProblem(result.problem, APPLICATIONS.failed.quote));
    setChosen(null);
    if (input.current !== null) input.current.value = "";
    setSaid(fillText(TEXTS.broughtIn, { count: result.answer.added }));
    await store.load(new AbortController().signal);
  };
  return (
    <section className={styles.part} aria-labelledby="bring-in">
      <h2 id="bring-in">{TEXTS.bring}</h2>
      <p className={styles.soft}>{TEXTS.bringText}</p>
      <label className={styles.field}>
        {TEXTS.choose}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <p role="status">{said}</p>
      <p role="alert" className={styles.error}>
        {problem}
      </p>
      {chosen !== null && (
        <Preview
          chosen={chosen}
          onMap={(mapping) => void look(chosen.id, chosen.file, mapping)}
          onBringIn={() => void bringIn(chosen)}
        />
      )}
    </section>
  );
}

type PreviewProps = {
  chosen: Chosen;
  onMap: (mapping: Record<string, number>) => void;
  onBringIn: () => void;
};

function Preview({ chosen: { preview }, onMap, onBringIn }: PreviewProps) {
  const id = useId();
  const { columns, mapping, found, known, skipped, sample } = preview;
  const fresh = found - known;
  const map = (field: string, at: number) => {
    const { [field]: _, ...others } = mapping;
    onMap(at < 0 ? others : { ...others, [field]: at });
  };
  return (
    <div className={styles.preview}>
      <p>
        {fillText(TEXTS.found, { found, known })} {skipped > 0 && fillText(TEXTS.skipped, { skipped })}
      </p>
      {columns.length > 0 && (
        <fieldset className={styles.fields}>
          <legend>{TEXTS.mapping}</legend>
          {FIELDS.map((field) => (
            <label key={field} className={styles.field}>
              {APPLICATIONS.fields[field]}
              <select
                value={mapping[field] ?? -1}
                onChange={(event) => map(field, Number(event.target.value))}
              >
                <option value={-1}>{TEXTS.unused}</option>
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name and keep their order.
                  <option key={at} value={at}>
                    {column === "" ? at + 1 : column}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      {sample.length > 0 && (
        <>
          <h3 id={id}>{TEXTS.sample}</h3>
          <ul aria-labelledby={id} className={styles.links}>
            {sample.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have no other key.
              <li key={at}>
                <strong>{nameJob(one)}</strong> {one.place} ({nameStage(one.stage)})
              </li>
            ))}
          </ul>
        </>
      )}
      {fresh === 0 ? (
        <p>{TEXTS.nothing}</p>
      ) : (
        <button type="button" className={buttons.button} onClick={onBringIn}>
          {fillText(TEXTS.bringIn, { count: fresh })}
        </button>
      )}
    </div>
  );
}
