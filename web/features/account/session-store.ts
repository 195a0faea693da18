import type { Session } from "#contract/account.ts";
import { SESSION_PATH } from "../../api-paths.ts";

/** Who is signed in, as one page knows it: asked once, asked again after sign-in, told to everyone who listens. */
export type SessionStore = {
  /** The answer, asked for at the first call. Null where the server could not be reached. */
  read: () => Promise<Session | null>;
  refresh: () => Promise<Session | null>;
  /** What is known now; `undefined` until the first answer. */
  current: () => Session | null | undefined;
  subscribe: (listener: () => void) => () => void;
};

export function createSessionStore(
  fetchSession: () => Promise<Session | null> = fetchSessionOnce,
): SessionStore {
  let asked: Promise<Session | null> | null = null;
  let known: Session | null | undefined;
  const listeners = new Set<() => void>();

  function ask(): Promise<Session | null> {
    const question = fetchSession().then((session) => {
      // An answer that a later question has overtaken says nothing new.
      if (asked === question) {
        known = session;
        for (const listener of listeners) listener();
      }
      return session;
    });
    asked = question;
    return question;
  }

  return {
    read: () => asked ?? ask(),
    refresh: ask,
    current: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function fetchSessionOnce(): Promise<Session | null> {
  try {
    const response = await fetch(SESSION_PATH, {
      cache: "no-store",
      headers: { accept: "application/json" },
    });
    const answer: unknown = response.ok ? await response.json() : null;
    return isSession(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isSession(answer: unknown): answer is Session {
  if (typeof answer !== "object" || answer === null || !("person" in answer) || !("local" in answer))
    return false;
  const { person } = answer;
  return person === null || (typeof person === "object" && "subscription" in person && "email" in person);
}
