import { IconArrowDown, IconArrowUp, IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { EDITOR } from "#content/site/editor.ts";
import { type DocumentEntry, LIST_SECTIONS, type ListSection } from "#engine/document/apply-edit.ts";
import { type CustomSection, orderSections, type ResumeDocument } from "#engine/document/resume-document.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./editor.module.css";
import { EntryEditor, Grip, Tool } from "./entry-editor.tsx";
import type { LineHint } from "./tailor-messages.ts";
import { LineField, LinesField } from "./text-fields.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import type { Editor } from "./use-editor.ts";

type Props = {
  document: ResumeDocument;
  name: string;
  edit: Editor["edit"];
  say: (text: string) => void;
  hints: readonly LineHint[];
};

/** A section: its heading, its place among the others, and what stands in it. */
export function SectionEditor({ document, name, edit, say, hints }: Props) {
  const custom = document.meta?.vouch?.custom?.find(({ id }) => id === name);
  const label = isList(name) ? EDITOR.sections[name] : (custom?.heading ?? name);
  return (
    <section className={styles.section} aria-label={label} data-item={name}>
      <div className={styles.sectionHead}>
        <Grip id={name} />
        <h2>{label}</h2>
        <SectionPlace document={document} name={name} label={label} edit={edit} say={say} />
      </div>
      {isList(name) && <Entries document={document} section={name} edit={edit} say={say} hints={hints} />}
      {custom !== undefined && <CustomLines document={document} custom={custom} edit={edit} />}
      <SectionPrint document={document} name={name} edit={edit} />
    </section>
  );
}

const isList = (name: string): name is ListSection => (LIST_SECTIONS as readonly string[]).includes(name);

function SectionPlace({ document, name, label, edit, say }: Omit<Props, "hints"> & { label: string }) {
  const order = orderSections(document);
  const at = order.indexOf(name);
  const move = (to: number) => {
    edit({ kind: "set-meta", value: { order: order.toSpliced(at, 1).toSpliced(to, 0, name) } });
    say(fillText(EDITOR.moved, { entry: label, place: String(to + 1) }));
  };
  return (
    <div className={styles.tools}>
      <Tool
        label={fillText(EDITOR.sectionUp, { section: label })}
        icon={IconArrowUp}
        off={at === 0}
        onClick={() => move(at - 1)}
      />
      <Tool
        label={fillText(EDITOR.sectionDown, { section: label })}
        icon={IconArrowDown}
        off={at === order.length - 1}
        onClick={() => move(at + 1)}
      />
    </div>
  );
}

function Entries({ document, section, edit, say, hints }: Omit<Props, "name"> & { section: ListSection }) {
  const entries = (document[section] ?? []) as readonly DocumentEntry[];
  const list = useRef<HTMLUListElement>(null);
  useDragOrder(list, (id, to) => edit({ kind: "move", section, id, to }));
  const add = () =>
    edit({ kind: "insert", section, at: entries.length, entry: { id: `${section}-${crypto.randomUUID()}` } });
  return (
    <>
      <ul ref={list} className={styles.entries} data-items="" hidden={entries.length === 0}>
        {entries.map((entry, index) => (
          <EntryEditor
            key={entry.id}
            section={section}
            entry={entry}
            at={index}
            of={entries.length}
            edit={edit}
            say={say}
            hints={hints}
          />
        ))}
      </ul>
      <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={add}>
        <Icon of={IconPlus} size={18} />
        {fillText(EDITOR.add, { section: EDITOR.sections[section].toLowerCase() })}
      </button>
    </>
  );
}

type CustomProps = { document: ResumeDocument; custom: CustomSection; edit: Editor["edit"] };

function CustomLines({ document, custom, edit }: CustomProps) {
  const all = document.meta?.vouch?.custom ?? [];
  const set = (lines: readonly string[] | undefined) =>
    edit({
      kind: "set-meta",
      value: { custom: all.map((one) => (one === custom ? { ...custom, lines: [...(lines ?? [])] } : one)) },
    });
  return <LinesField label={custom.heading} value={custom.lines} onChange={set} />;
}

/** The heading that is printed, and whether the section is. */
function SectionPrint({ document, name, edit }: Omit<Props, "say" | "hints">) {
  const own = document.meta?.vouch ?? {};
  const hidden = own.hidden ?? [];
  const setHeading = (heading: string | undefined) => {
    const { [name]: _, ...others } = own.headings ?? {};
    edit({
      kind: "set-meta",
      value: { headings: heading === undefined ? others : { ...others, [name]: heading } },
    });
  };
  return (
    <div className={styles.fields}>
      <LineField
        label={EDITOR.heading}
        hint={EDITOR.headingHint}
        value={own.headings?.[name] ?? ""}
        onChange={setHeading}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hidden.includes(name)}
          onChange={({ target }) =>
            edit({
              kind: "set-meta",
              value: { hidden: target.checked ? [...hidden, name] : hidden.filter((one) => one !== name) },
            })
          }
        />
        {EDITOR.hide}
      </label>
    </div>
  );
}
