#!/usr/bin/env python3
"""Writes the weights of a fitted network as whole numbers, as engine/models/network/read-tensors.ts reads them."""
import base64

import numpy as np

BAGS = ("token", "rule", "line", "line_rule")
UNUSED = ("unruled", "line_unruled")


def quantize(values):
    """Signed bytes and their scale, of few digits."""
    scale = float(f"{np.abs(values).max() / 127:.4g}") or 1.0
    return np.clip(np.round(values / scale), -127, 127).astype(np.int8), scale


def rows_of(state):
    for name, tensor in state.items():
        values = tensor.detach().numpy()
        if name in UNUSED: continue
        if name.split(".")[0] in BAGS: yield name, values[1:]  # the first stands for features left out
        elif values.ndim == 3:
            for tap in range(3): yield f"{name}.{tap}", values[:, :, tap]
        else: yield name, values.reshape(-1, values.shape[-1]) if values.ndim > 1 else values[None]


def write(state, names, path, command, constant):
    """`names`: of each part its features, in the order of their vectors; `command` makes the weights, `constant` names them."""
    rows = []
    for name, values in rows_of(state):
        whole, scale = quantize(values)
        data = base64.b64encode(np.ascontiguousarray(whole).tobytes()).decode()
        rows.append(f"{name} {values.shape[0]} {values.shape[1]} {scale} {data}")
    with open(path, "w", encoding="utf8") as file:
        file.write(f"// Written by npm run training -- {command} (docs/models.md); not edited by hand.\n")
        file.write(f"export const {constant}_FEATURES: Readonly<Record<string, string>> = {{\n")
        for part, own in names.items():
            file.write(f"  {part}: {quote(' '.join(own))},\n")
        file.write(f"}};\n\nexport const {constant}_WEIGHTS = `\n" + "\n".join(rows) + "\n`;\n")


def quote(text):
    return "`" + text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${") + "`"
