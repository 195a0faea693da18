import { useEffect, useRef, useState } from "react";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { LineHint, TailorAnswer, TailorRequest } from "./tailor-messages.ts";

export type ForAd = NonNullable<Extract<TailorAnswer, { type: "read" }>["forAd"]>;

/** The ad that a document is for, and the scan that it is of, if any. */
export type ChosenAd = { text: string; scanId: string | null };

export type Tailor = {
  ad: ChosenAd | null;
  chooseAd: (ad: ChosenAd | null) => void;
  /** What the document as it stands is worth for the ad; null until it was read. */
  forAd: ForAd | null;
  hints: readonly LineHint[];
  failed: boolean;
};

const NOTHING = { forAd: null as ForAd | null, hints: [] as readonly LineHint[], failed: false };

/**
 * Reader and score in a thread of this browser, once they are wanted (`isWanted`): they follow each change of the
 * document.
 */
export function useTailor(document: ResumeDocument, givenAd: ChosenAd | null, isWanted: boolean): Tailor {
  const [ad, chooseAd] = useState(givenAd);
  const text = ad?.text ?? null;
  const [state, setState] = useState(NOTHING);
  const worker = useRef<Worker>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ad read once more is no other ad.
  useEffect(() => chooseAd(givenAd), [givenAd?.text]);
  useEffect(() => {
    if (!isWanted) return;
    const thread = new Worker(new URL("./tailor-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    thread.addEventListener("error", () => setState({ ...NOTHING, failed: true }));
    thread.addEventListener("message", ({ data }: MessageEvent<TailorAnswer>) =>
      setState((before) =>
        data.type === "read"
          ? { forAd: data.forAd, hints: data.hints, failed: false }
          : { ...before, failed: true },
      ),
    );
    return () => thread.terminate();
  }, [isWanted]);
  useEffect(() => {
    if (isWanted) worker.current?.postMessage({ document, ad: text } satisfies TailorRequest);
  }, [isWanted, document, text]);
  return { ...state, forAd: ad === null ? null : state.forAd, ad, chooseAd };
}
