import { describe, expect, test } from "vitest";
import { ConfigFailure, readConfig } from "./config.ts";

function complaints(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigFailure) return error.sentences;
    throw error;
  }
}

const GOOGLE = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
const MAIL = { SMTP_URL: "smtps://vouch:secret@mail.vouch.test" };
const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const PRODUCTION = {
  VOUCH_MODE: "production",
  ...MAIL,
  ...STRIPE,
  PUBLIC_URL: "https://vouch.test",
  ...GOOGLE,
};

test("nothing has to be set: everything is local, and only this machine can reach it", () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    dataDir: ".data",
    databaseUrl: null,
    lexiconFile: null,
    metricsToken: null,
    publicUrl: null,
    google: null,
    contactEmail: "hello@vouch.example",
    mail: null,
    payments: null,
    model: null,
    social: {},
    trustedProxies: 0,
    localOnNetwork: false,
    plainOnNetwork: false,
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", GOOGLE_CLIENT_ID: " ", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test("what is set is taken over", () => {
  const config = readConfig({
    ...PRODUCTION,
    HOST: "0.0.0.0",
    PORT: "8080",
    DATABASE_URL: "postgresql://vouch@db/vouch?sslmode=verify-full",
    CONTACT_EMAIL: "help@vouch.test",
    SOCIAL_LINKEDIN: "https://www.linkedin.com/company/vouch",
    TRUSTED_PROXIES: "1",
  });
  expect(config).toMatchObject({
    production: true,
    host: "0.0.0.0",
    port: 8080,
    publicUrl: "https://vouch.test",
    google: { clientId: "id", clientSecret: "secret" },
    payments: {
      secretKey: "sk_test_1",
      publishableKey: "pk_test_1",
      webhookSecret: "whsec_1",
      priceLookupKey: "vouch_premium_monthly",
    },
    social: { linkedin: "https://www.linkedin.com/company/vouch" },
    trustedProxies: 1,
  });
});

describe("what crosses the network", () => {
  test.each([
    "postgresql://vouch@db.vouch.test/vouch",
    "postgresql://vouch@203.0.113.7/vouch?sslmode=disable",
    "postgresql://vouch@[2001:db8::7]/vouch",
    "postgresql://vouch@db.vouch.test/vouch?sslmode=no-verify",
    "postgresql://vouch@db.vouch.test/vouch?sslmode=require&uselibpqcompat=true",
    "postgresql://vouch@localhost/vouch?host=db.vouch.test",
  ])("is not said in the open to the database %s", (url) => {
    expect(complaints({ DATABASE_URL: url })).toEqual([
      expect.stringContaining("resumes would cross the internet unencrypted"),
    ]);
    expect(complaints({ DATABASE_URL: url, PLAIN_ON_NETWORK: "yes" })).toEqual([]);
  });

  test.each([
    "postgresql://vouch@db.vouch.test/vouch?sslmode=verify-full",
    "postgresql://vouch@db.vouch.test/vouch?sslmode=require",
    "postgresql://vouch@db/vouch",
    "postgresql://vouch@db.internal/vouch",
    "postgresql://vouch@10.0.0.7/vouch",
    "postgresql://vouch@[fd00::7]/vouch",
    "postgresql://vouch@127.0.0.1:5433/vouch",
    "postgresql://vouch@[::1]/vouch",
    "postgresql://vouch@localhost/vouch?host=/var/run/postgresql",
  ])("is encrypted, or never leaves one's own network: %s", (url) => {
    expect(complaints({ DATABASE_URL: url })).toEqual([]);
  });

  test("asks a mail server elsewhere for TLS, and one beside us for nothing", () => {
    const asked = (url: string, more = {}) => readConfig({ SMTP_URL: url, ...more }).mail;
    expect(asked("smtp://mail.vouch.test:587")).toMatchObject({ demandTls: true });
    expect(asked("smtp://mail.vouch.test:587", { PLAIN_ON_NETWORK: "yes" })).toMatchObject({
      demandTls: false,
    });
    expect(asked("smtp://127.0.0.1:2525")).toMatchObject({ demandTls: false });
  });
});

describe("production", () => {
  test("stops with a sentence for each key that is missing", () => {
    for (const name of ["NODE_ENV", "VOUCH_MODE"])
      expect(complaints({ [name]: "production" }).map((sentence) => sentence.split(" ")[0])).toEqual([
        "GOOGLE_CLIENT_ID",
        "GOOGLE_CLIENT_SECRET",
        "PUBLIC_URL",
        "SMTP_URL",
        "STRIPE_SECRET_KEY",
        "STRIPE_PUBLISHABLE_KEY",
        "STRIPE_WEBHOOK_SECRET",
      ]);
  });

  test("takes no address without https", () => {
    expect(complaints({ ...PRODUCTION, PUBLIC_URL: "http://vouch.test" })).toEqual([
      expect.stringContaining("PUBLIC_URL must start with https"),
    ]);
  });

  test("can be said to be off where the machine says otherwise", () => {
    expect(readConfig({ NODE_ENV: "production", VOUCH_MODE: "local" }).production).toBe(false);
  });
});

