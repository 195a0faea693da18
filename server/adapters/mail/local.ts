import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type KeptMail, MAILBOX_POLICY, renderMailbox } from "./local-page.ts";
import type { Mailer } from "./port.ts";

export const LOCAL_MAILBOX_PATH = "/local-mailbox";
const MOST_SHOWN = 100;

export type LocalMailbox = Mailer & { mount: (app: FastifyInstance) => void };

/**
 * Mail without a mail server: each mail becomes a file of the data folder, named by its id, and can be read at
 * `/local-mailbox`. The same mail handed over twice is one file.
 */
export function createLocalMailbox({ folder, now }: { folder: string; now: () => Date }): LocalMailbox {
  return {
    send: async (mail) => {
      try {
        await mkdir(folder, { recursive: true });
        const file = join(folder, `${mail.id}.json`);
        await writeFile(`${file}.part`, JSON.stringify({ ...mail, takenAt: now().toISOString() }));
        await rename(`${file}.part`, file);
        return { outcome: "taken" };
      } catch {
        return { outcome: "later", reason: "mailbox-not-writable" };
      }
    },
    close: () => undefined,
    mount: (app) => {
      app.get(LOCAL_MAILBOX_PATH, async (_, reply) =>
        reply
          .type("text/html; charset=utf-8")
          .headers({ "content-security-policy": MAILBOX_POLICY, "cache-control": "no-store" })
          .send(renderMailbox(await readMails(folder), MOST_SHOWN)),
      );
    },
  };
}

async function readMails(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  // Ids sort by time.
  const latest = names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .slice(-MOST_SHOWN)
    .reverse();
  return Promise.all(latest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))));
}
