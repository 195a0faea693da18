import { boxesOfHtml } from "./box.ts";
import { cleanText, linesOf } from "./lines.ts";
import { joinPlace, NO_POSTING, type Posting } from "./posting.ts";
import { readTolerantJson } from "./tolerant-json.ts";

type Thing = Record<string, unknown>;

const MOST_POSTINGS = 60;
const DEEPEST = 8;

export type CodeReading = {
  postings: Posting[] /** The types of all that the page describes: 'Product', 'NewsArticle'. */;
  types: string[];
};

/** The postings of a page's JSON-LD, whatever they are wrapped in. */
export function readJsonLd(document: Document): CodeReading {
  const reading: CodeReading = { postings: [], types: [] };
  const scripts = [...document.querySelectorAll('script[type*="ld+json" i]')].slice(0, 40);
  const read = scripts.flatMap((script) => readTolerantJson(script.textContent ?? "") ?? []);
  const named = new Map<string, Thing>();
  for (const { value } of read) visit(value, 0, (thing) => keepNamed(named, thing));
  for (const { value, broken } of read)
    visit(value, 0, (thing) => {
      reading.types.push(...typesOf(thing));
      if (!typesOf(thing).includes("JobPosting") || reading.postings.length >= MOST_POSTINGS) return;
      reading.postings.push({ ...postingOf(thing, named), broken });
    });
  return reading;
}

