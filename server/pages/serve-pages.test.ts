import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";

const LONG = "<p>Words of a page.</p>".repeat(200);
const FILES = {
  "index.html": `<title>Home</title>${LONG}`,
  "pricing/index.html": "<title>Pricing</title><link rel=canonical href=https://vouch.example/pricing>",
  "payment/index.html": "<title>Payment</title>",
  "404/index.html": "<title>Not found</title>",
  "privacy-policy/index.html": "<title>Privacy</title>",
  "pricing.data": "data",
  "assets/app-abc123.js": `console.log(1);${"// words\n".repeat(500)}`,
  "favicon.svg": "<svg/>",
  "robots.txt": "Sitemap: https://vouch.example/sitemap.xml",
  "csp-hashes.json": JSON.stringify({ "/": ["'sha256-home'"], "/pricing": ["sha256-pricing"] }),
};

let folder: string;
let server: LocalServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vouch-pages-"));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(tmpdir(), "vouch-outside.txt"), "outside");
  server = await startLocalServer({ pagesFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** The path goes out as it stands here: `fetch` would tidy it up. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode!, headers: response.headers, body });
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/", "Home"],
  ["/pricing", "Pricing"],
  ["/pricing?from=mail#comparison", "Pricing"],
  ["/%70ricing", "Pricing"],
])("%s is its page", async (path, title) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toContain(`<title>${title}</title>`);
});

test.each(["/nothing", "/pricing/more", "/404", "/csp-hashes.json", "/assets/"])(
  "there is nothing at %s, and a page says so",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain("Not found");
  },
);

test.each([
  "/../vouch-outside.txt",
  "/assets/../../vouch-outside.txt",
  "/%2e%2e/vouch-outside.txt",
  "/..%2fvouch-outside.txt",
  "/..\\vouch-outside.txt",
  "//etc/passwd",
  "/assets/app-abc123.js%00.html",
])("%s leads nowhere", async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain("outside");
});

test.each([
  ["/pricing/", "/pricing"],
  ["/privacy", "/privacy-policy"],
])("%s has moved to %s", async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([308, to]);
});

test("calls that do not exist are answered in the form of calls", async () => {
  const cases = [
    ["GET", "/%ff", "not-found"],
    ["GET", "/api", "not-found"],
    ["GET", "/api/nothing", "not-found"],
    ["POST", "/api/nothing", "not-found"],
    ["DELETE", "/api/scan", "method-not-allowed"],
    ["GET", "/api/scan", "method-not-allowed"],
    ["OPTIONS", "/api/scan", "method-not-allowed"],
    ["PUT", "/api/scans/latest", "method-not-allowed"],
    ["POST", "/pricing", "not-found"],
  ] as const;
  for (const [method, path, code] of cases) {
    const { status, headers, body } = await get(path, { origin: server.origin }, method);
    expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(JSON.parse(body.toString())).toMatchObject({ code: expect.stringMatching(code), status });
  }
});

test("a call of the wrong kind is told the right one", async () => {
  const allowed = async (method: string, path: string) =>
    (await get(path, { origin: server.origin }, method)).headers.allow;
  expect(await allowed("GET", "/api/generate-cover-letter")).toBe("POST");
  expect(await allowed("POST", "/api/session")).toBe("GET, HEAD");
  expect(await allowed("PUT", "/api/linkedin-reviews/1")).toBe("GET, HEAD, DELETE");
  expect(await allowed("GET", "/api/letter-pdf?a=b")).toBe("POST");
});

describe("what goes over the wire", () => {
  test("is as small as the browser can take", async () => {
    const plain = await get("/");
    const brotli = await get("/", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await get("/", { "accept-encoding": "gzip, br;q=0" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.body.length * 10).toBeLessThan(plain.body.length);
    expect(brotli.headers.vary).toBe("accept-encoding");
  });

  test("is nothing when the browser has it already", async () => {
    for (const encoding of ["identity", "br"]) {
      const first = await get("/", { "accept-encoding": encoding });
      const again = await get("/", {
        "accept-encoding": encoding,
        "if-none-match": String(first.headers.etag),
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test("may be kept forever when its name carries a hash, and is asked for anew when it is a page", async () => {
    expect((await get("/assets/app-abc123.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/api/session")).headers["cache-control"]).toBe("no-store");
  });

  test("is only the head when only the head was asked for", async () => {
    const { status, headers, body } = await get("/", {}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(1000);
  });
});

describe("what a page may do", () => {
  test("is run the scripts that were built into it, and no others", async () => {
    const policy = (await get("/pricing")).headers["content-security-policy"];
    expect(policy).toContain("script-src 'self' 'sha256-pricing';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("report-uri /api/policy-reports");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(String(policy).match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
    expect((await get("/")).headers["content-security-policy"]).toContain("script-src 'self' 'sha256-home';");
  });

  test("is hear from the sign-in popup that it opened", async () => {
    expect((await get("/")).headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  });

  test("is nothing at all when it is no page", async () => {
    expect((await get("/api/session")).headers["content-security-policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect((await get("/favicon.svg")).headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await get("/favicon.svg")).headers["x-content-type-options"]).toBe("nosniff");
  });
});

test("links to ourselves carry the public address once there is one", async () => {
  expect((await get("/robots.txt")).body.toString()).toContain("https://vouch.example/sitemap.xml");
  const settings = { PUBLIC_URL: "https://resumes.example", LOCAL_ON_NETWORK: "yes" };
  const shown = await startLocalServer({ pagesFolder: folder, settings });
  const read = async (path: string) => (await fetch(shown.origin + path)).text();
  expect(await read("/robots.txt")).toBe("Sitemap: https://resumes.example/sitemap.xml");
  expect(await read("/pricing")).toContain("https://resumes.example/pricing");
  await shown.close();
});

test("without built pages the program says how to build them", async () => {
  const bare = await startLocalServer({ pagesFolder: join(folder, "nowhere") });
  const response = await fetch(bare.origin);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("npm run build");
  await bare.close();
});

test("Stripe's script runs on the page of payment when its keys are set, and nowhere else", async () => {
  const policyOf = async (origin: string, path: string) =>
    (await fetch(origin + path)).headers.get("content-security-policy");
  const withKeys = await startLocalServer({
    pagesFolder: folder,
    settings: {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    },
  });
  const policy = await policyOf(withKeys.origin, "/payment");
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  expect(await policyOf(withKeys.origin, "/pricing")).not.toContain("stripe.com");
  expect(await policyOf(server.origin, "/payment")).not.toContain("stripe.com");
  // The emulator is not there beside real keys.
  expect((await fetch(`${withKeys.origin}/local-payments/v1.js`)).status).toBe(404);
  expect(await (await fetch(`${withKeys.origin}/api/payment/options`)).json()).toEqual({
    publishableKey: "pk_test_1",
    scriptUrl: null,
  });
  await withKeys.close();
});
