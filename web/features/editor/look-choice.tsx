import { useId } from "react";
import { EDITOR } from "#content/site/editor.ts";
import {
  ACCENTS,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  type DocumentLook,
  TEMPLATES,
} from "#engine/document/resume-document.ts";
import type { Draft } from "./draft.ts";
import styles from "./editor.module.css";
import { PhotoChoice } from "./photo-choice.tsx";
import type { Editor } from "./use-editor.ts";

const TEXTS = EDITOR.look;
const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>) => Object.keys(texts) as Key[];

/** Template, colour, paper, type and language. */
export function LookChoice({ draft, editor }: { draft: Draft; editor: Editor }) {
  const { look, document } = draft;
  const set = (change: Partial<DocumentLook>) => editor.setLook({ ...look, ...change });
  return (
    <section className={styles.look} aria-label={TEXTS.title}>
      <h2>{TEXTS.title}</h2>
      <fieldset className={styles.templates}>
        <legend>{TEXTS.template}</legend>
        {TEMPLATES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="template"
              checked={look.template === name}
              onChange={() => set({ template: name })}
            />
            <span>
              <strong>{TEXTS.templates[name].name}</strong> {TEXTS.templates[name].note}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <Choice
          label={TEXTS.accent}
          texts={TEXTS.accents}
          keys={keysOf(ACCENTS)}
          value={look.accent}
          onChange={(accent) => set({ accent })}
        />
        <Choice
          label={TEXTS.paper}
          texts={TEXTS.papers}
          keys={keysOf(TEXTS.papers)}
          value={look.paper}
          onChange={(paper) => set({ paper })}
        />
        <Choice
          label={TEXTS.size}
          texts={TEXTS.sizes}
          keys={keysOf(TEXTS.sizes)}
          value={look.size}
          onChange={(size) => set({ size })}
        />
        <Choice
          label={TEXTS.language}
          texts={TEXTS.languages}
          keys={DOCUMENT_LANGUAGES}
          value={document.meta?.vouch?.language ?? "en"}
          onChange={(language: DocumentLanguage) => editor.edit({ kind: "set-meta", value: { language } })}
        />
      </div>
      <PhotoChoice draft={draft} edit={editor.edit} />
    </section>
  );
}

type ChoiceProps<Key extends string> = {
  label: string;
  texts: Readonly<Record<Key, string>>;
  keys: readonly Key[];
  value: Key;
  onChange: (key: Key) => void;
};

function Choice<Key extends string>({ label, texts, keys, value, onChange }: ChoiceProps<Key>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Key)}>
        {keys.map((key) => (
          <option key={key} value={key}>
            {texts[key]}
          </option>
        ))}
      </select>
    </div>
  );
}
