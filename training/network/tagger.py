"""A tagger of words and lines: the layers of engine/models/network/score-tags.ts, and the documents they are fitted on."""
import glob, json, os
from collections import Counter
from dataclasses import dataclass

import torch
from torch import nn
import torch.nn.functional as F

from fitting import ROOM, bags, fit, join_bags, mean_by, number_settings, open_bag, read_arguments, sum_bag
from write_weights import write

MOST_LINES = 420
# The tag of a word of which the label says nothing.
UNMARKED = -100


def encode(one, vocabulary, names):
    """A document as numbers of features, neighbours, tags and classes. `names`: `tags` and `classes` in their order; a tag `?` is unmarked."""
    lines = one["lines"][:MOST_LINES]

    tokens, rules, token_line, tags, first = [], [], [], [], []
    stretches, fine, coarse = {}, [], []
    for i, line in enumerate(lines):
        first.append(len(tokens) if line["f"] else -1)
        for j in range(len(line["f"])):
            tokens.append(line["f"][j])
            rules.append(line["r"][j])
            token_line.append(i)
            tags.append(UNMARKED if line["tags"][j] == "?" else names.tags.index(line["tags"][j]))
            fine.append(stretches.setdefault((i, "fine", line["sg"][j][0]), len(stretches)))
            coarse.append(stretches.setdefault((i, "coarse", line["sg"][j][1]), len(stretches)))
    group, groups = number_settings(lines)
    count = len(tokens)
    return {
        "owner": one["owner"],
        "met": one["met"],
        "n": len(lines),
        "groups": groups,
        "segments": len(stretches),
        "token": bags(tokens, vocabulary["token"]),
        "rule": bags(rules, vocabulary["rule"]),
        "line": bags([line["lf"] for line in lines], vocabulary["line"]),
        "line_rule": bags([line["lr"] for line in lines], vocabulary["lineRule"]),
        "token_line": torch.tensor(token_line, dtype=torch.long),
        "first": torch.tensor(first),
        "counts": torch.tensor([max(1.0, len(line["f"])) for line in lines]),
        "before": {step: torch.tensor([max(-1, k - step) for k in range(count)]) for step in (1, 2)},
        "after": {step: torch.tensor([k + step if k + step < count else -1 for k in range(count)]) for step in (1, 2)},
        "fine": torch.tensor(fine, dtype=torch.long),
        "coarse": torch.tensor(coarse, dtype=torch.long),
        "group": group,
        "tags": torch.tensor(tags, dtype=torch.long),
        "classes": torch.tensor([names.classes.index(line["c"]) for line in lines]),
    }


def join(documents):
    """Several documents as one, with room between their lines."""
    x = {"before": {}, "after": {}, **join_bags(documents, ("token", "rule", "line", "line_rule"))}
    parts = {}

    def put(name, values):
        parts.setdefault(name, []).append(values)

    def moved(values, by):
        return torch.where(values >= 0, values + by, torch.tensor(-1))

    lines = tokens = groups = height = segments = 0
    for at, one in enumerate(documents):
        n, k = one["n"], len(one["tags"])
        put("token_document", torch.full((k,), at))
        put("line_document", torch.full((n,), at))
        put("token_line", one["token_line"] + lines)
        put("row", torch.arange(n) + height)
        put("group", one["group"] + groups)
        put("first", moved(one["first"], tokens))
        for cut in ("fine", "coarse"):
            put(cut, one[cut] + segments)
        for step in (1, 2):
            put(("before", step), moved(one["before"][step], tokens))
            put(("after", step), moved(one["after"][step], tokens))
        for name in ("counts", "tags", "classes"):
            put(name, one[name])
        lines, tokens, groups = lines + n, tokens + k, groups + one["groups"]
        height, segments = height + n + ROOM, segments + one["segments"]
    # What stands nowhere stands behind the last token, where zeros are.
    nowhere = torch.tensor(tokens)
    for name, rows in parts.items():
        joined = torch.cat(rows)
        if isinstance(name, tuple):
            x[name[0]][name[1]] = torch.where(joined >= 0, joined, nowhere)
        else:
            x[name] = joined
    x["first"] = torch.where(x["first"] >= 0, x["first"], nowhere)
    x.update(lines=lines, groups=groups, height=height, segments=segments)
    return x


