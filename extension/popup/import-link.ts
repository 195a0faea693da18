import { TEXT_LIMITS } from "#contract/application-terms.ts";

/** What leaves the popup, as the tracker reads it. */
export type ImportedAd = {
  title: string;
  company: string;
  place: string;
  salary: string;
  link: string;
  ad: string;
  source: string;
};

export const DEFAULT_ADDRESS = "http://localhost:3000";

/** The values that are longer than the tracker takes; nothing is cut here. */
export function findTooLong(ad: ImportedAd): (keyof ImportedAd)[] {
  return (Object.keys(ad) as (keyof ImportedAd)[]).filter((key) => ad[key].length > TEXT_LIMITS[key]);
}

/**
 * The page of the tracker with the ad behind the '#': browsers keep that part to themselves, so that no server and no log
 * sees it before its person has said yes on the page.
 */
export function importLink(address: string, ad: ImportedAd): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ v: 1, ...ad }));
  return `${address}/application-tracking#import=${toBase64Url(bytes)}`;
}

function toBase64Url(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The address of a Vouch as it was typed: 'localhost:3000/', 'https://vouch.example.org'. Null where it is none. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const isLocal = /^(?:localhost|127\.|\[::1\])/i.test(text);
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isLocal ? "http" : "https"}://${text}`;
  let url: URL;
  try {
    url = new URL(whole);
  } catch {
    return null;
  }
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  // Chromium reads 'not an address' as a host with signs for its spaces.
  const isHost = /^(?:[\p{L}\p{N}.-]+|\[[\da-f:.]+\])$/iu.test(url.hostname);
  if (!isWeb || !isHost || url.username !== "" || url.password !== "") return null;
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** Whether what is sent to this address could be read on the way. */
export function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !/^(?:localhost|127\..*|\[::1\])$/.test(hostname);
}
