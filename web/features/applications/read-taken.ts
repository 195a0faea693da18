import { TEXT_LIMITS } from "#contract/application-terms.ts";

/** What the browser extension took from an ad's page. */
export type Taken = {
  title: string;
  company: string;
  place: string;
  salary: string;
  link: string;
  ad: string;
  source: string;
};

const PREFIX = "#import=";
/** All values at their longest, in UTF-8 and Base64. */
const MOST_CHARACTERS = 400_000;
const FIELDS = ["title", "company", "place", "salary", "link", "ad", "source"] as const;

/** What stands behind '#import=': null where there is none, 'broken' where it cannot be read. Longer values are cut. */
export function readTaken(hash: string): Taken | "broken" | null {
  if (!hash.startsWith(PREFIX)) return null;
  if (hash.length > MOST_CHARACTERS) return "broken";
  try {
    const json: unknown = JSON.parse(decode(hash.slice(PREFIX.length)));
    if (typeof json !== "object" || json === null || (json as { v?: unknown }).v !== 1) return "broken";
    const given = json as Record<string, unknown>;
    const values = FIELDS.map((name) => [name, readText(given[name], TEXT_LIMITS[name])] as const);
    if (values.some(([, value]) => value === null)) return "broken";
    const taken = Object.fromEntries(values) as Taken;
    return { ...taken, link: /^https?:\/\//.test(taken.link) ? taken.link : "" };
  } catch {
    return "broken";
  }
}

function readText(value: unknown, most: number): string | null {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value.slice(0, most) : null;
}

function decode(base64url: string): string {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
