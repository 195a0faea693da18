import { useId } from "react";
import { LETTER } from "#content/site/letter.ts";
import { LOOKS } from "#content/site/looks.ts";
import type { LetterPdfRequest, LetterSender } from "#contract/letter.ts";
import { MAX_LABEL_CHARACTERS, MAX_NAME_CHARACTERS } from "#contract/limits.ts";
import { ACCENTS, TEMPLATES } from "#engine/document/resume-document.ts";
import form from "../../ui/form-field.module.css";
import styles from "./pdf-look.module.css";

const TEXTS = LETTER.result.look;
const NONE = "none";
/** As many as a head has room for; the server takes no more. */
const MOST_CONTACTS = 8;

type Look = NonNullable<LetterPdfRequest["look"]>;
/** The head as it is written, contacts in lines; the letter goes alone without a template. */
export type PdfLookState = Omit<Look, "template" | "contacts"> & {
  template: Look["template"] | null;
  contacts: string;
};

/** The letter alone, with who writes it ready to stand above it. */
export function openLook(sender: LetterSender | undefined): PdfLookState {
  const contacts = sender?.contacts.join("\n") ?? "";
  return { template: null, accent: "blue", name: sender?.name ?? "", contacts };
}

/** What the server is asked for. */
export function askedLook({ template, contacts, ...head }: PdfLookState): Look | undefined {
  if (template === null) return undefined;
  const lines = contacts.split("\n").flatMap((line) => line.trim().slice(0, MAX_LABEL_CHARACTERS) || []);
  return { ...head, template, contacts: lines.slice(0, MOST_CONTACTS) };
}

type Props = { look: PdfLookState; onLook: (look: PdfLookState) => void };

/** Which template the letter's PDF is set in, and what stands above it. */
export function PdfLook({ look, onLook }: Props) {
  const id = useId();
  const { template } = look;
  return (
    <details className={styles.look}>
      <summary>
        {TEXTS.title}: {template === null ? TEXTS.none : LOOKS.templates[template].name}
      </summary>
      <p className={form.hint}>{TEXTS.lead}</p>
      <div className={styles.fields}>
        <div className={form.field}>
          <label htmlFor={`${id}-template`} className={form.label}>
            {LOOKS.template}
          </label>
          <select
            id={`${id}-template`}
            value={template ?? NONE}
            onChange={({ target }) =>
              onLook({ ...look, template: TEMPLATES.find((name) => name === target.value) ?? null })
            }
          >
            <option value={NONE}>{TEXTS.none}</option>
            {TEMPLATES.map((name) => (
              <option key={name} value={name}>
                {LOOKS.templates[name].name}
              </option>
            ))}
          </select>
        </div>
        {template !== null && <HeadFields id={id} look={look} onLook={onLook} />}
      </div>
    </details>
  );
}

function HeadFields({ id, look, onLook }: Props & { id: string }) {
  const accents = Object.keys(ACCENTS) as (keyof typeof ACCENTS)[];
  return (
    <>
      <div className={form.field}>
        <label htmlFor={`${id}-accent`} className={form.label}>
          {LOOKS.accent}
        </label>
        <select
          id={`${id}-accent`}
          value={look.accent}
          onChange={({ target }) =>
            onLook({ ...look, accent: accents.find((name) => name === target.value) ?? look.accent })
          }
        >
          {accents.map((name) => (
            <option key={name} value={name}>
              {LOOKS.accents[name]}
            </option>
          ))}
        </select>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}-name`} className={form.label}>
          {TEXTS.name}
        </label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="name"
          maxLength={MAX_NAME_CHARACTERS}
          value={look.name}
          onChange={({ target }) => onLook({ ...look, name: target.value })}
        />
      </div>
      <div className={`${form.field} ${styles.wide}`}>
        <label htmlFor={`${id}-contacts`} className={form.label}>
          {TEXTS.contacts}
        </label>
        <p id={`${id}-hint`} className={form.hint}>
          {TEXTS.contactsHint}
        </p>
        <textarea
          id={`${id}-contacts`}
          rows={3}
          autoComplete="off"
          maxLength={1000}
          aria-describedby={`${id}-hint`}
          value={look.contacts}
          onChange={({ target }) => onLook({ ...look, contacts: target.value })}
        />
      </div>
    </>
  );
}