class Tagger(nn.Module):
    """The same layers as engine/models/network/score-tags.ts; `token` and `line` are the widths of their vectors."""

    def __init__(self, vocabulary, names):
        super().__init__()
        self.widths = TOKEN, LINE = names.token, names.line
        bag = lambda part, width: open_bag(vocabulary, part, width)
        self.token, self.rule = bag("token", TOKEN), bag("rule", TOKEN)
        self.line, self.line_rule = bag("line", LINE), bag("lineRule", LINE)
        self.unruled, self.line_unruled = nn.Parameter(torch.zeros(TOKEN)), nn.Parameter(torch.zeros(LINE))
        for own in (self.token, self.rule, self.line, self.line_rule):
            nn.init.normal_(own.weight, std=0.08)
        conv = lambda width, out, step: nn.Conv1d(width, out, 3, padding=step, dilation=step)
        self.t1, self.t2 = conv(TOKEN, TOKEN, 1), conv(TOKEN, TOKEN, 2)
        self.stretch = nn.Linear(2 * TOKEN, TOKEN)
        self.up = nn.Linear(3 * TOKEN, LINE)
        self.l1, self.l2, self.l3 = conv(LINE, LINE, 1), conv(LINE, LINE, 2), conv(LINE, LINE, 4)
        self.l4, self.l5 = conv(LINE, LINE, 1), conv(LINE, LINE, 2)
        self.mean = nn.Linear(2 * LINE, LINE)
        self.down, self.around = nn.Linear(TOKEN, TOKEN), conv(LINE, TOKEN, 1)
        self.o1 = conv(TOKEN, TOKEN, 1)
        self.tags, self.classes = nn.Linear(TOKEN, len(names.tags)), nn.Linear(LINE, len(names.classes))
        self.drop = nn.Dropout(0.25)

    def forward(self, x, ruled):
        """`ruled`: of each document whether what the rules read is seen."""
        TOKEN, LINE = self.widths
        seen = torch.tensor(ruled)
        token_seen = seen[x["token_document"]].unsqueeze(1)
        line_seen = seen[x["line_document"]].unsqueeze(1)
        zeros = torch.zeros(1, TOKEN)

        def beside(layer, z, step):
            """A convolution over tokens: as Conv1d, but over documents that stand behind one another."""
            wide, w = torch.cat([z, zeros]), layer.weight
            left, right = wide[x["before"][step]], wide[x["after"][step]]
            return left @ w[:, :, 0].t() + z @ w[:, :, 1].t() + right @ w[:, :, 2].t() + layer.bias

        rules = torch.where(token_seen, sum_bag(self, self.rule, x["rule"], 0.9), self.unruled)
        g = self.drop(torch.relu(sum_bag(self, self.token, x["token"], 0.85) + rules))
        g = g + torch.relu(beside(self.t1, g, 1))
        g = g + torch.relu(beside(self.t2, g, 2))
        stretches = [mean_by(g, x[cut], x["segments"])[x[cut]] for cut in ("fine", "coarse")]
        g = g + torch.relu(self.stretch(torch.cat(stretches, 1)))

        n, index = x["lines"], x["token_line"].unsqueeze(1).expand(-1, TOKEN)
        most = torch.zeros(n, TOKEN).scatter_reduce(0, index, g, "amax", include_self=False)
        total = torch.zeros(n, TOKEN).index_add(0, x["token_line"], g)
        first = torch.cat([g, zeros])[x["first"]]
        pooled = torch.cat([most, total / x["counts"].unsqueeze(1), first], 1)
        rules = torch.where(line_seen, sum_bag(self, self.line_rule, x["line_rule"], 0.9), self.line_unruled)
        own = self.drop(torch.relu(sum_bag(self, self.line, x["line"], 0.9) + rules + self.up(pooled)))
        room = torch.zeros(x["height"], LINE)
        mask = torch.zeros(1, 1, x["height"]).index_fill(2, x["row"], 1.0)
        spread = lambda rows: room.index_copy(0, x["row"], rows).t().unsqueeze(0)
        L = spread(own)
        for layer in (self.l1, self.l2):
            L = L + torch.relu(layer(L)) * mask
        own = L[0].t()[x["row"]]
        alike = mean_by(own, x["group"], x["groups"])[x["group"]]
        whole = mean_by(own, x["line_document"], len(ruled))[x["line_document"]]
        L = spread(own + torch.relu(self.mean(torch.cat([alike, whole], 1))))
        for layer in (self.l3, self.l4):
            L = L + torch.relu(layer(L)) * mask
        L = self.drop(L + torch.relu(self.l5(L))) * mask
        classes = self.classes(L[0].t()[x["row"]])

        around = self.around(L)[0].t()[x["row"]]
        z = torch.relu(self.down(g) + around[x["token_line"]])
        z = self.drop(z + torch.relu(beside(self.o1, z, 1)))
        return self.tags(z), classes


def count_right(net, documents):
    """Of the tokens of values and of the lines of `documents`, how many are right, in per cent."""
    right, there = Counter(), Counter()
    net.eval()
    with torch.no_grad():
        for one in documents:
            tags, classes = net(join([one]), [True])
            valued = one["tags"] > 0
            right["tokens of values"] += ((tags.argmax(1) == one["tags"]) & valued).sum().item()
            there["tokens of values"] += valued.sum().item()
            right["lines"] += (classes.argmax(1) == one["classes"]).sum().item()
            there["lines"] += one["n"]
    return {name: round(100 * right[name] / there[name], 2) for name in there}


@dataclass
class Names:
    """Tags of words and classes of lines in their order, and the widths of the vectors of words and of lines."""

    tags: list
    classes: list
    token: int
    line: int


def fit_tagger(names, epochs, token_share, line_share, command, constant):
    """
    Fits a tagger on the documents of the command line and writes its weights. A word's loss counts by 1 / `token_share`, a
    line's by 1 / `line_share`; `command` makes the weights, `constant` names them.
    """
    paths, features, vocabulary = read_arguments()
    learned, counted = [], []
    for path in sorted(glob.glob(os.path.join(paths.documents, "*.json"))):
        with open(path, encoding="utf8") as file:
            one = json.load(file)
        if one["learned"]:
            learned.append(encode(one, vocabulary, names))
        elif one["role"] == "tune":
            counted.append(encode(one, vocabulary, names))
    print(f"{len(learned)} documents learned from", flush=True)
    net = Tagger(vocabulary, names)

    def measure_loss(batch, ruled, weight):
        x = join(batch)
        tags, classes = net(x, ruled)
        of_tags = F.cross_entropy(tags, x["tags"], reduction="none", ignore_index=UNMARKED)
        of_classes = F.cross_entropy(classes, x["classes"], reduction="none")
        of_tags, of_classes = of_tags * weight[x["token_document"]], of_classes * weight[x["line_document"]]
        return of_tags.sum() / token_share + of_classes.sum() / line_share

    fit(net, learned, epochs, measure_loss, lambda: f"on tune: {count_right(net, counted)}")
    write(net.state_dict(), features, paths.weights, command, constant)
