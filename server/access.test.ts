import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createdApplication } from "#contract/application.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { letterAnswer } from "#contract/letter.ts";
import { reviewAnswer } from "#contract/linkedin.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { scanAnswer } from "#contract/scan.ts";
import { openSessions } from "#contract/settings.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { aScanner } from "#testing/a-scanner.ts";
import {
  ACCESS_MATRIX,
  type AccessRow,
  type Belongings,
  type Expected,
  LOCAL_ROUTES,
} from "#testing/access-matrix.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { makeResumePdf } from "../e2e/a-resume-pdf.ts";

const METRICS_TOKEN = "the-operators-own-token";
/** Words of the owner that stand in whatever is kept of them, and in nothing anybody else sends. */
const MARKS = {
  name: "Zerelda Quillfeather",
  email: "zerelda@marks.example",
  file: "quillfeather-cv",
  company: "Quibbleton Works",
};

let pagesFolder: string;
let server: LocalServer;
let pdf: Blob;
let owner: Client;
let owned: Belongings;

beforeAll(async () => {
  pagesFolder = mkdtempSync(join(tmpdir(), "vouch-access-"));
  writeFileSync(join(pagesFolder, "index.html"), "<title>Home</title>");
  server = await startLocalServer({ scanner: aScanner(), settings: { METRICS_TOKEN }, pagesFolder });
  pdf = new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });
  owner = await signIn(server, { email: MARKS.email, name: MARKS.name });
  await buyPremium(owner);
  owned = await keepSomething(owner, MARKS);
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(pagesFolder, { recursive: true });
});

const send = (
  client: Client,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  client.fetch(path, {
    method,
    ...(body === undefined
      ? { headers }
      : body instanceof FormData
        ? { body, headers }
        : { body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } }),
  });
const post = (client: Client, path: string, body?: object) => send(client, "POST", path, body);

/** As the page with the provider's script does it. */
async function confirmAtProvider(client: Client, kind: string, secret: string): Promise<void> {
  const body = new URLSearchParams({
    key: server.payments.emulator.keys.publishable,
    client_secret: secret,
    payment_method: "pm_card_visa",
  });
  const path = `/local-payments/v1/${kind}/${secret.split("_secret_")[0]}/confirm`;
  expect(await (await client.fetch(path, { method: "POST", body })).json()).toMatchObject({
    status: "succeeded",
  });
}

async function buyPremium(client: Client): Promise<void> {
  const started = await post(client, "/api/payment/create-payment-intent", PREMIUM_PRICE);
  await confirmAtProvider(
    client,
    "payment_intents",
    ((await started.json()) as { clientSecret: string }).clientSecret,
  );
  expect(await (await post(client, "/api/payment/confirm", {})).json()).toEqual({ subscription: "premium" });
}

async function confirmNewCard(client: Client): Promise<string | null> {
  const started = await post(client, "/api/payment/card/start");
  if (started.status !== 200) return null;
  const { setupId, clientSecret } = (await started.json()) as { setupId: string; clientSecret: string };
  await confirmAtProvider(client, "setup_intents", clientSecret);
  return setupId;
}

/** A scan, a letter, a review, an edited resume, an application, another browser and, where somebody has paid before, a new card. */
async function keepSomething(
  client: Client,
  { email, name, file, company }: typeof MARKS,
): Promise<Belongings> {
  const upload = (ad: string) => {
    const form = new FormData();
    form.append("resume", pdf, `${file}.pdf`);
    form.append("jobDescription", ad);
    return form;
  };
  const form = upload(`Ward Nurse at ${company}. Wound care.`);
  form.append("company", company);
  const letter = await post(client, "/api/generate-cover-letter", form);
  const scan = await post(client, "/api/scan", upload(`We look for a nurse at ${company}.`));
  const profileText = `${name}\nWelder at ${company}\nAbout\nI weld.`;
  const review = await post(client, "/api/analyze-linkedin-profile", formOf({ profileText }));
  const document = randomUUID();
  const kept = { saveId: randomUUID(), seq: 0, document: { basics: { name, label: company } } };
  expect((await send(client, "PUT", `/api/documents/${document}`, kept)).status).toBe(200);
  const application = await post(client, "/api/applications", { title: "Ward Nurse", company });
  await signIn(server, { email, name });
  const { sessions } = openSessions.parse(await (await client.fetch("/api/account/sessions")).json());
  return {
    scan: scanAnswer.parse(await scan.json()).id,
    letter: letterAnswer.parse(await letter.json()).id!,
    review: reviewAnswer.parse(await review.json()).id!,
    document,
    application: createdApplication.parse(await application.json()).id,
    session: sessions.find(({ current }) => !current)!.id,
    card: await confirmNewCard(client),
    upload,
  };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Everything kept of the owner, by file of their data. */
async function readOwned(): Promise<Map<string, string>> {
  const file = new Uint8Array(await (await owner.fetch("/api/account/data")).arrayBuffer());
  const billing = await (await owner.fetch("/api/payment/subscription")).text();
  const files = Object.entries(unzipSync(file));
  return new Map([
    ...files.map(([name, content]) => [name, strFromU8(content)] as const),
    ["billing", billing],
  ]);
}

type Ask = { client: Client; of: Belongings; headers?: Record<string, string> };

/** What came back, as a row of the matrix says it, and its text. */
async function ask({ route, path, body }: AccessRow, { client, of, headers }: Ask) {
  const response = await send(client, route.split(" ")[0]!, path(of), body?.(of), headers);
  const text = await response.text();
  const code = response.headers.get("content-type")?.startsWith("application/problem+json")
    ? (JSON.parse(text) as { code: Expected }).code
    : response.status;
  return { code, text, headers: response.headers };
}

/** Rows whose answer is not the expected one, or shows something of the owner to somebody else. */
async function walk(
  expected: (row: AccessRow) => Expected,
  asking: Ask,
  rows = ACCESS_MATRIX,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows) {
    const { code, text } = await ask(row, asking);
    if (code !== expected(row)) wrong.push(`${row.route}: ${code} instead of ${expected(row)}`);
    const shown = asking.client === owner ? [] : Object.values(MARKS).filter((mark) => text.includes(mark));
    if (shown.length > 0) wrong.push(`${row.route} shows ${shown}`);
  }
  return wrong;
}

