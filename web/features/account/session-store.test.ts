import { describe, expect, test } from "vitest";
import type { Session } from "#contract/account.ts";
import { aPerson } from "#testing/a-person.ts";
import { createSessionStore } from "./session-store.ts";

const local = { signIn: true, payments: true, mail: true };
const signedOut: Session = { person: null, local };
const signedIn: Session = { person: aPerson(), local };

describe("who is signed in", () => {
  test("is asked once, however many parts of the page want to know", async () => {
    let asked = 0;
    const store = createSessionStore(async () => {
      asked += 1;
      return signedIn;
    });
    await Promise.all([store.read(), store.read()]);
    await store.read();
    expect(asked).toBe(1);
    expect(store.current()).toEqual(signedIn);
  });

  test("is not known before the first answer", () => {
    expect(createSessionStore(async () => signedOut).current()).toBeUndefined();
  });

  test("is what the later question learnt, even where an earlier answer comes last", async () => {
    const answers = [Promise.withResolvers<Session>(), Promise.withResolvers<Session>()];
    let question = 0;
    const store = createSessionStore(() => answers[question++]!.promise);
    const first = store.read();
    const second = store.refresh();
    answers[1]!.resolve(signedIn);
    await second;
    answers[0]!.resolve(signedOut);
    await first;
    expect(store.current()).toEqual(signedIn);
  });

  test("is told to everyone who listens, until they stop", async () => {
    const store = createSessionStore(async () => signedIn);
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    await store.refresh();
    stop();
    await store.refresh();
    expect(told).toBe(1);
  });
});
