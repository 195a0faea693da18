import { useRef } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import { DropField } from "../../ui/drop-field.tsx";

const { file: label, fileHint: hint, drop, choose: chooseText, remove, removeLabel } = LINKEDIN.own;

/** The profile's PDF, the data export's ZIP or a text file, dropped or chosen. What it is, the server tells by its bytes. */
export function ProfileFile({ file, choose }: { file: File | null; choose: (file: File | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropField
      texts={{ label, hint, drop, choose: chooseText, remove, removeLabel }}
      file={file}
      choose={choose}
      input={input}
      name="profile"
      accept=".pdf,.zip,.txt"
    />
  );
}
