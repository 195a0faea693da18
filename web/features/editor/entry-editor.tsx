import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { EDITOR } from "#content/site/editor.ts";
import type { DocumentEntry, ListSection } from "#engine/document/apply-edit.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./editor.module.css";
import { SECTION_FIELDS, type SectionField } from "./section-fields.ts";
import type { LineHint } from "./tailor-messages.ts";
import { LineField, LinesField, TextField, WordsField } from "./text-fields.tsx";
import type { Editor } from "./use-editor.ts";

type Props = {
  section: ListSection;
  entry: DocumentEntry;
  at: number;
  of: number;
  edit: Editor["edit"];
  say: (text: string) => void;
  hints: readonly LineHint[];
};

/** One entry: folded to its name, and what can be entered of it. */
export function EntryEditor({ section, entry, at, of, edit, say, hints }: Props) {
  const fields = SECTION_FIELDS[section];
  const name = nameEntry(entry, fields);
  const id = entry.id;
  const move = (to: number) => {
    edit({ kind: "move", section, id, to });
    say(fillText(EDITOR.moved, { entry: name, place: String(to + 1) }));
  };
  const remove = () => {
    edit({ kind: "remove", section, id });
    say(fillText(EDITOR.removed, { entry: name }));
  };
  return (
    <li className={styles.entry}>
      <details open={name === EDITOR.unnamed}>
        <summary>{name}</summary>
        <div className={styles.fields}>
          {fields.map((field) => (
            <EntryField
              key={field.key}
              field={field}
              value={entry[field.key]}
              onChange={(value) => edit({ kind: "set", section, id, field: field.key, value })}
            />
          ))}
          <Hints hints={hints} entry={entry} />
        </div>
      </details>
      <div className={styles.tools}>
        <Tool
          label={fillText(EDITOR.up, { entry: name })}
          icon={IconArrowUp}
          off={at === 0}
          onClick={() => move(at - 1)}
        />
        <Tool
          label={fillText(EDITOR.down, { entry: name })}
          icon={IconArrowDown}
          off={at === of - 1}
          onClick={() => move(at + 1)}
        />
        <Tool label={fillText(EDITOR.remove, { entry: name })} icon={IconTrash} onClick={remove} />
      </div>
    </li>
  );
}

/** What the structure checks say of this entry's lines. */
function Hints({ hints, entry }: { hints: readonly LineHint[]; entry: DocumentEntry }) {
  const lines = Array.isArray(entry.highlights) ? (entry.highlights as string[]) : [];
  const own = hints.flatMap(({ message, lines: begun }) => {
    const about = lines.filter((line) => begun.some((start) => start !== "" && line.startsWith(start)));
    return about.length === 0 ? [] : [{ message, about }];
  });
  if (own.length === 0) return null;
  return (
    <ul className={styles.hints}>
      {own.map(({ message, about }) => (
        <li key={message}>
          {message}
          {about.map((line) => (
            <q key={line}>{line}</q>
          ))}
        </li>
      ))}
    </ul>
  );
}

type ToolProps = { label: string; icon: typeof IconTrash; off?: boolean; onClick: () => void };

/** A button that keeps the focus where there is nothing more to do. */
export function Tool({ label, icon, off = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`${buttons.ghost} ${buttons.small}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}

type FieldProps = {
  field: SectionField;
  value: unknown;
  onChange: (value: string | string[] | undefined) => void;
};

function EntryField({ field: { label, kind, isDate }, value, onChange }: FieldProps) {
  const text = typeof value === "string" ? value : "";
  const items = Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  const change = (next: string | readonly string[] | undefined) =>
    onChange(next === undefined || typeof next === "string" ? next : [...next]);
  switch (kind) {
    case "line":
      return (
        <LineField label={label} hint={isDate ? EDITOR.dateHint : undefined} value={text} onChange={change} />
      );
    case "text":
      return <TextField label={label} value={text} onChange={change} />;
    case "lines":
      return <LinesField label={label} value={items} onChange={change} />;
    case "words":
      return <WordsField label={label} value={items} onChange={change} />;
  }
}

/** The first of its lines that says something. */
function nameEntry(entry: DocumentEntry, fields: readonly SectionField[]): string {
  const named = fields
    .filter(({ kind, isDate }) => kind === "line" && !isDate)
    .map(({ key }) => entry[key])
    .filter((value) => typeof value === "string" && value.trim() !== "");
  return named.length === 0 ? EDITOR.unnamed : named.slice(0, 2).join(", ");
}
