import {
  addPositive,
  applyConvolution,
  applyLinear,
  type Convolution,
  emptyRows,
  joinRows,
  keepPositive,
  type Linear,
  meanByGroup,
  meansByName,
  numberGroups,
  type Rows,
} from "./layers.ts";
import { addRows, type Bag, openLayers, sumBags } from "./open-layers.ts";

/** Scores of each tag for each token of a text, and of each class for each line. */
export type TagScores = { tags: Rows; classes: Rows };

/** A line, or a sentence, as a tagger sees it. What the rules say stands apart, as they had met many of the texts learned from. */
export type SeenLine = {
  tokenFeatures: string[][];
  /** The stretch of its line that each token stands in, by the fine and by the coarse cut; -1 for none. */
  segments: [fine: number, coarse: number][];
  lineFeatures: string[];
  ruleTokenFeatures: string[][];
  ruleLineFeatures: string[];
  /** Lines with one name are set alike, or stand under one heading. */
  setting: string;
};

/** The layers of a tagger, opened. */
export type Tagger = {
  bags: Record<"token" | "rule" | "line" | "lineRule", Bag>;
  near: Convolution;
  far: Convolution;
  stretch: Linear;
  up: Linear;
  lines: Convolution[];
  mean: Linear;
  down: Linear;
  around: Convolution;
  out: Convolution;
  tags: Linear;
  classes: Linear;
};

/**
 * A convolutional network over the tokens of the lines and over the lines (docs/models.md): what is seen of a token and of its
 * neighbours, the mean of the stretch it stands in, its line among the others, the lines that are set alike, and the document.
 */
export function scoreTags(net: Tagger, seen: readonly SeenLine[]): TagScores {
  const lineOf = seen.flatMap(({ tokenFeatures }, line) => tokenFeatures.map(() => line));
  const tokens = sumBags(
    net.bags.token,
    seen.flatMap(({ tokenFeatures }) => tokenFeatures),
  );
  addRows(
    tokens,
    sumBags(
      net.bags.rule,
      seen.flatMap(({ ruleTokenFeatures }) => ruleTokenFeatures),
    ),
  );
  keepPositive(tokens);
  addPositive(tokens, applyConvolution(net.near, tokens));
  addPositive(tokens, applyConvolution(net.far, tokens));
  addPositive(tokens, applyLinear(net.stretch, meansOfStretches(seen, tokens)));

  const lines = applyLinear(net.up, poolLines(seen, tokens));
  addRows(
    lines,
    sumBags(
      net.bags.line,
      seen.map(({ lineFeatures }) => lineFeatures),
    ),
  );
  addRows(
    lines,
    sumBags(
      net.bags.lineRule,
      seen.map(({ ruleLineFeatures }) => ruleLineFeatures),
    ),
  );
  keepPositive(lines);
  for (const layer of net.lines.slice(0, 2)) addPositive(lines, applyConvolution(layer, lines));
  addPositive(
    lines,
    applyLinear(
      net.mean,
      meansByName(
        lines,
        seen.map(({ setting }) => setting),
      ),
    ),
  );
  for (const layer of net.lines.slice(2)) addPositive(lines, applyConvolution(layer, lines));

  const told = applyLinear(net.down, tokens);
  const around = applyConvolution(net.around, lines);
  for (const [token, line] of lineOf.entries())
    for (let at = 0; at < told.width; at += 1)
      told.values[token * told.width + at]! += around.values[line * told.width + at]!;
  keepPositive(told);
  addPositive(told, applyConvolution(net.out, told));
  return { tags: applyLinear(net.tags, told), classes: applyLinear(net.classes, lines) };
}

function meansOfStretches(seen: readonly SeenLine[], tokens: Rows): Rows {
  const cuts = [0, 1].map((cut) => {
    const { groupOf, groups } = numberGroups(
      seen.flatMap(({ segments }, line) => segments.map((own) => `${line} ${own[cut]}`)),
    );
    return meanByGroup(tokens, groupOf, groups);
  });
  return joinRows(cuts);
}

/** Of each line the greatest and the mean of its tokens, and its first token. */
function poolLines(seen: readonly SeenLine[], tokens: Rows): Rows {
  const { width } = tokens;
  const pooled = emptyRows(seen.length, 3 * width);
  let first = 0;
  for (const [line, { tokenFeatures: own }] of seen.entries()) {
    const to = 3 * width * line;
    for (let at = 0; at < width && own.length > 0; at += 1) {
      let [most, sum] = [tokens.values[first * width + at]!, 0];
      for (let token = first; token < first + own.length; token += 1) {
        const value = tokens.values[token * width + at]!;
        if (value > most) most = value;
        sum += value;
      }
      pooled.values[to + at] = most;
      pooled.values[to + width + at] = sum / own.length;
      pooled.values[to + 2 * width + at] = tokens.values[first * width + at]!;
    }
    first += own.length;
  }
  return pooled;
}

/** Opens a tagger's weights (`openLayers`), written by `training/network/write_weights.py`. */
export function openTagger(features: Readonly<Record<string, string>>, weights: string): Tagger {
  const { bag, linear, convolution } = openLayers(features, weights);
  return {
    bags: {
      token: bag("token", "token"),
      rule: bag("rule", "rule"),
      line: bag("line", "line"),
      lineRule: bag("lineRule", "line_rule"),
    },
    near: convolution("t1", 1),
    far: convolution("t2", 2),
    stretch: linear("stretch"),
    up: linear("up"),
    lines: [
      convolution("l1", 1),
      convolution("l2", 2),
      convolution("l3", 4),
      convolution("l4", 1),
      convolution("l5", 2),
    ],
    mean: linear("mean"),
    down: linear("down"),
    around: convolution("around", 1),
    out: convolution("o1", 1),
    tags: linear("tags"),
    classes: linear("classes"),
  };
}
