import {
  AT_WORDS,
  IN_WORDS,
  REMOTE_WORDS,
  SITE_WORDS,
  TERMS_OF_WORK,
  UNNAMED_HOUSE,
} from "#engine/knowledge/ads/ad-page-words.ts";
import { scorePlace } from "#engine/knowledge/places/read-places.ts";
import { isWithin } from "./box.ts";
import { type Candidate, decideField, type Field } from "./candidates.ts";
import { cleanText, foldLoosely } from "./lines.ts";
import { isAdHeading } from "./main-text.ts";
import { isShown, linesAround, type View } from "./view.ts";

const COMPANY_HINT =
  /(?:^|[\s-])(?:company|employer|organi[sz]ation|hiring-organi[sz]ation|companyname|employername|firma|arbeitgeber|unternehmen|entreprise|employeur|empresa|azienda|bedrijf|werkgever|pracodawca|advertiser|brand-name|subtitle-company|client-name)(?=[\s-]|$)/;
const NOT_COMPANY_HINT =
  /(?:description|about|size|rating|review|industry|type|benefits|text|intro|jobs|form|login|video|culture)/;
const LEGAL_FORM =
  /(?:\b(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|AG|KG|SE|e\. ?V|eG|gGmbH|SARL|SAS|SA|S\.A|S\.L|SL|S\.r\.l|Srl|SpA|S\.p\.A|BV|B\.V|NV|AB|A\/S|ApS|AS|Oy|Sp\. z o\.o|s\.r\.o|a\.s|Pty|Corp|Corporation|Co|Group|Trust|Council|University|Hospital|Clinic|School|Stadt|Landkreis|Klinikum)\b\.?)/u;
/** What names of firms end in, and titles of jobs do not. */
export const FIRM_END =
  /[\s,](?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|AG|KG|SE|e\. ?V|eG|SARL|SAS|S\.A|S\.L|S\.r\.l|SpA|BV|NV|AB|ApS|Oy|z o\.o|s\.r\.o|Pty|Corp)\.?$/u;
const LONGEST_NAME = 90;

export function findCompany(view: View, title: string): Field {
  const found: Candidate[] = [];
  const add = (value: string, weight: number, by: string) => {
    const name = tidyName(value);
    if (isName(name, title))
      found.push({ value: name, weight: weight + (LEGAL_FORM.test(name) ? 0.7 : 0), by });
  };
  const posting = view.posting?.company ?? "";
  if (posting !== "") add(posting, isShown(view, posting) || namesPage(view, posting) ? 7 : 4.6, "code");
  for (const { detail, value, index } of view.labelled)
    if (detail === "company") add(value, index > view.start + 15 ? 3 : 5.5, "label");
  for (const [value, weight] of hinted(view)) add(value, weight, "class");
  for (const [value, weight] of besideTitle(view, title)) add(value, weight, "page title");
  if (view.siteName !== "")
    add(
      view.siteName,
      isInText(view, view.siteName) ? 3 : bearsHost(view.siteName, view.host) ? 1.5 : 1,
      "site",
    );
  for (const [value, weight] of inSentences(view)) add(value, weight, "sentence");
  for (const [value, weight] of besideHeading(view, title)) add(value, weight, "line");
  const field = decideField(found);
  return isUnnamed(view)
    ? { value: "", sure: false, others: field.value === "" ? field.others : [field.value, ...field.others] }
    : field;
}

/** The page says that the house is not named: what else looks like a name is another's. */
function isUnnamed(view: View): boolean {
  if (UNNAMED_HOUSE.test(view.posting?.company ?? "")) return true;
  return view.kept
    .slice(Math.max(0, view.start - 12), view.start + 12)
    .some((line) => line.text.length <= 60 && UNNAMED_HOUSE.test(line.text));
}

