"""What the networks of lines and of words have in common: features as numbers, documents put together, and the fitting."""
import argparse, json, math, random
from collections import Counter

import torch
from torch import nn

DOCUMENTS_A_STEP, RATE = 4, 2e-3
# What the rules read is hidden at times, so that a network reads by itself as well.
HIDE_RULES = 0.15
# The weights that are kept are a moving mean over the steps.
KEEP = 0.998
# Lines between documents of one step: as many as a layer reaches.
ROOM = 4


def bags(rows, table):
    """Of each row the numbers of its features, one behind the other, and where each row begins."""
    ids, offsets = [], []
    for row in rows:
        offsets.append(len(ids))
        ids.extend(table[feature] for feature in row if feature in table)
    return torch.tensor(ids, dtype=torch.long), torch.tensor(offsets, dtype=torch.long)


def join_bags(documents, names):
    """The bags of several documents as one."""
    joined = {}
    for name in names:
        ids, offsets, base = [], [], 0
        for one in documents:
            ids.append(one[name][0])
            offsets.append(one[name][1] + base)
            base += len(one[name][0])
        joined[name] = torch.cat(ids), torch.cat(offsets)
    return joined


def number_settings(lines):
    """Of each line the number of its setting, and how many settings there are."""
    settings, group = {}, []
    for line in lines:
        group.append(settings.setdefault(line["set"], len(settings)))
    return torch.tensor(group, dtype=torch.long), len(settings)


def mean_by(rows, group, groups):
    sums = torch.zeros(groups, rows.shape[1]).index_add(0, group, rows)
    return sums / torch.zeros(groups).index_add(0, group, torch.ones(len(rows))).clamp(min=1).unsqueeze(1)


def open_bag(vocabulary, part, width):
    """Vectors of the features of a part; the first stands for features left out."""
    return nn.EmbeddingBag(len(vocabulary[part]) + 1, width, mode="sum")


def sum_bag(net, layer, pair, keep):
    """The sums of the vectors of each row; while it is fitted, some features are left out."""
    ids, offsets = pair
    if net.training:
        ids = torch.where(torch.rand(len(ids)) < keep, ids, torch.zeros_like(ids))
    return layer(ids, offsets)


def fit(net, learned, epochs, measure_loss, describe):
    """Fits by `measure_loss(batch, ruled, weight)`, in place; each owner counts by the root of the root of their number."""
    sizes = Counter(one["owner"] for one in learned)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    mean = {name: value.clone() for name, value in net.state_dict().items()}
    steps, total = 0, epochs * len(learned) // DOCUMENTS_A_STEP
    for epoch in range(epochs):
        net.train()
        random.shuffle(learned)
        for k in range(0, len(learned), DOCUMENTS_A_STEP):
            batch = learned[k : k + DOCUMENTS_A_STEP]
            # Where rules were written by looking at a document, what they read of it is no witness.
            ruled = [not one["met"] and random.random() > HIDE_RULES for one in batch]
            optimizer.zero_grad()
            weight = torch.tensor([sizes[one["owner"]] ** -0.25 for one in batch])
            measure_loss(batch, ruled, weight).backward()
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
        print(f"round {epoch + 1} of {epochs}, {describe()}", flush=True)
        if epoch < epochs - 1:
            net.load_state_dict(own)


def read_arguments():
    """Paths of documents, vocabulary and weights; of each part the names of its features, and their numbers. The same start each time."""
    parser = argparse.ArgumentParser()
    for name in ("--documents", "--vocabulary", "--weights"):
        parser.add_argument(name, required=True)
    paths = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(2)
    with open(paths.vocabulary, encoding="utf8") as file:
        names = json.load(file)
    return paths, names, {part: {name: at + 1 for at, name in enumerate(own)} for part, own in names.items()}
