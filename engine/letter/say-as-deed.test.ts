import { expect, test } from "vitest";
import type { CardForm } from "./cards/card.ts";
import { sayAsDeed } from "./say-as-deed.ts";

test.each<[CardForm, string, boolean, string, string]>([
  ["gerund", "managing a team of 4 drivers", false, "past", "managed a team of 4 drivers"],
  ["gerund", "managing a team of 4 drivers", true, "present", "manage a team of 4 drivers"],
  ["base", "plan and run the night shift", false, "past", "planned and ran the night shift"],
  ["base", "plan and run the night shift", true, "present", "plan and run the night shift"],
  ["past", "planned the night shift", true, "past", "planned the night shift"],
  ["nominal", "the stock of two stores", false, "nominal", "the stock of two stores"],
])("%s '%s' is told as what was done, or is done today", (form, text, goesOn, asForm, said) => {
  expect(sayAsDeed({ form, text }, goesOn)).toEqual({ form: asForm, text: said });
});

test.each<[CardForm, string]>([
  ["base", "train drivers on how to load and secure a trailer"],
  ["gerund", "monitoring and maintenance of the cold stores"],
  ["gerund", "planning the rota as well as training new drivers"],
])("%s '%s' stays in its form", (form, text) => {
  expect(sayAsDeed({ form, text }, false)).toEqual({ form, text });
});