/** Short lines and links around the title, and the heads of cards beside the text. */
function besideHeading(view: View, title: string): [string, number][] {
  const folded = foldLoosely(title);
  const at = view.kept.findIndex((line) => folded !== "" && foldLoosely(line.text) === folded);
  const near = at === -1 ? [] : view.kept.slice(Math.max(0, at - 3), at + 4);
  const found = near.flatMap((line) =>
    line.pieces.map((piece): [string, number] => [
      piece,
      isInText(view, piece) ? 3.2 : 1 + (line.linked > 0 ? 0.5 : 0),
    ]),
  );
  const outside = view.kept
    .slice(0, view.start + 200)
    .filter((line) => line.kind === "heading" && !isWithin(line.box, view.main.box));
  return [
    ...found.filter(([piece]) => piece.length <= LONGEST_NAME && /^\p{Lu}|^\p{Lo}/u.test(piece)),
    ...outside.map((line): [string, number] => [
      line.text,
      isInText(view, line.text) ? 3 : LEGAL_FORM.test(line.text) ? 2 : 1,
    ]),
  ];
}

/** Boxes that their makers call by a company, near the ad's beginning. */
function hinted(view: View): [string, number][] {
  const found: [string, number][] = [];
  for (const line of linesAround(view)) {
    if (line.text.length > LONGEST_NAME || isAdHeading(line.text)) continue;
    const hint = `${line.box.hint} ${line.box.parent?.children.length === 1 ? line.box.parent.hint : ""}`;
    const own = COMPANY_HINT.test(hint) && !NOT_COMPANY_HINT.test(hint);
    if (own) found.push([line.text, 4.5]);
    for (const child of line.box.children) {
      if (
        typeof child === "string" ||
        child.block ||
        !COMPANY_HINT.test(child.hint) ||
        NOT_COMPANY_HINT.test(child.hint)
      )
        continue;
      found.push([child.element.textContent ?? "", 4.5]);
    }
    const [, at = ""] = /^(?:at|bei|chez|en|by|von|hos|bij|presso)\s+(\p{Lu}.{2,60})$/u.exec(line.text) ?? [];
    if (at !== "") found.push([at, 3]);
  }
  return found;
}

/** What the page's title says beside the job: 'Quillon – Planner', 'Planner at Quillon'. */
function besideTitle(view: View, title: string): [string, number][] {
  return [view.pageTitle, view.shareTitle].flatMap((whole) => {
    const at = title === "" ? -1 : whole.toLowerCase().indexOf(title.toLowerCase());
    const rests = at === -1 ? [whole] : [whole.slice(0, at), whole.slice(at + title.length)];
    return rests.flatMap((rest) => {
      const [, behind] = ` ${rest}`.split(AT_WORDS);
      const parts = (at === -1 && behind === undefined ? rest : (behind ?? rest)).split(
        /\s+[|·•»›–—:∙-]+\s+|\s*[|•»›]\s*|,\s+|^\s*[-–—:,]\s*/u,
      );
      return parts.flatMap((part): [string, number][] => {
        const name = (part.trim().split(IN_WORDS)[0] ?? "").replace(
          /^(?:careers|jobs|vacancies|karriere|emplois) (?:at|bei|chez|with)\s+/i,
          "",
        );
        if (name === "") return [];
        const said = isInText(view, name) || isInText(view, part.trim());
        const value = isInText(view, part.trim()) ? part.trim() : name;
        if (behind !== undefined) return [[value, said ? 4.5 : 3]];
        // 'Nurse jobs | Hospital Jobs': a board, whose name is no house's.
        if (/\b(?:jobs?|careers?|stellen|jobbörse|emplois?|empleos?|praca|oferty)$/i.test(part.trim()))
          return [[value, 0.8]];
        if (said) return [[value, 3.2 + (bearsHost(value, view.host) ? 1.5 : 0)]];
        return bearsHost(value, view.host) ? [[value, 2.6]] : [[value, 1]];
      });
    });
  });
}

const NAME = String.raw`(?:(?:[Tt]he|[Dd]ie|[Dd]as|[Dd]er|[Ll]a|[Ll]e|[Ll]es|El|Los|Las) )?(\p{Lu}[\p{L}\p{N}&'’.-]*(?:(?: (?:&|of|and|und|et|y|i|de|des|du|del|der|the|für|von|z|at|for|e\.) | )\p{Lu}[\p{L}\p{N}&'’.-]*){0,6}(?: z o\.o\.| e\. ?V\.)?)`;
const SEEKS =
  "(?:is (?:currently |now )?(?:looking|seeking|hiring|recruiting|an?|the)|are (?:looking|seeking|hiring)|seeks|needs|has|makes|helps|runs|serves|looks|builds|provides|carries|sells|offers|operates|sucht|ist|baut|bietet|recrute|recherche|est|compte|fabriquent?|propose|busca|es|abre|ofrece|poszukuje|szuka|jest|obsługuje|prowadzi|cerca|è|zoekt)";
