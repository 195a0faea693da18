import { escapeHtml } from "../text/escape-html.ts";
import type { FullReview } from "./full-review.ts";
import { ABOUT_LIMIT, HEADLINE_LIMIT } from "./limits.ts";
import type { UrlKind } from "./read-url.ts";

const URL_SENTENCES: Readonly<Record<UrlKind, string | null>> = {
  custom: "The address is one you chose yourself.",
  default:
    "The address still ends in the characters LinkedIn gave it; choose your own in LinkedIn's settings.",
  company: "This is the address of a company page, not of a person's profile.",
  school: "This is the address of a school, not of a person's profile.",
  post: "This is the address of a post or article, not of a profile.",
  jobs: "This is the address of a job ad, not of a profile.",
  "other-linkedin":
    "This address is on LinkedIn, but it is not that of a profile (linkedin.com/in/your-name).",
  "not-linkedin": "This is not an address on LinkedIn (linkedin.com/in/your-name).",
  empty: null,
};

const SOURCES: Readonly<Record<FullReview["source"], string>> = {
  url: "Only the address was reviewed: LinkedIn's pages are never opened. Add your profile's 'Save to PDF', the ZIP of your data export, or its text, and the review covers the rest.",
  print: "Read from LinkedIn's 'Save to PDF', which shows three skills at most.",
  page: "Read from a page printed by a browser, as far as its lines say: parts may be missing. LinkedIn's own 'Save to PDF' or the data export says more.",
  export: "Read from LinkedIn's data export.",
  text: "Read from pasted text, as far as its lines say.",
};

/** The review as HTML from a fixed template: headings from h2, lists, meters with text beside; everything escaped. */
export function writeReview(review: Omit<FullReview, "reviewHtml">): string {
  const { profile, fixes, questions, limits, contradictions, source } = review;
  const name = profile?.name == null ? "" : `<p>${escapeHtml(profile.name)}</p>`;
  return [
    `<section><h2>LinkedIn profile review</h2>${name}${writeTotal(review)}<p>${escapeHtml(SOURCES[source])}</p>${writeUrl(review)}`,
    `<h3>Score by part</h3><ul>${writeBars(review)}</ul>`,
    list(
      "What is worth most",
      fixes.map(({ advice, points }) => `${escapeHtml(advice)} <strong>${sayPoints(points)}</strong>`),
    ),
    list("Length", writeLengths(profile)),
    list(
      "Over LinkedIn's limit",
      limits.map(
        ({ part, length, limit }) => `${escapeHtml(part)}: ${length} characters, the limit is ${limit}`,
      ),
    ),
    list(
      "Where the profile and the resume you scanned last differ",
      contradictions.map(({ message }) => escapeHtml(message)),
    ),
    writeDraftParts(review),
    list("What we could not know", questions.map(escapeHtml)),
    "</section>",
  ].join("");
}

function writeTotal({ score, earned, known }: Omit<FullReview, "reviewHtml">): string {
  if (known === 0) return "<p>Nothing is known of this profile yet.</p>";
  return score === null
    ? `<p><strong>${earned} of ${sayPoints(known)}</strong></p><p>Too little is known of this profile for a score out of 100.</p>`
    : `<p><strong>${score} out of 100</strong></p><p>${earned} of the ${known} points that can be judged from what was given.</p>`;
}

function writeUrl({ url }: Omit<FullReview, "reviewHtml">): string {
  const sentence = url === null ? null : URL_SENTENCES[url.kind];
  return sentence === null ? "" : `<p>${escapeHtml(sentence)}</p>`;
}

function writeBars({ blocks }: Omit<FullReview, "reviewHtml">): string {
  return blocks
    .map(({ title, points, known, earned }) =>
      known === 0
        ? `<li>${title}: not known, not counted (${points} points)</li>`
        : `<li>${title}: ${earned} of ${known} <meter min="0" max="${known}" value="${earned}" aria-label="${title}">${earned} of ${known}</meter></li>`,
    )
    .join("");
}

/** What is full and what has room, by LinkedIn's own limits. */
function writeLengths(profile: FullReview["profile"]): string[] {
  if (profile === null) return [];
  const parts: [string, string | null, number][] = [
    ["Headline", profile.headline, HEADLINE_LIMIT],
    ["About", profile.summary, ABOUT_LIMIT],
  ];
  return parts.map(([part, text, limit]) => `${part}: ${[...(text ?? "")].length} of ${limit} characters`);
}

/** Drafts with the lines that vouch for each sentence, and their length beside LinkedIn's limit. */
function writeDraftParts({ drafts }: Omit<FullReview, "reviewHtml">): string {
  const headline =
    drafts.headline === null
      ? ""
      : draft("A headline from your own lines", [drafts.headline], HEADLINE_LIMIT);
  const about =
    drafts.about === null ? "" : draft("An About text from your own lines", drafts.about, ABOUT_LIMIT);
  return headline + about;
}

function draft(
  heading: string,
  sentences: readonly { text: string; evidence: readonly string[] }[],
  limit: number,
): string {
  const text = sentences.map((sentence) => sentence.text).join(" ");
  const lines = [...new Set(sentences.flatMap(({ evidence }) => evidence))];
  const vouched = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("");
  return `<h3>${heading}</h3><blockquote>${escapeHtml(text)}</blockquote><p>${[...text].length} of at most ${limit} characters. ${vouched === "" ? "" : "These lines of your profile vouch for it:"}</p>${vouched === "" ? "" : `<ul>${vouched}</ul>`}`;
}

function list(heading: string, items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<h3>${heading}</h3><ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
}

function sayPoints(points: number): string {
  return `${points} ${points === 1 ? "point" : "points"}`;
}
