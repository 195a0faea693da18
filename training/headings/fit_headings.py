#!/usr/bin/env python3
"""Fits the judge of headings on what train-headings.ts wrote, and writes its weights into the engine (docs/models.md)."""
import json, os, sys

import torch
from torch import nn
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "network"))
from fitting import ROOM, bags, fit, join_bags, mean_by, number_settings, open_bag, read_arguments, sum_bag
from write_weights import write

CLASSES = 16
WIDTH = 48
EPOCHS = 10


def encode(one, vocabulary):
    """A document as numbers of features, groups and classes."""
    group, groups = number_settings(one["lines"])
    return {
        "owner": one["owner"],
        "met": one["met"],
        "n": len(one["lines"]),
        "groups": groups,
        "group": group,
        "line": bags([line["f"] for line in one["lines"]], vocabulary["line"]),
        "line_rule": bags([line["r"] for line in one["lines"]], vocabulary["lineRule"]),
        "classes": torch.tensor([line["c"] for line in one["lines"]], dtype=torch.long),
    }


def join(documents):
    """Several documents as one, with room between their lines."""
    x = join_bags(documents, ("line", "line_rule"))
    rows, groups, whole, height, count = [], [], [], 0, 0
    for at, one in enumerate(documents):
        rows.append(torch.arange(one["n"]) + height)
        groups.append(one["group"] + count)
        whole.append(torch.full((one["n"],), at))
        height, count = height + one["n"] + ROOM, count + one["groups"]
    x.update(row=torch.cat(rows), group=torch.cat(groups), document=torch.cat(whole), height=height, groups=count)
    x["classes"] = torch.cat([one["classes"] for one in documents])
    return x


class Judge(nn.Module):
    """The same layers as engine/resume/headings/score-headings.ts."""

    def __init__(self, vocabulary):
        super().__init__()
        self.line, self.line_rule = (open_bag(vocabulary, part, WIDTH) for part in ("line", "lineRule"))
        self.line_unruled = nn.Parameter(torch.zeros(WIDTH))
        for own in (self.line, self.line_rule):
            nn.init.normal_(own.weight, std=0.08)
        conv = lambda step: nn.Conv1d(WIDTH, WIDTH, 3, padding=step, dilation=step)
        self.l1, self.l2, self.l3, self.l4 = conv(1), conv(2), conv(4), conv(1)
        self.mean = nn.Linear(2 * WIDTH, WIDTH)
        self.out = nn.Linear(WIDTH, CLASSES)
        self.drop = nn.Dropout(0.3)

    def forward(self, x, ruled):
        """`ruled`: of each document whether what the rules found is seen."""
        seen = torch.tensor(ruled)[x["document"]].unsqueeze(1)
        rules = torch.where(seen, sum_bag(self, self.line_rule, x["line_rule"], 0.9), self.line_unruled)
        own = self.drop(torch.relu(sum_bag(self, self.line, x["line"], 0.85) + rules))
        room = torch.zeros(x["height"], WIDTH)
        mask = torch.zeros(1, 1, x["height"]).index_fill(2, x["row"], 1.0)
        spread = lambda rows: room.index_copy(0, x["row"], rows).t().unsqueeze(0)
        lines = spread(own)
        for layer in (self.l1, self.l2):
            lines = lines + torch.relu(layer(lines)) * mask
        own = lines[0].t()[x["row"]]
        alike = mean_by(own, x["group"], x["groups"])[x["group"]]
        whole = mean_by(own, x["document"], len(ruled))[x["document"]]
        lines = spread(own + torch.relu(self.mean(torch.cat([alike, whole], 1))))
        for layer in (self.l3, self.l4):
            lines = lines + torch.relu(layer(lines)) * mask
        return self.out(self.drop(lines)[0].t()[x["row"]])


def count_right(net, documents):
    """F1 of headings with their kinds, in per cent."""
    right = there = read = 0
    net.eval()
    with torch.no_grad():
        for one in documents:
            said, own = net(join([one]), [True]).argmax(1), one["classes"]
            is_heading = lambda classes: (classes > 0) & (classes < CLASSES - 1)
            right += ((said == own) & is_heading(own)).sum().item()
            there += is_heading(own).sum().item()
            read += is_heading(said).sum().item()
    return round(200 * right / max(1, there + read), 2)


def main():
    paths, names, vocabulary = read_arguments()
    learned, counted = [], {"tune": [], "train, not met": []}
    with open(paths.documents, encoding="utf8") as file:
        for row in file:
            one = json.loads(row)
            if not one["lines"]: continue
            if one["learned"]: learned.append(encode(one, vocabulary))
            elif one["role"] == "tune": counted["tune"].append(encode(one, vocabulary))
            elif one["role"] == "train": counted["train, not met"].append(encode(one, vocabulary))
    print(f"{len(learned)} documents learned from", flush=True)
    net = Judge(vocabulary)

    def measure_loss(batch, ruled, weight):
        x = join(batch)
        loss = F.cross_entropy(net(x, ruled), x["classes"], reduction="none", label_smoothing=0.02)
        return (loss * weight[x["document"]]).sum().div(20)

    describe = lambda: ", ".join(f"{name} {count_right(net, part)}" for name, part in counted.items())
    fit(net, learned, EPOCHS, measure_loss, describe)
    write(net.state_dict(), names, paths.weights, "headings", "HEADING")


if __name__ == "__main__":
    main()
