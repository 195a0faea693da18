import { afterAll, beforeAll, expect, test } from "vitest";
import type { Identity } from "#server/adapters/identity/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { aStore } from "#testing/a-store.ts";
import { admitUser } from "./admit-user.ts";
import { describeUser } from "./describe-user.ts";

let store: Store;
const runtime = aRuntime();
beforeAll(async () => {
  store = await aStore();
});
afterAll(() => store.close());

/** The user of this id, as their browser gets to know them. */
async function readPerson(id: string) {
  const [user] = await store.db().select().from(users).where(eq(users.id, id));
  return describeUser(user!);
}

let subjects = 0;
function anIdentity(overrides: Partial<Identity> = {}): Identity {
  subjects += 1;
  return {
    issuer: "https://accounts.google.com",
    subject: `subject-${subjects}`,
    email: "jonas.weber@mail.example",
    name: "Jonas Weber",
    picture: null,
    ...overrides,
  };
}

test("the first sign-in makes a free person with three resume scans and three letter scans", async () => {
  const id = await admitUser(store, runtime, anIdentity());
  expect(await readPerson(id)).toEqual({
    id,
    email: "jonas.weber@mail.example",
    name: "Jonas Weber",
    picture: null,
    subscription: "free",
    resumeScan: 3,
    coverLetterScan: 3,
    updatedAt: "2026-11-20T09:00:00.000Z",
  });
});

test("the next sign-in finds the same person, and takes over a new address or name", async () => {
  const identity = anIdentity();
  const first = await admitUser(store, runtime, identity);
  await store.db().update(users).set({ resumeScan: 1 }).where(eq(users.id, first));
  runtime.pass(1000);
  const again = await admitUser(store, runtime, { ...identity, email: "jonas@new.example", name: null });
  expect(again).toBe(first);
  expect(await readPerson(first)).toMatchObject({
    email: "jonas@new.example",
    name: null,
    resumeScan: 1,
    updatedAt: "2026-11-20T09:00:01.000Z",
  });
});

test("an address alone makes nobody the same person", async () => {
  const one = await admitUser(store, runtime, anIdentity({ subject: "one" }));
  const two = await admitUser(store, runtime, anIdentity({ subject: "two" }));
  const elsewhere = await admitUser(store, runtime, anIdentity({ subject: "one", issuer: "local" }));
  expect(new Set([one, two, elsewhere]).size).toBe(3);
});

test("twenty first sign-ins at once make one person", async () => {
  const identity = anIdentity({ email: "many@mail.example" });
  const ids = await Promise.all(Array.from({ length: 20 }, () => admitUser(store, runtime, identity)));
  expect(new Set(ids).size).toBe(1);
  const made = await store
    .db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, "many@mail.example"));
  expect(made).toHaveLength(1);
});

test("a plan that nobody knows counts as free", async () => {
  const id = await admitUser(store, runtime, anIdentity());
  await store.db().update(users).set({ subscription: "gold" }).where(eq(users.id, id));
  expect(await readPerson(id)).toMatchObject({ subscription: "free" });
});
