import { useEffect, useState } from "react";
import { WHAT_IF } from "#content/site/what-if.ts";
import { callApi } from "../../api.ts";
import { showNotice } from "../../ui/show-notice.ts";

export type NotAsked = {
  labels: readonly string[];
  /** Null where nothing can be kept: in the example. */
  set: ((label: string, isAsked: boolean) => void) | null;
};

/** Terms of a scan's ad that its person says are no requirement; kept with the scan. */
export function useNotAsked(scanId: string | null): NotAsked {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    setLabels([]);
    if (scanId === null) return;
    const request = new AbortController();
    callApi("readOwnWords", { params: { id: scanId }, signal: request.signal }).then(
      (read) => read.ok && setLabels(read.answer.notAsked),
      () => undefined,
    );
    return () => request.abort();
  }, [scanId]);
  if (scanId === null) return { labels, set: null };
  return {
    labels,
    set: (label, isAsked) => {
      const others = labels.filter((other) => other !== label);
      setLabels(isAsked ? others : [...others, label]);
      void callApi("noteNotAsked", { params: { id: scanId }, body: { label, isAsked } }).then((noted) => {
        if (noted.ok) return setLabels(noted.answer.notAsked);
        setLabels(labels);
        showNotice(WHAT_IF.notAsked.failed);
      });
    },
  };
}
