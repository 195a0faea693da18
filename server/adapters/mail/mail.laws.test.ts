import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { startMailServer } from "#testing/a-mail-server.ts";
import { startEmailJs } from "#testing/an-email-js.ts";
import { createEmailJsMailer } from "./emailjs.ts";
import { createLocalMailbox, LOCAL_MAILBOX_PATH } from "./local.ts";
import type { Mail, Mailer } from "./port.ts";
import { createSmtpMailer } from "./smtp.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const aMail = (overrides: Partial<Mail> = {}): Mail => ({
  id: "0198c0de-0000-7000-8000-000000000001",
  to: "hello@vouch.test",
  replyTo: { name: "Zoë Müller", email: "zoe@example.com" },
  subject: "Message from Zoë Müller",
  text: `A question\r\n.\n${"long ".repeat(600)}\nПривет`,
  ...overrides,
});

/** A mailer and what its server got: the text of each mail, and to whom an answer would go. */
type Tried = { mailer: Mailer; read: () => Promise<{ text: string; replyTo: string }[]> };

async function trySmtp(): Promise<Tried & { server: Awaited<ReturnType<typeof startMailServer>> }> {
  const server = await startMailServer();
  const mailer = createSmtpMailer({ url: server.url, from: "vouch@vouch.test", patienceMs: 300 });
  open.push(() => mailer.close(), server.close);
  return {
    server,
    mailer,
    read: async () =>
      server.taken.map(({ text, replyTo }) => ({ text: text ?? "", replyTo: replyTo?.[0]?.address ?? "" })),
  };
}

async function tryEmailJs(): Promise<Tried & { server: Awaited<ReturnType<typeof startEmailJs>> }> {
  const server = await startEmailJs();
  open.push(server.close);
  const mailer = createEmailJsMailer({
    serviceId: "service",
    templateId: "template",
    publicKey: "public",
    accessToken: "private",
    baseUrl: server.baseUrl,
    patienceMs: 300,
  });
  return {
    server,
    mailer,
    read: async () =>
      server.taken.map(({ template_params: { message, user_email } }) => ({
        text: message!,
        replyTo: user_email!,
      })),
  };
}

async function tryLocal(): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), "vouch-mailbox-"));
  open.push(() => rmSync(folder, { recursive: true }));
  const mailer = createLocalMailbox({ folder, now: () => new Date(0) });
  const app = fastify();
  mailer.mount(app);
  return {
    mailer,
    read: async () => {
      const { body } = await app.inject(LOCAL_MAILBOX_PATH);
      const lines = body.replaceAll("<br>", "\n");
      return [...lines.matchAll(/from ([^<]*), (\S+)<\/p>\n<p>([^<]*)/g)].map((found) => ({
        text: found[3]!,
        replyTo: found[2]!,
      }));
    },
  };
}

describe.each([
  ["SMTP", trySmtp],
  ["EmailJS", tryEmailJs],
  ["the local mailbox", tryLocal],
] as const)("mail through %s", (_name, begin) => {
  test("arrives with its whole text, and an answer goes to the visitor", async () => {
    const { mailer, read } = await begin();
    const mail = aMail();
    expect(await mailer.send(mail)).toEqual({ outcome: "taken" });
    const flat = (text: string) => text.replace(/\r\n/g, "\n").trim();
    const [first, ...others] = await read();
    expect(others).toEqual([]);
    expect(flat(first!.text)).toBe(flat(mail.text));
    expect(first!.replyTo).toBe("zoe@example.com");
  });

  test("a name made of headers and a page made of script stay text", async () => {
    const { mailer, read } = await begin();
    const name = "Eve\r\nBcc: all@example.com";
    await mailer.send(aMail({ replyTo: { name, email: "eve@example.com" }, text: "<script>1</script>" }));
    const [mail] = await read();
    expect(mail!.replyTo).toBe("eve@example.com");
    expect(mail!.text).not.toBe("");
  });
});

describe("SMTP", () => {
  test("has one recipient, our sender and the mail's own id, whatever the visitor wrote", async () => {
    const { mailer, server } = await trySmtp();
    await mailer.send(aMail({ replyTo: { name: "Eve\r\nBcc: all@example.com", email: "eve@example.com" } }));
    const [mail] = server.taken;
    expect(mail).toMatchObject({
      from: { address: "vouch@vouch.test" },
      to: [{ address: "hello@vouch.test" }],
      subject: "Message from Zoë Müller",
      messageId: "<0198c0de-0000-7000-8000-000000000001@vouch.test>",
    });
    expect(mail!.bcc ?? []).toEqual([]);
    expect(mail!.headers.filter(({ key }) => key === "bcc")).toEqual([]);
  });

  test.each([
    ["busy", { code: 451 }, { outcome: "later", reason: "smtp-451" }],
    ["against it", { code: 550 }, { outcome: "refused", reason: "smtp-550" }],
    ["silent", "silent", { outcome: "later", reason: "etimedout" }],
  ] as const)("a server that is %s is told apart", async (_how, behaviour, delivery) => {
    const { mailer, server } = await trySmtp();
    server.behave(behaviour);
    expect(await mailer.send(aMail())).toEqual(delivery);
  });

  test("a server that offers no encryption gets nothing where it is demanded", async () => {
    const { server } = await trySmtp();
    const mailer = createSmtpMailer({ url: server.url, from: "vouch@vouch.test", demandTls: true });
    open.push(() => mailer.close());
    expect(await mailer.send(aMail())).not.toEqual({ outcome: "taken" });
    expect(server.taken).toEqual([]);
  });

  test("a server that is down takes the mail once it is back", async () => {
    const { mailer, server } = await trySmtp();
    await server.close();
    expect(await mailer.send(aMail())).toEqual({ outcome: "later", reason: expect.any(String) });
    const again = await startMailServer(Number(new URL(server.url).port));
    open.push(again.close);
    expect(await mailer.send(aMail())).toEqual({ outcome: "taken" });
    expect(again.taken).toHaveLength(1);
  });
});

describe("EmailJS", () => {
  test("gets its keys", async () => {
    const { mailer, server } = await tryEmailJs();
    await mailer.send(aMail());
    expect(server.taken[0]).toMatchObject({
      service_id: "service",
      template_id: "template",
      user_id: "public",
      accessToken: "private",
    });
  });

  test.each([
    [429, { outcome: "later", reason: "http-429" }],
    [500, { outcome: "later", reason: "http-500" }],
    [403, { outcome: "refused", reason: "http-403" }],
    [0, { outcome: "later", reason: "timeout" }],
  ] as const)("a %d is told apart", async (status, delivery) => {
    const { mailer, server } = await tryEmailJs();
    server.answer(status);
    expect(await mailer.send(aMail())).toEqual(delivery);
  });
});

describe("the local mailbox", () => {
  test("has one mail where the same one was handed over twice", async () => {
    const { mailer, read } = await tryLocal();
    await mailer.send(aMail());
    await mailer.send(aMail());
    expect(await read()).toHaveLength(1);
  });

  test("asks for more time where its folder cannot be written", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "vouch-mailbox-")), "file");
    writeFileSync(file, "");
    const mailer = createLocalMailbox({ folder: file, now: () => new Date(0) });
    expect(await mailer.send(aMail())).toEqual({ outcome: "later", reason: "mailbox-not-writable" });
  });
});
