import { expect, test } from "vitest";
import { isEnglishLine } from "./is-english-line.ts";

test.each([
  "Made tortillas, salsas, and moles from scratch",
  "Ran FEA in Ansys and validated results on a test rig",
  "Kept GCSS-Army, FEDLOG, PBUSE",
])("'%s' is English", (line) => {
  expect(isEnglishLine(line)).toBe(true);
});

test.each([
  "Orders verzamelen en laden",
  "Relances et suivi des règlements",
  "Alvenaria, reboco e assentamento de pedra",
  "Wdrożenie skanerów, które skróciło kompletację",
])("'%s' is not", (line) => {
  expect(isEnglishLine(line)).toBe(false);
});
