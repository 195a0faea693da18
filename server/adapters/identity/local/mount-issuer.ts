import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import * as z from "zod";
import { type LocalAccount, makeAccount } from "./local-accounts.ts";
import { type ChooserEntry, makeChooserPage, makeNoticePage, PAGE_POLICY } from "./pages.ts";

export type MountOptions = {
  /** Where the issuer stands, without a slash at its end. */
  path: string;
  provider: () => Promise<Provider>;
  keepAccount: (account: LocalAccount) => void;
  /** Whether the visitor speaks https with the outside, though not with this program. */
  isHttps: (request: FastifyRequest) => boolean;
};

const FORM_BYTES = 4096;

const answerShape = z.object({
  name: z.string().trim().max(200).catch(""),
  email: z.string().trim().max(320).catch(""),
  cancel: z.string().optional(),
});

/** Puts the issuer's own addresses, and the page on which somebody is chosen, under `path`. */
export function mountIssuer(app: FastifyInstance, options: MountOptions): void {
  app.addHook("onRequest", async (request) => replaceForwarded(request, options.isHttps(request)));
  app.register(async (pages) => mountChooser(pages, options));
  app.register(async (issuer) => mountEndpoints(issuer, options));
}

/** The issuer believes `x-forwarded-proto`, so it says what we know and not what the visitor claims. */
function replaceForwarded({ raw }: FastifyRequest, isHttps: boolean): void {
  for (const name of Object.keys(raw.headers)) if (name.startsWith("x-forwarded-")) delete raw.headers[name];
  if (isHttps) raw.headers["x-forwarded-proto"] = "https";
}

/** The page on which the visitor says who they are. */
function mountChooser(pages: FastifyInstance, { path, provider, keepAccount }: MountOptions): void {
  pages.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_BYTES },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );

  pages.get(`${path}/choose/:uid`, async (request, reply) => {
    if (!(await isOpen(provider, request, reply))) return showEnded(reply);
    return showChooser(reply, { name: "", email: "", wrong: false });
  });

  pages.post(`${path}/choose/:uid`, async (request, reply) => {
    if (!(await isOpen(provider, request, reply))) return showEnded(reply);
    const { name, email, cancel } = answerShape.parse(request.body ?? {});
    if (cancel === undefined && !z.email().safeParse(email).success)
      return showChooser(reply, { name, email, wrong: true });
    const account = cancel === undefined ? makeAccount(email, name || null) : null;
    if (account !== null) keepAccount(account);
    reply.hijack();
    await (await provider()).interactionFinished(request.raw, reply.raw, tellChoice(account));
  });
}

/** False when the visitor's cookie and the address do not belong together, or it took too long. */
async function isOpen(
  provider: MountOptions["provider"],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    const { uid } = await (await provider()).interactionDetails(request.raw, reply.raw);
    return uid === (request.params as { uid: string }).uid;
  } catch {
    return false;
  }
}

function tellChoice(account: LocalAccount | null) {
  if (account === null) return { error: "access_denied" };
  return { select_account: {}, login: { accountId: account.subject, remember: false } };
}

function showChooser(reply: FastifyReply, entry: ChooserEntry) {
  return reply
    .code(entry.wrong ? 422 : 200)
    .type("text/html; charset=utf-8")
    .headers({ "content-security-policy": PAGE_POLICY, "cache-control": "no-store" })
    .send(makeChooserPage(entry));
}

function showEnded(reply: FastifyReply) {
  return reply
    .code(400)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", PAGE_POLICY)
    .send(makeNoticePage("This sign-in has ended. Close this page and start again from Vouch."));
}

/** Everything else goes to the issuer as it came. */
function mountEndpoints(issuer: FastifyInstance, { path, provider }: MountOptions): void {
  // The issuer reads bodies itself.
  issuer.removeAllContentTypeParsers();
  issuer.addContentTypeParser("*", (_request, _body, done) => done(null));
  issuer.all(`${path}/*`, { config: { calledByPrograms: true } }, async ({ raw }, reply) => {
    const listener = (await provider()).callback();
    reply.hijack();
    rebase(raw, path);
    await listener(raw, reply.raw);
  });
}

/**
 * Makes the issuer believe that it stands at the root. Each sign-in stands alone, without the cookie of the one before:
 * otherwise choosing another user would lead over a page that asks to log the first one out, and two popups at once
 * would undo each other.
 */
function rebase(request: IncomingMessage & { originalUrl?: string }, path: string): void {
  request.originalUrl = request.url;
  request.url = request.url!.slice(path.length);
  if (!/^\/auth\b/.test(request.url)) return;
  const kept = (request.headers.cookie ?? "").split("; ").filter((cookie) => !cookie.startsWith("_session"));
  request.headers.cookie = kept.join("; ");
}
