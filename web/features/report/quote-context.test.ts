import { expect, test } from "vitest";
import { quoteContext } from "./quote-context.ts";

function around(text: string, quote: string): string {
  const start = text.indexOf(quote);
  const context = quoteContext(text, { start, end: start + quote.length, quote });
  return `${context.before}[${context.quote}]${context.after}`;
}

test("a quote is shown with the words of its own line, whole words only", () => {
  expect(around("First line\nGave medication to eight patients\nLast line", "medication")).toBe(
    "Gave [medication] to eight patients",
  );
});

test("a long line is cut between words on both sides", () => {
  const line = `${"left ".repeat(30)}wound care${" right".repeat(30)}`;
  const shown = around(line, "wound care");
  expect(shown).toMatch(/^…(left )+\[wound care\]( right)+…$/);
  expect(shown.length).toBeLessThan(130);
});
