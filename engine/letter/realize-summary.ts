import { hasGrammarFault } from "./cards/is-sayable.ts";
import { articleFor } from "./names/realize-names.ts";
import { realizeTitle } from "./names/realize-title.ts";

const SHOWY =
  /\b(?:aspiring|insatiable|fervou?r|ambitious|eager|hard-?working|creative|driven|oriented|motivated|passionate|dynamic|proven|expert|extensive|highly|seeking|looking|want|demonstrated|experienced|hands-on|speciali[sz]ing|professional|strong|solid|skills?|holder|results|accomplished|best|we|our|you|your)\b/i;
const NOT_OPENING =
  /\b(?:aspiring|insatiable|ambitious|eager|hard-?working|creative|driven|oriented|motivated|passionate|dynamic|proven|expert|extensive|highly|seeking|looking|demonstrated|experienced|hands-on|speciali[sz]ing|professional|strong|solid|skills?|holder|dedicated|enthusiastic|skilled|results|accomplished|patient with|I|my|we|our)\b/i;

/** A summary's first sentence as 'I am a … with …'; null where it is no plain description of the person. */
export function realizeSummary(summary: string): string | null {
  const first = summary
    .replace(/\s+/g, " ")
    .trim()
    .split(/[.;](?:\s|$)/)[0]!
    .trim()
    .replace(/,$/, "");
  const words = first.split(" ");
  // 'a bachelor Of Computer Applications student'
  if (/ (?:Of|And|In|For|With|The) /.test(first)) return null;
  // The person's own sentence is said as it is.
  if (
    /^I (?:am an?|have (?:worked|spent|been)|work|help|run|teach|care) /.test(first) &&
    words.length >= 5 &&
    words.length <= 20 &&
    !hasGrammarFault(first) &&
    !SHOWY.test(first) &&
    !/[^\x20-\u024f–’é]/.test(first)
  )
    return `${first}.`;
  if (
    words.length < 4 ||
    words.length > 18 ||
    hasGrammarFault(first) ||
    NOT_OPENING.test(first) ||
    /[^\x20-\u024f–’é]/.test(first)
  )
    return null;
  if (
    !/^(?:an? )?(?:[\p{L}&/-]+ ){0,4}?[\p{L}-]+(?:er|or|ist|ian|ant|nurse|chef|cook|clerk|analyst|accountant|teacher|welder|driver|assistant|consultant|electrician|manager|engineer|graduate|student|designer|attorney|lawyer|paralegal|agent|associate|technician|specialist|guard|coach|aide) (?:with|who|in|on|at|from|for|of|specialising|specializing)\b/iu.test(
      first,
    )
  )
    return null;
  const bare = first.replace(/^an? /i, "");
  // 'Technical Support Engineer with' as 'technical support engineer with'
  const [, post = "", rest = ""] =
    /^(.*?)( (?:with|who|in|on|at|from|for|of|speciali[sz]ing)\b.*)$/iu.exec(bare) ?? [];
  const title = realizeTitle(post);
  if (title !== null) return `I am ${title}${rest}.`;
  const start = /^\p{Lu}{2}/u.test(bare) ? bare : bare[0]!.toLowerCase() + bare.slice(1);
  return `I am ${articleFor(start)} ${start}.`;
}
