import { useEffect, useState } from "react";
import { SETTINGS } from "#content/site/settings.ts";
import { callApi } from "../../api.ts";
import type { Answer } from "../../api-schemas.ts";
import { describeStorage } from "./describe-storage.ts";

/** How much is kept of the user and how much may be; nothing until it is known. */
export function StorageUsed() {
  const [kept, setKept] = useState<Answer<"readStorage"> | null>(null);
  useEffect(() => {
    const request = new AbortController();
    callApi("readStorage", { signal: request.signal }).then(
      (result) => setKept(result.ok ? result.answer : null),
      () => undefined,
    );
    return () => request.abort();
  }, []);
  if (kept === null) return null;
  return (
    <>
      <dt>{SETTINGS.account.storage}</dt>
      <dd>{describeStorage(kept)}</dd>
    </>
  );
}
