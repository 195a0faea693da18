import { createHash } from "node:crypto";
import { escapeHtml } from "#engine/text/escape-html.ts";
import { EXAMPLE_ACCOUNTS } from "./local-accounts.ts";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: #f3f5f3; color: #0f1714; }
a { color: #2b3bd6; }
@media (prefers-color-scheme: dark) { :root { background: #0c100e; color: #edf3ef; } a { color: #aab4ff; } }
body { max-width: 26rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.1; letter-spacing: -0.03em; margin: 0 0 1rem; }
h2 { font-size: 1rem; margin: 1.75rem 0 0.5rem; }
p { margin: 0 0 1rem; }
.note { padding: 0.75rem 1rem; border-radius: 0.625rem; background: light-dark(#ffedc2, #43320b); color: light-dark(#744800, #ffd98a); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
button, input { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem;
  border: 1px solid #76827c; border-radius: 0.625rem; background: light-dark(#fff, #141a17); color: inherit; }
button { text-align: start; cursor: pointer; }
button:hover { background: light-dark(#e8ecea, #070a09); }
button small { display: block; }
label { display: block; margin: 0.75rem 0 0.25rem; }
.main { text-align: center; margin-top: 1rem; font-weight: 600; background: light-dark(#0f1714, #c3f564); color: light-dark(#fff, #0f1714); border-color: transparent; }
.main:hover { background: light-dark(#26342d, #d6fb8d); }
.plain { text-align: center; margin-top: 1.5rem; }
.wrong { color: light-dark(#b0201a, #ffb3ab); }
:focus-visible { outline: 3px solid light-dark(#2b3bd6, #aab4ff); outline-offset: 2px; }
`;

/** Nothing but the page's own style and its forms, which lead back to this program. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export type ChooserEntry = { name: string; email: string; wrong: boolean };

/** Who is it? An example person, or anybody by name and address. */
export function makeChooserPage({ name, email, wrong }: ChooserEntry): string {
  const examples = EXAMPLE_ACCOUNTS.map(
    (account) => `<li><form method="post">
<input type="hidden" name="name" value="${escapeHtml(account.name)}">
<button name="email" value="${escapeHtml(account.email)}">${escapeHtml(account.name)}
<small>${escapeHtml(account.trade)} · ${escapeHtml(account.email)}</small></button></form></li>`,
  );
  const complaint = `<p class="wrong" id="wrong" role="alert">Please enter an email address, such as name@example.org.</p>`;
  return makePage(`<h1>Choose who signs in</h1>
<p class="note"><strong>Local sign-in: no Google keys are set.</strong> Nothing is checked and nothing leaves this
computer. With keys, Google's own page stands here.</p>
<h2>People made up for trying things out</h2>
<ul>${examples.join("\n")}</ul>
<h2>Somebody else</h2>
<form method="post" novalidate>
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" maxlength="200" value="${escapeHtml(name)}">
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="320" required value="${escapeHtml(email)}"${
    wrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ""
  }>
${wrong ? complaint : ""}
<button class="main">Sign in</button>
</form>
<form method="post"><button class="plain" name="cancel" value="yes">Cancel</button></form>`);
}

export function makeNoticePage(sentence: string): string {
  return makePage(`<h1>Local sign-in</h1><p>${escapeHtml(sentence)}</p><p><a href="/">Go to Vouch</a></p>`);
}

function makePage(body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local sign-in – Vouch</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}
