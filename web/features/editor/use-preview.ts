import { useEffect, useRef, useState } from "react";
import { DOCUMENT_FILE_PATH } from "../../api-paths.ts";
import type { Draft } from "./draft.ts";
import { postForFile } from "./post-for-file.ts";

/** After the last key stroke. */
const PAUSE_MS = 120;

export type Preview = { url: string | null; problem: string | null };

/** A picture of the pages of a draft, drawn anew at every pause; the last one stands until the next is there. */
export function usePreview(draft: Draft): Preview {
  const [preview, setPreview] = useState<Preview>({ url: null, problem: null });
  useRevokedAtEnd(preview.url);
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const body = { ...draft, format: "svg" };
      const answer = await postForFile(DOCUMENT_FILE_PATH, body, request.signal).catch(() => null);
      if (answer === null || request.signal.aborted) return;
      setPreview(({ url }) => {
        if (!answer.ok) return { url, problem: answer.problem.title };
        if (url !== null) URL.revokeObjectURL(url);
        return { url: URL.createObjectURL(answer.file), problem: null };
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [draft]);
  return preview;
}

/** Gives the last picture back when nobody looks any more. */
function useRevokedAtEnd(url: string | null): void {
  const last = useRef(url);
  last.current = url;
  useEffect(
    () => () => {
      if (last.current !== null) URL.revokeObjectURL(last.current);
    },
    [],
  );
}
