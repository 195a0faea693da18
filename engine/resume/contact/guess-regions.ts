import { foldLetters } from "../../text/fold-letters.ts";
import type { ContactLine } from "./contact-lines.ts";

/** Words, domains and postcodes that tell in which country a resume was written, with its ISO code. */
const CUES: readonly (readonly [string, RegExp])[] = [
  [
    "US",
    /\busa\b|\bu\.s\.a?\b|united states|, [a-z .]+,? (?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|ia|ks|ky|la|ma|md|me|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)\b/,
  ],
  [
    "CA",
    /\bcanada\b|\b(?:on|qc|bc|ab|mb|sk|ns|nb|nl)\b,? [a-z]\d[a-z] ?\d[a-z]\d|ontario|quebec|british columbia|alberta|\.ca\b/,
  ],
  [
    "GB",
    /\buk\b|united kingdom|england|scotland|wales\b|london|\.co\.uk\b|\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b/,
  ],
  ["IE", /\bireland\b|\bdublin\b|\bco\. |\.ie\b/],
  ["AU", /\baustralia\b|\b(?:nsw|vic|qld|tas)\b|\.au\b|sydney|melbourne|brisbane/],
  ["NZ", /new zealand|auckland|\.nz\b/],
  ["DE", /deutschland|germany|lebenslauf|berufserfahrung|\.de\b|stra(?:s|ss)e \d/],
  ["AT", /osterreich|austria|\bwien\b|\.at\b/],
  ["CH", /schweiz|suisse|switzerland|\.ch\b|zurich/],
  ["FR", /france|experience professionnelle|experiences professionnelles|\.fr\b|\bparis\b/],
  ["BE", /belgi|bruxelles|brussel|\.be\b/],
  ["NL", /nederland|netherlands|werkervaring|\.nl\b|amsterdam/],
  ["ES", /espana|spain|madrid|barcelona|\.es\b/],
  ["IT", /italia|italy|esperienza lavorativa|esperienze|\.it\b|milano/],
  ["PT", /portugal|lisboa|\.pt\b/],
  ["BR", /bras[iz]l|\.br\b|sao paulo|experiencia profissional/],
  ["PL", /polska|poland|doswiadczenie|\.pl\b|warszawa/],
  ["CZ", /cesk|czech|\bpraha\b|\.cz\b/],
  ["SE", /sverige|sweden|stockholm|\.se\b/],
  ["NO", /norge|norway|\boslo\b/],
  ["DK", /danmark|denmark|kobenhavn|copenhagen|\.dk\b/],
  ["FI", /suomi|finland|helsinki|\.fi\b/],
  [
    "IN",
    /\bindia\b|bengaluru|bangalore|mumbai|\bdelhi\b|hyderabad|chennai|pune\b|kolkata|kerala|karnataka|maharashtra|tamil|gujarat|telangana|\.in\b/,
  ],
  ["PK", /pakistan|karachi|lahore|islamabad|\.pk\b/],
  ["BD", /bangladesh|dhaka/],
  ["LK", /sri lanka|colombo/],
  ["NP", /nepal|kathmandu/],
  ["PH", /philippines|manila|quezon|cebu|\.ph\b/],
  ["SG", /singapore|\.sg\b/],
  ["MY", /malaysia|kuala lumpur|selangor|\.my\b/],
  ["ID", /indonesia|jakarta|\.id\b/],
  ["VN", /viet ?nam|hanoi|ho chi minh/],
  ["TH", /thailand|bangkok/],
  ["CN", /\bchina\b|beijing|shanghai|[\u4e00-\u9fff]/],
  ["HK", /hong kong/],
  ["TW", /taiwan|taipei/],
  ["JP", /japan|tokyo|[\u3040-\u30ff]/],
  ["KR", /korea|seoul|[\uac00-\ud7af]/],
  ["AE", /\buae\b|u\.a\.e|emirates|dubai|abu dhabi|sharjah/],
  ["SA", /saudi|riyadh|jeddah|\bksa\b/],
  ["QA", /qatar|doha/],
  ["KW", /kuwait/],
  ["OM", /\boman\b|muscat/],
  ["BH", /bahrain/],
  ["JO", /\bjordan\b|amman/],
  ["LB", /lebanon|beirut/],
  ["EG", /egypt|cairo/],
  ["IL", /israel|tel aviv/],
  ["TR", /turk(?:ey|iye)|istanbul|ankara/],
  ["ZA", /south africa|johannesburg|cape town|durban|pretoria|gauteng|\.za\b/],
  ["NG", /nigeria|lagos|abuja|ibadan|\.ng\b/],
  ["GH", /\bghana\b|accra/],
  ["KE", /kenya|nairobi|mombasa|\.ke\b/],
  ["UG", /uganda|kampala/],
  ["TZ", /tanzania|dar es salaam/],
  ["ZW", /zimbabwe|harare/],
  ["ZM", /zambia|lusaka/],
  ["MA", /maroc|morocco|casablanca|rabat/],
  ["TN", /tunisi[ae]|\btunis\b/],
  ["DZ", /alger/],
  ["MX", /mexico|guadalajara|monterrey|cdmx|\.mx\b/],
  ["AR", /argentina|buenos aires|\.ar\b/],
  ["CL", /\bchile\b|santiago/],
  ["CO", /colombia|bogota|medellin/],
  ["PE", /\bperu\b|\blima\b/],
  ["VE", /venezuela|caracas/],
  ["EC", /ecuador|quito|guayaquil/],
  ["RU", /россия|москва|опыт работы|\.ru\b|russia/],
  ["UA", /україна|ukraine|київ|kyiv|\.ua\b|досвід/],
  ["GR", /ελλαδα|greece|αθηνα|athens|\.gr\b/],
  ["RO", /romania|bucuresti|bucharest|\.ro\b/],
  ["HU", /hungary|budapest|\.hu\b/],
  ["BG", /bulgaria|sofia\b/],
  ["HR", /croatia|hrvatska|zagreb/],
  ["RS", /serbia|beograd|belgrade/],
  ["SK", /slovakia|slovensko|bratislava/],
  ["SI", /slovenija|slovenia|ljubljana/],
  ["LT", /lithuania|vilnius/],
  ["LV", /latvia|\briga\b/],
  ["EE", /estonia|tallinn/],
  ["JM", /jamaica/],
  ["TT", /trinidad/],
  ["DO", /republica dominicana|dominican/],
];

/**
 * Countries a national phone number may belong to, likeliest first: those the contact area names, then those the rest of the
 * text names. Never empty: the United States stand at the end.
 */
export function guessRegions(lines: readonly ContactLine[]): string[] {
  const near = foldLetters(
    lines
      .filter((line) => line.area === 0)
      .map((line) => line.text)
      .join("\n"),
  );
  const far = foldLetters(
    lines
      .map((line) => line.text)
      .join("\n")
      .slice(0, 20_000),
  );
  const regions = CUES.filter(([, cue]) => cue.test(near)).map(([region]) => region);
  for (const [region, cue] of CUES) {
    if (regions.length >= 6) break;
    if (!regions.includes(region) && cue.test(far)) regions.push(region);
  }
  return regions.includes("US") ? regions : [...regions, "US"];
}
