import { PRINTED_WORDS, type PrintedWords } from "../knowledge/documents/printed-words.ts";
import { photoOf } from "./photo.ts";
import { printDate, printPeriod } from "./print-dates.ts";
import type { PrintedContact, PrintedDocument, PrintedEntry, PrintedSection } from "./printed-document.ts";
import {
  type Basics,
  type CustomSection,
  orderSections,
  type ResumeDocument,
  STANDARD_SECTIONS,
  type StandardSection,
} from "./resume-document.ts";

/**
 * What all exports set, decided once: which sections, in which order, under which headings, and the words of each entry.
 * Nothing is added that the document does not hold but headings, months and the word for 'present'.
 */
export function printDocument(document: ResumeDocument): PrintedDocument {
  const own = document.meta?.vouch ?? {};
  const language = own.language ?? "en";
  const words: PrintedWords = PRINTED_WORDS[language];
  const sections = orderSections(document)
    .filter((name) => !own.hidden?.includes(name))
    .map((name) => printSection(document, name, words))
    .filter((section) => section !== null);
  return {
    language,
    direction: words.direction,
    name: known(document.basics?.name) ?? "",
    label: known(document.basics?.label),
    photo: photoOf(document),
    contacts: printContacts(document.basics ?? {}),
    sections,
  };
}

function printSection(document: ResumeDocument, name: string, words: PrintedWords): PrintedSection | null {
  const own = document.meta?.vouch?.headings?.[name];
  if (isStandard(name)) {
    const heading = known(own) ?? words.headings[name];
    const body = PRINTERS[name](document, words);
    return body === null ? null : { name, heading, ...body };
  }
  const custom = document.meta?.vouch?.custom?.find(({ id }) => id === name);
  return custom === undefined ? null : printCustom(custom, own);
}

const isStandard = (name: string): name is StandardSection =>
  (STANDARD_SECTIONS as readonly string[]).includes(name);

type Body =
  | { form: "paragraphs"; paragraphs: string[] }
  | { form: "entries"; entries: PrintedEntry[] }
  | { form: "groups"; groups: { label: string | null; items: string[] }[] };

const PRINTERS: Record<StandardSection, (document: ResumeDocument, words: PrintedWords) => Body | null> = {
  summary: ({ basics }) => {
    const paragraphs = paragraphsOf(basics?.summary);
    return paragraphs.length === 0 ? null : { form: "paragraphs", paragraphs };
  },
  work: ({ work }, words) =>
    entries(work, (job) => ({
      title: known(job.position),
      organisation: known(job.name),
      place: known(job.location),
      dates: printPeriod(job, words),
      paragraphs: [...paragraphsOf(job.description), ...paragraphsOf(job.summary), ...paragraphsOf(job.url)],
      bullets: knownOnes(job.highlights),
    })),
  volunteer: ({ volunteer }, words) =>
    entries(volunteer, (post) => ({
      title: known(post.position),
      organisation: known(post.organization),
      place: null,
      dates: printPeriod(post, words),
      paragraphs: [...paragraphsOf(post.summary), ...paragraphsOf(post.url)],
      bullets: knownOnes(post.highlights),
    })),
  education: ({ education }, words) =>
    entries(education, (study) => ({
      title: joined([study.studyType, study.area], ", "),
      organisation: known(study.institution),
      place: null,
      dates: printPeriod(study, words),
      paragraphs: [...paragraphsOf(study.score), ...paragraphsOf(study.url)],
      bullets: knownOnes(study.courses),
    })),
  projects: ({ projects }, words) =>
    entries(projects, (project) => ({
      title: joined([project.name, ...(project.roles ?? [])], ", "),
      organisation: known(project.entity),
      place: null,
      dates: printPeriod(project, words),
      paragraphs: [
        ...paragraphsOf(project.description),
        ...paragraphsOf(knownOnes(project.keywords).join(", ")),
        ...paragraphsOf(project.url),
      ],
      bullets: knownOnes(project.highlights),
    })),
  awards: ({ awards }, words) =>
    entries(awards, (award) =>
      shortEntry(award.title, award.awarder, award.date, paragraphsOf(award.summary), words),
    ),
  certificates: ({ certificates }, words) =>
    entries(certificates, (one) => shortEntry(one.name, one.issuer, one.date, paragraphsOf(one.url), words)),
  publications: ({ publications }, words) =>
    entries(publications, (one) =>
      shortEntry(
        one.name,
        one.publisher,
        one.releaseDate,
        [...paragraphsOf(one.summary), ...paragraphsOf(one.url)],
        words,
      ),
    ),
  skills: ({ skills }) =>
    groups(skills, ({ name, level, keywords }) => {
      const items = knownOnes(keywords);
      const named = joinLevel(name, level);
      return items.length === 0
        ? { label: null, items: named === null ? [] : [named] }
        : { label: named, items };
    }),
  languages: ({ languages }) =>
    groups(languages, ({ language, fluency }) => {
      const item = joinLevel(language, fluency);
      return { label: null, items: item === null ? [] : [item] };
    }),
  interests: ({ interests }) =>
    groups(interests, ({ name, keywords }) => {
      const items = knownOnes(keywords);
      return items.length === 0 ? { label: null, items: knownOnes([name]) } : { label: known(name), items };
    }),
  references: ({ references }) =>
    entries(references, ({ name, reference }) =>
      shortEntry(name, undefined, undefined, paragraphsOf(reference), PRINTED_WORDS.en),
    ),
};

