import { useEffect, useState } from "react";
import { type CallProblem, callApi } from "../../api.ts";
import type { Answer } from "../../api-schemas.ts";
import { useSession } from "./session-context.tsx";

type KeptName = "readLetter" | "readReview";

export type KeptState<Name extends KeptName> =
  | { type: "loading" }
  | { type: "signed-out" }
  | { type: "problem"; problem: CallProblem }
  | { type: "ready"; kept: Answer<Name> };

/** Something that is kept of the user, by its id. Read once it is known who is signed in, and again when that changes. */
export function useKept<Name extends KeptName>(name: Name, id: string): KeptState<Name> {
  const session = useSession();
  const personId = session === undefined ? undefined : (session?.person?.id ?? null);
  const [state, setState] = useState<KeptState<Name>>({ type: "loading" });
  useEffect(() => {
    if (personId === undefined) return;
    const request = new AbortController();
    readKept(name, id, request.signal).then(setState, () => undefined);
    return () => request.abort();
  }, [name, id, personId]);
  return state;
}

async function readKept<Name extends KeptName>(
  name: Name,
  id: string,
  signal: AbortSignal,
): Promise<KeptState<Name>> {
  const result = await callApi(name, { params: { id }, signal });
  if (result.ok) return { type: "ready", kept: result.answer };
  const { code } = result.problem;
  if (code === "sign-in-needed" || code === "session-expired") return { type: "signed-out" };
  return { type: "problem", problem: result.problem };
}
