/** What a page of ours may load and run. Everything comes from here, but for the picture of a Google account. */
export function makePagePolicy(scriptSources: readonly string[], { https }: { https: boolean }): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(" "),
    // The components of the app pages set styles on elements and add style sheets while they run.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For answers that are no pages: should a browser show one as a page, nothing of it runs. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";