function printCustom({ id, heading, lines }: CustomSection, own: string | undefined): PrintedSection | null {
  const paragraphs = knownOnes(lines);
  const title = known(own) ?? known(heading);
  return paragraphs.length === 0 || title === null
    ? null
    : { name: id, heading: title, form: "paragraphs", paragraphs };
}

function shortEntry(
  title: string | undefined,
  organisation: string | undefined,
  date: string | undefined,
  paragraphs: string[],
  words: PrintedWords,
): PrintedEntry {
  const dates = known(date);
  return {
    title: known(title),
    organisation: known(organisation),
    place: null,
    dates: dates === null ? null : printDate(dates, words),
    paragraphs,
    bullets: [],
  };
}

function entries<T>(list: readonly T[] | undefined, print: (item: T) => PrintedEntry): Body | null {
  const printed = (list ?? []).map(print).filter(hasText);
  return printed.length === 0 ? null : { form: "entries", entries: printed };
}

/** Neighbours without a label are one group: a list of single skills is set as one. */
function groups<T>(
  list: readonly T[] | undefined,
  print: (item: T) => { label: string | null; items: string[] },
): Body | null {
  const printed: { label: string | null; items: string[] }[] = [];
  for (const group of (list ?? []).map(print)) {
    if (group.items.length === 0) continue;
    const last = printed.at(-1);
    if (last !== undefined && last.label === null && group.label === null) last.items.push(...group.items);
    else printed.push(group);
  }
  return printed.length === 0 ? null : { form: "groups", groups: printed };
}

const hasText = ({ title, organisation, place, dates, paragraphs, bullets }: PrintedEntry) =>
  [title, organisation, place, dates].some((text) => text !== null) || paragraphs.length + bullets.length > 0;

function printContacts({ email, phone, location, url, profiles }: Basics): PrintedContact[] {
  const place = joined(
    [
      location?.address,
      joined([location?.postalCode, location?.city], " ") ?? undefined,
      location?.region,
      location?.countryCode,
    ],
    ", ",
  );
  const contacts = [
    contact(email, (text) => `mailto:${text}`),
    contact(phone, (text) => `tel:${text.replace(/[^\d+]/g, "")}`),
    contact(place ?? undefined, () => null),
    contact(url, webAddress),
    ...(profiles ?? []).map((profile) =>
      contact(
        known(profile.url) ?? joined([profile.network, profile.username], ": ") ?? undefined,
        webAddress,
      ),
    ),
  ].filter((one) => one !== null);
  return contacts.filter(({ text }, index) => contacts.findIndex((other) => other.text === text) === index);
}

function contact(text: string | undefined, hrefOf: (text: string) => string | null): PrintedContact | null {
  const value = known(text);
  return value === null ? null : { text: value, href: hrefOf(value) };
}

/** Only what a browser opens as a page; 'javascript:' and the like lead nowhere. */
function webAddress(text: string): string | null {
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : null;
}

/** One line of text without its outer blanks; null where nothing is left. */
function known(text: string | undefined): string | null {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  return line === "" ? null : line;
}

const knownOnes = (texts: readonly (string | undefined)[] | undefined): string[] =>
  (texts ?? []).map(known).filter((text) => text !== null);

const paragraphsOf = (text: string | undefined): string[] => knownOnes((text ?? "").split(/\r?\n/));

function joined(parts: readonly (string | undefined)[], sign: string): string | null {
  const texts = knownOnes(parts);
  return texts.length === 0 ? null : texts.join(sign);
}

function joinLevel(name: string | undefined, level: string | undefined): string | null {
  const [what, how] = [known(name), known(level)];
  return what === null || how === null ? (what ?? how) : `${what} (${how})`;
}