const SENTENCES = [
  new RegExp(`^${NAME},? ${SEEKS}(?!\\p{L})`, "u"),
  new RegExp(`\\b(?:[Aa]bout|[Jj]oin|[Aa]t|Über|À propos d[eu]s?|[Bb]ei|[Cc]hez) ${NAME}`, "u"),
  /^(?:يعلن|تعلن|تبحث|ترغب)\s+((?:\S+ ){1,4}?\S+)\s+(?:عن|في)(?:\s|$)/u,
  /^((?:شركة|مؤسسة|مستشفى|مجموعة|بنك|مدرسة|جامعة|فندق|مطعم)\s(?:\S+ ?){1,4}?)\s+(?:ت|ي)\S+\s/u,
];

/** Sentences in which a house speaks of itself. */
function inSentences(view: View): [string, number][] {
  const found: [string, number][] = [];
  for (const line of view.main.lines.slice(0, 30)) {
    for (const [index, form] of SENTENCES.entries()) {
      const name = form.exec(line.text)?.[1];
      if (name === undefined || /^(?:We|You|This|Our|It|There|Wir|Sie|Nous|Vous|A|An|Job)$/u.test(name))
        continue;
      const again = countOf(view, name);
      found.push([
        name,
        ([2, 0.8, 3, 2][index] ?? 2) +
          Math.min(1.5, (again - 1) * 0.5) +
          (bearsHost(name, view.host) ? 1 : 0),
      ]);
    }
  }
  return found;
}

function countOf(view: View, name: string): number {
  const folded = foldLoosely(name);
  return view.main.lines.filter((line) => foldLoosely(line.text).includes(folded)).length;
}

/** Whether the text says it, as written and as words of their own: 'Network' is no house of a page with 'networks'. */
function isInText(view: View, name: string): boolean {
  if (name.length < 3) return false;
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
    "u",
  );
  return view.main.lines.some(
    (line) => line.text !== name && line.kind !== "heading" && form.test(line.text),
  );
}

function namesPage(view: View, name: string): boolean {
  return (
    foldLoosely(`${view.pageTitle} ${view.siteName}`).includes(foldLoosely(name)) ||
    bearsHost(name, view.host)
  );
}

/** 'Kinderhaus Sonnenwinkel' and sonnenwinkel.example: the address bears a word of the name. */
function bearsHost(name: string, host: string): boolean {
  const labels = host
    .split(".")
    .slice(0, -1)
    .filter((label) => label.length >= 4 && !/^(?:www|jobs?|careers?|apply|boards?)$/.test(label));
  const folded = foldLoosely(name);
  return labels.some((label) => {
    const plain = label.replace(/-/g, "");
    return folded.includes(plain) || (folded.length >= 5 && plain.includes(folded));
  });
}

function tidyName(value: string): string {
  return cleanText(value)
    .replace(/^(?:at|bei|chez|by|company|employer)\s*:?\s+(?=\p{Lu})/u, "")
    .replace(/\s+(?:logo|careers?|jobs?|karriere|kariera)$/i, "")
    .replace(/\s*\(?\d(?:[.,]\d)?\s*(?:★|stars?|reviews?).*$/i, "")
    .replace(/\s+(?:de|of|for|in|at|von|für|en|w)$/i, "")
    .replace(/[\s|·–—,:-]+$/u, "")
    .trim();
}

function isName(name: string, title: string): boolean {
  if (name.length < 2 || name.length > LONGEST_NAME || !/\p{L}/u.test(name)) return false;
  if (SITE_WORDS.test(name) || isAdHeading(name) || REMOTE_WORDS.test(name)) return false;
  if (TERMS_OF_WORK.test(name) && !LEGAL_FORM.test(name)) return false;
  if (UNNAMED_HOUSE.test(name)) return false;
  return foldLoosely(name) !== foldLoosely(title) && scorePlace(name) < 2;
}