function visit(value: unknown, depth: number, see: (thing: Thing) => void): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const item of value) visit(item, depth + 1, see);
  if (!isThing(value)) return;
  see(value);
  if (typesOf(value).includes("JobPosting")) return;
  for (const inner of Object.values(value)) if (typeof inner === "object") visit(inner, depth + 1, see);
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typesOf(thing: Thing): string[] {
  return listOf(thing["@type"] ?? thing.type).map((type) => String(type).replace(/^.*[/:#]/, ""));
}

function keepNamed(named: Map<string, Thing>, thing: Thing): void {
  const id = thing["@id"];
  if (typeof id === "string" && Object.keys(thing).length > 1 && !named.has(id)) named.set(id, thing);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function postingOf(thing: Thing, named: ReadonlyMap<string, Thing>): Posting {
  const follow = (value: unknown): unknown[] =>
    listOf(value).map((item) =>
      isThing(item) && typeof item["@id"] === "string" ? { ...named.get(item["@id"]), ...item } : item,
    );
  return {
    ...NO_POSTING,
    title: plain(textOf(thing.title ?? thing.name ?? thing.jobTitle)),
    company: plain(
      follow(thing.hiringOrganization)
        .map(nameOf)
        .find((name) => name !== "") ?? "",
    ),
    place: placeOf(thing, follow),
    salary: salaryOf(thing.baseSalary ?? thing.estimatedSalary),
    description: descriptionOf(thing),
    link: textOf(thing.url ?? thing["@id"] ?? thing.mainEntityOfPage),
    until: textOf(thing.validThrough).slice(0, 10),
  };
}

/** The text of a value: itself, the first of several, or what a language's or a typed value holds. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textOf).find((text) => text !== "") ?? "";
  if (!isThing(value)) return "";
  const inner = value["@value"] ?? value.name ?? value["@id"];
  if (inner !== undefined) return textOf(inner);
  const only = Object.values(value).filter((item) => typeof item === "string");
  return (only[0] as string | undefined) ?? "";
}

function nameOf(value: unknown): string {
  if (typeof value === "string") return /^https?:/.test(value) ? "" : value;
  if (!isThing(value)) return "";
  return textOf(value.name) || textOf(value.legalName);
}

/** Text of a value that may hold entities or tags. */
function plain(value: string): string {
  const text = /[<&]/.test(value)
    ? linesOf(boxesOfHtml(value))
        .map((line) => line.text)
        .join(" ")
    : value;
  const again = /&(?:amp|#\d+|[a-z]+);/.test(text)
    ? linesOf(boxesOfHtml(text))
        .map((line) => line.text)
        .join(" ")
    : text;
  return cleanText(again);
}

/** Parts that say more than the description follow it, as pages that fill them print them. */
function descriptionOf(thing: Thing): string {
  const main = listOf(thing.description).map(textOf).join("\n");
  const said = main.replace(/\s+/g, " ");
  const more = ["responsibilities", "qualifications", "skills", "experienceRequirements", "jobBenefits"]
    .map((key) => listOf(thing[key]).map(textOf).join("\n"))
    .filter((text) => text.length > 80 && !said.includes(text.replace(/\s+/g, " ").slice(0, 60)));
  return [main, ...more]
    .map(unescapeHtml)
    .filter((text) => text !== "")
    .join("\n");
}

/** HTML that was escaped once more than it should be, and plain text, whose breaks are kept. */
function unescapeHtml(text: string): string {
  const once = /&lt;\/?[a-z]/i.test(text)
    ? (new DOMParser().parseFromString(text, "text/html").body.textContent ?? "")
    : text;
  return /<[a-z][^>]*>/i.test(once) ? once : once.replace(/\r?\n/g, "<br>");
}

function placeOf(thing: Thing, follow: (value: unknown) => unknown[]): string {
  const places = follow(thing.jobLocation).map((place) => oneplace(place, follow));
  const named = [...new Set(places.filter((place) => place !== ""))];
  const shown = named.length > 4 ? [...named.slice(0, 4), `${named.length - 4} more`] : named;
  if (
    !listOf(thing.jobLocationType)
      .map(textOf)
      .some((type) => /telecommute|remote/i.test(type))
  )
    return shown.join("; ");
  const from = follow(thing.applicantLocationRequirements).map(
    (area) => oneplace(area, follow) || nameOf(area),
  );
  const areas = [...new Set(from.filter((area) => area !== ""))].join(", ");
  const remote = areas === "" ? "Remote" : `Remote (${areas})`;
  return shown.length === 0
    ? remote
    : `${shown.join("; ")}; ${remote.toLowerCase().startsWith("remote (") ? `r${remote.slice(1)}` : "remote"}`;
}

function oneplace(value: unknown, follow: (value: unknown) => unknown[]): string {
  if (typeof value === "string") return plain(value);
  if (!isThing(value)) return "";
  const address = follow(value.address)[0] ?? value;
  if (typeof address === "string") return plain(address);
  if (!isThing(address)) return "";
  const parts = ["addressLocality", "addressRegion", "addressCountry"].map((key) =>
    plain(textOf(address[key])),
  );
  return joinPlace(parts) || plain(nameOf(value));
}

const UNITS: Readonly<Record<string, string>> = {
  HOUR: "per hour",
  DAY: "per day",
  WEEK: "per week",
  MONTH: "per month",
  YEAR: "per year",
};

/** The figures as they stand; nothing is converted. */
function salaryOf(value: unknown): string {
  const [first] = listOf(value);
  if (typeof first === "string" || typeof first === "number") return plain(String(first));
  if (!isThing(first)) return "";
  const [amount] = listOf(first.value ?? first);
  const inner: Thing = isThing(amount) ? amount : { value: amount };
  const figures = [inner.minValue, inner.maxValue].map((figure) => textOf(figure)).filter(isFigure);
  const said = figures.length > 0 ? [...new Set(figures)].join(" – ") : textOf(inner.value);
  if (!isFigure(said.split(" – ")[0] ?? "")) return "";
  const unit = UNITS[textOf(inner.unitText ?? first.unitText).toUpperCase()] ?? "";
  return cleanText(`${said} ${textOf(first.currency ?? inner.currency)} ${unit}`);
}

function isFigure(text: string): boolean {
  return /^[\d.,\s]*[1-9][\d.,\s]*$/.test(text);
}
