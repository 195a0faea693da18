import { createHash } from "node:crypto";
import { escapeHtml } from "#engine/text/escape-html.ts";

const CARD_STYLE = `
:root { font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; background: transparent; }
* { box-sizing: border-box; }
body { margin: 0; padding: 0.25rem; }
.fields { display: grid; grid-template-columns: minmax(0, 1fr) 6.5rem 6rem; gap: 0.5rem; }
@media (max-width: 26rem) { .fields { grid-template-columns: 1fr 1fr; } .number { grid-column: 1 / -1; } }
label { display: block; font-size: 0.875em; }
input { font: inherit; color: inherit; background: transparent; width: 100%; min-height: 2.75rem; padding: 0.25rem 0.5rem;
  border: 1px solid light-dark(#767676, #8f8f8f); border-radius: 0.25rem; }
input[aria-invalid="true"] { border: 2px solid light-dark(#b91c1c, #fca5a5); color: light-dark(#b91c1c, #fca5a5); }
input::placeholder { color: light-dark(#6b6b6b, #a3a3a3); }
:focus-visible { outline: 3px solid light-dark(#2563eb, #93c5fd); outline-offset: 1px; }
.note { margin: 0.5rem 0 0; padding-inline-start: 0.5rem; border-inline-start: 0.25rem solid #b45309; font-size: 0.875em; }
summary { cursor: pointer; min-height: 1.5rem; }
ul { margin: 0.25rem 0; padding-inline-start: 1.25rem; }
code { font-size: 1em; white-space: nowrap; }
`;

const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 30rem; margin: 0 auto; padding: 1.25rem; }
h1 { font-size: 1.25rem; line-height: 1.25; margin: 0 0 1rem; }
.note { border-inline-start: 0.25rem solid #b45309; padding-inline-start: 0.75rem; }
.buttons { display: grid; gap: 0.5rem; margin: 1.5rem 0 0.5rem; }
button, input { font: inherit; min-height: 2.75rem; padding: 0.5rem 0.75rem; border-radius: 0.5rem;
  border: 1px solid light-dark(#767676, #8f8f8f); cursor: pointer; }
.main { background: #1d4ed8; color: #fff; border-color: #1d4ed8; }
:focus-visible { outline: 3px solid light-dark(#2563eb, #93c5fd); outline-offset: 2px; }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem; }
`;

/** LetterTemplates of our own pages may show it; it loads nothing but our own script. */
export const FRAME_HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src ${[CARD_STYLE, PAGE_STYLE].map((style) => `'sha256-${hash(style)}'`).join(" ")}`,
    // What the script sets on elements does not fall under it; what stands in the page does.
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "x-frame-options": "SAMEORIGIN",
  "cache-control": "no-store",
};

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

const TRY_OUT = [
  ["4242 4242 4242 4242", "is accepted"],
  ["4000 0025 0000 3155", "asks the bank first"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "has no money on it"],
  ["4000 0000 0000 0069", "has expired"],
  ["4000 0000 0000 0127", "has another security code"],
  ["4000 0000 0000 0341", "is accepted now, and declined when it is charged"],
];

/** The card field itself. */
export function makeCardPage(script: string): string {
  const cards = TRY_OUT.map(([number, what]) => `<li><code>${number}</code> ${what}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card, test payments – Vouch</title><style>${CARD_STYLE}</style></head>
<body><div class="fields">
<div class="number"><label for="number">Card number</label>
<input id="number" name="cardnumber" inputmode="numeric" autocomplete="cc-number" maxlength="24"
 placeholder="1234 1234 1234 1234" aria-describedby="note"></div>
<div><label for="expiry">Expires</label>
<input id="expiry" name="exp-date" inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="MM / YY"
 aria-label="Expires, month and year"></div>
<div><label for="cvc">Security code</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="CVC"></div>
</div>
<div class="note"><span id="note"><strong>Test payments: no real money.</strong> Use card
<code>4242 4242 4242 4242</code>, any later date, any code.</span>
<details><summary>Other test cards</summary><ul>${cards.join("")}</ul></details></div>
<script src="${script}"></script></body></html>`;
}

/** The page on which somebody's bank would ask whether it is them. */
export function makeBankPage(script: string): string {
  return makePage(
    "Your bank's confirmation, test payments",
    `<h1>Is this you?</h1>
<p class="note"><strong>Test payments: no real money.</strong> Here your own bank would ask you to confirm the payment
(3-D Secure).</p>
<div class="buttons"><button class="main" value="yes">Complete</button><button value="no">Fail</button></div>
<p role="status"></p><script src="${script}"></script>`,
  );
}

export type ShownInvoice = { number: string; created: string; amount: string; status: string; what: string };

export function makeInvoicePage({ number, created, amount, status, what }: ShownInvoice): string {
  const rows = [
    ["What for", what],
    ["Made on", created],
    ["Amount", amount],
    ["Status", status],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value!)}</dd>`);
  return makePage(
    `Invoice ${number}, test payments`,
    `<h1>Invoice ${escapeHtml(number)}</h1>
<p class="note"><strong>Test payments: no real money.</strong> With keys, the provider's own invoice stands here.</p>
<dl>${rows.join("")}</dl><p><a href="/manage-subscription">Back to your subscription</a></p>`,
  );
}

function makePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Vouch</title><style>${PAGE_STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}
