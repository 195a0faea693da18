import { IconFileUpload } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useId, useState } from "react";
import buttons from "./button.module.css";
import { describeFileSize } from "./describe-file-size.ts";
import form from "./form-field.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  texts: { label: string; hint: string; drop: string; choose: string; remove: string; removeLabel: string };
  file: File | null;
  choose: (file: File | null) => void;
  /** Takes all that are dropped or chosen, in place of one. */
  chooseMany?: (files: File[]) => void;
  /** The input itself: where the focus goes when a file is removed, or when something is wrong with it. */
  input: RefObject<HTMLInputElement | null>;
  name: string;
  /** Endings that the browser's own dialog offers, e.g. '.pdf'. */
  accept: string;
  required?: boolean;
  /** What is wrong with the file, or null; left out where nothing is checked here. */
  problem?: string | null;
  /** Below the field. */
  children?: ReactNode;
};

/** One file, dropped or chosen; or several, which then stand beside the field. */
export function DropField(props: Props) {
  const { texts, file, choose, chooseMany, input, problem, children } = props;
  const id = useId();
  const take = (files: FileList | null) => {
    const taken = files?.[0];
    if (chooseMany !== undefined) chooseMany([...(files ?? [])]);
    else if (taken !== undefined) choose(taken);
  };
  const remove = () => {
    choose(null);
    input.current?.focus();
  };
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {texts.label}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {texts.hint}
      </p>
      <DropArea onDrop={take}>
        <Icon of={IconFileUpload} size={32} />
        {file === null && (
          <p>
            {texts.drop} <label htmlFor={id}>{texts.choose}</label>
          </p>
        )}
        <TakenFile texts={texts} file={file} onRemove={remove} />
        <input
          ref={input}
          id={id}
          name={props.name}
          type="file"
          accept={props.accept}
          multiple={chooseMany !== undefined}
          required={props.required}
          aria-invalid={problem == null ? undefined : true}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          className={form.input}
          onChange={(event) => {
            take(event.currentTarget.files);
            // So that choosing the same file once more is a change again; the file itself is held in the state.
            event.currentTarget.value = "";
          }}
        />
      </DropArea>
      {problem !== undefined && (
        <p id={`${id}-error`} className={form.error} role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}

type AreaProps = { onDrop: (files: FileList) => void; children: ReactNode };

function DropArea({ onDrop, children }: AreaProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the input inside.
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
        onDrop(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}

type TakenProps = Pick<Props, "texts" | "file"> & { onRemove: () => void };

function TakenFile({ texts, file, onRemove }: TakenProps) {
  return (
    <>
      <p className={form.file} role="status">
        {file !== null && `${file.name} (${describeFileSize(file.size)})`}
      </p>
      {file !== null && (
        <button
          type="button"
          className={`${buttons.quiet} ${buttons.small}`}
          aria-label={texts.removeLabel}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      )}
    </>
  );
}
