import { useRef, useState } from "react";
import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence } from "#contract/letter.ts";
import { useRequest } from "../../ui/use-request.ts";
import type { Rework, ReworkRun } from "./rework-letter.ts";

/** What is only needed once somebody changes something. */
const load = () => import("./rework-letter.ts");

/** Another wording of a paragraph, or another line in the place of one; each can be undone. */
export function useRework(rework: Rework | null, text: string, edit: (text: string) => void) {
  const [working, setWorking] = useState(false);
  const [note, setNote] = useState("");
  const [before, setBefore] = useState<readonly string[]>([]);
  const run = useRef<ReworkRun>(rework === null ? null : { ...rework, variant: 0, plan: null });
  const beginRequest = useRequest();

  async function rewrite(make: (signal: AbortSignal) => Promise<string | null>): Promise<void> {
    if (rework === null || working) return;
    setWorking(true);
    setNote("");
    const made = await make(beginRequest().signal).catch(() => null);
    setWorking(false);
    if (made === null || made === text) return setNote(LETTER.result.noOther);
    setBefore((older) => [...older, text]);
    edit(made);
  }

  const change = (make: (signal: AbortSignal) => Promise<string | null>) => void rewrite(make);
  return {
    working,
    note,
    canUndo: before.length > 0,
    reword: (sentence: CheckedSentence) =>
      change(async (signal) => (await load()).reword(run.current!, text, sentence.start, signal)),
    swap: (sentence: CheckedSentence) =>
      change(async (signal) => (await load()).swap(run.current!, text, sentence, signal)),
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      setNote("");
      edit(last);
    },
  };
}
