import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
};

/** The built pages alone, with each page's strict script policy and no API: tests answer the calls themselves. */
export async function servePages(): Promise<{ origin: string; close: () => Promise<void> }> {
  const root = path.resolve("build/client");
  const hashes = JSON.parse(readFileSync(path.join(root, "csp-hashes.json"), "utf8")) as Record<
    string,
    string[]
  >;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://pages");
    const file = findFile(root, pathname);
    if (file === null) response.statusCode = 404;
    response.setHeader("content-type", TYPES[path.extname(file ?? ".html")] ?? "application/octet-stream");
    response.setHeader(
      "content-security-policy",
      `default-src 'self'; script-src 'self' ${(hashes[pathname] ?? hashes["/404"] ?? []).join(" ")}; style-src 'self' 'unsafe-inline'`,
    );
    response.end(readFileSync(file ?? path.join(root, "404/index.html")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function findFile(root: string, pathname: string): string | null {
  const place = path.join(root, pathname);
  if (!place.startsWith(root) || !existsSync(place)) return null;
  if (!statSync(place).isDirectory()) return place;
  const page = path.join(place, "index.html");
  return existsSync(page) ? page : null;
}
