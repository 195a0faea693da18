import { CLASSES, type RuleAnswers, TAGS } from "./decode-tags.ts";
import type { SeenLine } from "./observe-document.ts";

const TOKEN = /^R\.([JS])\.(\w+)\.([bi])\d$/;
const LINE = /^R\.([JS])([bi])$/;

/** What the rules say of each token and line, in the tags and classes of the network. */
export function answersOfRules(seen: readonly SeenLine[]): RuleAnswers {
  return {
    tags: seen.flatMap(({ ruleTokenFeatures }) => ruleTokenFeatures.map(tagOf)),
    classes: seen.map(({ ruleLineFeatures }) => classOf(ruleLineFeatures)),
  };
}

function tagOf(features: readonly string[]): number {
  for (const feature of features) {
    const [, kind, name, place] = TOKEN.exec(feature) ?? [];
    if (kind === undefined) continue;
    return TAGS.indexOf(`${place!.toUpperCase()}-${kind}.${name === "dates" ? "date" : name}`);
  }
  return 0;
}

function classOf(features: readonly string[]): number {
  for (const feature of features) {
    const [, kind, place] = LINE.exec(feature) ?? [];
    if (kind !== undefined) return CLASSES.indexOf(`${kind}${place === "b" ? "B" : "I"}`);
  }
  return 0;
}
