import { expect, test } from "vitest";
import { takeParagraph } from "./take-paragraph.ts";

test("one paragraph is taken from a letter that is built alike, and the rest stays as it was edited", () => {
  const [mine, other] = ["Dear all,\n\nI did this. Mine.\n\nBye", "Dear all,\n\nThis I did.\n\nSo long"];
  expect(takeParagraph(mine, other, mine.indexOf("Mine"))).toBe("Dear all,\n\nThis I did.\n\nBye");
  expect(takeParagraph(mine, `${other}\n\nPS`, 0)).toBeNull();
});
