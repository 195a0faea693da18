import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ApiOutcome, ApiRequest } from "./api-call.ts";

const MAX_BYTES = 64 * 1024;

export type ApiServer = { host: string; port: number; close: () => Promise<void> };

/** Lets Stripe's SDK reach the emulator over HTTP: on this machine only, at a port that the system chooses. */
export async function serveApi(answer: (request: ApiRequest) => Promise<ApiOutcome>): Promise<ApiServer> {
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    if (method === "OPTIONS") return void response.writeHead(204, ALLOWED).end();
    const parts: Buffer[] = [];
    let size = 0;
    try {
      for await (const part of request) {
        size += (part as Buffer).length;
        if (size > MAX_BYTES) return void request.socket.destroy();
        parts.push(part as Buffer);
      }
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const body = Buffer.concat(parts).toString("utf8");
      sendOutcome(response, await answer({ method, url, headers: plain, body }));
    } catch {
      request.socket.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  server.unref();
  return {
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    close: () => closeServer(server),
  };
}

/** Browsers ask first, and may then call from any page: the publishable key is made for that. */
const ALLOWED = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
  "access-control-max-age": "300",
};

export function sendOutcome(response: ServerResponse, outcome: ApiOutcome): void {
  if (outcome === "cut") response.destroy();
  else if (outcome !== "silence")
    response
      .writeHead(outcome.status, {
        ...outcome.headers,
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "Request-Id",
      })
      .end(outcome.body);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
