import type { Job } from "#engine/job/model/job.ts";
import type { Quote } from "#engine/text/span.ts";
import { readVerb } from "./clause/verb-forms.ts";

/** What an ad says that its employer does, at its place, and as it is said after 'I read that'. */
export type AdAbout = Quote & { said: string };

const LEAST_WORDS = 5;
const MOST_WORDS = 22;
const SECTIONS = new Set(["about", "summary", "other"]);
/** Verbs that say what the employer wants or gives, and not what it does. */
const NO_DEED = new Set(
  "seek look hire recruit want need require offer pay provide welcome encourage believe value invite expect ask search have be get reserve accept consider call thank hope wish prefer know understand love think pride strive aim plan expand grow do reach regard respect embrace celebrate start".split(
    " ",
  ),
);
const NOT_SAID =
  /\b(?:you|your|we|our|us|my|they|them|apply|candidates?|applicants?|equal opportunity|vacanc\w+|leading|best|premier|world-class|fastest|award-winning|exciting|dynamic|unique|passionate)\b|[^\x20-\u024f’–—]/i;

/**
 * Sentences of an ad that say what its employer does: 'We build handrails for …' as 'you build handrails for …', and 'Saltgrass
 * Foods makes …' as it is. None that wants, offers or praises; in the ad's order.
 */
export function listAbout(job: Job): AdAbout[] {
  const company = job.company?.quote ?? null;
  return job.blocks.flatMap(({ start, end, kind, section }) => {
    if (kind !== "paragraph" || !SECTIONS.has(section)) return [];
    const text = job.text.slice(start, end);
    return [...text.matchAll(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]?/g)].flatMap((match): AdAbout[] => {
      const lead = /^\s*/.exec(match[0])![0].length;
      const sentence = match[0]
        .slice(lead)
        .replace(/[\s.!?]+$/, "")
        .split(/,? (?:so that|and (?:we|our)\b|where|because|while) ?/)[0]!
        .trimEnd();
      const said = saySentence(sentence.replace(/\s+/g, " "), company);
      if (said === null) return [];
      const at = start + match.index + lead;
      return [{ start: at, end: at + sentence.length, quote: sentence, said }];
    });
  });
}

function saySentence(sentence: string, company: string | null): string | null {
  const words = sentence.split(" ");
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return null;
  const own = /^(?:At [^,]{2,40}, )?we (?:are |also )?/i.exec(sentence)?.[0];
  if (own !== undefined) {
    const rest = sentence.slice(own.length);
    const read = readVerb(rest.split(" ")[0]!);
    if (/ are $/.test(own)) return /^an? /.test(rest) && !NOT_SAID.test(rest) ? `you are ${rest}` : null;
    if (read === null || !read.kinds.includes("base") || NO_DEED.has(read.verb.base) || NOT_SAID.test(rest))
      return null;
    return `you ${rest}`;
  }
  if (company === null || !sentence.startsWith(`${company} `) || NOT_SAID.test(sentence)) return null;
  const rest = sentence.slice(company.length + 1);
  if (/^is (?:an?|the) /.test(rest)) return `${company} ${rest}`;
  const read = readVerb(rest.split(" ")[0]!);
  return read?.kinds.includes("third") === true && !NO_DEED.has(read.verb.base) ? `${company} ${rest}` : null;
}
