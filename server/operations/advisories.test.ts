import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const program = fileURLToPath(new URL("advisories.ts", import.meta.url));

let registry: Server | undefined;
afterEach(() => void registry?.close());

/** A registry of npm that knows this much, and what it was asked. */
async function aRegistry(advisories: object, status = 200) {
  const asked: { url: string; body: Record<string, string[]> }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url!, body: JSON.parse(await text(request)) });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(advisories));
  });
  registry = server;
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm/`, asked };
}

function run(address: string): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, npm_config_registry: address };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

const anAdvisory = (severity: string) => ({
  id: 1,
  url: "https://advisories.test/GHSA-1",
  title: "Requests can be smuggled",
  severity,
  vulnerable_versions: "<6.0.0",
});

test("what is high fails, and is told with package, version, severity and where to read on", async () => {
  const { address, asked } = await aRegistry({ koa: [anAdvisory("low")], fastify: [anAdvisory("high")] });
  const { code, said } = await run(address);
  expect(code).toBe(1);
  expect(said).toMatch(/^high {6}fastify [\d.]+ \(known of <6\.0\.0\): Requests can be smuggled\n/);
  expect(said).toContain("https://advisories.test/GHSA-1");
  expect(said).toContain("2 known advisories, 1 of them high or critical.");
  expect(asked[0]!.url).toBe("/npm/-/npm/v1/security/advisories/bulk");
  expect(asked[0]!.body.fastify).toHaveLength(1);
  expect(asked[0]!.body).not.toHaveProperty("vitest");
});

test.each([[{}], [{ fastify: [anAdvisory("moderate")] }]])(
  "what is not grave does not fail: %o",
  async (known) => {
    const { address } = await aRegistry(known);
    expect((await run(address)).code).toBe(0);
  },
);

test("without a registry that answers it says so, and does not fail", async () => {
  const silent = await run("http://127.0.0.1:1/");
  expect(silent.code).toBe(0);
  expect(silent.said).toContain("No registry answered at http://127.0.0.1:1/");
  const { address } = await aRegistry({ error: "not found" }, 404);
  const { code, said } = await run(address);
  expect(code).toBe(0);
  expect(said).toContain("No registry answered");
  expect(said).not.toContain("0 known advisories");
});
