import type { IconMeaning } from "../model/line.ts";

/**
 * Code points at which icon fonts keep the signs that resumes use, as Font Awesome 4 to 6 (and its LaTeX packages and
 * Material Icons, where they map to private use) assign them.
 */
const meanings: Record<number, IconMeaning> = {
  61589: "phone",
  61592: "phone",
  61707: "phone",
  62413: "phone",
  62414: "phone",
  63609: "phone",
  62112: "phone",
  57549: "phone",
  57520: "phone",
  58149: "phone",
  58909: "phone",
  61443: "email",
  61664: "email",
  61849: "email",
  62134: "email",
  61946: "email",
  57534: "email",
  57688: "email",
  61461: "place",
  61505: "place",
  62405: "place",
  62070: "place",
  62073: "place",
  62072: "place",
  62986: "place",
  57544: "place",
  58719: "place",
  59530: "place",
  61580: "linkedin",
  61665: "linkedin",
  61612: "web",
  61633: "web",
  62845: "web",
  62846: "web",
  63394: "web",
  59403: "web",
  59540: "web",
};

/** Characters outside private use that stand before contact details. */
const signs: Record<string, IconMeaning> = {
  "☎": "phone",
  "☏": "phone",
  "✆": "phone",
  "📞": "phone",
  "📱": "phone",
  "🕿": "phone",
  "✉": "email",
  "📧": "email",
  "🖂": "email",
  "📍": "place",
  "🏠": "place",
  "⌂": "place",
  "🌐": "web",
  "🔗": "web",
};

/** What an icon glyph stands for; 'other' where its font does not tell. */
export function readPrivateIcon(code: number): IconMeaning {
  return meanings[code] ?? "other";
}

/** A pictogram that stands for a kind of contact, or null. */
export function readSign(character: string): IconMeaning | null {
  return signs[character] ?? null;
}
