import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createSmtpMailer } from "#server/adapters/mail/smtp.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { mails } from "#server/adapters/store/schema.ts";
import { type MailServer, startMailServer } from "#testing/a-mail-server.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { openStores } from "#testing/store-homes.ts";
import { forgetSentMails } from "./forget-sent-mails.ts";
import { makeOutbox } from "./outbox.ts";
import { type NewMail, queueMail } from "./queue-mail.ts";
import { sendMails } from "./send-mails.ts";

const HOUR = 3_600_000;

const aMessage = (text: string): NewMail => ({
  recipient: null,
  replyTo: { name: "Ana", email: "ana@example.com" },
  subject: "Message from Ana",
  text,
});

const homes = await openStores();

describe.each(homes)("mails that were promised, kept in their home: $name", ({ store, close }) => {
  let server: MailServer;
  let runtime: ReturnType<typeof aRuntime>;
  const failures: string[] = [];

  const services = (from: Store = store) => {
    const mailer = createSmtpMailer({ url: server.url, from: "vouch@vouch.test", patienceMs: 300 });
    return {
      store: from,
      runtime,
      mailer,
      contactEmail: "hello@vouch.test",
      onFailure: ({ reason }: { reason: string }) => failures.push(reason),
    };
  };
  const work = async () => {
    const worker = services();
    await sendMails(worker).finally(() => worker.mailer.close());
  };
  const arrived = () => server.taken.map(({ text }) => text?.trim()).sort();

  beforeEach(async () => {
    await store.db().delete(mails);
    runtime = aRuntime();
    failures.length = 0;
    server = await startMailServer();
    return () => server.close();
  });
  afterAll(close);

  test("are sent once, however often one looks", async () => {
    await queueMail(store, runtime, aMessage("one"));
    await work();
    await work();
    expect(arrived()).toEqual(["one"]);
    expect(server.taken[0]!.to?.[0]?.address).toBe("hello@vouch.test");
  });

  test("are promised only with the transaction they are a part of", async () => {
    const failing = store.transaction(async () => {
      await queueMail(store, runtime, aMessage("never"));
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    await work();
    expect(arrived()).toEqual([]);
  });

  test("are one mail where the same was promised twice, and two on two days", async () => {
    await Promise.all([1, 2, 3].map(() => queueMail(store, runtime, aMessage("twice"))));
    await work();
    await queueMail(store, runtime, aMessage("twice"));
    await work();
    expect(arrived()).toEqual(["twice"]);
    runtime.pass(24 * HOUR);
    await queueMail(store, runtime, aMessage("twice"));
    await work();
    expect(arrived()).toEqual(["twice", "twice"]);
  });

  test.each([
    ["busy", { code: 451 }, 10_000, "smtp-451"],
    ["silent", "silent", 10_000, "etimedout"],
    ["against it", { code: 554 }, 6 * HOUR, "smtp-554"],
  ] as const)(
    "wait while the server is %s, and are sent when it is well again",
    async (_how, how, pause, reason) => {
      server.behave(how);
      await queueMail(store, runtime, aMessage("patient"));
      await work();
      server.behave("well");
      runtime.pass(pause - 1);
      await work();
      expect(arrived()).toEqual([]);
      runtime.pass(1);
      await work();
      expect(arrived()).toEqual(["patient"]);
      expect(failures).toEqual([reason]);
    },
  );

  test("are kept through weeks without a mail server", async () => {
    const { url } = server;
    await server.close();
    await queueMail(store, runtime, aMessage("patient"));
    for (let day = 0; day < 20; day += 1) {
      await work();
      runtime.pass(24 * HOUR);
    }
    server = await startMailServer(Number(new URL(url).port));
    await work();
    expect(arrived()).toEqual(["patient"]);
  });

  test("are sent once by three workers at the same time", async () => {
    const texts = Array.from({ length: 12 }, (_, i) => `mail ${String(i).padStart(2, "0")}`);
    for (const text of texts) await queueMail(store, runtime, aMessage(text));
    await Promise.all([work(), work(), work()]);
    expect(arrived()).toEqual(texts);
  });

  test("are sent by another worker where one was killed with a mail in its hands", async () => {
    await queueMail(store, runtime, aMessage("orphan"));
    const killed = services();
    // Killed before the server had it: the lease is all that is left of that worker.
    void sendMails({ ...killed, mailer: { ...killed.mailer, send: () => new Promise(() => undefined) } });
    await expect.poll(async () => (await store.db().select().from(mails))[0]?.attempts).toBe(1);
    await work();
    expect(arrived()).toEqual([]);
    runtime.pass(120_000);
    await work();
    expect(arrived()).toEqual(["orphan"]);
  });

  test("are sent soon after the clock was set back by a day", async () => {
    runtime.pass(24 * HOUR);
    await queueMail(store, runtime, aMessage("early"));
    const killed = services();
    void sendMails({ ...killed, mailer: { ...killed.mailer, send: () => new Promise(() => undefined) } });
    await expect.poll(async () => (await store.db().select().from(mails))[0]?.attempts).toBe(1);
    runtime.pass(-24 * HOUR);
    const next = makeOutbox({ ...services(), onError: (error) => failures.push(String(error)) });
    await next.start();
    await expect.poll(arrived).toEqual(["early"]);
    await next.stop();
  });

  test("are sent at once by the program's own worker, and at every start what an earlier one left", async () => {
    server.behave({ code: 554 });
    const first = makeOutbox({ ...services(), onError: (error) => failures.push(String(error)) });
    await first.start();
    await first.queue(aMessage("left"));
    first.wake();
    await expect.poll(() => failures).toEqual(["smtp-554"]);
    await first.stop();
    server.behave("well");
    const second = makeOutbox({ ...services(), onError: (error) => failures.push(String(error)) });
    await second.start();
    await expect.poll(arrived).toEqual(["left"]);
    await second.stop();
    expect(failures).toEqual(["smtp-554"]);
  });

  test("are cleared away a day after they were sent, and not before they are", async () => {
    await queueMail(store, runtime, aMessage("sent"));
    await work();
    server.behave({ code: 451 });
    await queueMail(store, runtime, aMessage("waiting"));
    await work();
    runtime.pass(24 * HOUR);
    await forgetSentMails(store, runtime);
    const kept = await store.db().select({ body: mails.body }).from(mails);
    expect(kept).toEqual([{ body: "waiting" }]);
  });
});
