#!/usr/bin/env python3
"""Fits the tagger of ads on what export-tagged-ads.ts wrote, and writes its weights into the engine (docs/models.md)."""
import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "network"))
from tagger import Names, fit_tagger

NAMES = Names(
    tags=["O", "B-hard", "I-hard", "B-soft", "I-soft"],
    classes=["silent", "none", "must", "nice", "stated"],
    token=32,
    line=48,
)

if __name__ == "__main__":
    fit_tagger(NAMES, epochs=10, token_share=150, line_share=40, command="ad-tagger", constant="AD_TAGGER")
