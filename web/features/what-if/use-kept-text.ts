import { useCallback, useEffect, useRef, useState } from "react";
import type { OwnWords } from "#contract/own-words.ts";
import { callApi } from "../../api.ts";
import { dropUnsaved, findUnsaved, storeUnsaved } from "./unsaved-texts.ts";

/** After a pause of this long a changed text goes to the server; this browser has it at once. */
const KEEP_AFTER_MS = 600;

export type KeptText = {
  /** Null until it is known what was kept; `original` stands for an unchanged text. */
  text: string | null;
  phase: "kept" | "keeping" | "not-kept";
  /** What another window kept meanwhile; null where none did. */
  other: OwnWords | null;
  edit: (text: string) => void;
  choose: (whose: "mine" | "theirs") => void;
};

const UNCHANGED: OwnWords = { text: null, revision: 0, notAsked: [] };

/** The text of a scan's resume as its person changed it, in this browser at once and with the scan a moment later. */
export function useKeptText(scanId: string, original: string | null): KeptText {
  const [text, setText] = useState<string | null>(null);
  const [phase, setPhase] = useState<KeptText["phase"]>("kept");
  const [other, setOther] = useState<OwnWords | null>(null);
  const own = useRef({ text: null as string | null, revision: 0, isSending: false });
  const { start, stop } = usePause();

  const send = useCallback(async () => {
    stop();
    if (own.current.isSending) return;
    own.current.isSending = true;
    const { text: sent, revision } = own.current;
    const body = { text: sent, revision };
    const kept = await callApi("keepOwnText", { params: { id: scanId }, body }).catch(() => null);
    own.current.isSending = false;
    if (kept === null || !kept.ok) return setPhase("not-kept");
    const { words } = kept.answer;
    if (!kept.answer.kept && words.text !== own.current.text) {
      setPhase("not-kept");
      return setOther(words);
    }
    own.current.revision = words.revision;
    dropUnsaved({ scanId, text: sent });
    if (own.current.text === sent) return setPhase("kept");
    storeUnsaved(scanId, own.current.text, words.revision);
    start(() => void send());
  }, [scanId, start, stop]);

  useEffect(() => {
    if (original === null) return;
    const request = new AbortController();
    callApi("readOwnWords", { params: { id: scanId }, signal: request.signal }).then(
      (read) => {
        const unsaved = findUnsaved(scanId);
        const mine = unsaved ?? (read.ok ? read.answer : UNCHANGED);
        own.current = { text: mine.text, revision: mine.revision, isSending: false };
        setText(mine.text ?? original);
        setPhase(read.ok ? "kept" : "not-kept");
        if (unsaved !== null && read.ok) void send();
      },
      () => undefined,
    );
    return () => request.abort();
  }, [scanId, original, send]);

  const edit = (next: string) => {
    setText(next);
    own.current.text = next === original ? null : next;
    storeUnsaved(scanId, own.current.text, own.current.revision);
    if (other !== null) return;
    setPhase("keeping");
    start(() => void send());
  };
  const choose = (whose: "mine" | "theirs") => {
    if (other === null) return;
    own.current.revision = other.revision;
    setOther(null);
    if (whose === "mine") {
      setPhase("keeping");
      return void send();
    }
    own.current.text = other.text;
    setText(other.text ?? original);
    setPhase("kept");
    dropUnsaved({ scanId, text: other.text });
  };
  return { text, phase, other, edit, choose };
}

/** One act after a pause, begun anew each time; none once the page has gone. */
function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(
    (act: () => void) => {
      stop();
      timer.current = setTimeout(act, KEEP_AFTER_MS);
    },
    [stop],
  );
  useEffect(() => stop, [stop]);
  return { start, stop };
}
