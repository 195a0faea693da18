import { cleanText } from "./clean-text.ts";
import { findContacts, type MaskKind } from "./find-contacts.ts";

export type ContactMask = {
  /** The text, cleaned, with a placeholder for every contact detail, the same one for the same words. */
  mask: (text: string) => string;
  /** Puts the words back; a placeholder that was never given out stays. */
  unmask: (text: string) => string;
};

/** Whose details are masked: of a resume as it was read, or of a document. */
export type Contacts = {
  contact: Record<"name" | "email" | "phone" | "address" | "linkedin", { value: string } | null>;
  jobs: readonly { place: string | null }[];
  told?: readonly { kind: string; read: string | null }[];
};

const PLACEHOLDER = /\[(?:NAME|EMAIL|PHONE|ADDRESS|LINK)_\d{1,4}\]/g;

/**
 * Masks name, e-mail, phone, address and links: those the resume gives, and whatever else looks like one. A job's 'Leeds,
 * United Kingdom' goes too, since people mostly live where they work.
 */
export function maskContacts({ contact, jobs, told = [] }: Contacts): ContactMask {
  const placeholders = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<MaskKind, number>();
  const places = jobs.flatMap(({ place }) => (place?.includes(",") ? [cleanValue(place)] : []));
  // What was read before the user mended it still stands in the text.
  for (const { kind, read } of told) if (kind === "contact" && read !== null) places.push(cleanValue(read));
  const known = { ...cleanContact(contact), places };

  const replace = (kind: MaskKind, words: string): string => {
    const key = `${kind} ${words}`;
    const given = placeholders.get(key);
    if (given !== undefined) return given;
    const count = (counts.get(kind) ?? 0) + 1;
    const placeholder = `[${kind}_${count}]`;
    counts.set(kind, count);
    placeholders.set(key, placeholder);
    originals.set(placeholder, words);
    return placeholder;
  };

  return {
    mask: (text) => {
      const clean = cleanText(text);
      let masked = "";
      let from = 0;
      for (const { start, end, kind } of findContacts(clean, known)) {
        masked += clean.slice(from, start) + replace(kind, clean.slice(start, end));
        from = end;
      }
      return masked + clean.slice(from);
    },
    unmask: (text) => text.replace(PLACEHOLDER, (placeholder) => originals.get(placeholder) ?? placeholder),
  };
}

function cleanValue(value: string): string {
  return cleanText(value).replaceAll("\n", " ").trim();
}

function cleanContact({ name, email, phone, address, linkedin }: Contacts["contact"]) {
  const clean = (found: { value: string } | null) =>
    found === null ? null : cleanValue(found.value) || null;
  return {
    name: clean(name),
    email: clean(email),
    phone: clean(phone),
    address: clean(address),
    linkedin: clean(linkedin),
  };
}
