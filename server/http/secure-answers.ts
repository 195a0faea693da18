import { randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { PROBLEMS, type ProblemBody } from "#contract/problem.ts";
import { ANSWER_POLICY } from "../pages/content-policy.ts";

/** What every answer tells the browser to refuse; a page replaces the policy by its own. */
export function makeSecurityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    "content-security-policy": ANSWER_POLICY,
    // The strictest that lets a page hear from the sign-in popup it opened.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  };
}

/** To be called before any other hook is added: a refusal of a later one carries them too. */
export function secureAnswers(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", async (_, reply) => {
    reply.headers(headers);
  });
}

const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no request at all (headers too long, no HTTP): there is neither request nor reply, only the line. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return function (this: { log: FastifyBaseLogger }, error: Error & { code?: string }, socket: Socket) {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const status = UNREADABLE[error.code ?? ""] ?? 400;
    const id = randomBytes(6).toString("base64url");
    this.log.info({ reqId: id, status, problem: "request-malformed" });
    if (socket.writable) socket.write(writeAnswer(status, headers, id));
    socket.destroy(error);
  };
}

function writeAnswer(status: number, headers: Readonly<Record<string, string>>, id: string): string {
  const { title } = PROBLEMS["request-malformed"];
  const body = JSON.stringify({ code: "request-malformed", title, status, id } satisfies ProblemBody);
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
