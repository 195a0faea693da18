import { describe, expect, test } from "vitest";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { readCards } from "./read-cards.ts";

const cardsOf = (dates: string, ...lines: string[]) =>
  readCards(
    readResume(
      readPlainText(
        `Ines Marchetti\nines@example.com\n\nExperience\n\nStore Manager | Alder Hardware | ${dates}\n${lines.map((line) => `- ${line}`).join("\n")}\n`,
      ),
    ),
  );

describe("a fact card", () => {
  test("keeps the form of its line, and sets no verb into another tense", () => {
    const cards = cardsOf(
      "2015 - 2019",
      "Reduced stock losses by 12 % in two years",
      "Training new cashiers on the till",
      "Responsible for a budget of £80,000",
      "Negotiate prices with four suppliers",
    );
    expect(cards.map(({ form, text }) => `${form}: ${text}`)).toEqual([
      "past: reduced stock losses by 12 % in two years",
      "gerund: training new cashiers on the till",
      "state: was responsible for a budget of £80,000",
      "base: negotiate prices with four suppliers",
    ]);
    expect(cards[0]!.result).toBe(true);
    expect(cards[2]!.scale).toBe(true);
  });

  test("drops the praise that a line ends in, and keeps a figure", () => {
    const [praise, figure] = cardsOf(
      "2015 - 2019",
      "Rebuilt the storeroom in six weeks, ensuring efficiency and quality",
      "Rebuilt the tool hire desk in six weeks, cutting queues by 30 %",
    );
    expect(praise?.text).toBe("rebuilt the storeroom in six weeks");
    expect(figure?.text).toContain("30 %");
  });

  test.each([
    "Managed the warehouze and its staff",
    "Provided an excellent customer service",
    "Used the old ledger to turned a profit into a loss",
    "Sold paint, brushes and",
    "Performed various duties as assigned",
    "Developed website for a client",
    "Put together a set of plans for this project",
  ])("is not made of '%s'", (line) => {
    const texts = cardsOf("2015 - 2019", line, "Counted stock every Friday").map(({ text }) => text);
    expect(texts.filter((text) => text !== "counted stock every Friday")).toEqual(
      line.startsWith("Developed website") ? ["developed a website for a client"] : [],
    );
  });
});
