import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { ModelSettings } from "#server/adapters/language-model/port.ts";
import { WIRES, type Wire } from "./model-wires.ts";

/** What goes wrong; `times` of it, then the server answers as told. */
export type Fault =
  | { is: "status"; status: number; retryAfter?: string; times?: number }
  | {
      is:
        | "hang"
        | "hang-midway"
        | "cut"
        | "no-end"
        | "broken-json"
        | "refusal"
        | "empty"
        | "too-long"
        | "endless";
    }
  | { is: "redirect"; to: string };

export type ModelRequest = { instructions: string; data: string };
export type SeenRequest = ModelRequest & {
  path: string;
  /** As it came over the wire. */
  raw: string;
  headers: IncomingMessage["headers"];
  /** Settles when the connection has closed before its answer was complete. */
  abandoned: Promise<void>;
};

export type ModelServer = {
  url: string;
  requests: SeenRequest[];
  /** Settings that ask this server as the kind of provider asks its own. */
  settings: (kind: ModelSettings["kind"], overrides?: Partial<ModelSettings>) => ModelSettings;
  answer: (write: (request: ModelRequest) => string) => void;
  fail: (fault: Fault | null) => void;
  close: () => Promise<void>;
};

/**
 * A language model that speaks as OpenAI's chat API, Anthropic's messages or Gemini's content API, streamed and whole, on
 * this machine alone. It writes what a test tells it to, or goes wrong in every way that providers do.
 */
export async function startModelServer(): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  let write: (request: ModelRequest) => string = () => "I would like to apply for this role.";
  let fault: Fault | null = null;
  let failed = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url!.split("?", 1)[0]!;
    const wire = Object.values(WIRES).find((one) => one.isPath(path));
    const raw = await readText(request);
    if (wire === undefined || request.method !== "POST") return void response.writeHead(404).end();
    const body = JSON.parse(raw) as { stream?: boolean };
    const asked = wire.readRequest(body);
    const abandoned = new Promise<void>((resolve) => {
      response.on("close", () => !response.writableFinished && resolve());
    });
    requests.push({ ...asked, path, raw, headers: request.headers, abandoned });
    const streamed = body.stream === true || path.endsWith(":streamGenerateContent");
    const now = fault;
    if (now === null || (now.is === "status" && failed >= (now.times ?? Number.POSITIVE_INFINITY)))
      return sendAnswer(wire, response, write(asked), streamed);
    failed += 1;
    return sendFault(wire, response, now, write(asked));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    settings: (kind, overrides = {}) => ({
      kind,
      model: "stand-in",
      apiKey: kind === "openai-compatible" ? null : "key-of-the-test",
      baseUrl: url + WIRES[kind].basePath,
      timeoutMs: 20_000,
      price: null,
      ...overrides,
    }),
    answer: (next) => {
      write = next;
    },
    fail: (next) => {
      fault = next;
      failed = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const EVENTS = { "content-type": "text/event-stream" };
const JSON_TYPE = { "content-type": "application/json" };

/** In pieces that keep no regard for words or sentences, as models do. */
function cutUp(text: string): string[] {
  return text.match(/[\s\S]{1,17}/gu) ?? [];
}

function sendAnswer(wire: Wire, response: ServerResponse, text: string, streamed: boolean): void {
  if (!streamed) return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(wire.whole(text)));
  response.writeHead(200, EVENTS);
  for (const event of [...wire.pieces(cutUp(text)), ...wire.end("stop")]) response.write(event);
  response.end();
}

function sendFault(wire: Wire, response: ServerResponse, fault: Fault, text: string): void {
  if (fault.is === "status") {
    const headers = {
      ...JSON_TYPE,
      ...(fault.retryAfter === undefined ? {} : { "retry-after": fault.retryAfter }),
    };
    return void response.writeHead(fault.status, headers).end(JSON.stringify(wire.error(fault.status)));
  }
  if (fault.is === "redirect") return void response.writeHead(307, { location: fault.to }).end();
  if (fault.is === "hang") return;
  response.writeHead(200, EVENTS);
  const pieces = wire.pieces(cutUp(text));
  const half = pieces.slice(0, Math.ceil(pieces.length / 2)).join("");
  switch (fault.is) {
    case "hang-midway":
      return void response.write(half);
    case "cut":
      return void response.write(half, () => response.destroy());
    case "no-end":
      return void response.end(half);
    case "broken-json":
      return void response.end(`${half}data: {"choices":[{"del\n\n${wire.end("stop").join("")}`);
    case "refusal":
      return void response.end(wire.refusal().join(""));
    case "empty":
      return void response.end([...wire.pieces([]), ...wire.end("stop")].join(""));
    case "too-long":
      return void response.end([half, ...wire.end("length")].join(""));
    case "endless":
      sendEndlessly(wire, response);
  }
}

function sendEndlessly(wire: Wire, response: ServerResponse): void {
  const piece = wire.pieces(["and so on ".repeat(500)]).join("");
  const send = () => {
    if (response.destroyed) return;
    if (response.write(piece)) setImmediate(send);
    else response.once("drain", send);
  };
  send();
}
