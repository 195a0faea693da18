import {
  AT_WORDS,
  IN_WORDS,
  REMOTE_WORDS,
  SITE_WORDS,
  TERMS_OF_WORK,
} from "#engine/knowledge/ads/ad-page-words.ts";
import { scorePlace } from "#engine/knowledge/places/read-places.ts";
import { isWithin } from "./box.ts";
import { type Candidate, decideField, type Field } from "./candidates.ts";
import { cleanText, foldLoosely, type Line } from "./lines.ts";
import { isAdHeading } from "./main-text.ts";
import { linesAround, type View } from "./view.ts";

const PLACE_HINT =
  /(?:^|[\s-])(?:location|locations|joblocation|job-?location|workplace|work-location|place|city|address|adresse|ort|standort|arbeitsort|lieu|localisation|ville|ubicacion|localidad|luogo|sede|lokalizacja|miejsce|plaats|locatie|region|locality|loc)(?=[\s-]|$)/;
const NOT_PLACE_HINT =
  /(?:filter|search|input|map|select|email|description|placeholder|content-placement|allocation|suggest)/;
const LONGEST_PLACE = 120;

export function findPlace(view: View, title: string, company: string): Field {
  const found: Candidate[] = [];
  const add = (value: string, weight: number, by: string) => {
    const place = tidyPlace(value);
    if (isPlace(place, title, company))
      found.push({ value: place, weight: weight + Math.min(1, scorePlace(place) / 2), by });
  };
  const posting = view.posting?.place ?? "";
  if (posting !== "") add(posting, 7, "code");
  for (const { detail, value, index } of view.labelled)
    if (detail === "place") add(value, index > view.start + 15 ? 3 : 5.5, "label");
  for (const value of hinted(view)) add(value, 4.5, "class");
  for (const [value, weight] of aroundTitle(view, title)) add(value, weight, "line");
  for (const value of amongTerms(view, title)) add(value, 2.6, "stack");
  for (const value of behindCompany(view, company)) add(value, 2.6, "stack");
  for (const value of inPageTitle(view, title)) add(value, 2.2, "page title");
  for (const value of inSentences(view)) add(value, 1.6, "sentence");
  return decideField(found);
}

function hinted(view: View): string[] {
  return linesAround(view).flatMap((line) => {
    if (line.text.length > LONGEST_PLACE || isAdHeading(line.text)) return [];
    const hint = `${line.box.hint} ${line.box.parent?.children.length === 1 ? line.box.parent.hint : ""}`;
    const own = isPlaceHint(hint) && line.kind !== "heading" ? [line.text] : [];
    const inner = line.box.children.flatMap((child) =>
      typeof child !== "string" && !child.block && isPlaceHint(child.hint)
        ? [cleanText(child.element.textContent ?? "")]
        : [],
    );
    return inner.length > 0 ? inner : own;
  });
}

function isPlaceHint(hint: string): boolean {
  return PLACE_HINT.test(hint) && !NOT_PLACE_HINT.test(hint);
}

/** Short lines beside the title: 'Kendal · Permanent', 'Quillon – Guelph, Ontario'. */
function aroundTitle(view: View, title: string): [string, number][] {
  const folded = foldLoosely(title);
  const at = view.kept.findIndex((line) => folded !== "" && foldLoosely(line.text) === folded);
  if (at === -1) return [];
  const near = view.kept
    .slice(Math.max(0, at - 2), at + 6)
    .filter((line) => line.text.length <= LONGEST_PLACE && !isAdHeading(line.text));
  return [...near, ...cardLines(view)].flatMap((line) =>
    line.pieces.flatMap((piece): [string, number][] => {
      const score = scorePlace(piece);
      if (REMOTE_WORDS.test(piece) && piece.length <= 60) return [[piece, 2.8]];
      if (score >= 1.5) return [[piece, 2 + score / 2]];
      // 'Bristol, two days a week from home'
      const [opening = "", more = ""] = piece.split(/,\s+/);
      if (more !== "" && score === 0 && scorePlace(opening) >= 1.5) return [[opening, 2.2]];
      const isShaped = /^\p{Lu}[\p{L}.'’ -]{2,30}, \p{Lu}[\p{L}.'’ -]{1,30}$/u.test(piece);
      return score > 0 || isShaped
        ? [[piece, 1.8]]
        : line.kind === "text" && isBareName(piece)
          ? [[piece, 0.9]]
          : [];
    }),
  );
}

