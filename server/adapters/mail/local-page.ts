import { createHash } from "node:crypto";
import { escapeHtml } from "#engine/text/escape-html.ts";
import type { Mail } from "./port.ts";

export type KeptMail = Mail & { takenAt: string };

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#f3f5f3, #0c100e); color: light-dark(#0f1714, #edf3ef); }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.1; letter-spacing: -0.03em; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0; }
p { margin: 0.75rem 0 0; overflow-wrap: break-word; }
article { margin-top: 1rem; padding: 1.25rem 1.5rem; border-radius: 0.25rem; background: light-dark(#fff, #1a211d);
  box-shadow: 0 0 0 1px light-dark(rgb(9 20 15 / 7%), #303b35), 0 10px 28px -8px light-dark(rgb(9 20 15 / 18%), rgb(0 0 0 / 70%)); }
.facts { margin-top: 0.25rem; color: light-dark(#4c5853, #a5b3ac); font-size: 0.875rem; overflow-wrap: anywhere; }
@media print { article { box-shadow: none; padding-inline: 0; } }
@media (forced-colors: active) { article { border: 1px solid; } }
`;

/** Nothing but the page's own style. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function renderMailbox(mails: readonly KeptMail[], most: number): string {
  const list = mails.map(
    ({ to, replyTo, subject, text, takenAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="facts">${escapeHtml(takenAt)} · to ${escapeHtml(to)}${
      replyTo === null ? "" : ` · from ${escapeHtml(replyTo.name)}, ${escapeHtml(replyTo.email)}`
    }</p>
<p>${escapeHtml(text.trim()).replaceAll("\n", "<br>")}</p>
</article>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Local mailbox</title>
<style>${STYLE}</style>
<h1>Local mailbox</h1>
<p>No mail server is set, so mails stay on this machine. These are the last ${most} at most, newest first.</p>
${list.length === 0 ? "<p>No mail yet.</p>" : list.join("\n")}
</html>
`;
}