const nobody = () => aClient(server.origin);
const isSafe = ({ route }: AccessRow) => route.startsWith("GET ");
const SOMEBODY = { name: "Somebody Else", file: "cv", company: "Elsewhere Ltd" };

async function somebody(
  email: string,
  plan: "free" | "premium",
): Promise<{ client: Client; of: Belongings }> {
  const client = await signIn(server, { email, name: SOMEBODY.name });
  if (plan === "premium") await buyPremium(client);
  return { client, of: await keepSomething(client, { ...SOMEBODY, email }) };
}

test("every route stands in the matrix, and nothing else does", () => {
  const known = [...ACCESS_MATRIX.map(({ route }) => route), ...LOCAL_ROUTES];
  expect(server.routes.toSorted()).toEqual(known.toSorted());
});

test("every endpoint of the contract has its route", () => {
  const promised = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(promised.filter((route) => !server.routes.includes(route))).toEqual([]);
});

describe("whoever is not the owner gets nothing of theirs and changes nothing", () => {
  let before: Map<string, string>;
  beforeAll(async () => {
    before = await readOwned();
    for (const mark of Object.values(MARKS)) expect(before.get("my-data.json")).toContain(mark);
  });
  afterAll(async () => {
    const after = await readOwned();
    const names = new Set([...before.keys(), ...after.keys()]);
    expect([...names].filter((name) => before.get(name) !== after.get(name))).toEqual([]);
  });

  test("nobody who is signed in", async () => {
    expect(await walk(({ signedOut }) => signedOut, { client: nobody(), of: owned })).toEqual([]);
  });

  test("the operator, whose token opens what is the operator's", async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const expected = ({ signedOut, operator }: AccessRow) => operator ?? signedOut;
    expect(await walk(expected, { client: nobody(), of: owned, headers })).toEqual([]);
  });

  test("a cookie that was made up", async () => {
    const client = nobody();
    const expected = ({ signedOut }: AccessRow) =>
      signedOut === "sign-in-needed" ? "session-expired" : signedOut;
    for (const row of ACCESS_MATRIX) {
      // It is taken back with the first answer.
      client.cookies.set("vouch-session@/", { value: "A".repeat(43), path: "/" });
      expect(await walk(expected, { client, of: owned }, [row])).toEqual([]);
    }
  });

  test("somebody else with Premium", async () => {
    const { client, of } = await somebody("stranger@mail.example", "premium");
    const theirs = { ...owned, upload: of.upload };
    expect(await walk(({ stranger }) => stranger, { client, of: theirs })).toEqual([]);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" }],
    ["a neighbouring name", { "sec-fetch-site": "same-site", origin: "https://other.vouch.example" }],
    ["no page at all", { "sec-fetch-site": "none" }],
    ["a frame without an origin", { origin: "null" }],
    ["another port, in an old browser", { origin: "http://localhost:1" }],
  ])("the owner's own browser, sent by %s", async (_, headers) => {
    const rows = ACCESS_MATRIX.filter((row) => !isSafe(row) && !row.calledByPrograms);
    const cookie = `vouch-session=${owner.cookies.get("vouch-session@/")!.value}`;
    const send: Client["fetch"] = (path, init) =>
      fetch(server.origin + path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers, cookie },
      });
    expect(await walk(() => "cross-site", { client: { ...nobody(), fetch: send }, of: owned }, rows)).toEqual(
      [],
    );
  });

  test("a page that makes the owner's browser read it", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    for (const row of ACCESS_MATRIX.filter(isSafe)) {
      const answer = await ask(row, { client: owner, of: owned, headers });
      expect(answer.headers.get("access-control-allow-origin")).toBe(null);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  test("a foreign name that was made to point at us", async () => {
    const client = aClient("http://vouch.elsewhere.example", server.origin);
    for (const [key, cookie] of owner.cookies) client.cookies.set(key, cookie);
    expect(await walk(() => "cross-site", { client, of: owned })).toEqual([]);
  });
});

test.each(["free", "premium"] as const)(
  "somebody with the plan %s does with their own what it allows",
  async (plan) => {
    const own = await somebody(`${plan}@mail.example`, plan);
    expect(await walk((row) => row[plan], own)).toEqual([]);
  },
);