test.each([
  ["half a key", { GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET is not set"],
  ["the other half", { GOOGLE_CLIENT_SECRET: "secret" }, "GOOGLE_CLIENT_ID is not set"],
  ["the local sign-in for everybody", { ...STRIPE, HOST: "0.0.0.0" }, "lets anyone in as anyone"],
  [
    "Google for a network without an address",
    { HOST: "0.0.0.0", ...GOOGLE, ...STRIPE },
    "PUBLIC_URL is not set",
  ],
  [
    "Premium for no money for everybody",
    { HOST: "0.0.0.0", ...GOOGLE, ...MAIL, PUBLIC_URL: "https://vouch.test" },
    "card payments are the test ones",
  ],
  ["a port that is none", { PORT: "80 80" }, "PORT must be a whole number"],
  [
    "a database that is none",
    { DATABASE_URL: "mysql://db" },
    "DATABASE_URL must be an address like postgresql://",
  ],
  ["an address that is none", { PUBLIC_URL: "vouch" }, "PUBLIC_URL must be the address"],
  ["a link that is no https", { SOCIAL_X: "javascript:alert(1)" }, "SOCIAL_X must be an address"],
  [
    "payments without the key of the page",
    { ...STRIPE, STRIPE_PUBLISHABLE_KEY: "" },
    "STRIPE_PUBLISHABLE_KEY is not set",
  ],
  [
    "a webhook without a secret",
    { ...STRIPE, STRIPE_WEBHOOK_SECRET: "" },
    "STRIPE_WEBHOOK_SECRET is not set",
  ],
  [
    "keys of the wrong kind",
    { ...STRIPE, STRIPE_SECRET_KEY: "pk_test_1" },
    "STRIPE_SECRET_KEY must be the secret key",
  ],
  [
    "a live key beside a test key",
    { ...STRIPE, STRIPE_SECRET_KEY: "sk_live_1" },
    "must both be live keys or both be test keys",
  ],
  [
    "a token that anybody could guess",
    { METRICS_TOKEN: "short" },
    "METRICS_TOKEN must have eight characters",
  ],
  ["a mail server that is none", { SMTP_URL: "mail.vouch.test" }, "SMTP_URL must be an address like smtp://"],
  [
    "a sender that is none",
    { SMTP_URL: "smtp://mail", MAIL_FROM: "me" },
    "MAIL_FROM must be an email address",
  ],
  [
    "half of EmailJS",
    { EMAILJS_SERVICE_ID: "service", EMAILJS_PUBLIC_KEY: "key" },
    "EMAILJS_TEMPLATE_ID is not set",
  ],
  ["a mail address that is none", { CONTACT_EMAIL: "me" }, "CONTACT_EMAIL must be an email address"],
])("%s stops the start with a sentence", (_name, environment, sentence) => {
  expect(complaints(environment as Record<string, string>)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ["sign-in", { ...STRIPE, ...MAIL }, "but sign-in is the local one"],
  ["payments", { ...GOOGLE, ...MAIL }, "but card payments are the test ones"],
  ["mail", { ...GOOGLE, ...STRIPE }, "but mail is the local one"],
])(
  "the built-in %s under a public address stops the start unless somebody says so",
  (_part, real, sentence) => {
    for (const address of ["https://vouch.test", "http://192.168.1.5:3000", "https://localhost.vouch.test"]) {
      const environment = { ...real, PUBLIC_URL: address };
      expect(complaints(environment)).toEqual([
        expect.stringContaining(`PUBLIC_URL is ${address}, ${sentence}`),
      ]);
      expect(complaints(environment)[0]).toContain("LOCAL_ON_NETWORK=yes");
      expect(complaints({ ...environment, LOCAL_ON_NETWORK: "yes" })).toEqual([]);
    }
  },
);

test("built-in parts under a name of this machine are nobody else's affair", () => {
  for (const PUBLIC_URL of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])
    expect(complaints({ PUBLIC_URL })).toEqual([]);
  expect(complaints({ PUBLIC_URL: "https://vouch.test" })).toHaveLength(3);
});

test("a mode that is misspelt is not taken for one without keys", () => {
  for (const word of ["prod", "Production", "staging", "production "])
    expect(complaints({ NODE_ENV: word })).toEqual([expect.stringContaining(`NODE_ENV is '${word}'`)]);
  expect(complaints({ VOUCH_MODE: "prodution" })).toEqual([
    expect.stringContaining("VOUCH_MODE is 'prodution'"),
  ]);
  for (const word of ["", "development", "test"]) expect(complaints({ NODE_ENV: word })).toEqual([]);
});

test("the local parts may be opened to a network where somebody says so in as many words", () => {
  expect(readConfig({ HOST: "0.0.0.0", LOCAL_ON_NETWORK: "yes" }).localOnNetwork).toBe(true);
});
