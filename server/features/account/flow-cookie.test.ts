import cookie from "@fastify/cookie";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { SIGN_IN_CALLBACK_PATH } from "#contract/endpoints.ts";
import { aRuntime } from "#testing/a-runtime.ts";
import { makeFlowCookie } from "./flow-cookie.ts";

const FLOW = {
  state: "state",
  nonce: "nonce",
  codeVerifier: "verifier",
  popup: false,
  returnTo: "/settings",
};
const key = "a key of the server's own";

/** A server that begins a sign-in and tells what it takes back at the callback. */
async function aServer({ flow = FLOW, runtime = aRuntime(), signedWith = key } = {}) {
  const app = fastify();
  await app.register(cookie);
  const begun = makeFlowCookie({ runtime, https: false, key: signedWith });
  const taken = makeFlowCookie({ runtime, https: false, key });
  app.get("/start", async (_, reply) => {
    begun.write(reply, flow);
    return {};
  });
  app.get(SIGN_IN_CALLBACK_PATH, async (request, reply) => ({ flow: taken.take(request, reply) }));
  const { name, value } = (await app.inject("/start")).cookies[0]!;
  const comeBack = async (sent = value) =>
    (await app.inject({ url: `${SIGN_IN_CALLBACK_PATH}?state=state`, cookies: { [name]: sent } })).json()
      .flow;
  return { comeBack, value };
}

describe("what a browser keeps of a sign-in that it began", () => {
  test("comes back as it was", async () => {
    expect(await (await aServer()).comeBack()).toEqual(FLOW);
  });

  test("counts for nothing when anything in it was changed", async () => {
    const { comeBack, value } = await aServer();
    const forged = Buffer.from(JSON.stringify({ ...FLOW, returnTo: "/payment" })).toString("base64url");
    const parts = value.split(".");
    const changed = [
      forged,
      ...parts.map((part, at) => parts.with(at, part.startsWith("ey") ? forged : `${part}1`).join(".")),
      parts.slice(0, -1).join("."),
      `${parts.slice(0, -1).join(".")}.`,
    ];
    for (const one of changed) expect(await comeBack(one)).toBeNull();
  });

  test("counts for nothing when somebody else signed it, or after ten minutes", async () => {
    expect(await (await aServer({ signedWith: "another key" })).comeBack()).toBeNull();
    const runtime = aRuntime();
    const { comeBack } = await aServer({ runtime });
    runtime.pass(9 * 60_000);
    expect(await comeBack()).toEqual(FLOW);
    runtime.pass(60_000);
    expect(await comeBack()).toBeNull();
  });

  test("leads to a page of ours, whatever stands in it", async () => {
    for (const returnTo of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/api/account/data",
    ])
      expect(await (await aServer({ flow: { ...FLOW, returnTo } })).comeBack()).toMatchObject({
        returnTo: "/",
      });
  });
});
