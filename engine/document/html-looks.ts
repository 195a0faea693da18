import { ACCENTS, type DocumentLook, type TemplateName } from "./resume-document.ts";

const SANS = '"Noto Sans", "Noto Naskh Arabic", "Noto Sans Hebrew", system-ui, sans-serif';
const SERIF = '"Noto Serif", "Noto Naskh Arabic", "Noto Sans Hebrew", Georgia, serif';
const SOFT = "#4b4b4b";
const SCALES = { small: 0.94, normal: 1, large: 1.08 };
const PAPERS = { a4: { size: "A4", width: "210mm" }, letter: { size: "letter", width: "8.5in" } };

type HtmlLook = {
  family: string;
  /** Of the text, in points. */
  size: number;
  margin: string;
  /** Between contacts. */
  sign: string;
  /** What is the template's own; `accent` and `soft` are colours of its variables. */
  rules: string;
};

const PLAIN: HtmlLook = {
  family: SANS,
  size: 10,
  margin: "1.8cm 2cm",
  sign: "|",
  rules: "h1{font-size:20pt}h2{font-size:11.5pt}",
};
const RULED = "h2{border-bottom:.6pt solid var(--accent);padding-bottom:.25em}";

/** The templates as a browser sets them (`server/adapters/resume-files/templates` sets the PDF). */
const LOOKS: Record<TemplateName, HtmlLook> = {
  plain: PLAIN,
  classic: {
    ...PLAIN,
    family: SERIF,
    size: 9.8,
    sign: "·",
    rules: `${RULED}header{text-align:center}.photo{float:none;display:block;margin:0 auto .4em}.contacts{justify-content:center}h1{font-size:22pt;font-weight:400}.label{font-style:italic}h2{font-size:11pt;color:var(--accent)}`,
  },
  compact: {
    ...PLAIN,
    size: 8.6,
    margin: "1.3cm 1.5cm",
    rules:
      "h1{font-size:17pt;color:var(--accent)}.label{font-weight:700}h2{font-size:9.4pt;color:var(--accent);border-top:.5pt solid #969696;padding-top:.35em}article{margin-top:.7em}h3,.below{display:inline}.below::before{content:' | '}",
  },
  modern: {
    ...PLAIN,
    rules:
      "h1{font-size:24pt;color:var(--accent)}.label{font-size:12pt;color:var(--soft)}header{border-bottom:1.5pt solid var(--accent);padding-bottom:.8em}h2{font-size:12.5pt;color:var(--accent)}.dates{color:var(--soft)}",
  },
  ledger: {
    ...PLAIN,
    size: 9.6,
    rules: `${RULED}h1{font-size:21pt}h2{font-size:11.5pt}article{display:grid;grid-template-columns:3.5cm minmax(0,1fr);column-gap:.4cm}article>*{grid-column:2}.row{display:contents}.row>:first-child{grid-area:1/2}.dates{grid-area:1/1/span 3;white-space:normal}`,
  },
  band: {
    ...PLAIN,
    rules:
      "header{background:var(--accent);color:#fff;padding:.6cm;border-radius:3pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}h1{font-size:23pt}.label{font-size:11.5pt}h2{font-size:12pt;border-inline-start:.28cm solid var(--accent);padding-inline-start:.5em;line-height:1}",
  },
  sidebar: {
    ...PLAIN,
    size: 9.4,
    margin: "1.6cm 1.5cm",
    rules:
      "h1{font-size:22pt}.label{font-size:12pt;color:var(--soft)}h2{font-size:11pt;color:var(--accent)}.columns{display:grid;grid-template-columns:5.2cm minmax(0,1fr);column-gap:.9cm;margin-top:1em}.contacts{display:grid}.contacts li+li::before{content:none}",
  },
  thread: {
    ...PLAIN,
    family: SERIF,
    size: 9.6,
    margin: "1.6cm 1.8cm",
    sign: "·",
    rules:
      "h1{font-size:30pt;color:var(--accent)}.label{font-size:13pt}h2{font-size:15pt;color:var(--accent)}.dates{color:var(--soft)}article.told{margin:0;padding:.1em 0 .9em;padding-inline-start:.55cm;border-inline-start:1.2pt solid var(--accent)}",
  },
};

/** Sections that a template sets beside the others, with the contacts. */
export const BESIDE: Partial<Record<TemplateName, readonly string[]>> = {
  sidebar: ["skills", "languages", "certificates", "interests"],
};

/** Templates that set title, employer and place in one row. */
export const ONE_ROW: ReadonlySet<TemplateName> = new Set(["compact"]);

/** The style sheet of a document: screen and paper, of which `paper` says the size. */
export function writeHtmlStyles({ template, accent, paper, size }: DocumentLook): string {
  const { family, size: points, margin, sign, rules } = LOOKS[template];
  const { size: page, width } = PAPERS[paper];
  return [
    `@page{size:${page};margin:${margin}}`,
    `:root{--accent:${ACCENTS[accent]};--soft:${SOFT}}`,
    "*{box-sizing:border-box}",
    `body{margin:0;background:#fff;color:#111;font:${(points * SCALES[size]).toFixed(2)}pt/1.45 ${family}}`,
    `main{max-width:${width};margin:0 auto;padding:${margin}}`,
    "h1,h2,h3,p,ul{margin:0}h1{line-height:1.15}h2{margin-top:1.3em;margin-bottom:.5em;line-height:1.3}h3{font-size:1em}",
    ".label{margin-top:.3em}p+p,p+ul,div+p,div+ul{margin-top:.3em}.row p{margin:0}ul{padding-inline-start:1.1em}a{color:inherit;text-decoration:none}",
    ".contacts{display:flex;flex-wrap:wrap;list-style:none;padding:0;margin-top:.5em}.contacts li{overflow-wrap:anywhere}",
    `.contacts li+li::before{content:"${sign}";padding:0 .45em}`,
    "header{display:flow-root}.photo{float:inline-end;width:2.8cm;aspect-ratio:7/9;object-fit:cover;margin-inline-start:.6cm}",
    "article{margin-top:1em}h2+article,article.bare{margin-top:.4em}",
    ".row{display:flex;justify-content:space-between;align-items:baseline;gap:1em}.dates{white-space:nowrap}",
    "h1,h2,h3,.row,.below{break-after:avoid}li,p{break-inside:avoid;orphans:2;widows:2}",
    rules,
    "@media print{main{max-width:none;padding:0}}",
    "@media screen and (max-width:40rem){.row{display:block}.columns,article{display:block!important}}",
  ].join("\n");
}
