import type { Profile } from "./profile.ts";
import type { Review } from "./review.ts";

/** The review as HTML from a fixed template: headings from h2, lists, meters with text beside; everything escaped. */
export function writeReview(review: Review, profile: Profile | null): string {
  const { score, earned, known, blocks, fixes, questions, limits } = review;
  const name = profile?.name == null ? "" : `<p>${escapeHtml(profile.name)}</p>`;
  const total =
    score === null
      ? "<p>Nothing is known of this profile yet.</p>"
      : `<p><strong>${score} out of 100</strong></p><p>${earned} of the ${known} points that can be judged from what was given.</p>`;
  const bars = blocks.map(({ title, known: of, points, earned: had }) =>
    of === 0
      ? `<li>${title}: not known (${points} points)</li>`
      : `<li>${title}: ${had} of ${of} <meter min="0" max="${of}" value="${had}" aria-label="${title}">${had} of ${of}</meter></li>`,
  );
  const list = (heading: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : `<h3>${heading}</h3><ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
  return [
    `<section><h2>LinkedIn profile review</h2>${name}${total}`,
    `<h3>Score by part</h3><ul>${bars.join("")}</ul>`,
    list(
      "What is worth most",
      fixes.map(
        ({ advice, points }) => `${escapeHtml(advice)} (${points} ${points === 1 ? "point" : "points"})`,
      ),
    ),
    list(
      "Over LinkedIn's limit",
      limits.map(
        ({ part, length, limit }) => `${escapeHtml(part)}: ${length} characters, the limit is ${limit}`,
      ),
    ),
    list("What we could not know", questions.map(escapeHtml)),
    "</section>",
  ].join("");
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
