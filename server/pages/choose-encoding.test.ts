import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

const ALL = ["br", "gzip", "identity"] as const;

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0.1, gzip;q=1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["zstd", "identity"],
])("a browser that takes %j gets %s", (accepted, chosen) => {
  expect(chooseEncoding(accepted, ALL)).toBe(chosen);
});

test("nothing is chosen that is not offered", () => {
  expect(chooseEncoding("br, gzip", ["identity"])).toBe("identity");
});
