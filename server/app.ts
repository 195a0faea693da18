import { randomBytes } from "node:crypto";
import { constants as zlib } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { Problem } from "#contract/problem.ts";
import { answerProblems, sendProblem } from "./http/answer-problems.ts";
import { describeFailure } from "./http/describe-failure.ts";
import { groupAddress } from "./http/group-address.ts";
import { listMethods } from "./http/list-methods.ts";
import type { Origins } from "./http/origins.ts";
import { answerUnreadable, makeSecurityHeaders, secureAnswers } from "./http/secure-answers.ts";

export type AppOptions = {
  https: boolean;
  trustedProxies: number;
  /** Where the log goes; nowhere when null. */
  log: { write: (line: string) => void } | null;
  /** Requests a minute from one address, of any kind. */
  mostPerMinute: number;
};

/** What stands under `/api`: mounted once the store is open, and only for our own pages. */
export type AppParts = {
  origins: Origins;
  ready: Promise<void>;
  mountApi: (api: FastifyInstance) => void;
  /** Everything else: pages, and the local sign-in where there is one. */
  mountPages: (app: FastifyInstance) => void | Promise<void>;
};

/** One server for pages and calls. It takes connections before the store is open; calls then wait for it. */
export function buildApp(options: AppOptions, parts: AppParts): FastifyInstance {
  const securityHeaders = makeSecurityHeaders(options);
  const app = createServer(options, securityHeaders);
  secureAnswers(app, securityHeaders);
  answerProblems(app);
  logRequests(app);
  refuseWhileStopping(app);
  limitEveryRequest(app, options);
  app.register(cookie);
  checkOrigins(app, parts.origins);
  app.register(async (api) => mountCalls(api, parts));
  app.register(async (pages) => parts.mountPages(pages));
  answerUnknown(app);
  return app;
}

function createServer(
  { log, trustedProxies }: AppOptions,
  securityHeaders: ReturnType<typeof makeSecurityHeaders>,
): FastifyInstance {
  return fastify({
    logger: log === null ? false : { stream: log, serializers: LOG_SERIALIZERS },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(6).toString("base64url"),
    requestIdHeader: false,
    trustProxy: (_, hop) => hop < trustedProxies,
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    // The largest upload over a slow line, and no longer.
    requestTimeout: 180_000,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded.
    frameworkErrors: (_, request, reply) => sendProblem(request, reply.headers(securityHeaders), "not-found"),
    clientErrorHandler: answerUnreadable(securityHeaders),
  });
}

function limitEveryRequest(app: FastifyInstance, { mostPerMinute }: AppOptions): void {
  app.register(rateLimit, {
    max: mostPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => groupAddress(request.ip),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: () => new Problem("too-many-requests"),
  });
}

function checkOrigins(app: FastifyInstance, origins: Origins): void {
  app.addHook("onRequest", async (request) => {
    origins.check(request);
  });
}

async function mountCalls(api: FastifyInstance, { ready, mountApi }: AppParts): Promise<void> {
  await api.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1000,
    // Answers are packed while somebody waits: a middling quality takes a tenth of the best one's time.
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await api.register(multipart);
  api.addHook("onRequest", async (_, reply) => {
    reply.header("cache-control", "no-store");
    await ready;
  });
  mountApi(api);
}

function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = listMethods(request.url);
    // An address of the right shape whose parts are too long names nothing either.
    if (methods.length === 0 || methods.includes(request.method))
      return sendProblem(request, reply, "not-found");
    return sendProblem(request, reply.header("allow", methods.join(", ")), "method-not-allowed");
  });
}

const LOG_SERIALIZERS = {
  err: (error: unknown) => describeFailure(error),
  // Addresses carry codes and names; the pattern of the route says enough.
  req: ({ method }: { method: string }) => ({ method }),
};

function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onRequest", async () => {
    if (stopping) throw new Problem("server-stopping");
  });
  // A connection that stays open after its answer would keep the program from ending.
  app.addHook("onSend", async (_, reply) => {
    if (stopping) reply.header("connection", "close");
  });
}
