import { useEffect, useState } from "react";
import type { VersionOrigin } from "#contract/kept-document.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { Takeover } from "#engine/tailor/take-over.ts";
import { callApi } from "../../api.ts";
import { readRecord } from "./stored-record.ts";

/** The resume of a version as it is now, and what the version would take over of it. */
export type BaseNews = { newer: ResumeDocument; takeover: Takeover };

/** Null where nothing that concerns the version has changed, or the resume is not there any more. */
export function useBaseNews(
  origin: VersionOrigin | null,
  version: ResumeDocument,
  isSignedIn: boolean,
): BaseNews | null {
  const newer = useResume(origin?.of ?? null, isSignedIn);
  const base = origin?.base as ResumeDocument | undefined;
  const [news, setNews] = useState<BaseNews | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: BaseNews | null) => isCurrent && setNews(found);
    if (base === undefined || newer === null) show(null);
    // Comes when it is wanted: most resumes are no versions.
    else
      import("#engine/tailor/take-over.ts").then(
        ({ takeOver }) => show(newsOf(newer, takeOver(base, version, newer))),
        () => show(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [base, newer, version]);
  return news;
}

function newsOf(newer: ResumeDocument, takeover: Takeover): BaseNews | null {
  const { taken, left, unfounded } = takeover;
  return taken.length + left.length + unfounded.length === 0 ? null : { newer, takeover };
}

/** Read again whenever this tab is looked at. */
function useResume(id: string | null, isSignedIn: boolean): ResumeDocument | null {
  const [resume, setResume] = useState<ResumeDocument | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const read = () => {
      if (id === null || document.visibilityState === "hidden") return;
      readResume(id, isSignedIn, request.signal).then(setResume, () => undefined);
    };
    setResume(null);
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      request.abort();
      document.removeEventListener("visibilitychange", read);
    };
  }, [id, isSignedIn]);
  return resume;
}

/** As the account has it, else as this browser has it. */
async function readResume(
  id: string,
  isSignedIn: boolean,
  signal: AbortSignal,
): Promise<ResumeDocument | null> {
  const kept = isSignedIn ? await callApi("readKeptDocument", { params: { id }, signal }) : null;
  if (kept?.ok) return kept.answer.document as ResumeDocument;
  const record = readRecord(id);
  const isOurs = record !== null && (record.owner === null || isSignedIn);
  return isOurs && kept?.problem.code !== "document-not-found" ? record.replica.document : null;
}
