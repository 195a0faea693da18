import {
  AT_WORDS,
  BESIDE_HEADINGS,
  IN_WORDS,
  LIST_HEADING,
  SITE_WORDS,
  TITLE_ENDS,
  TITLE_OPENERS,
} from "#engine/knowledge/ads/ad-page-words.ts";
import { type Candidate, decideField, type Field } from "./candidates.ts";
import { detailOf } from "./details.ts";
import { FIRM_END } from "./find-company.ts";
import { cleanText, foldLoosely, type Line } from "./lines.ts";
import { isAdHeading } from "./main-text.ts";
import { isShown, type View } from "./view.ts";

const TITLE_HINT =
  /(?:^|[\s-])(?:(?:job|posting|vacancy|position|offer|app|role|requisition|oferta|offre|stellen|ad|listing|vacature|opening)s?-?(?:posting-?)?-?(?:info-?|detail-?s?-?|header-?)?(?:title|titel|titre|titulo|header|headline|name)|jobtitle|titulo-oferta|titre-offre)(?=[\s-]|$)/;
const LONGEST_TITLE = 130;
/** Headings further away than this from the text are another thing's. */
const FARTHEST = 30;

export function findTitle(view: View): Field {
  const found: Candidate[] = [];
  const add = (value: string, weight: number, by: string) => {
    const title = tidyTitle(value);
    if (title.length >= 2 && title.length <= LONGEST_TITLE && !saysNothing(title))
      found.push({ value: title, weight, by });
  };
  const posting = view.posting?.title ?? "";
  if (posting !== "") add(posting, isShown(view, posting) ? 7 : 4, "code");
  for (const { detail, value, index } of view.labelled)
    if (detail === "title") add(value, index > view.start + 12 ? 2 : 5, "label");
  for (const [value, weight] of headings(view)) add(value, weight, "heading");
  for (const part of titleParts(view)) add(part, 1.6, "page title");
  return decideField(preferShown(found, view));
}

/** What a heading of each level weighs; 7 is a line in bold. */
const RANKS = [0, 3.2, 2.4, 1.8, 1.2, 0.8, 0.6, 1];
/** Letters this much larger than those of the text are set for a heading, whatever the element is called. */
const LARGER = 1.25;

/** Headings before the text or at its beginning, those nearest and largest first. */
function headings(view: View): [string, number][] {
  const named = foldLoosely(`${view.pageTitle} ${view.shareTitle}`);
  const body = bodySize(view);
  const near = view.kept.slice(Math.max(0, view.start - FARTHEST), view.start + 8);
  const lines = [...headOutside(view), ...near].filter(
    (line) => line.text.length <= LONGEST_TITLE && !isAdHeading(line.text),
  );
  const isHead = (line: Line) => line.kind === "heading" || hintedTitle(line) || line.size >= body * LARGER;
  const heads = lines.filter(isHead).filter((line) => !saysNothing(tidyTitle(line.text)));
  const first = heads[0];
  const largest = Math.max(...heads.map((line) => line.size));
  return heads.map((line) => {
    const title = tidyTitle(line.text);
    const folded = foldLoosely(title);
    const rank = Math.max(
      line.kind === "heading" ? (RANKS[line.level] ?? 0.6) : 0.5,
      line.size >= body * LARGER ? 1.6 : 0,
    );
    const isNamed = folded.length >= 3 && named.includes(folded);
    const isLate = lines.indexOf(line) > lines.length - 8 && line.level > 2;
    const weight =
      rank +
      (line === first ? 1.6 : 0) +
      (body > 0 && line.size >= body * LARGER && line.size === largest ? 1 : 0) +
      (hintedTitle(line) ? 2.5 : 0) +
      (isNamed ? 2.5 : 0) -
      (isLate && line !== first ? 0.8 : 0) -
      (/[?!]$/.test(title) ? 2 : 0);
    return [title, weight];
  });
}

/** The size of the letters in which most of the text is set. */
function bodySize(view: View): number {
  const sizes = new Map<number, number>();
  for (const line of view.main.lines) sizes.set(line.size, (sizes.get(line.size) ?? 0) + line.text.length);
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** A page's own head is beside the ad, but the first heading of all may stand in it. */
function headOutside(view: View): Line[] {
  return view.all
    .filter((line) => line.kind === "heading" && line.level === 1 && !view.kept.includes(line))
    .slice(0, 2);
}

export function hintedTitle(line: Line): boolean {
  return (
    TITLE_HINT.test(line.box.hint) ||
    TITLE_HINT.test(line.box.parent?.children.length === 1 ? line.box.parent.hint : "")
  );
}

/** The parts of the page's title that are no site's and no list's. */
export function titleParts(view: View): string[] {
  return [view.shareTitle, view.pageTitle].flatMap(splitPageTitle);
}

/** 'Sous Chef (Galway)' in Galway is 'Sous Chef'; what the page's code calls the title stays as it is. */
export function withoutNames(field: Field, names: readonly string[], code: string): Field {
  if (field.value === code) return field;
  const known = new Set(names.map(foldLoosely).filter((name) => name !== ""));
  const [, job = "", name = ""] =
    /^(.{2,}?)(?:\s*[([]|\s+[-–—|·]\s+|,\s+)([^()[\]]+)[)\]]?$/u.exec(field.value) ?? [];
  return job !== "" && known.has(foldLoosely(name)) ? { ...field, value: job.trim() } : field;
}

export function splitPageTitle(title: string): string[] {
  return cleanText(title)
    .split(/\s+[|·•»›–—:∙/-]+\s+|\s*[|•»›]\s*|:\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !saysNothing(part));
}

/** Of an opening ('Job: …') and what follows the job ('… at Quillon') only the job stays. */
export function tidyTitle(text: string): string {
  const plain = cleanText(text)
    .replace(TITLE_OPENERS, "")
    .replace(TITLE_ENDS, "")
    .replace(/^["'„“«]+|["'”“»]+$/g, "");
  return plain.replace(/[\s|·–—,:-]+$/u, "").trim();
}

/** A title that a longer one holds with its house or place ('Sous Chef at The Lantern Room') is the title. */
function preferShown(found: readonly Candidate[], view: View): Candidate[] {
  return found.flatMap((candidate) => {
    const [before, ...after] = candidate.value.split(AT_WORDS);
    const [job, ...place] = (before ?? "").split(IN_WORDS);
    const shorter: Candidate[] = [];
    if (after.length > 0 && before !== undefined && before.length > 2)
      shorter.push({
        ...candidate,
        value: before.trim(),
        weight: candidate.weight * (isLine(view, before) ? 1.2 : 0.8),
      });
    if (place.length > 0 && job !== undefined && isLine(view, job))
      shorter.push({ ...candidate, value: job.trim() });
    return [candidate, ...shorter];
  });
}

function isLine(view: View, text: string): boolean {
  const folded = foldLoosely(text);
  return view.kept.some((line) => line.text.length < LONGEST_TITLE && foldLoosely(line.text) === folded);
}

function saysNothing(title: string): boolean {
  return (
    SITE_WORDS.test(title) ||
    FIRM_END.test(title) ||
    LIST_HEADING.test(title) ||
    BESIDE_HEADINGS.test(title) ||
    detailOf(title) !== null ||
    !/\p{L}{2}/u.test(title)
  );
}
