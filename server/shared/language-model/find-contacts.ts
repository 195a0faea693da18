import type { Span } from "#engine/text/span.ts";

export type MaskKind = "NAME" | "EMAIL" | "PHONE" | "ADDRESS" | "LINK";
export type KnownContact = Record<"name" | "email" | "phone" | "address" | "linkedin", string | null> & {
  places: string[];
};
type Hit = Span & { kind: MaskKind };

const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64} ?(?:@|[([]at[)\]]) ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu;
const ADDRESSED =
  /(?:https?:\/\/|www\.|(?:linkedin|github|gitlab|xing|facebook|instagram|twitter|behance|t)\.(?:com|me)\/)[^\s,;<>"]{1,300}/giu;
const DOMAIN =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|edu|gov|info|biz|io|dev|me|app|co|eu|uk|us|ca|au|nz|ie|in|de|at|ch|fr|be|nl|es|it|pt|br|mx|ar|pl|cz|se|no|dk|fi|ru|cn|jp|kr|za|ng|ph|example)(?![\p{L}\p{N}-])(?:\/[^\s,;<>"]{0,300})?/giu;
/** Frameworks that are called like an address. */
const NO_DOMAIN = /^(?:asp|vb|ado|ml|socket|next|nuxt)\.(?:net|io|js)$/i;
const PHONE = /(?<![\p{L}\p{Nd}])[+(]?\p{Nd}[\p{Nd} ().\-–‑/]{5,26}\p{Nd}(?![\p{L}\p{Nd}])/gu;
/** Parts of a date or a span of dates. */
const DATE_PART =
  /(?<!\p{Nd})(?:\p{Nd}{1,2}[./ -]){0,2}(?:19|20)\p{Nd}{2}(?:[./-]\p{Nd}{1,2}){0,2}(?!\p{Nd})/gu;
const LEAST_PHONE_DIGITS = 8;
const LEAST_NAME_LETTERS = 2;

/** Contact details in a cleaned text, in order, none upon another. */
export function findContacts(text: string, known: KnownContact): Hit[] {
  const hits: Hit[] = [
    ...findKnown(text, known),
    ...shaped(text, EMAIL, "EMAIL"),
    ...shaped(text, ADDRESSED, "LINK"),
    ...shaped(text, DOMAIN, "LINK").filter(({ start, end }) => !NO_DOMAIN.test(text.slice(start, end))),
    ...shaped(text, PHONE, "PHONE").filter(({ start, end }) =>
      isPhone(text.slice(start, end), text[start - 1]),
    ),
  ];
  hits.sort((a, b) => a.start - b.start || b.end - a.end);
  // What lies across another belongs to it: nothing of either may stay.
  const joined: Hit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    if (last !== undefined && hit.start < last.end) last.end = Math.max(last.end, hit.end);
    else joined.push({ ...hit });
  }
  return joined;
}

function findKnown(text: string, { name, email, phone, address, linkedin, places }: KnownContact): Hit[] {
  const hits: Hit[] = [];
  const add = (kind: MaskKind, words: string | null) => {
    if (words !== null && words.length > 1)
      hits.push(...placesOf(text, words).map((span) => ({ ...span, kind })));
  };
  add("NAME", name);
  for (const part of (name ?? "").split(/[\s,.]+/u))
    if ((part.match(/\p{L}/gu) ?? []).length >= LEAST_NAME_LETTERS && !/^\p{Ll}/u.test(part))
      hits.push(
        ...placesOf(text, part)
          .filter(isName(text))
          .map((span) => ({ ...span, kind: "NAME" as const })),
      );
  add("EMAIL", email);
  add("PHONE", phone);
  add("LINK", linkedin);
  for (const place of [address, ...places]) add("ADDRESS", place);
  // A town alone is no address; a street with its number or a postcode is.
  for (const part of (address ?? "").split(/[,;|·•]/u)) if (/\p{Nd}/u.test(part)) add("ADDRESS", part.trim());
  return hits;
}

/** Where words stand in a text as whole words, in whatever letters. */
function placesOf(text: string, words: string): Span[] {
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s{1,3}");
  const open = /^[\p{L}\p{N}]/u.test(words) && !/^\p{Script=Han}/u.test(words) ? "(?<![\\p{L}\\p{N}])" : "";
  const close = /[\p{L}\p{N}]$/u.test(words) && !/\p{Script=Han}$/u.test(words) ? "(?![\\p{L}\\p{N}])" : "";
  return shaped(text, new RegExp(open + escaped + close, "giu"), "NAME");
}

/** 'Rose' is a name where 'rose' is none. */
function isName(text: string): (span: Span) => boolean {
  return ({ start }) => !/^\p{Ll}/u.test(text.slice(start, start + 2));
}

function isPhone(text: string, before: string | undefined): boolean {
  if (before !== undefined && /[$€£¥#]/.test(before)) return false;
  const digits = text.replace(DATE_PART, "").match(/\p{Nd}/gu) ?? [];
  return digits.length >= (/^[+(]/.test(text) ? LEAST_PHONE_DIGITS - 1 : LEAST_PHONE_DIGITS);
}

function shaped(text: string, shape: RegExp, kind: MaskKind): Hit[] {
  return [...text.matchAll(shape)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
    kind,
  }));
}
