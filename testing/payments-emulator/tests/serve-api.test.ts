import { afterEach, expect, test } from "vitest";
import { type ApiServer, serveApi } from "../serve-api.ts";

let server: ApiServer;
afterEach(() => server.close());

const at = (path: string) => `http://${server.host}:${server.port}${path}`;

test("a browser that asks first is allowed to call", async () => {
  server = await serveApi(async () => ({ status: 200, headers: {}, body: "{}" }));
  const asked = await fetch(at("/v1/payment_intents"), { method: "OPTIONS" });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe("*");
  expect(asked.headers.get("access-control-allow-headers")).toContain("authorization");
});

test("what is sent arrives as it was, and only this machine can send it", async () => {
  server = await serveApi(async ({ method, url, headers, body }) => ({
    status: 402,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method, url, key: headers["idempotency-key"], body }),
  }));
  expect(server.host).toBe("127.0.0.1");
  const answer = await fetch(at("/v1/customers?limit=1"), {
    method: "POST",
    headers: { "idempotency-key": "k" },
    body: "email=é",
  });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toEqual({
    method: "POST",
    url: "/v1/customers?limit=1",
    key: "k",
    body: "email=é",
  });
});

test("a body that is too long, a cut and a fault end the connection, and the next call is answered", async () => {
  const answers = [
    "cut" as const,
    () => {
      throw new Error("a fault of its own");
    },
    { status: 200, headers: {}, body: "{}" },
  ];
  server = await serveApi(async () => {
    const next = answers.shift()!;
    return typeof next === "function" ? next() : next;
  });
  await expect(fetch(at("/v1/a"), { method: "POST", body: "a".repeat(70_000) })).rejects.toThrow();
  await expect(fetch(at("/v1/a"))).rejects.toThrow();
  await expect(fetch(at("/v1/a"))).rejects.toThrow();
  expect((await fetch(at("/v1/a"))).status).toBe(200);
});
