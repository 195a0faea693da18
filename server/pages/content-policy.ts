import { POLICY_REPORT_PATH } from "#contract/endpoints.ts";

/** Origins from which a page may load and run more than our own. */
export type ExtraSources = {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
};

const NO_EXTRA_SOURCES: ExtraSources = { script: [], frame: [], connect: [] };

/** What Stripe asks for in its security guide, of the pages that have its card field. The emulator needs nothing. */
export const STRIPE_SOURCES: ExtraSources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};

/** What a page of ours may load and run. Everything comes from here, but for the picture of a Google account and `extra`. */
export function makePagePolicy(
  scriptSources: readonly string[],
  { https, extra = NO_EXTRA_SOURCES }: { https: boolean; extra?: ExtraSources },
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources, ...extra.script].join(" "),
    // The components of the app pages set styles on elements and add style sheets while they run.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.googleusercontent.com",
    "font-src 'self'",
    ["connect-src 'self'", ...extra.connect].join(" "),
    ["frame-src 'self'", ...extra.frame].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
    `report-uri ${POLICY_REPORT_PATH}`,
  ].join("; ");
}

/** For answers that are no pages: should a browser show one as a page, nothing of it runs. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";
