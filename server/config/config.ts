import * as z from "zod";
import type { ModelSettings } from "../adapters/language-model/port.ts";
import { complainAboutPlainDatabase } from "./demand-tls.ts";
import { type MailSettings, readMailSettings } from "./read-mail-settings.ts";
import { readModelSettings } from "./read-model-settings.ts";
import { type PaymentSettings, readPaymentSettings } from "./read-payment-settings.ts";

export type Config = {
  /** Real services only; nothing local is mounted. */
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** A PostgreSQL server; null keeps everything in `dataDir`. */
  databaseUrl: string | null;
  /** Origin under which people reach the program, e.g. `https://vouch.example`; null when only this machine does. */
  publicUrl: string | null;
  /** Null mounts the local sign-in. */
  google: { clientId: string; clientSecret: string } | null;
  contactEmail: string;
  /** Null keeps mails in a mailbox on this machine. */
  mail: MailSettings | null;
  /** Null mounts the emulator for card payments, which takes no money. */
  payments: PaymentSettings | null;
  /** Null leaves letters to the composer. */
  model: ModelSettings | null;
  /** Name of the network in lower case -> address of our page there. */
  social: Record<string, string>;
  /** How many proxies stand before the program, whose word on a visitor's address counts. */
  trustedProxies: number;
  /** A lexicon that `vouch import` wrote; null reads with the built-in one alone. */
  lexiconFile: string | null;
  /** Whoever knows it may read `/metrics`; null shows them to this machine alone. */
  metricsToken: string | null;
  /** Database and mail server on other machines may be spoken to without TLS: somebody said so in as many words. */
  plainOnNetwork: boolean;
  /** The local parts may be reached from other machines: somebody said so in as many words. */
  localOnNetwork: boolean;
};

/** Everything that is wrong with the settings, a sentence each. */
export class ConfigFailure extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join("\n"));
    this.name = "ConfigFailure";
    this.sentences = sentences;
  }
}

/** Stands in the pages until somebody sets `CONTACT_EMAIL`; nobody reads what is sent to it. */
export const MADE_UP_EMAIL = "hello@vouch.example";

const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);
/** Any other word is a slip of the pen, which must not turn production into a copy that lets anyone in. */
const MODES = ["production", "development", "test"];

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  CONTACT_EMAIL: z.email().default(MADE_UP_EMAIL),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOCAL_ON_NETWORK: z.literal("yes").optional(),
  PLAIN_ON_NETWORK: z.literal("yes").optional(),
  LEXICON_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().min(8).optional(),
});
type Variables = z.infer<typeof variables>;

const WANTED: Record<keyof Variables, string> = {
  PORT: "PORT must be a whole number from 0 to 65535.",
  HOST: "HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0.",
  DATA_DIR: "DATA_DIR must be a folder.",
  DATABASE_URL: "DATABASE_URL must be an address like postgresql://user:password@host:5432/vouch.",
  PUBLIC_URL: "PUBLIC_URL must be the address people use, such as https://vouch.example.",
  GOOGLE_CLIENT_ID: "GOOGLE_CLIENT_ID must be the client ID from the Google console.",
  GOOGLE_CLIENT_SECRET: "GOOGLE_CLIENT_SECRET must be the client secret from the Google console.",
  CONTACT_EMAIL: "CONTACT_EMAIL must be an email address.",
  TRUSTED_PROXIES: "TRUSTED_PROXIES must be a whole number from 0 to 10.",
  LOCAL_ON_NETWORK: "LOCAL_ON_NETWORK must be 'yes' or unset.",
  PLAIN_ON_NETWORK: "PLAIN_ON_NETWORK must be 'yes' or unset.",
  METRICS_TOKEN: "METRICS_TOKEN must have eight characters or more.",
  LEXICON_FILE: "LEXICON_FILE must be a file that 'vouch import' wrote.",
};

/**
 * The only reader of the environment. An empty variable counts as unset.
 *
 * @throws ConfigFailure with a sentence for every variable that is wrong or missing.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = variables.safeParse(set);
  const social = readSocial(set);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map((issue) => issue.path[0] as keyof Variables));
    throw new ConfigFailure([...[...wrong].map((name) => WANTED[name]), ...social.complaints]);
  }
  const modes = complainAboutModes(set);
  const production = (set.VOUCH_MODE ?? set.NODE_ENV) === "production";
  const { CONTACT_EMAIL: contactEmail, DATABASE_URL, PLAIN_ON_NETWORK } = read.data;
  const plain = PLAIN_ON_NETWORK !== undefined;
  const mail = readMailSettings(set, { production, contactEmail, plain });
  const payments = readPaymentSettings(set, { production });
  const model = readModelSettings(set);
  const complaints = [
    ...modes,
    ...social.complaints,
    ...complainAboutSignIn(read.data, production),
    ...(plain || DATABASE_URL === undefined ? [] : complainAboutPlainDatabase(DATABASE_URL, "DATABASE_URL")),
    ...mail.complaints,
    ...payments.complaints,
    ...(production ? [] : complainAboutExposed(read.data, { ...payments, ...mail })),
    ...model.complaints,
  ];
  if (complaints.length > 0) throw new ConfigFailure(complaints);
  return {
    ...toConfig(read.data, production, social.addresses),
    mail: mail.mail,
    payments: payments.payments,
    model: model.model,
  };
}

/**
 * Built-in parts are for this machine: strangers come to it by the network, or by a tunnel or proxy under an address of
 * its own, unless somebody said in as many words that these are people they trust.
 */
