import { useId, useRef, useState } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import form from "../../site/home/scan-form.module.css";
import buttons from "../../ui/button.module.css";
import { describeFileSize } from "../../ui/describe-file-size.ts";
import { FileIcon } from "../../ui/icons.tsx";

const TEXTS = LINKEDIN.own;

/** The profile's PDF, the data export's ZIP or a text file, dropped or chosen. What it is, the server tells by its bytes. */
export function ProfileFile({ file, choose }: { file: File | null; choose: (file: File | null) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {TEXTS.file}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {TEXTS.fileHint}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the input inside. */}
      <div
        className={form.drop}
        data-over={over ? "" : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const dropped = event.dataTransfer.files[0];
          if (dropped !== undefined) choose(dropped);
        }}
      >
        <FileIcon />
        {file === null && (
          <p>
            {TEXTS.drop} <label htmlFor={id}>{TEXTS.choose}</label>
          </p>
        )}
        <p className={form.file} role="status">
          {file !== null && `${file.name} (${describeFileSize(file.size)})`}
        </p>
        {file !== null && (
          <button
            type="button"
            className={`${buttons.quiet} ${buttons.small}`}
            aria-label={TEXTS.removeLabel}
            onClick={() => {
              choose(null);
              input.current?.focus();
            }}
          >
            {TEXTS.remove}
          </button>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept=".pdf,.zip,.txt"
          aria-describedby={`${id}-hint`}
          className={form.input}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen !== undefined) choose(chosen);
            // So that choosing the same file once more is a change again; the file itself is held in the state.
            event.currentTarget.value = "";
          }}
        />
      </div>
      <p className={form.hint}>{TEXTS.privacy}</p>
    </div>
  );
}
