import { expect, test } from "vitest";
import { fillText } from "./fill-text.ts";

test("values stand in their places, whose names may end in digits", () => {
  expect(fillText("{brand} ending in {last4}, to {month}", { brand: "Visa", last4: "4242", month: 12 })).toBe(
    "Visa ending in 4242, to 12",
  );
  expect(fillText("{unknown} stays", {})).toBe("{unknown} stays");
});
