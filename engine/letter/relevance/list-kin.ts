import type { Job } from "#engine/job/model/job.ts";
import { ALSO_TOOLS, TOOL_NAMES } from "#engine/knowledge/letters/tool-names.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { conceptById } from "#engine/lexicon/open-lexicon.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { isInside, type Quote } from "#engine/text/span.ts";
import { lowerPlain } from "../names/realize-names.ts";
import { readTrades } from "./read-trades.ts";

/** What so much of what the ad asks for belongs to is its trade; chosen by reading letters. */
const LEAST_OF_TRADE = 0.2;

const isTool = (name: string) => TOOL_NAMES.has(name) || ALSO_TOOLS.has(name);
/** Tools that a list may print in small letters. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [...TOOL_NAMES, ...ALSO_TOOLS, "Tally", "Cisco", "Tomcat", "Bootstrap"].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Of the terms of a resume the skills by their names that it lists and the ad does not ask for, of the ad's own trades. */
export function listKin(
  resume: Resume,
  job: Job,
  terms: readonly TermHit[],
): { name: string; quote: Quote }[] {
  const trades = readTrades(job);
  const lists = [...resume.skills, ...resume.blocks.filter(({ section }) => section === "skills")];
  const asked = new Set(job.terms.map(({ id }) => id));
  const seen = new Set<string>();
  return terms.flatMap((term) => {
    const own = conceptById(term.id)?.trades ?? [];
    const isKin = own.some((trade) => trade !== "general" && (trades.get(trade) ?? 0) >= LEAST_OF_TRADE);
    if (term.kind !== "hard" || !isKin || asked.has(term.id) || seen.has(term.id)) return [];
    if (!lists.some((list) => isInside(term, list))) return [];
    // 'Ethernet' of 'Ethernet Cables' is another thing.
    const [, next = ""] = /^ (\p{Lu}\p{Ll}+s)(?![\p{L}\d])/u.exec(resume.text.slice(term.end)) ?? [];
    if (
      isDictionaryWord(next.slice(0, -1).toLowerCase()) &&
      !isTool(next) &&
      !/^(?:Skills|Basics)$/.test(next)
    )
      return [];
    seen.add(term.id);
    // As its maker writes it where the resume has the same letters, else as printed.
    const printed = term.quote.replace(/\s+/g, " ");
    const name = term.label.toLowerCase() === printed.toLowerCase() ? term.label : printed;
    // The lexicon writes activities with one capital, and names with several.
    const isName = name === term.label && / \p{Lu}/u.test(name);
    const said = (isName ? name : lowerPlain(name))
      .split(" ")
      .map((word) => SPELLINGS.get(word) ?? word)
      .join(" ")
      // 'poster designing', as it is said.
      .replace(/(?<=^\p{Ll}[\p{L} ]*) designing$/u, " design")
      // 'Juniper Hubs and Bridges'
      .replace(/(?<= )\p{Lu}\p{Ll}+s and \p{Lu}\p{Ll}+s$/u, (things) =>
        things
          .split(" ")
          .every((word) => isDictionaryWord(word.toLowerCase().replace(/e?s$/, "")) || word === "and")
          ? things.toLowerCase()
          : things,
      );
    // 'Antivirus' with the capital of its list.
    if (/^\p{Lu}\p{Ll}+$/u.test(said) && isDictionaryWord(said.toLowerCase()) && !isTool(said)) return [];
    // Tools by their names; a plain phrase where the list has just that.
    const isWhole = resume.skills.some(({ start, end }) => start === term.start && end === term.end);
    return /\p{Lu}/u.test(said) || (isWhole && said.includes(" ")) ? [{ name: said, quote: term }] : [];
  });
}
