import { createHash } from "node:crypto";
import { SIGN_IN_CHANNEL, type SignInMessage } from "#contract/account.ts";
import { escapeHtml } from "#engine/text/escape-html.ts";

/**
 * Tells the page that opened the popup, and closes the popup. The channel reaches it whatever the issuer's page did to
 * the tie between the two windows; the direct message is for a browser without channels.
 */
const SCRIPT = `
const message = JSON.parse(document.getElementById("outcome").textContent);
try {
  const channel = new BroadcastChannel(${JSON.stringify(SIGN_IN_CHANNEL)});
  channel.postMessage(message);
  channel.close();
} catch {}
try { if (window.opener) window.opener.postMessage(message, location.origin); } catch {}
window.close();
`;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: #f3f5f3; color: #0f1714; }
a { color: #2b3bd6; }
@media (prefers-color-scheme: dark) { :root { background: #0c100e; color: #edf3ef; } a { color: #aab4ff; } }
body { max-width: 26rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.1; letter-spacing: -0.03em; }
`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const CALLBACK_POLICY = [
  "default-src 'none'",
  `script-src ${hash(SCRIPT)}`,
  `style-src ${hash(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export type CallbackOutcome = {
  message: SignInMessage;
  /** Tell the opener and close; else the page stays and is read. */
  popup: boolean;
  returnTo: string;
};

/** The end of a sign-in in a popup, and of one that failed in a whole page. */
export function makeCallbackPage({ message, popup, returnTo }: CallbackOutcome): string {
  const failed = message.type === "failed";
  const title = failed ? "Sign-in did not work" : "You are signed in";
  const text = failed
    ? `Google Sign-In error: ${message.message}`
    : "You can close this window and go on where you were.";
  const outcome = JSON.stringify(message).replaceAll("<", "\\u003c");
  const script = popup
    ? `<script type="application/json" id="outcome">${outcome}</script><script>${SCRIPT}</script>`
    : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Vouch</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p${failed ? ' role="alert"' : ""}>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(returnTo)}">Go to Vouch</a></p></main>${script}</body></html>`;
}
