import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { type ComponentProps, useRef, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import { orderSections, type ResumeDocument } from "#engine/document/resume-document.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { formatPoints } from "../../ui/format-points.ts";
import { Icon } from "../../ui/icon.tsx";
import { TabList, tabPanel } from "../../ui/tab-list.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import type { Keeping } from "./document-keeper.ts";
import { Downloads } from "./downloads.tsx";
import type { Draft } from "./draft.ts";
import styles from "./editor.module.css";
import { LookChoice } from "./look-choice.tsx";
import { ReadingProof } from "./reading-proof.tsx";
import { SectionEditor } from "./section-editor.tsx";
import own from "./tailor.module.css";
import { TailorPanel } from "./tailor-panel.tsx";
import { LineField, TextField } from "./text-fields.tsx";
import { useBaseNews } from "./use-base-news.ts";
import { useDragOrder } from "./use-drag-order.ts";
import type { Editor } from "./use-editor.ts";
import { usePreview } from "./use-preview.ts";
import { type Tailor, useTailor } from "./use-tailor.ts";

const TABS = [
  { id: "words", label: EDITOR.tabs.words },
  { id: "look", label: EDITOR.tabs.look },
  { id: "tailor", label: EDITOR.tabs.tailor },
];
const PAGE_TAB = { id: "page", label: EDITOR.tabs.page };
/** As wide as editor.module.css asks of two columns. */
const NARROW = "(max-width: 72rem)";

/** Words on one side, the page on the other; where there is no room for both, the page is a tab of its own. */
export function EditorScreen({ editor, draft }: { editor: Editor; draft: Draft }) {
  const narrow = useMediaQuery(NARROW);
  const [chosen, setTab] = useState("words");
  const tab = chosen === PAGE_TAB.id && !narrow ? "words" : chosen;
  const [said, say] = useState("");
  const [isOpened, setOpened] = useState(false);
  const { origin } = editor;
  const tailor = useTailor(draft.document, origin?.ad ?? null, isOpened || origin !== null);
  const news = useBaseNews(origin, draft.document, editor.isSignedIn);
  const choose = (id: string) => {
    setTab(id);
    if (id === "tailor") setOpened(true);
  };
  return (
    <>
      <Bar editor={editor} tailor={tailor} showNews={news === null ? null : () => choose("tailor")} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.columns}>
        <div>
          <TabList tabs={narrow ? [...TABS, PAGE_TAB] : TABS} chosen={tab} onChoose={choose} />
          <div {...tabPanel("words", tab)} hidden={tab !== "words"} className={styles.words}>
            <Basics document={draft.document} edit={editor.edit} />
            <Sections document={draft.document} edit={editor.edit} say={say} hints={tailor.hints} />
          </div>
          <div {...tabPanel("tailor", tab)} hidden={tab !== "tailor"} className={styles.words}>
            <TailorPanel editor={editor} draft={draft} tailor={tailor} news={news} />
          </div>
          <div {...tabPanel("look", tab)} hidden={tab !== "look"} className={styles.words}>
            <LookChoice draft={draft} editor={editor} />
            <Downloads draft={draft} />
            <ReadingProof draft={draft} />
          </div>
          {narrow && (
            <div {...tabPanel("page", tab)} hidden={tab !== "page"} className={styles.words}>
              {tab === "page" && <Pages draft={draft} />}
            </div>
          )}
        </div>
        {!narrow && <Pages draft={draft} />}
      </div>
    </>
  );
}

type SectionsProps = Omit<ComponentProps<typeof SectionEditor>, "name">;

/** All sections but the summary, which stands with name and contact. */
function Sections({ document, edit, ...more }: SectionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const order = orderSections(document);
  const shown = order.filter((name) => name !== "summary");
  useDragOrder(list, (id, to) => {
    const rest = shown.filter((name) => name !== id).toSpliced(to, 0, id);
    edit({
      kind: "set-meta",
      value: { order: order.map((name) => (name === "summary" ? name : rest.shift()!)) },
    });
  });
  return (
    <div ref={list} className={styles.sections} data-items="">
      {shown.map((name) => (
        <SectionEditor key={name} document={document} name={name} edit={edit} {...more} />
      ))}
    </div>
  );
}

/** What has to be heard; that all is well would be said with each word. */
const LOUD: ReadonlySet<Keeping> = new Set(["offline", "full", "nowhere"]);

type BarProps = { editor: Editor; tailor: Tailor; showNews: (() => void) | null };

function Bar({ editor, tailor, showNews }: BarProps) {
  const startOver = () => {
    if (window.confirm(editor.isSignedIn ? EDITOR.anewKept : EDITOR.anewSure)) editor.startOver();
  };
  return (
    <div className={styles.bar}>
      <button type="button" className={buttons.ghost} aria-disabled={!editor.canUndo} onClick={editor.undo}>
        <Icon of={IconArrowBackUp} />
        {EDITOR.undo}
      </button>
      <button type="button" className={buttons.ghost} aria-disabled={!editor.canRedo} onClick={editor.redo}>
        <Icon of={IconArrowForwardUp} />
        {EDITOR.redo}
      </button>
      <button type="button" className={buttons.ghost} onClick={startOver}>
        {EDITOR.anew}
      </button>
      <p className={styles.hint}>{EDITOR.kept[editor.keeping]}</p>
      <p role="status" className="visually-hidden">
        {LOUD.has(editor.keeping) && EDITOR.kept[editor.keeping]}
      </p>
      {showNews !== null && (
        <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={showNews}>
          {EDITOR.tailor.base.short}
        </button>
      )}
      {tailor.forAd !== null && (
        <p className={own.chip}>
          {fillText(EDITOR.tailor.score, { score: formatPoints(tailor.forAd.score) })}
        </p>
      )}
    </div>
  );
}

type BasicsField = keyof typeof EDITOR.basics;

function Basics({ document, edit }: { document: ResumeDocument; edit: Editor["edit"] }) {
  const set = (field: BasicsField) => (value: string | undefined) =>
    edit({ kind: "set-basics", field, value });
  const { name, label, email, phone, url, summary, location } = document.basics ?? {};
  return (
    <section className={styles.section} aria-label={EDITOR.contact}>
      <h2>{EDITOR.contact}</h2>
      <div className={styles.fields}>
        <LineField label={EDITOR.basics.name} value={name ?? ""} onChange={set("name")} />
        <LineField label={EDITOR.basics.label} value={label ?? ""} onChange={set("label")} />
        <LineField label={EDITOR.basics.email} value={email ?? ""} onChange={set("email")} />
        <LineField label={EDITOR.basics.phone} value={phone ?? ""} onChange={set("phone")} />
        <LineField
          label={EDITOR.basics["location.address"]}
          value={location?.address ?? ""}
          onChange={set("location.address")}
        />
        <LineField label={EDITOR.basics.url} value={url ?? ""} onChange={set("url")} />
        <TextField label={EDITOR.basics.summary} value={summary ?? ""} onChange={set("summary")} />
      </div>
    </section>
  );
}

/** The pages as they will be printed; what stands beside them is their text. */
function Pages({ draft }: { draft: Draft }) {
  const { url, problem } = usePreview(draft);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what has the focus.
    <section className={styles.pages} aria-label={EDITOR.preview.title} tabIndex={0}>
      {url !== null && <img src={url} alt={EDITOR.preview.picture} />}
      <p role="status">{url === null && problem === null && EDITOR.preview.drawing}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}
