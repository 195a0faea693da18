import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "#server/adapters/store/port.ts";
import { sessions, users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aStore } from "#testing/a-store.ts";
import { aUserRow } from "#testing/a-user-row.ts";
import { closeSession } from "./close-session.ts";
import { findSession } from "./find-session.ts";
import { forgetEndedSessions } from "./forget-ended-sessions.ts";
import { openSession } from "./open-session.ts";

const DAY = 24 * 3_600_000;

let store: Store;
beforeAll(async () => {
  store = await aStore();
});
afterAll(() => store.close());

async function aSession(previousToken: string | null = null) {
  const user = aUserRow();
  await store.db().insert(users).values(user);
  const runtime = aRuntime();
  const token = await openSession(store, runtime, { userId: user.id, userAgent: "A browser", previousToken });
  return { userId: user.id, runtime, token, find: () => findSession(store, runtime, token) };
}

const rowsOf = (userId: string) => store.db().select().from(sessions).where(eq(sessions.userId, userId));

test("the store never holds what the cookie holds", async () => {
  const { userId, token } = await aSession();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await rowsOf(userId))).not.toContain(token);
});

test("a token that nobody was given finds nobody", async () => {
  const { runtime } = await aSession();
  expect(await findSession(store, runtime, "guessed")).toBeNull();
  expect(await findSession(store, runtime, "' or 1=1 --")).toBeNull();
});

test("a session ends thirty days after the last visit", async () => {
  const { runtime, find } = await aSession();
  runtime.pass(30 * DAY - 1);
  expect(await find()).not.toBeNull();
  runtime.pass(30 * DAY);
  expect(await find()).toBeNull();
});

test("whoever keeps coming back stays signed in, but for half a year at most", async () => {
  const { userId, runtime, find } = await aSession();
  for (let visit = 1; visit <= 8; visit += 1) {
    runtime.pass(20 * DAY);
    expect(await find()).toMatchObject({ user: { id: userId } });
  }
  runtime.pass(20 * DAY);
  expect(await find()).toBeNull();
});

test("a visit is written down once an hour, not with every page", async () => {
  const { runtime, find } = await aSession();
  runtime.pass(59 * 60_000);
  expect(await find()).toMatchObject({ renewedUntil: null });
  runtime.pass(60_000);
  expect((await find())?.renewedUntil).toEqual(new Date(runtime.now().getTime() + 30 * DAY));
  expect(await find()).toMatchObject({ renewedUntil: null });
});

test("signing out ends this browser's session and no other", async () => {
  const { userId, runtime, token, find } = await aSession();
  const other = await openSession(store, runtime, { userId, userAgent: null, previousToken: null });
  await closeSession(store, token);
  expect(await find()).toBeNull();
  expect(await findSession(store, runtime, other)).toMatchObject({ user: { id: userId } });
});

test("signing in ends the session that the browser had, whoever's it was", async () => {
  const before = await aSession();
  await aSession(before.token);
  expect(await before.find()).toBeNull();
});

test("what has ended is cleared away, what holds stays", async () => {
  const { userId, runtime, token } = await aSession();
  runtime.pass(29 * DAY);
  await forgetEndedSessions(store, runtime);
  expect(await rowsOf(userId)).toHaveLength(1);
  runtime.pass(2 * DAY);
  await forgetEndedSessions(store, runtime);
  expect(await rowsOf(userId)).toHaveLength(0);
  expect(await findSession(store, runtime, token)).toBeNull();
});
