import { EDITOR } from "#content/site/editor.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./editor.module.css";
import { EditorScreen } from "./editor-screen.tsx";
import { StartChoice } from "./start-choice.tsx";
import { useEditor } from "./use-editor.ts";

/** A resume that its owner edits: begun here or kept from before. */
export function EditorPage() {
  const editor = useEditor();
  const hydrated = useHydrated();
  const { draft } = editor;
  return (
    <div className={styles.page}>
      <div>
        <h1>{EDITOR.title}</h1>
        <p className={styles.lead}>{EDITOR.lead}</p>
      </div>
      {!hydrated && <noscript>{EDITOR.start.withoutScript}</noscript>}
      {editor.absent && <p role="alert">{EDITOR.absent}</p>}
      {editor.ready && draft === null && <StartChoice begin={editor.begin} template={editor.asked} />}
      {draft !== null && <EditorScreen editor={editor} draft={draft} />}
    </div>
  );
}
