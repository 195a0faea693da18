import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aClient } from "#testing/a-client.ts";
import { type MailServer, startMailServer } from "#testing/a-mail-server.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";

const good = { user_name: "Ana Díaz", user_email: "ana@example.com", message: "Where is the sidebar?" };

const send = (server: LocalServer, body: unknown) =>
  aClient(server.origin).fetch("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("the contact form", () => {
  let mail: MailServer;
  let server: LocalServer;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await startLocalServer({
      settings: { SMTP_URL: mail.url, CONTACT_EMAIL: "team@vouch.test", MAIL_FROM: "vouch@vouch.test" },
    });
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });
  const texts = () => mail.taken.map(({ text }) => text ?? "");

  test("brings the message to our address, answerable to the visitor", async () => {
    expect((await send(server, good)).status).toBe(200);
    await expect.poll(texts).toHaveLength(1);
    const [taken] = mail.taken;
    expect(taken!.to?.[0]?.address).toBe("team@vouch.test");
    expect(taken!.replyTo?.[0]).toMatchObject({ name: "Ana Díaz", address: "ana@example.com" });
    expect(taken!.text).toContain("Where is the sidebar?");
  });

  test("works without a script, and shows its thanks on the page", async () => {
    const response = await aClient(server.origin).fetch("/api/contact", {
      method: "POST",
      body: new URLSearchParams({ ...good, message: "Sent by a plain form" }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact#thanks");
    await expect.poll(() => texts().some((text) => text.includes("plain form"))).toBe(true);
  });

  test("takes a form from a program too, and no files with it", async () => {
    const sendForm = async (more: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...good, message: "Sent in parts", ...more }))
        form.set(name, value);
      return (await aClient(server.origin).fetch("/api/contact", { method: "POST", body: form })).status;
    };
    expect(await sendForm({})).toBe(200);
    await expect.poll(() => texts().some((text) => text.includes("in parts"))).toBe(true);
    expect(await sendForm({ user_email: "ana" })).toBe(400);
    expect(await sendForm({ message: new Blob(["a file"]) })).toBe(400);
    expect(await sendForm({ more: "x" })).toBe(400);
  });

  test.each([
    ["no name", { ...good, user_name: "  " }],
    ["no message", { ...good, message: "" }],
    ["an address that is none", { ...good, user_email: "ana" }],
    ["two addresses", { ...good, user_email: "ana@example.com, all@example.com" }],
    ["an address of two lines", { ...good, user_email: "ana@example.com\r\nBcc: all@example.com" }],
    ["a name of two lines", { ...good, user_name: "Ana\r\nBcc: all@example.com" }],
    ["a message without end", { ...good, message: "x".repeat(5001) }],
    ["nothing", {}],
    ["a list", []],
  ])("%s is refused, and nothing is sent", async (_what, body) => {
    const before = texts().length;
    const response = await send(server, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "request-malformed" });
    expect(texts()).toHaveLength(before);
  });

  test("another site cannot send through it", async () => {
    const response = await aClient(server.origin).fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "cross-site" },
      body: JSON.stringify(good),
    });
    expect(response.status).toBe(403);
  });
});

test("a flood of messages is stopped, and says when to come back", async () => {
  const server = await startLocalServer({
    limits: { requests: 100, scans: 1, signIns: 1, messages: 3, letters: 10 },
  });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1)
    expect((await send(server, { ...good, user_email: "ana" })).status).toBe(400);
  for (let i = 0; i < 5; i += 1) statuses.push((await send(server, { ...good, message: `${i}` })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await send(server, good);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await server.close();
});

test("without a mail server the message can be read on this machine", async () => {
  const server = await startLocalServer();
  const client = aClient(server.origin);
  await send(server, { ...good, message: "<b>Only text</b>" });
  await expect
    .poll(async () => (await (await client.fetch("/local-mailbox")).text()).includes("&#60;b&#62;Only text"))
    .toBe(true);
  expect(await (await client.fetch("/api/session")).json()).toMatchObject({ local: { mail: true } });
  await server.close();
});

test("visitors' messages cannot be read from elsewhere", async () => {
  const server = await startLocalServer({
    settings: {
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
      PUBLIC_URL: "https://vouch.test",
      LOCAL_ON_NETWORK: "yes",
    },
  });
  const client = aClient("https://vouch.test", server.origin);
  expect((await client.fetch("/local-mailbox")).status).toBe(404);
  await server.close();
});
