import { type ChangeEvent, useId, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import { isPhoto, WITHOUT_PHOTO } from "#engine/document/photo.ts";
import buttons from "../../ui/button.module.css";
import type { Draft } from "./draft.ts";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor.ts";

const TEXTS = EDITOR.look.photo;

/** A photo of the person, left out until they ask for it. It is cut to size in the browser. */
export function PhotoChoice({ draft, edit }: { draft: Draft; edit: Editor["edit"] }) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const [said, say] = useState("");
  const { basics, meta } = draft.document;
  const image = isPhoto(basics?.image) ? basics.image : null;
  const isPrinted = image !== null && meta?.vouch?.photo === true;
  const set = (value: string | undefined, photo: boolean) =>
    edit({ kind: "set-basics", field: "image", value }, { kind: "set-meta", value: { photo } });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (file === undefined) return;
    const script = await import("./cut-photo.ts").catch(() => null);
    const photo = (await script?.cutPhoto(file)) ?? null;
    setProblem(script === null ? TEXTS.notLoaded : photo === null ? TEXTS.unreadable : "");
    if (photo === null) return;
    set(photo, true);
    say(TEXTS.taken);
  };
  return (
    <fieldset className={styles.photo}>
      <legend>{TEXTS.title}</legend>
      <p className={styles.hint}>{TEXTS.lead}</p>
      {image !== null && <img src={image} alt={TEXTS.alt} width={70} height={90} />}
      {isPrinted && WITHOUT_PHOTO.has(draft.look.template) && <p>{TEXTS.noPlace}</p>}
      <p className={styles.buttons}>
        <label htmlFor={id} className={`${buttons.quiet} ${buttons.small}`}>
          {image === null ? TEXTS.choose : TEXTS.another}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="visually-hidden"
          onChange={(event) => void choose(event)}
        />
        {image !== null && (
          <>
            <label>
              <input
                type="checkbox"
                checked={isPrinted}
                onChange={({ target }) => edit({ kind: "set-meta", value: { photo: target.checked } })}
              />{" "}
              {TEXTS.print}
            </label>
            <button
              type="button"
              className={`${buttons.quiet} ${buttons.small}`}
              onClick={() => set(undefined, false)}
            >
              {TEXTS.remove}
            </button>
          </>
        )}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}
