#!/usr/bin/env python3
"""Fits the judge of headings on what train-headings.ts wrote, and writes its weights into the engine (docs/models.md)."""
import argparse, json, math, os, random, sys
from collections import Counter

import torch
from torch import nn
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tagger"))
from write_tagger import write

CLASSES = 16
WIDTH = 48
EPOCHS, DOCUMENTS_A_STEP, RATE = 10, 4, 2e-3
# What the rules found is hidden at times, so that the network judges by itself as well.
HIDE_RULES = 0.15
# The weights that are kept are a moving mean over the steps.
KEEP = 0.998
# Lines between documents of one step: as many as a layer reaches.
ROOM = 4


def encode(one, vocabulary):
    """A document as numbers of features, groups and classes."""

    def bags(rows, table):
        ids, offsets = [], []
        for row in rows:
            offsets.append(len(ids))
            ids.extend(table[feature] for feature in row if feature in table)
        return torch.tensor(ids, dtype=torch.long), torch.tensor(offsets, dtype=torch.long)

    settings, group = {}, []
    for line in one["lines"]:
        group.append(settings.setdefault(line["set"], len(settings)))
    return {
        "owner": one["owner"],
        "met": one["met"],
        "n": len(one["lines"]),
        "groups": len(settings),
        "group": torch.tensor(group, dtype=torch.long),
        "line": bags([line["f"] for line in one["lines"]], vocabulary["line"]),
        "line_rule": bags([line["r"] for line in one["lines"]], vocabulary["lineRule"]),
        "classes": torch.tensor([line["c"] for line in one["lines"]], dtype=torch.long),
    }


def join(documents):
    """Several documents as one, with room between their lines."""
    x = {}
    for name in ("line", "line_rule"):
        ids, offsets, base = [], [], 0
        for one in documents:
            ids.append(one[name][0])
            offsets.append(one[name][1] + base)
            base += len(one[name][0])
        x[name] = torch.cat(ids), torch.cat(offsets)
    rows, groups, whole, height, count = [], [], [], 0, 0
    for at, one in enumerate(documents):
        rows.append(torch.arange(one["n"]) + height)
        groups.append(one["group"] + count)
        whole.append(torch.full((one["n"],), at))
        height, count = height + one["n"] + ROOM, count + one["groups"]
    x.update(row=torch.cat(rows), group=torch.cat(groups), document=torch.cat(whole), height=height, groups=count)
    x["classes"] = torch.cat([one["classes"] for one in documents])
    return x


def mean_by(rows, group, groups):
    sums = torch.zeros(groups, rows.shape[1]).index_add(0, group, rows)
    return sums / torch.zeros(groups).index_add(0, group, torch.ones(len(rows))).clamp(min=1).unsqueeze(1)


class Judge(nn.Module):
    """The same layers as engine/resume/headings/score-headings.ts."""

    def __init__(self, vocabulary):
        super().__init__()
        bag = lambda part: nn.EmbeddingBag(len(vocabulary[part]) + 1, WIDTH, mode="sum")
        self.line, self.line_rule = bag("line"), bag("lineRule")
        self.line_unruled = nn.Parameter(torch.zeros(WIDTH))
        for own in (self.line, self.line_rule):
            nn.init.normal_(own.weight, std=0.08)
        conv = lambda step: nn.Conv1d(WIDTH, WIDTH, 3, padding=step, dilation=step)
        self.l1, self.l2, self.l3, self.l4 = conv(1), conv(2), conv(4), conv(1)
        self.mean = nn.Linear(2 * WIDTH, WIDTH)
        self.out = nn.Linear(WIDTH, CLASSES)
        self.drop = nn.Dropout(0.3)

    def bag(self, layer, pair, keep):
        ids, offsets = pair
        if self.training:
            ids = torch.where(torch.rand(len(ids)) < keep, ids, torch.zeros_like(ids))
        return layer(ids, offsets)

    def forward(self, x, ruled):
        """`ruled`: of each document whether what the rules found is seen."""
        seen = torch.tensor(ruled)[x["document"]].unsqueeze(1)
        rules = torch.where(seen, self.bag(self.line_rule, x["line_rule"], 0.9), self.line_unruled)
        own = self.drop(torch.relu(self.bag(self.line, x["line"], 0.85) + rules))
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


def fit(net, learned, counted):
    sizes = Counter(one["owner"] for one in learned)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    mean = {name: value.clone() for name, value in net.state_dict().items()}
    steps, total = 0, EPOCHS * len(learned) // DOCUMENTS_A_STEP
    for epoch in range(EPOCHS):
        net.train()
        random.shuffle(learned)
        for k in range(0, len(learned), DOCUMENTS_A_STEP):
            batch = learned[k : k + DOCUMENTS_A_STEP]
            # Where rules were written by looking at a document, what they found in it is no witness.
            ruled = [not one["met"] and random.random() > HIDE_RULES for one in batch]
            x = join(batch)
            optimizer.zero_grad()
            weight = torch.tensor([sizes[one["owner"]] ** -0.25 for one in batch])
            loss = F.cross_entropy(net(x, ruled), x["classes"], reduction="none", label_smoothing=0.02)
            (loss * weight[x["document"]]).sum().div(20).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            steps += 1
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1, steps / 60) * (0.5 + 0.5 * math.cos(math.pi * steps / total))
            optimizer.step()
            keep = min(KEEP, (1 + steps) / (10 + steps))
            with torch.no_grad():
                for name, value in net.state_dict().items():
                    mean[name].mul_(keep).add_(value, alpha=1 - keep)
        own = {name: value.clone() for name, value in net.state_dict().items()}
        net.load_state_dict(mean)
        print(f"round {epoch + 1} of {EPOCHS}: " + ", ".join(f"{name} {count_right(net, part)}" for name, part in counted.items()), flush=True)
        if epoch < EPOCHS - 1:
            net.load_state_dict(own)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--documents", required=True)
    parser.add_argument("--vocabulary", required=True)
    parser.add_argument("--weights", required=True)
    paths = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(2)
    with open(paths.vocabulary, encoding="utf8") as file:
        names = json.load(file)
    vocabulary = {part: {name: at + 1 for at, name in enumerate(own)} for part, own in names.items()}
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
    fit(net, learned, counted)
    write(net.state_dict(), names, paths.weights, "headings", "HEADING")


if __name__ == "__main__":
    main()
