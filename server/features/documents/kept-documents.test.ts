import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptDocument, savedDocument } from "#contract/kept-document.ts";
import { beginSave, type Replica, takeAnswer } from "#engine/document/replica.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { Client } from "#testing/a-client.ts";
import { startLocalPostgres } from "#testing/local-postgres.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { makeChance } from "#testing/make-chance.ts";
import { signIn } from "#testing/sign-in.ts";

type Home = { name: string; settings: Record<string, string>; stop: () => Promise<void> };

async function findHomes(): Promise<Home[]> {
  const embedded: Home = { name: "embedded", settings: {}, stop: async () => undefined };
  try {
    const { url, stop } = await startLocalPostgres();
    return [embedded, { name: "PostgreSQL", settings: { DATABASE_URL: url }, stop }];
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn((error as Error).message);
    return [embedded];
  }
}

const JUNO: ResumeDocument = {
  basics: { name: "Juno Marlowe", label: "Baker" },
  work: [{ id: "a", position: "Baker" }],
};

describe.each(await findHomes())("a resume kept in an account, in the home $name", ({ settings, stop }) => {
  let server: LocalServer;
  let juno: Client;
  beforeAll(async () => {
    server = await startLocalServer({ settings });
    juno = await signIn(server, { email: "juno@mail.example", name: "Juno" });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await stop();
  });

  const put = (id: string, body: object, client = juno) =>
    client.fetch(`/api/documents/${id}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const save = async (id: string, seq: number, document: ResumeDocument, saveId: string = randomUUID()) =>
    savedDocument.parse(await (await put(id, { saveId, seq, document })).json());
  const post = async (path: string, body: object = {}) =>
    juno.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const read = async (id: string) =>
    keptDocument.parse(await (await juno.fetch(`/api/documents/${id}`)).json());

  test("is read as it was saved, found by its words, deleted and brought back", async () => {
    const id = randomUUID();
    expect(await save(id, 0, JUNO)).toEqual({ seq: 1, saved: true, document: null });
    expect(await read(id)).toEqual({ id, seq: 1, document: JUNO, origin: null });
    const found = async () =>
      (
        (await (await post("/api/documents/search", { search: "marlowe BAKER" })).json()) as {
          documents: { id: string }[];
        }
      ).documents.map((one) => one.id);
    expect(await found()).toEqual([id]);
    await juno.fetch(`/api/documents/${id}`, { method: "DELETE" });
    expect(await found()).toEqual([]);
    expect((await put(id, { saveId: randomUUID(), seq: 1, document: JUNO })).status).toBe(404);
    await post(`/api/documents/${id}/restore`);
    expect(await found()).toEqual([id]);
  });

  test("is never written over by a save that has not seen the newest, and takes the same save once", async () => {
    const id = randomUUID();
    const saveId = randomUUID();
    await save(id, 0, JUNO);
    const changed = { ...JUNO, basics: { name: "Juno" } };
    await save(id, 1, changed, saveId);
    const late = { ...JUNO, skills: [{ id: "s", name: "Rye" }] };
    expect(await save(id, 1, late)).toEqual({ seq: 2, saved: false, document: changed });
    expect(await save(id, 1, changed, saveId)).toEqual({ seq: 2, saved: true, document: null });
    expect((await read(id)).document).toEqual(changed);
  });

  test("of a version tells what it came of, and is listed as what it is for", async () => {
    const id = randomUUID();
    const ad = { title: "Head Baker", company: "Hearth & Crust", text: "We bake.", scanId: null };
    const origin = { of: null, base: JUNO, ad };
    expect((await put(id, { saveId: randomUUID(), seq: 0, document: JUNO, origin })).status).toBe(200);
    expect((await read(id)).origin).toEqual(origin);
    expect(await (await post("/api/documents/search", { search: "hearth" })).json()).toMatchObject({
      documents: [{ id, isVersion: true, jobTitle: "Head Baker", company: "Hearth & Crust" }],
    });
  });

  test("of a version takes the resume as it is now once its changes were taken over", async () => {
    const [id, saveId] = [randomUUID(), randomUUID()];
    const ad = { title: "Baker", company: null, text: "We bake.", scanId: null };
    const origin = { of: null, base: JUNO, ad };
    await put(id, { saveId: randomUUID(), seq: 0, document: JUNO, origin });
    await save(id, 1, { ...JUNO, skills: [] });
    expect((await read(id)).origin).toEqual(origin);
    const newer = { ...origin, base: { ...JUNO, basics: { name: "Juno M." } } };
    const rebase = { saveId, seq: 2, document: JUNO, origin: newer };
    expect(await (await put(id, rebase)).json()).toMatchObject({ seq: 3, saved: true });
    expect((await read(id)).origin).toEqual(newer);
    const plain = randomUUID();
    await save(plain, 0, JUNO);
    await put(plain, { saveId: randomUUID(), seq: 1, document: JUNO, origin });
    expect((await read(plain)).origin).toBeNull();
  });

  test("of a version made for the ad of a scan is found by that scan", async () => {
    const [id, scanId] = [randomUUID(), randomUUID()];
    const ad = { title: "Baker", company: null, text: "We bake.", scanId };
    await put(id, { saveId: randomUUID(), seq: 0, document: JUNO, origin: { of: null, base: JUNO, ad } });
    const found = async (scan: string) => (await post("/api/documents/search", { scan })).json();
    expect(await found(scanId)).toMatchObject({ documents: [{ id }] });
    expect(await found(randomUUID())).toMatchObject({ documents: [] });
  });

  test("from two devices that save at once loses no word that either typed", async () => {
    const id = randomUUID();
    const chance = makeChance("two devices");
    await save(id, 0, JUNO);
    const devices: Replica[] = [1, 2].map(() => ({
      document: JUNO,
      seen: { seq: 1, document: JUNO },
      sent: null,
    }));
    const typed: string[] = [];
    const sync = async (device: number, isLost: boolean) => {
      const begun = beginSave(devices[device]!, randomUUID());
      if (begun === null) return;
      devices[device] = begun;
      const answer = await save(id, begun.sent.seq, begun.sent.document, begun.sent.saveId);
      if (isLost) return;
      const taken = { ...answer, document: answer.document as ResumeDocument | null };
      devices[device] = takeAnswer(devices[device]!, begun.sent, taken);
    };
    for (let round = 0; round < 60; round += 1) {
      const device = chance.next() < 0.5 ? 0 : 1;
      const replica = devices[device]!;
      const word = `w${round}w`;
      typed.push(word);
      const summary = `${word} ${replica.document.basics?.summary ?? ""}`.trim();
      const document = { ...replica.document, basics: { ...replica.document.basics, summary } };
      devices[device] = { ...replica, document };
      if (chance.next() < 0.3) await Promise.all([sync(0, chance.next() < 0.3), sync(1, false)]);
      else if (chance.next() < 0.5) await sync(device, chance.next() < 0.3);
    }
    for (let round = 0; round < 4; round += 1) for (const device of [0, 1]) await sync(device, false);
    const { document } = await read(id);
    expect(typed.filter((word) => !document.basics?.summary?.includes(word))).toEqual([]);
  });

  test("leaves with the account, and stands in what is downloaded before", async () => {
    const other = await signIn(server, { email: "other@mail.example", name: "Other" });
    const id = randomUUID();
    await put(id, { saveId: randomUUID(), seq: 0, document: JUNO }, other);
    const files = unzipSync(new Uint8Array(await (await other.fetch("/api/account/data")).arrayBuffer()));
    expect(JSON.parse(strFromU8(files["my-data.json"]!))).toMatchObject({
      editedResumes: [{ id, document: JUNO }],
    });
    expect((await juno.fetch(`/api/documents/${id}`)).status).toBe(404);
    await other.fetch("/api/account/delete", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ everything: true }),
    });
    const again = await signIn(server, { email: "other@mail.example", name: "Other" });
    expect((await again.fetch(`/api/documents/${id}`)).status).toBe(404);
  });
});
