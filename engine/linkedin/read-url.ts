export type UrlKind =
  | "custom"
  | "default"
  | "company"
  | "school"
  | "post"
  | "jobs"
  | "other-linkedin"
  | "not-linkedin"
  | "empty";

/** What an address says by itself; nothing is ever fetched. */
export type UrlReading = {
  kind: UrlKind;
  /** The part that names the person, percent signs decoded; null for anything but a profile. */
  handle: string | null;
  /** The profile's address without trackers; null for anything but a profile. */
  url: string | null;
};

const LONGEST = 2000;
const HOST = /^(?:https?:\/\/|\/\/)?(?:[a-z0-9-]{1,20}\.){0,2}linkedin\.com(?::\d{1,5})?(?:[/?#]|$)/i;
const KINDS: readonly [RegExp, UrlKind][] = [
  [/^(?:company|showcase|organization)\//i, "company"],
  [/^(?:school|edu)\//i, "school"],
  [/^(?:posts|pulse|feed\/update|article|newsletters|video)\//i, "post"],
  [/^jobs(?:\/|$)|^job\//i, "jobs"],
];
const HANDLE = /^[\p{L}\p{M}\p{N}\p{Emoji_Presentation}_-]{1,100}$/u;

/** Reads an address as a person pastes it: without scheme, with trackers, from a phone, in angle brackets. Never throws. */
export function readLinkedinUrl(pasted: string): UrlReading {
  const text = pasted
    .slice(0, LONGEST)
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .trim()
    .replace(/^[<("'[]+/, "")
    .replace(/[>)"'\].,;:!]+$/, "");
  if (text === "") return { kind: "empty", handle: null, url: null };
  const host = HOST.exec(text);
  if (host === null)
    return { kind: /^\/?in\/[^/\s]+\/?$/i.test(text) ? "custom" : "not-linkedin", ...none(), ...bare(text) };
  const path = text
    .slice(host[0].replace(/[/?#]$/, "").length)
    .split(/[?#\s]/, 1)[0]!
    .replace(/^\/+/, "")
    .replace(/^mwlite\/(?:profile\/)?/i, "")
    .replace(/\/{2,}/g, "/");
  const profile = readPath(path);
  if (profile !== null) return profile;
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "other-linkedin";
  return { kind, ...none() };
}

function readPath(path: string): UrlReading | null {
  const [place, raw, ...rest] = path.split("/");
  const handle = decodeHandle(raw ?? "");
  // LinkedIn asks for three characters, and counts them as the address writes them.
  if (encodeURI(handle).length < 3) return null;
  if (/^in$/i.test(place ?? "") && HANDLE.test(handle)) return describeHandle(handle);
  if (!/^pub$/i.test(place ?? "") || !HANDLE.test(handle) || handle === "dir") return null;
  const parts = rest.filter((part) => part !== "").slice(0, 3);
  const numbered = parts.length === 3 && parts.every((part) => /^[0-9a-f]{1,3}$/i.test(part));
  const url = `https://www.linkedin.com/pub/${[encodeURI(handle), ...(numbered ? parts : [])].join("/")}`;
  return { kind: numbered ? "default" : "custom", handle, url };
}

/** 'in/jane-doe' pasted alone. */
function bare(text: string): Partial<UrlReading> {
  const path = text.replace(/^\/|\/$/g, "");
  return /^in\/[^/\s]+$/i.test(path) ? (readPath(path) ?? { kind: "not-linkedin" }) : {};
}

/**
 * LinkedIn gives 'name-1a2b3c4d5' until the person chooses: seven to ten hexadecimal digits, at least two of them figures
 * ('jane-facade' was chosen). 'ACoAA…' is the member's own number.
 */
function describeHandle(handle: string): UrlReading {
  const tail = /-([0-9a-f]{7,10})$/i.exec(handle)?.[1] ?? "";
  const given = tail.replace(/\D/g, "").length >= 2 || /^AC[ow]AA[\w-]{10,}$/.test(handle);
  return {
    kind: given ? "default" : "custom",
    handle,
    url: `https://www.linkedin.com/in/${encodeURI(handle)}`,
  };
}

function decodeHandle(raw: string): string {
  const trimmed = raw.replace(/[&=,;:!'"<>)\]]+.*$/, "");
  try {
    return decodeURIComponent(trimmed).normalize("NFC").replace(/[.]+$/, "");
  } catch {
    return trimmed;
  }
}

function none(): { handle: null; url: null } {
  return { handle: null, url: null };
}
