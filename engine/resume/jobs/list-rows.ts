import type { Unit } from "../blocks/build-blocks.ts";
import { findPeriods, type Period } from "../dates/find-periods.ts";
import type { Line } from "../line.ts";
import type { Heading } from "../sections/heading.ts";
import { foldLetters } from "../words/fold-letters.ts";
import type { Row } from "./row.ts";

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "the a an to with that which who was were is are be been by from as their our my this these on into through using while including ensuring und mit für sowie der die das den dem bei zur zum avec pour les des dans ainsi que sur una los las para por que con uma os dos nas pelo per gli della nel che een het van voor met aan oraz na do przez".split(
    " ",
  ),
);
const VERB_START =
  /^(?:(?:was |i |we |successfully |currently )?(?:managed|led|lead|developed|created|designed|built|assisted|provided|worked|working|performed|conducted|ensured|maintained|supported|responsible|handled|prepared|implemented|coordinated|trained|supervised|helped|delivered|increased|reduced|improved|achieved|organized|organised|established|monitored|administered|operated|installed|repaired|taught|served|sold|processed|completed|participated|collaborated|utilized|used|wrote|analyzed|analysed|oversaw|planned|executed|executing|managing|leading|developing|providing|assisting|ensuring|maintaining|preparing|handling|conducting|performing|coordinating|supporting|creating|designing|training|helping|making|taking|doing|promoted|recognized|awarded|selected|hired|recruited|demonstrated|gained|learned|facilitated|resolved|answered|greeted|cleaned|cooked|stocked|drove|loaded|tested|deployed|automated|migrated|engineered|spearheaded|initiated|negotiated|evaluated|reviewed|reported|presented|published|researched|identified))\b/;
const LABEL = /^[\p{L} /&()-]{2,40}:\s*\S/u;

/** The rows of the given blocks. */
export function listRows(
  units: readonly Unit[],
  lines: readonly Line[],
  text: string,
  headings: readonly Heading[],
): Row[] {
  const marginEnds = new Map(
    headings.filter((heading) => heading.cell).map((heading) => [heading.lines[0]!, heading.end]),
  );
  return units
    .filter((unit) => unit.kind !== "heading")
    .map((unit) => readRow(unit, lines, text, marginEnds.get(unit.lines[0]!)))
    .filter((row) => row.text !== "");
}

function readRow(unit: Unit, lines: readonly Line[], text: string, marginEnd: number | undefined): Row {
  // What stands after a heading in the margin of its row is the row; the heading is not.
  let start = unit.start;
  if (marginEnd !== undefined) {
    start = Math.min(unit.end, marginEnd);
    while (start < unit.end && /[\s::–-]/.test(text[start]!)) start += 1;
  }
  const own = text.slice(start, unit.end);
  const base = { unit, lines: unit.lines.map((index) => lines[index]!), text: own, start, end: unit.end };
  const period = own.length <= 260 ? choosePeriod(own) : null;
  const rest = period === null ? own : own.slice(0, period.start) + own.slice(period.end);
  const header = isHeaderText(rest, unit, period);
  const shifted =
    header && period !== null ? { ...period, start: period.start + start, end: period.end + start } : null;
  return { ...base, header, period: shifted };
}

/** A range if there is one, otherwise a single date that stands at an edge of its row or cell. */
function choosePeriod(text: string): Period | null {
  const periods = findPeriods(text);
  const range = periods.find((period) => period.range);
  if (range !== undefined) return range;
  return (
    periods.find((period) => {
      const before = text.slice(0, period.start).trimEnd();
      const after = text.slice(period.end).trimStart();
      return before === "" || after === "" || /[|•·(,–—:-]$/u.test(before) || /^[|•·),–—:-]/u.test(after);
    }) ?? null
  );
}

function isHeaderText(rest: string, unit: Unit, period: Period | null): boolean {
  const text = rest.trim();
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (text.replace(/[\s().,|–—-]/gu, "") === "") return period !== null;
  if (unit.kind === "item" && (period === null || !period.range || words.length > 12)) return false;
  if (unit.lines.length > 3 || text.length > 150 || words.length > 20) return false;
  if (
    /[.!?;]$/.test(text) &&
    !/\b(?:Inc|Ltd|Co|Corp|Pvt|Jr|Sr|St|Dept|Bros|Dr|[A-Z])\.$/.test(text) &&
    words.length > 4
  )
    return false;
  const folded = foldLetters(text);
  if (VERB_START.test(folded)) return false;
  if (
    /^\p{Ll}/u.test(text) &&
    !/^(?:e|i)[A-Z]|^(?:bei|chez|at|for|with|für|pour|presso|w|in|à|en|em|na|@)\b/u.test(text) &&
    period === null
  )
    return false;
  const small = words.filter((word) => SMALL_WORDS.has(foldLetters(word))).length;
  if (words.length >= 6 && small / words.length > 0.3) return false;
  if (LABEL.test(text) && period === null && !LABELLED_FACT.test(folded)) return false;
  return !/:$/.test(text) || period !== null || LABELLED_FACT.test(folded);
}

/** 'Employer: Acme', 'Position: Clerk': labels of the very things a header names. */
const LABELLED_FACT =
  /^(?:employer|company|company name|organi[sz]ation|name of (?:company|employer|organi[sz]ation)|position|job title|title|designation|role|post|post held|position held|firma|arbeitgeber|position als|entreprise|poste|empresa|cargo|puesto|azienda|posizione|mansione|ruolo|datore di lavoro|functie|bedrijf|werkgever|stanowisko|pracodawca|location|place|duration|period|dates?|from|tenure|institution|school|university|college|degree|course|qualification|client)\s*:/;

export function readFactLabel(text: string): string | null {
  const match = LABELLED_FACT.exec(foldLetters(text));
  return match === null ? null : match[0].replace(/\s*:$/, "");
}
