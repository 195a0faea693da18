import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";
import { chooseEncoding } from "./choose-encoding.ts";
import type { PageFile } from "./page-file.ts";

/** Addresses that moved (docs/decisions/0011). */
const MOVED: Record<string, string> = { "/privacy": "/privacy-policy" };

const NOT_BUILT = "The pages have not been built yet. Run: npm run build\n";

/** Known addresses with their page, unknown ones with the page of `/404`. */
export function servePages(app: FastifyInstance, pages: ReadonlyMap<string, PageFile>): void {
  app.get("/*", async (request, reply) => {
    const path = readPath(request);
    if (path === "/api" || path.startsWith("/api/")) return reply.callNotFound();
    if (pages.size === 0) return reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT);
    const moved = MOVED[path] ?? withoutSlash(path, pages);
    if (moved !== null) return reply.redirect(moved, 308);
    const page = path === "/404" ? undefined : pages.get(path);
    if (page !== undefined) return sendPage(request, reply, page);
    const absent = pages.get("/404");
    if (absent === undefined) throw new Problem("not-found");
    return sendPage(request, reply.code(404), absent);
  });
}

/** The address without its query, and with `%20` and the like read. One that cannot be read names nothing. */
function readPath(request: FastifyRequest): string {
  const path = request.url.split("?", 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Each page has one address. */
function withoutSlash(path: string, pages: ReadonlyMap<string, PageFile>): string | null {
  const plain = path.replace(/\/$/, "");
  return plain !== path && plain !== "" && pages.has(plain) ? plain : null;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageFile): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], page.encodings);
  const etag = page.etag(encoding);
  reply.headers({ "cache-control": page.cacheControl, vary: "accept-encoding", etag });
  if (page.policy !== null) reply.header("content-security-policy", page.policy);
  if (reply.statusCode === 200 && request.headers["if-none-match"] === etag) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(page.type).send(await page.read(encoding));
}
