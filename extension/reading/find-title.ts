import {
  AT_WORDS,
  BESIDE_HEADINGS,
  IN_WORDS,
  LIST_HEADING,
  SITE_WORDS,
  TITLE_OPENERS,
} from "#engine/knowledge/ads/ad-page-words.ts";
import { type Candidate, decideField, type Field } from "./candidates.ts";
import { detailOf } from "./details.ts";
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

/** Headings before the text or at its beginning, those nearest and largest first. */
function headings(view: View): [string, number][] {
  const named = foldLoosely(`${view.pageTitle} ${view.shareTitle}`);
  const found: [string, number][] = [];
  const lines = [
    ...headOutside(view),
    ...view.kept.slice(Math.max(0, view.start - FARTHEST), view.start + 8),
  ];
  const first = view.main.lines.find((line) => line.kind === "heading" && line.level <= 3);
  for (const [at, line] of lines.entries()) {
    if (line.text.length > LONGEST_TITLE) continue;
    const isHinted = hintedTitle(line);
    if (line.kind !== "heading" && !isHinted) continue;
    if (isAdHeading(line.text)) continue;
    const rank = line.kind !== "heading" ? 0.5 : ([0, 3.2, 2.4, 1.8, 1.2, 0.8, 0.6, 1][line.level] ?? 0.6);
    const title = tidyTitle(line.text);
    const folded = foldLoosely(title);
    const isNamed = folded.length >= 3 && named.includes(folded);
    const isAfter = at > lines.length - 8 && line.level > 2;
    const isFirst = line === first;
    found.push([
      title,
      rank +
        (isFirst ? 1 : 0) +
        (isHinted ? 2.5 : 0) +
        (isNamed ? 2.5 : 0) -
        (isAfter ? 0.8 : 0) -
        (/[?!]$/.test(title) ? 2 : 0),
    ]);
  }
  return found;
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
    LIST_HEADING.test(title) ||
    BESIDE_HEADINGS.test(title) ||
    detailOf(title) !== null ||
    !/\p{L}{2}/u.test(title)
  );
}
