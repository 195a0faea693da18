import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { session } from "#contract/account.ts";
import { PAYMENT_WEBHOOK_PATH } from "#contract/endpoints.ts";
import { aClient, type Client } from "#testing/a-client.ts";
import { aFuzzedServer, anyText, codeOf, holdsFor } from "#testing/a-fuzzed-server.ts";
import type { LocalServer } from "#testing/local-server.ts";
import { signPayload } from "#testing/payments-emulator/deliver-events.ts";
import { fc } from "#testing/properties.ts";
import { signIn } from "#testing/sign-in.ts";

let server: LocalServer;
let faults: () => unknown[];
let person: Client;
beforeAll(async () => {
  ({ server, faults } = await aFuzzedServer());
  person = await signIn(server);
});
afterAll(() => server.close());
afterEach(() => expect(faults()).toEqual([]));

describe("cookies", () => {
  const readSession = async (cookie: string) => {
    const answer = await fetch(`${server.origin}/api/session`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return session.parse(await answer.json()).person;
  };
  /** What a header may hold at all. */
  const value = fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,300}$/);

  test("that were made up sign nobody in", async () => {
    const made = fc.oneof(
      value.map((text) => `vouch-session=${text}`),
      value,
      fc.array(value, { maxLength: 20 }).map((all) => all.map((text, at) => `c${at}=${text}`).join("; ")),
      value.map((text) => `vouch-session=${text}; vouch-session=${text}`),
      value.map((text) => `__proto__=${text}; constructor=${text}; vouch-session=%${text}`),
    );
    await holdsFor([made], 300, async (cookie) => {
      expect(await readSession(cookie)).toBe(null);
    });
  });

  test("of a session count only as they were given", async () => {
    const given = person.cookies.get("vouch-session@/")!.value;
    const changed = fc
      .tuple(
        fc.nat({ max: given.length - 1 }),
        fc.constantFrom(..."AZaz09-_.%"),
        fc.constantFrom("put", "add", "drop"),
      )
      .map(
        ([at, letter, how]) =>
          given.slice(0, at) + (how === "drop" ? "" : letter) + given.slice(how === "add" ? at : at + 1),
      )
      .filter((token) => token !== given);
    await holdsFor([changed], 300, async (token) => {
      expect(await readSession(`vouch-session=${token}`)).toBe(null);
    });
    expect(await readSession(`vouch-session=${given}`)).not.toBe(null);
  });

  test("of a sign-in that nobody began lead to no session, whatever comes back with them", async () => {
    const client = aClient(server.origin);
    await client.visit("/api/auth/start?returnTo=/pricing");
    const [key, flow] = [...client.cookies].find(([name]) => name.startsWith("vouch-flow"))!;
    const name = key.split("@")[0]!;
    const cookie = fc.oneof(
      value.map((text) => `${name}=${text}`),
      fc.nat({ max: flow.value.length }).map((at) => `${name}=${flow.value.slice(0, at)}`),
      fc.constant(`${name}=${flow.value}`),
    );
    const query = fc.dictionary(
      fc.constantFrom("state", "code", "iss", "error", "error_description"),
      fc.string({ maxLength: 60 }),
    );
    await holdsFor([cookie, query], 200, async (sent, asked) => {
      const path = `/api/auth/callback?${new URLSearchParams(asked)}`;
      const answer = await fetch(server.origin + path, { headers: { cookie: sent }, redirect: "manual" });
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie().filter((line) => /^vouch-session=[^;]/.test(line))).toEqual([]);
    });
  });
});

describe("a list that is asked for strangely gives its page or a refusal", () => {
  const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  const uuid = fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => parts.join("-"));
  const cursor = fc.oneof(
    fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), uuid).map(([time, id]) => `${time}.${id}`),
    fc
      .tuple(fc.constantFrom("0", "00", "253402300799999", "253402300800000", "-1", "1e9", "NaN", ""), uuid)
      .map(([time, id]) => `${time}.${id}`),
    anyText,
  );
  const asked = fc.oneof(
    fc.record({ after: cursor, search: anyText }, { requiredKeys: [] }),
    fc.record({ after: fc.jsonValue(), search: fc.jsonValue() }, { requiredKeys: [] }),
    fc.jsonValue(),
  );

  test.each([
    "/api/scans/search",
    "/api/letters/search",
    "/api/linkedin-reviews/search",
    "/api/applications/search",
  ])("%s", async (path) => {
    await holdsFor([asked], 250, async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await person.fetch(path, { method: "POST", body: JSON.stringify(body), headers });
      expect(["ok", "request-malformed"]).toContain(await codeOf(answer));
    });
  });
});

describe("messages to the provider's address", () => {
  const send = (body: string, signature: string | null) =>
    fetch(server.origin + PAYMENT_WEBHOOK_PATH, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...(signature === null ? {} : { "stripe-signature": signature }),
      },
    });
  const now = () => Math.floor(Date.now() / 1000);
  const sign = (body: string, second = now()) =>
    signPayload(body, server.payments.emulator.keys.webhook, second);
  const object = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        object: fc.constantFrom("subscription", "invoice", "customer", "charge", "payment_intent"),
        id: fc.jsonValue(),
        customer: fc.jsonValue(),
        subscription: fc.jsonValue(),
        parent: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );
  const event = fc.oneof(
    fc
      .record(
        {
          id: fc.oneof(fc.string(), fc.jsonValue()),
          object: fc.constant("event"),
          type: fc.oneof(
            fc.constantFrom(
              "invoice.paid",
              "customer.subscription.updated",
              "charge.refunded",
              "customer.deleted",
            ),
            fc.jsonValue(),
          ),
          created: fc.oneof(fc.integer(), fc.jsonValue()),
          data: fc.oneof(fc.record({ object }), fc.jsonValue()),
        },
        { requiredKeys: ["object"] },
      )
      .map((value) => JSON.stringify(value)),
    fc.json(),
    anyText,
  );

  test("without the provider's signature count for nothing", async () => {
    const wrong = fc.oneof(
      fc.constant(() => null),
      fc.stringMatching(/^[\x21-\x7e]{0,200}$/).map((text) => () => text),
      fc.tuple(fc.nat({ max: 80 }), fc.constantFrom(..."0f=,tv1")).map(([at, letter]) => (body: string) => {
        const signature = sign(body);
        const changed = signature.slice(0, at) + letter + signature.slice(at + 1);
        return changed === signature ? null : changed;
      }),
      fc.integer({ min: 400, max: 1_000_000_000 }).map((late) => (body: string) => sign(body, now() - late)),
      fc.constant((body: string) => sign(`${body} `)),
    );
    await holdsFor([event, wrong], 300, async (body, signed) => {
      expect(await codeOf(await send(body, signed(body)))).toBe("webhook-refused");
    });
  });

  test("with it are taken or refused, whatever they say", async () => {
    await holdsFor([event], 300, async (body) => {
      expect(["ok", "webhook-refused"]).toContain(await codeOf(await send(body, sign(body))));
    });
  });
});
