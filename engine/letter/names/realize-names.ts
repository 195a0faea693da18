import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { foldWord } from "#engine/text/fold.ts";
import { isPersonNoun, TITLE_WORDS } from "../../knowledge/titles/letter-titles.ts";

const LONGEST = 70;

/** A title or name for the middle of a sentence; null where it does not read as one. Shouted ones are set in small letters. */
export function realizeName(name: string | null): string | null {
  if (name === null) return null;
  const flat = name
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[,;:]+$/, "")
    .replace(/([^.\s]{3})\.$/, "$1")
    // 'Kiln Tech. Solutions' would end a sentence.
    .replace(/(\p{L}{3})\. (?=\p{Lu})/gu, "$1 ")
    .replace(/ \(deemed (?:to be|university)[^()]*\)/i, "");
  if (flat.length < 2 || flat.length > LONGEST || /[|@•\n[\]{}]|https?:/.test(flat)) return null;
  // 'LSHTM' is a name of its own, 'HARBOUR' a word set in capitals.
  if (/^\p{Lu}{4,8}$/u.test(flat) && !isDictionaryWord(flat.toLowerCase())) return flat;
  return flat === flat.toUpperCase() && /\p{Lu}{5}/u.test(flat)
    ? lowerShouted(flat.replace(/\p{Lu}{4,}/gu, (word) => word[0]! + word.slice(1).toLowerCase()))
    : lowerShouted(flat);
}

/** 'West LOS Angeles College' and 'Bachelor Of Arts': small words in capitals among others that are not. */
function lowerShouted(name: string): string {
  if (!/\p{Lu}\p{Ll}{2}/u.test(name)) return name;
  return name
    .replace(/(?<= )(?:OF|Of|AND|And|THE|FOR|For)(?= )/g, (word) => word.toLowerCase())
    .replace(
      /(?<!\p{L})(?:UNIVERSITY|COLLEGE|INSTITUTE|SCHOOL|CAMPUS|ENGINEERING|TECHNOLOGY|MANAGEMENT)(?!\p{L})/gu,
      (word) => word[0]! + word.slice(1).toLowerCase(),
    )
    .replace(
      /(?<!\p{L})(?:NEW|LOS|SAN|SANTA|SAINT|EAST|WEST|NORTH|SOUTH)(?= \p{Lu})/gu,
      (word) => word[0]! + word.slice(1).toLowerCase(),
    );
}

/** 'an' before a vowel as it is spoken: 'an hour', 'an MBA', 'a user'. */
export function articleFor(text: string): "a" | "an" {
  const first = text.split(/[\s/-]/)[0] ?? "";
  if (
    /^(?:[A-Z]{2,}s?|[A-Z]|[A-Z]\..*|S[Cc]\.?[MB]\.?|M(?:Eng|Sc|Phil|Ed|Res|Chem|Phys|Math|Tech|Com|Arch|Pharm|Div|Mus))$/.test(
      first,
    )
  )
    return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  // 'an R&D engineer'
  if (/^[A-Z]&/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  if (/^(?:hour|honest|honou?r|heir)/i.test(first)) return "an";
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one|ubiq|ural)/i.test(first)) return "a";
  return /^(?:[aeiou]|8|11|18)/i.test(first) ? "an" : "a";
}

/** Activities and fields of knowledge, however rare: 'Dentistry', 'Mediation'. */
const KNOWLEDGE =
  /(?:tion|sion|ment|ance|ence|ship|ness|ity|ics|istry|ology|graphy|therapy|ism|work|care|ing|ery|ure|otomy|scopy|metry|nomy|pathy|plasty|stomy|gamy|phony)$/;

/** Whether a word, by its ending, names an activity: 'venepuncture', 'welding'. */
export function isActivityName(word: string): boolean {
  return KNOWLEDGE.test(word.toLowerCase());
}

/** A word that English has as a common one, and that names no place or people. */
export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (PLACES.has(lower) || NAMED.has(lower)) return false;
  const { singular, stem } = foldWord(lower);
  if (
    lower.includes("-") &&
    lower
      .split("-")
      .every(
        (part) =>
          part !== "" &&
          (wordBand(part) !== undefined || /^(?:anti|non|pre|co|fit|multi|re|sub)$/.test(part)),
      )
  )
    return true;
  return (
    KNOWLEDGE.test(lower) ||
    TITLE_WORDS.has(lower) ||
    wordBand(singular) !== undefined ||
    wordBand(stem) !== undefined
  );
}

