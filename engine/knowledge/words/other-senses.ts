import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";

const CURRENCIES = new Set(
  `AED ALL ARS AUD BHD BRL CAD CHF CLP CNY COP CUP CZK DKK DOP EGP EUR GBP GHS HKD HUF ILS INR JOD KES KWD LAK LKR MAD MOP
  MXN MYR NGN NIO NOK NZD OMR PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TOP TRY TWD TZS UAH UGX USD VND XAF ZAR ZMW`
    .split(/\s+/)
    .filter((code) => code !== ""),
);
/** Four digits or thousands: 'PHP 8' is a version. */
const AMOUNT = /^\d[\d.,]*\d{3}\b|^\d[\d.,]*k$/i;

/** 'AED 12,000', '70k CAD': money, and neither first aid nor drawing. */
export function isCurrency(tokens: readonly Token[], at: number): boolean {
  if (!CURRENCIES.has(tokens[at]!.text)) return false;
  const beside = (token: Token | undefined, gap: number) =>
    token !== undefined && (gap & ~(GAP.space | GAP.line | GAP.dash)) === 0 && AMOUNT.test(token.text);
  return beside(tokens[at - 1], tokens[at]!.gap) || beside(tokens[at + 1], tokens[at + 1]?.gap ?? GAP.stop);
}

const SITES = new Set(
  `street road avenue lane square park arena stadium tower house hall building mall airport station campus college
  university school academy hospital clinic hotel church county city island bay beach valley hill hills heights`.split(
    /\s+/,
  ),
);

/** 'Oracle Park', 'the Oracle shopping centre', 'Unity Hospital': a place that bears the name of a tool. */
export function isNamedPlace(tokens: readonly Token[], at: number, titleCase: boolean): boolean {
  const next = tokens[at + 1];
  if (next === undefined || (next.gap & ~GAP.space) !== 0 || tokens[at]!.letterCase === "lower") return false;
  if (next.normalized === "shopping") return true;
  return SITES.has(next.normalized) && next.letterCase === "title" && !titleCase;
}

const OBJECTS = new Set("the a an every each us you them our your his her their it".split(" "));

/** 'She calls every client', 'who levels the field': what has an object behind it is a verb, and no thing. */
export function isDeed(token: Token, next: Token | undefined): boolean {
  return (
    token.normalized !== token.singular &&
    token.normalized.endsWith("s") &&
    next !== undefined &&
    (next.gap & ~(GAP.space | GAP.line)) === 0 &&
    OBJECTS.has(next.normalized)
  );
}

const POSSESSORS = new Set("our us your any every all no this that these those such".split(" "));

/** 'All levels', 'our network', 'any plants': plain words about whoever speaks or everybody, and no skill by themselves. */
export function isPossessed(token: Token, previous: Token | undefined): boolean {
  return (
    previous !== undefined &&
    (token.gap & ~(GAP.space | GAP.line)) === 0 &&
    POSSESSORS.has(previous.normalized)
  );
}