function complainAboutExposed(
  { HOST, PUBLIC_URL, LOCAL_ON_NETWORK, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Variables,
  { payments, mail }: Pick<Config, "payments" | "mail">,
): string[] {
  if (LOCAL_ON_NETWORK !== undefined) return [];
  const listens = LOOPBACK_HOSTS.has(HOST) ? null : `HOST is ${HOST}`;
  const named =
    PUBLIC_URL === undefined || LOOPBACK_HOSTS.has(new URL(PUBLIC_URL).hostname)
      ? null
      : `PUBLIC_URL is ${PUBLIC_URL}`;
  const complain = (exposed: string | null, part: string, keys: string) =>
    exposed === null
      ? []
      : [
          `${exposed}, but ${part}. Set ${keys}, or LOCAL_ON_NETWORK=yes where only people you trust can reach this machine.`,
        ];
  const signIn = "sign-in is the local one, which lets anyone in as anyone";
  const cards = "card payments are the test ones, which give Premium for no money";
  const mailbox = "mail is the local one, which stays in a mailbox on this machine";
  const localSignIn = GOOGLE_CLIENT_ID === undefined && GOOGLE_CLIENT_SECRET === undefined;
  return [
    ...(localSignIn ? complain(listens ?? named, signIn, "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET") : []),
    ...(payments === null
      ? complain(
          listens ?? named,
          cards,
          "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET",
        )
      : []),
    ...(mail === null ? complain(named, mailbox, "SMTP_URL") : []),
  ];
}

function complainAboutModes(set: Record<string, string | undefined>): string[] {
  const known = { NODE_ENV: MODES, VOUCH_MODE: [...MODES, "local"] };
  return Object.entries(known).flatMap(([name, words]) => {
    const value = set[name];
    if (value === undefined || words.includes(value)) return [];
    return [`${name} is '${value}', but must be ${words.join(", ")} or unset.`];
  });
}

function complainAboutSignIn(values: Variables, production: boolean): string[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL, HOST } = values;
  const complaints: string[] = [];
  const need = (name: string, value: string | undefined, why: string) => {
    if (value === undefined) complaints.push(`${name} is not set: ${why}`);
  };
  if (production || GOOGLE_CLIENT_SECRET)
    need("GOOGLE_CLIENT_ID", GOOGLE_CLIENT_ID, "sign-in with Google needs the client ID from its console.");
  if (production || GOOGLE_CLIENT_ID)
    need("GOOGLE_CLIENT_SECRET", GOOGLE_CLIENT_SECRET, "sign-in with Google needs the secret of its client.");
  if (production) {
    need("PUBLIC_URL", PUBLIC_URL, "production needs the https address that people use.");
    if (PUBLIC_URL?.startsWith("http:"))
      complaints.push("PUBLIC_URL must start with https in production: cookies and resumes travel over it.");
  } else if (GOOGLE_CLIENT_ID !== undefined && !LOOPBACK_HOSTS.has(HOST))
    need("PUBLIC_URL", PUBLIC_URL, "Google has to send people back to the address that they use.");
  return complaints;
}

function readSocial(set: Record<string, string | undefined>) {
  const addresses: Record<string, string> = {};
  const complaints: string[] = [];
  for (const [name, value] of Object.entries(set)) {
    if (!name.startsWith("SOCIAL_")) continue;
    if (z.url({ protocol: /^https$/ }).safeParse(value).success)
      addresses[name.slice("SOCIAL_".length).toLowerCase()] = value!;
    else complaints.push(`${name} must be an address that starts with https.`);
  }
  return { addresses, complaints };
}

function toConfig(
  values: Variables,
  production: boolean,
  social: Record<string, string>,
): Omit<Config, "mail" | "payments" | "model"> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    google: clientId && clientSecret ? { clientId, clientSecret } : null,
    contactEmail: values.CONTACT_EMAIL,
    social,
    trustedProxies: values.TRUSTED_PROXIES,
    lexiconFile: values.LEXICON_FILE ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    localOnNetwork: values.LOCAL_ON_NETWORK === "yes",
    plainOnNetwork: values.PLAIN_ON_NETWORK === "yes",
  };
}
