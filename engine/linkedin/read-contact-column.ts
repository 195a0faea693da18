import { decodeSafely } from "#engine/text/decode-safely.ts";
import type { Line } from "../resume/model/line.ts";

export type ProfileContact = { email: string | null; phone: string | null; linkedin: string | null };

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/u;
const PROFILE = /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s()?#]{1,160}/iu;
const PHONE = /(?:^|\s)(\+?[\d(][\d\s().\-/]{5,24}\d)(?=$|\s)/;

/** E-mail, phone and profile address: a link says them whole where a narrow column broke them. */
export function readContactColumn(
  lines: readonly Pick<Line, "text" | "links">[],
  pageLinks: readonly { url: string }[],
): ProfileContact {
  const links = lines.flatMap((line) => line.links.map(({ url }) => url));
  const all = links.length > 0 ? links : pageLinks.map(({ url }) => url);
  const text = lines.map((line) => line.text).join("\n");
  const mailed = all
    .find((url) => /^mailto:/i.test(url))
    ?.slice("mailto:".length)
    .split("?", 1)[0];
  const linked = all.map((url) => PROFILE.exec(decodeSafely(url))?.[0]).find((url) => url !== undefined);
  const printed = PROFILE.exec(joinAddress(text))?.[0];
  return {
    email: EMAIL.exec(mailed ?? joinAddress(text))?.[0] ?? null,
    phone: lines.map((line) => readPhone(line.text)).find((phone) => phone !== null) ?? null,
    linkedin: withHost(linked ?? printed ?? null, text),
  };
}

/** Telephone number without its '(Mobile)'; seven to fifteen digits, as E.164 allows. */
export function readPhone(text: string): string | null {
  if (text.includes("@") || text.includes("/in/")) return null;
  const bare = text.replace(/\s*\([\p{L}. ]{3,20}\)\s*$/u, "");
  const phone = PHONE.exec(bare)?.[1] ?? null;
  const digits = phone?.replace(/\D/g, "").length ?? 0;
  return digits >= 7 && digits <= 15 && phone!.length >= bare.trim().length * 0.8 ? phone : null;
}

/** Takes out line breaks inside an address: after a hyphen or slash, or before a part that only an address has. */
export function joinAddress(text: string): string {
  return text
    .replace(/(linkedin\.com\/[^\s()]*)\n(?=[^\s()]+\n?\(LinkedIn\))/gi, "$1")
    .replace(/([-/.@])\n(?=[\p{Ll}\d])/gu, "$1");
}

function withHost(address: string | null, text: string): string | null {
  if (address === null) return null;
  const bare = address.replace(/^www\./i, "").replace(/\/$/, "");
  return /www\.linkedin\.com/i.test(text) && bare.startsWith("linkedin.") ? `www.${bare}` : bare;
}
