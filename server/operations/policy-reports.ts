import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { POLICY_REPORT_PATH } from "#contract/endpoints.ts";
import { noteSecurityEvent } from "#server/http/security-events.ts";

const MAX_BYTES = 16 * 1024;
/** Of one address; extensions of a browser may break the policy on every page. */
const MOST_PER_MINUTE = 20;

const report = z.object({
  "csp-report": z.object({
    "effective-directive": z.optional(z.string()),
    "violated-directive": z.optional(z.string()),
    "blocked-uri": z.optional(z.string()),
  }),
});

/**
 * Where browsers say that a page of ours tried what its policy forbids. Anybody may send such a word: it is counted in the
 * log by directive and origin, and nothing else follows. The page's own address may name somebody's report and is left out.
 */
export function mountPolicyReports(app: FastifyInstance): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "string", bodyLimit: MAX_BYTES }, (_, body, done) =>
      done(null, body),
    );
    const config = {
      calledByPrograms: true,
      rateLimit: { max: MOST_PER_MINUTE, timeWindow: 60_000 },
    };
    raw.post(POLICY_REPORT_PATH, { config }, async (request, reply) => {
      const read = z.safeParse(report, parseJson(String(request.body)));
      if (read.success) noteSecurityEvent(request, "policy-violated", describe(read.data["csp-report"]));
      return reply.code(204).send();
    });
  });
}

function describe(violation: z.infer<typeof report>["csp-report"]) {
  const directive = violation["effective-directive"] ?? violation["violated-directive"] ?? "";
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown",
    blocked: nameBlocked(violation["blocked-uri"] ?? ""),
  };
}

/** 'inline', 'eval', a scheme such as 'data', or an origin. */
function nameBlocked(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  return URL.canParse(address) ? new URL(address).origin.slice(0, 200) : "unknown";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
