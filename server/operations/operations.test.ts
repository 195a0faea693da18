import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aRuntime } from "#testing/a-runtime.ts";
import { startLocalPostgres, startOwnPostgres } from "#testing/local-postgres.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";

describe("for whoever keeps the program running", () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer({
      limits: { requests: 3, scans: 1, signIns: 1, messages: 1, letters: 1 },
    });
  });
  afterAll(() => server.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { headers });

  test("it says that it lives and that it is ready, as often as it is asked", async () => {
    for (let i = 0; i < 10; i += 1) {
      expect((await get("/healthz")).status).toBe(200);
      expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
    }
  });

  test("it counts its answers by the patterns of routes, and holds no address of anybody's report", async () => {
    await get("/api/scans/0198c0de-0000-7000-8000-000000000001");
    const text = await (await get("/metrics")).text();
    expect(text).toMatch(
      /vouch_http_request_duration_seconds_count\{method="GET",route="\/api\/scans\/:id",status="401"\} 1/,
    );
    expect(text).toContain("vouch_mails_waiting 0");
    expect(text).toContain("process_resident_memory_bytes");
    expect(text).not.toContain("0198c0de");
  });
});

test("numbers are for whoever has the token, and where none is set for this machine alone", async () => {
  const google = {
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "s",
    PUBLIC_URL: "https://vouch.test",
    LOCAL_ON_NETWORK: "yes",
  };
  const closed = await startLocalServer({ settings: google });
  expect((await fetch(`${closed.origin}/metrics`)).status).toBe(404);
  await closed.close();

  const guarded = await startLocalServer({ settings: { ...google, METRICS_TOKEN: "a-long-secret" } });
  const ask = async (authorization: string) =>
    (await fetch(`${guarded.origin}/metrics`, { headers: { authorization } })).status;
  expect(await ask("")).toBe(401);
  expect(await ask("Bearer a-long-secreT")).toBe(401);
  expect(await ask("Bearer a-long-secret")).toBe(200);
  await guarded.close();
});

test("a database that answers and keeps nothing is not ready, and is again once it does", async () => {
  const postgres = await startOwnPostgres();
  const url = await postgres.makeDatabase();
  const runtime = aRuntime();
  const server = await startLocalServer({ settings: { DATABASE_URL: url }, runtime });
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const letWrite = async (may: boolean) => {
    await operator.query(
      `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${may ? "off" : "on"}`,
    );
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
    runtime.pass(10_000);
  };
  const status = async () => (await (await fetch(`${server.origin}/readyz`)).json()).status;
  expect(await status()).toBe("ready");
  await letWrite(false);
  await expect.poll(status).toBe("store-takes-no-writes");
  await operator.query("set default_transaction_read_only = off");
  await letWrite(true);
  await expect.poll(status).toBe("ready");
  await operator.end();
  await server.close();
  await postgres.stop();
});

test("without its database it lives, and says that it is not ready", async () => {
  const postgres = await startLocalPostgres();
  const server = await startLocalServer({ settings: { DATABASE_URL: postgres.url } });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await postgres.stop();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  const answer = await fetch(`${server.origin}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: "store-unavailable" });
  await server.close();
});
