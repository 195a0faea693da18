#!/usr/bin/env python3
"""Fits the tagger of entries on what export-tagged.ts wrote, and writes its weights into the engine (docs/models.md)."""
import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "network"))
from tagger import Names, fit_tagger

FIELDS = ["J.title", "J.employer", "J.place", "J.date", "S.school", "S.degree", "S.field", "S.date"]
NAMES = Names(
    tags=["O"] + [f"{place}-{field}" for field in FIELDS for place in "BI"],
    classes=["O", "JB", "JH", "JI", "SB", "SH", "SI"],
    token=48,
    line=80,
)

if __name__ == "__main__":
    fit_tagger(NAMES, epochs=14, token_share=150, line_share=40, command="tagger", constant="TAGGER")
