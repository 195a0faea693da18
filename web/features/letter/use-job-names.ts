import { useEffect, useRef, useState } from "react";
import type { AdNames } from "#contract/letter.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { callApi } from "../../api.ts";
import { LEAST_AD, offerNames, READ_AD_AFTER_MS } from "../../ui/ad-names.ts";
import { whenReleased } from "../../ui/when-released.ts";

export type JobNames = { jobTitle: string; company: string };

/** Wordings of the ad that may be it, where none is sure enough to be filled in. */
export type NameSuggestions = Readonly<Record<keyof JobNames, readonly string[]>>;

/** Title and company: as the ad says, until the user has said something about one. */
export function useJobNames(job: string) {
  const [names, setNames] = useState<JobNames>({ jobTitle: "", company: "" });
  const [suggestions, setSuggestions] = useState<NameSuggestions>({ jobTitle: [], company: [] });
  /** The ad that the names were read from: those of another say nothing. */
  const readFrom = useRef("");
  const touched = useRef<Record<keyof JobNames, boolean>>({ jobTitle: false, company: false });

  useEffect(
    () =>
      readLater(job, (read) => {
        const { jobTitle, company } = read;
        readFrom.current = job;
        setSuggestions(offerNames(read));
        setNames((before) => ({
          jobTitle: touched.current.jobTitle ? before.jobTitle : (jobTitle ?? ""),
          company: touched.current.company ? before.company : (company ?? ""),
        }));
      }),
    [job],
  );
  return {
    names,
    suggestions,
    setName: (name: keyof JobNames, text: string) => {
      touched.current[name] = true;
      setNames((before) => ({ ...before, [name]: text }));
    },
    /** What stands in the field, typed or left as the ad says it, and so is the person's word; null where that is nothing. */
    readSaid: (name: keyof JobNames) => {
      if (touched.current[name]) return names[name];
      return readFrom.current === job ? names[name] || null : null;
    },
  };
}

/** Asks the server after a pause what the ad says. @returns what calls that off. */
function readLater(job: string, take: (read: AdNames) => void): (() => void) | undefined {
  if (job.trim().length < LEAST_AD || job.length > MAX_JOB_CHARACTERS) return undefined;
  const request = new AbortController();
  const timer = setTimeout(async () => {
    const body = { jobDescription: job };
    const result = await callApi("readAd", { body, signal: request.signal }).catch(() => null);
    await whenReleased();
    if (result !== null && !request.signal.aborted && result.ok) take(result.answer);
  }, READ_AD_AFTER_MS);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}