/** Heads of ads stack their details: the title, the house, the place. */
function behindCompany(view: View, company: string): string[] {
  const folded = foldLoosely(company);
  if (folded === "") return [];
  return view.kept.flatMap((line, index) => {
    const at = line.pieces.findIndex((piece) => foldLoosely(piece) === folded);
    if (at === -1) return [];
    const next = line.pieces[at + 1] ?? view.kept[index + 1]?.pieces[0] ?? "";
    return isBareName(next) && next.length <= 40 && !isAdHeading(next) ? [next] : [];
  });
}

/** A bare name in a row of chips under the title, beside hours, kind of contract or pay. */
function amongTerms(view: View, title: string): string[] {
  const folded = foldLoosely(title);
  const at = view.kept.findIndex((line) => folded !== "" && foldLoosely(line.text) === folded);
  if (at === -1) return [];
  const row = view.kept
    .slice(at + 1, at + 7)
    .filter((line) => line.text.length <= 60 && line.kind !== "heading");
  return row
    .filter((line) => isBareName(line.text) && !TERMS_OF_WORK.test(line.text) && !isAdHeading(line.text))
    .filter((line) => row.some((other) => other.box.parent === line.box.parent && /\d/.test(other.text)))
    .map((line) => line.text);
}

/** Lines of small boxes beside the text, in which details of the ad may stand. */
function cardLines(view: View): Line[] {
  const outside = view.kept.filter((line, index) => index > view.start && !isWithin(line.box, view.main.box));
  return outside.filter((line) => line.text.length <= 60 && line.kind !== "heading").slice(0, 12);
}

function isBareName(piece: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]+(?:[ -]\p{L}[\p{L}.'’-]+){0,4}$/u.test(piece);
}

/** 'Jefe de cocina en Cádiz', 'Planner Jobs in Guelph', 'Nurse – Kendal'. */
function inPageTitle(view: View, title: string): string[] {
  return [view.pageTitle, view.shareTitle].flatMap((whole) => {
    const at = title === "" ? -1 : whole.toLowerCase().indexOf(title.toLowerCase());
    const rest = at === -1 ? whole : `${whole.slice(0, at)} | ${whole.slice(at + title.length)}`;
    const parts = rest.split(/\s+[|·•»›–—:∙-]+\s+|\s*[|•»›]\s*|\s*\((?=\p{Lu})|\)/u);
    return parts.flatMap((part) => {
      const [before = "", ...behind] = ` ${part}`.split(IN_WORDS);
      const named = behind.map((piece) => piece.split(AT_WORDS)[0] ?? "");
      return [
        ...named,
        ...(scorePlace(before.trim()) >= 1.5 ? [before] : []),
        ...before.split(", ").filter((piece) => scorePlace(piece.trim()) >= 1.5),
      ];
    });
  });
}

const BASED =
  /(?:\b(?:based (?:in|at|near)|located in|(?:office|site|plant|branch|shop|depot|clinic|school|hospital) in|am Standort|in unserem Büro in|für unseren Standort(?: in)?|basé à|situé à|ubicad[oa] en|sede en|w biurze w|con sede a|standplaats)\s+)(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,3}(?:, \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)?)/gu;

function inSentences(view: View): string[] {
  return view.main.lines
    .slice(0, 40)
    .flatMap((line) => [...line.text.matchAll(BASED)].map((match) => match[1]!));
}

function tidyPlace(value: string): string {
  return cleanText(value)
    .replace(/^(?:📍|in|based in|location|standort|lieu|ort)\s*:?\s+(?=\p{Lu})/iu, "")
    .replace(/\s*[|·•]\s*(?:full|part)[- ]time.*$/i, "")
    .replace(/[\s|·–—,:-]+$/u, "")
    .trim();
}

function isPlace(place: string, title: string, company: string): boolean {
  if (place.length < 2 || place.length > LONGEST_PLACE * 2 || !/\p{L}{2}/u.test(place)) return false;
  const folded = foldLoosely(place);
  if (folded === foldLoosely(title) || folded === foldLoosely(company)) return false;
  if (SITE_WORDS.test(place) && !REMOTE_WORDS.test(place)) return false;
  return !(TERMS_OF_WORK.test(place) && !REMOTE_WORDS.test(place) && scorePlace(place) === 0);
}
