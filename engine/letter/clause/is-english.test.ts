import { expect, test } from "vitest";
import { isEnglish } from "./is-english.ts";

test.each([
  "Made tortillas, salsas, and moles from scratch",
  "Ran FEA in Ansys and validated results on a test rig",
  "Kept GCSS-Army, FEDLOG, PBUSE",
])("'%s' is English", (line) => {
  expect(isEnglish(line)).toBe(true);
});

test.each([
  "Orders verzamelen en laden",
  "Relances et suivi des règlements",
  "Alvenaria, reboco e assentamento de pedra",
  "Wdrożenie skanerów, które skróciło kompletację",
])("'%s' is not", (line) => {
  expect(isEnglish(line)).toBe(false);
});
