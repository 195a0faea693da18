/** What the server's template is made of; nothing else comes through, whoever wrote it. */
const ALLOWED = {
  ALLOWED_TAGS: ["section", "h2", "h3", "p", "strong", "ul", "ol", "li", "meter", "blockquote"],
  ALLOWED_ATTR: ["min", "max", "value", "aria-label"],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

export const loadSanitizer = () => import("dompurify");

/** A review's HTML as nodes, sanitised again in this browser; the sanitiser is loaded when there is something to show. */
export async function sanitizeReview(html: string): Promise<DocumentFragment> {
  const { default: purify } = await loadSanitizer();
  return purify.sanitize(html, {
    ...ALLOWED,
    ALLOWED_TAGS: [...ALLOWED.ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED.ALLOWED_ATTR],
  });
}