/** Common words that are the names of tools and makers too. */
const NAMED = new Set(
  `excel word access outlook teams slack sage epic swift go rust ruby spark oracle unity blender figma sketch rhino bash puppet point adobe office
  fluke trimble hilti windows spring workday toast square stripe zoom notion monday hive pig flask express react angular helm vault elastic looker project publisher
  exchange concur maya premiere buffer drift gusto lever greenhouse opera micros aloha clover lightspeed canvas blackboard moodle shift eclipse ant
  safe lean agile scrum kanban chrome safari edge snowflake pages numbers keynote discord asana java scala julia dart basic r c cobol pascal ada
  cypress jest maven node python schoology`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Whether a word is the name of a tool or maker too. */
export const isAlsoName = (word: string) => NAMED.has(word.toLowerCase());

/** Of these, words that open the name of an activity more often: 'Project management', 'Access control'. */
const PLAIN_TOO = new Set(
  "project access shift greenhouse safe square exchange publisher word office lean point pages numbers".split(
    " ",
  ),
);

/** 'the University of Wexcombe', 'the Department of the Army'. */
export function withThe(name: string): string {
  if (/^The (?:University|Institute|College|Bank) of /.test(name)) return `t${name.slice(1)}`;
  if (
    /^(?:United States|US|U\.S\.|British|Royal|Indian) (?:Army|Navy|Air Force|Marine Corps|Coast Guard|Mail)$/.test(
      name,
    )
  )
    return `the ${name}`;
  // 'the Parks Department'
  if (/ (?:Department|Dept\.?|Ministry|Fire Brigade|Civil Service)$/.test(name) && !/^the /i.test(name))
    return `the ${name}`;
  // 'the National Center for Atmospheric Research', 'the Indian Institute of Technology'
  if (
    BODY.test(name) ||
    /^\p{Lu}[\p{L} ]+ (?:Department of \p{Lu}|(?:Council|Commission|Authority|Ministry)$)/u.test(name)
  )
    return `the ${name}`;
  return /^(?:(?:Technical|National|Federal|State|Catholic|Federal Reserve|Central|Open|Reserve|Islamic|Free|Royal|World|American|Polytechnic) )?(?:University|Institute|City|Town|Village|Township|County|State|Borough|(?:London|Royal|Metropolitan) Borough|Ministry|Department|Shire|Council|Port|Office|Bank|College) of /.test(
    name,
  ) && !/^(?:City|County|State|Borough|Port) of .* (?:College|University|School|Academy)$/.test(name)
    ? `the ${name}`
    : name;
}

const BODY =
  /^(?:(?:National|International|American|European|British|Indian|Australian|Canadian|German|World|Federal|Netherlands|Royal) (?:[\p{L}&-]+ ){0,4}?(?:Institute|Cent(?:er|re)|Association|Union|Council|Society|Foundation|Organi[sz]ation|Agency|Commission|Laborator(?:y|ies)|Museum)(?: (?:of|for|on) .*)?|(?:National|Royal|Indian|American) (?:School|Academy) of .*)$/u;

/** A person's name; one in capitals as people write it. Null for what is a sentence's end, not a name. */
export function realizePerson(printed: string): string | null {
  const name = printed
    .replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, "")
    // 'Miss. Ann Lee' signs without it.
    .replace(/^(?:Mr|Mrs|Ms|Miss|MR|MRS|MS|MISS|Shri|Smt)(?:\.\s*|\s+)(?=\p{Lu})/u, "")
    .replace(/^(\p{Lu})\1(?=\p{Ll})/u, "$1")
    // 'ANN LEE, Wexcombe': the place behind the name.
    .replace(/,\s*\p{Lu}\p{Ll}{4,}$/u, "")
    // 'Ann Lee (Surveyor)'
    .replace(/\s*\([^()]*\)?$/u, "");
  // Letters of a heading that was set wide.
  if (!/\p{L}{2}/u.test(name)) return null;
  const words = name.split(/\s+/);
  if (name.length < 2 || words.length > 7 || words.filter((word) => /^\p{Ll}/u.test(word)).length > 2)
    return null;
  if (/[\p{Ll}]{3}\.$|[:;?!]/u.test(name)) return null;
  // A country that was read as a name.
  if (words.length === 1 && PLACES.has(name.toLowerCase())) return null;
  return name !== name.toUpperCase()
    ? name
    : name.replace(/\p{Lu}{2,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());
}

export function capitalise(text: string): string {
  return text === "" ? text : text[0]!.toUpperCase() + text.slice(1);
}

/** An employer without what only the register needs: 'Bayou Marine Industries, Inc.' as 'Bayou Marine Industries'. */
export function realizeEmployer(employer: string | null): string | null {
  const name = realizeName(employer);
  if (
    name === null ||
    /^(?:(?:freelanc\w*|self[- ]employed|various|independent|contract(?:or)?|own business)\b|private (?:famil|client|household|home|tutor|patient))/i.test(
      name,
    )
  )
    return null;
  // 'Mersey Vale Leisure Centre (Mersey Vale Leisure Trust)'
  const named = name.replace(/\s*\([^()]*\)$/, "");
  // 'Head Grower – Pajaro Vista Nursery' holds the title too; in small letters throughout it is no name.
  const whole = (named.length > 5 ? named : name).split(/\s+[–—-]\s+/);
  // 'Dawdle – an app against putting off': what it is stands behind its name.
  const parts = whole.length === 2 && whole[1]!.split(" ").length >= LEAST_DESCRIBED ? [whole[0]!] : whole;
  const bare = parts.length === 2 && endsInTitle(parts[0]!) ? parts[1]! : parts.join(" – ");
  if (!/[\p{Lu}\d]|[^\x20-\u024f]/u.test(bare)) return null;
  // A line of work that was read as an employer.
  if (
    /^\d+ \p{Ll}/u.test(bare) ||
    / (?:to|with|by) |^\p{Lu}\p{Ll}+\/\p{Ll}/u.test(bare) ||
    (bare.match(/(?<=\s)\p{Ll}{4,}/gu) ?? []).length > 2
  )
    return null;
  // 'ООО «Каменный пояс»' without its legal form is the name alone.
  const quoted = /«([^«»]{3,})»?$/u.exec(bare);
  if (quoted !== null) return quoted[1]!.trim();
  // A title that was read as an employer.
  if (/^[\p{L} -]+ [\p{L}-]+$/u.test(bare) && endsInTitle(bare)) return null;
  const short = bare
    .split(
      /,|\s(?:\(Pty\)|\(Pvt\)|\(UK\) Ltd|(?:Private |Pvt\.? ?|pvt\.? ?|Pte\.? ?|PVT\.? ?)?(?:Ltd|ltd|LTD|Limited)|Private$|pvt$|PVT|Inc|INC|LLC|GmbH|Limited|Pvt|Pty|plc|PLC|LLP|Corp|B\.?V\.?|N\.?V\.?|S\.?A\.?|S\.?r\.?l\.?|Sp\. z o\.o\.|AG|KG|AB|Oy|ApS|A\/S|SARL|SAS)(?=$|[\s.,])|(?<!&|and)\sCo\.?$/,
    )[0]!
    .trim();
  const said = realizeName(short.length > 2 ? short : bare);
  return said === null ? null : withThe(said);
}

/** 'Fault finding' is 'fault finding' in a sentence; 'Epic', 'AutoCAD' and 'Google Ads' keep their capitals. */
export function lowerPlain(name: string): string {
  const words = name.split(" ");
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}-]/gu, "");
  // Set as a sentence is: only the first word has its capital, and it names no place or tool.
  if (words.length > 1 && /^\p{Lu}[\p{Ll}'’-]+ [\p{Ll}\s'’&-]+$/u.test(name))
    return PLACES.has(bare(words[0]!)) || (NAMED.has(bare(words[0]!)) && !PLAIN_TOO.has(bare(words[0]!)))
      ? name
      : name.toLowerCase();
  // 'Power BI', 'Driver CPC'
  if (words.length > 1 && /^\p{Lu}\p{Ll}/u.test(name) && /^\p{Lu}{2,}$/u.test(words.at(-1)!)) return name;
  if (words.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isPlainWord(bare(word)))) return name;
  return words.map((word) => (/^\p{Lu}[\p{Ll}'’-]+$/u.test(word) ? word.toLowerCase() : word)).join(" ");
}

/** 'a, b and c'; an item with an 'and' of its own comes first. */
export function joinList(items: readonly string[]): string {
  const joined = (item: string) => (/ (?:and|&) /.test(item) ? 0 : 1);
  const sorted = items.toSorted((a, b) => joined(a) - joined(b));
  return sorted.length < 2 ? (sorted[0] ?? "") : `${sorted.slice(0, -1).join(", ")} and ${sorted.at(-1)}`;
}

const LEAST_DESCRIBED = 3;

function endsInTitle(text: string): boolean {
  const last = text.split(" ").at(-1)!.toLowerCase();
  return isPersonNoun(last) || /^(?:creator|influencer|freelancer|blogger|streamer)$/.test(last);
}
