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

  test("is of no line that tells of a thing and not of who made it", () => {
    const cards = cardsOf(
      "2015 - 2019",
      "Included an audit of the four largest stores",
      "Involved the whole team in the yearly count",
      "Featured a new display for the spring season",
    );
    expect(cards.map(({ text }) => text)).toEqual([]);
  });

  test("writes tools as they are written, and joins what belongs together", () => {
    const [tools, joined] = cardsOf(
      "2015 - 2019",
      "Kept the price lists of the shop using linux",
      "Answered warranty related questions at the counter",
    );
    expect(tools?.text).toBe("kept the price lists of the shop using Linux");
    expect(joined?.text).toBe("answered warranty-related questions at the counter");
  });

  test("keeps the capitals of names within a line", () => {
    const cards = cardsOf(
      "2015 - 2019",
      "Answered calls with the L2/L3 support teams of the region",
      "Counted the returns of KQV Universal for the yearly report",
      "Set up Docker images for the tills of four shops",
    );
    expect(cards.map(({ text }) => text)).toEqual([
      "answered calls with the L2/L3 support teams of the region",
      "counted the returns of KQV Universal for the yearly report",
      "set up Docker images for the tills of four shops",
    ]);
  });

  test("is not said where its words are not whole or no deed", () => {
    expect(
      cardsOf(
        "2015 - 2019",
        "Handled the accounts of Marlow &amp Sons and two others",
        "Tested and reusable parts for the tills of four shops",
      ),
    ).toEqual([]);
  });

  test("is cut before what a long line was meant to do", () => {
    const [card] = cardsOf(
      "2015 - 2019",
      "Counted and labelled all the paint, timber and fittings of the three storerooms with two colleagues every quarter to support the yearly audit of the whole company and its branches",
    );
    expect(card?.text).toMatch(/every quarter$/);
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
    "Oversaw the till, the yard, the counter, training new staff",
    "Worked as a cashier at Alder Hardware",
    "Worked on tool hire and delivery van",
    "Handled clients billing and complaints",
    "Gained valuable experience of the trade",
    "Featured in the local radio",
    "Monitoring the stock room and create new labels",
    "Collaborated the suppliers on new prices",
  ])("is not made of '%s'", (line) => {
    const texts = cardsOf("2015 - 2019", line, "Counted stock every Friday").map(({ text }) => text);
    expect(texts.filter((text) => text !== "counted stock every Friday")).toEqual(
      line.startsWith("Developed website") ? ["developed a website for a client"] : [],
    );
  });
});
