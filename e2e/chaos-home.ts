import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type MailServer, startMailServer } from "#testing/a-mail-server.ts";
import { type ModelServer, startModelServer } from "#testing/a-model-server.ts";
import { aDataFolder } from "#testing/a-store.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { limitRunning } from "#testing/limit-running.ts";
import { limitFiles, startOwnPostgres } from "#testing/local-postgres.ts";
import { type Product, startProduct } from "./whole-product.ts";

/** The product over one home of its store, with every outside part where a test can break it. */
export type ChaosHome = {
  product: () => Product;
  model: ModelServer;
  mail: () => MailServer;
  /** No mail server listens until `meanwhile` is done. */
  withoutMail: (meanwhile: () => Promise<void>) => Promise<void>;
  /** The store's disk is full until `meanwhile` is done. */
  withDiskFull: (meanwhile: () => Promise<void>) => Promise<void>;
  /** The store is gone until `meanwhile` is done: the PostgreSQL server, or the program that has the store inside. */
  withoutStore: (meanwhile: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

export type HomeName = "embedded" | "PostgreSQL";

const DISK_KB = 20_000;

/** What a home of the store can do to it. */
type Place = {
  settings: Record<string, string>;
  limit: (product: Product, mostFileKb: number | null) => void;
  restart: ((meanwhile: () => Promise<void>) => Promise<void>) | null;
  stop: () => Promise<void>;
};

export async function openChaosHome(name: HomeName): Promise<ChaosHome> {
  const data = await aDataFolder();
  const [place, model, firstMail] = await Promise.all([
    name === "PostgreSQL" ? openServer() : openFolder(data.folder),
    startModelServer(),
    startMailServer(),
  ]);
  let mail = firstMail;
  const settings = {
    ...place.settings,
    DATA_DIR: data.folder,
    PORT: String(await findFreePort()),
    SMTP_URL: mail.url,
    LLM_KIND: "openai-compatible",
    LLM_MODEL: "stand-in",
    LLM_BASE_URL: `${model.url}/v1`,
  };
  let product = await startProduct(settings);

  const killMeanwhile = async (meanwhile: () => Promise<void>) => {
    await product.end("SIGKILL");
    await meanwhile();
    product = await startProduct(settings);
  };
  return {
    product: () => product,
    model,
    mail: () => mail,
    withoutMail: async (meanwhile) => {
      await mail.close();
      await meanwhile();
      mail = await startMailServer(Number(new URL(mail.url).port));
    },
    withDiskFull: async (meanwhile) => {
      place.limit(product, DISK_KB);
      await meanwhile();
      place.limit(product, null);
    },
    withoutStore: place.restart ?? killMeanwhile,
    close: async () => {
      await product.end("SIGTERM");
      await Promise.all([place.stop(), model.close(), mail.close()]);
      data.remove();
    },
  };
}

const FILL = ["node", "testing/fill-until-full.ts"];
const run = (command: string, words: string[]) => promisify(execFile)(command, words);

async function openFolder(folder: string): Promise<Place> {
  await run(...limitFiles([...FILL, folder], DISK_KB));
  return {
    settings: {},
    limit: ({ pid }, kb) => limitRunning(pid, kb),
    restart: null,
    stop: async () => undefined,
  };
}

async function openServer(): Promise<Place> {
  const postgres = await startOwnPostgres();
  const url = await postgres.makeDatabase();
  postgres.limit(DISK_KB);
  await run(FILL[0]!, [...FILL.slice(1), url]);
  postgres.limit(null);
  return {
    settings: { DATABASE_URL: url },
    limit: (_, kb) => postgres.limit(kb),
    restart: postgres.restart,
    stop: postgres.stop,
  };
}
