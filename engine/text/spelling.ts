import spelling from "./spelling.json" with { type: "json" };

/**
 * British spelling folded to American, so that 'organisation' and 'organization' meet. Rules where a rule is safe,
 * a list where the same letters end other words ('colour' but 'hour', 'centre' but 'genre').
 */

/** Words in -ise and -ising that are so spelt everywhere: the stem before 'is'. */
const ALWAYS_ISE: ReadonlySet<string> = new Set(spelling.alwaysIse);
const OUR: ReadonlySet<string> = new Set(spelling.our);
const WHOLE: Readonly<Record<string, string>> = spelling.whole;
/** Greek and Latin digraphs of medicine: a stem that begins or holds these is written with the plain vowel. */
const DIGRAPHS = spelling.digraphs as [string, string][];

const ISE = /^(.{2,})(is)(e|ed|es|ing|er|ers|ation|ations|able|ational)$/;
const YSE = /^(anal|paral|catal|dial|hydrol|electrol)ys(e|ed|ing|er|ers)$/;
const OUR_WORD =
  /^(.{2,})our(|s|ed|ing|er|ers|able|ably|ful|less|ite|ites|al|ally|ist|ists|hood|hoods|ly|y|ization|ize|ise)$/;

/** American spelling of a lower-case word; any other word comes back as it is. */
export function spellAmerican(word: string): string {
  if (word.length < 4) return word;
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole !== undefined) return whole;
  if (word.endsWith("s")) {
    const singular = word.slice(0, -1);
    if (Object.hasOwn(WHOLE, singular)) return `${WHOLE[singular]}s`;
  }
  let spelt = word;
  if (spelt.includes("ae") || spelt.includes("oe")) {
    for (const [british, american] of DIGRAPHS) {
      if (spelt.includes(british)) spelt = spelt.replace(british, american);
    }
  }
  if (spelt.includes("our")) {
    const our = OUR_WORD.exec(spelt);
    if (our !== null && OUR.has(our[1]!)) spelt = `${our[1]}or${our[2]}`;
  }
  if (spelt.includes("is")) {
    const ise = ISE.exec(spelt);
    if (ise !== null && !ALWAYS_ISE.has(ise[1]!) && isVerbStem(ise[1]!)) spelt = `${ise[1]}iz${ise[3]}`;
  }
  if (spelt.includes("ys")) {
    const yse = YSE.exec(spelt);
    if (yse !== null) spelt = `${yse[1]}yz${yse[2]}`;
  }
  return spelt;
}

/** 'organ' + ise is a verb in -ise; 'cr' + isis or 'bas' + ises are not. */
function isVerbStem(stem: string): boolean {
  return stem.length >= 3 && !/[aeou]$/.test(stem) && !/(adv|prom|mise|expert)$/.test(stem);
}
