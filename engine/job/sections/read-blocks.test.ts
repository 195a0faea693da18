import { describe, expect, test } from "vitest";
import { readBlocks } from "./read-blocks.ts";

const sections = (text: string) => readBlocks(text).map((block) => [block.section, block.text]);
const sectionOf = (text: string, line: string) =>
  readBlocks(text).find((block) => block.text.includes(line))?.section;

describe("the sections of an ad", () => {
  test("follow its headings, in capitals, with a colon or as a question", () => {
    const text = [
      "WHAT YOU'LL DO",
      "- Run the ward at night",
      "Your profile:",
      "- Registered nurse",
      "What's in it for you?",
      "- Free meals",
    ].join("\n");
    expect(sections(text)).toEqual([
      ["responsibilities", "WHAT YOU'LL DO"],
      ["responsibilities", "Run the ward at night"],
      ["requirements", "Your profile"],
      ["requirements", "Registered nurse"],
      ["benefits", "What's in it for you?"],
      ["benefits", "Free meals"],
    ]);
  });

  test("are found in German, French and Spanish too", () => {
    const text = "Deine Aufgaben\n- Kunden beraten\nProfil recherché\n- Permis B\nOfrecemos\n- Formación";
    expect(readBlocks(text).map((block) => block.section)).toEqual([
      "responsibilities",
      "responsibilities",
      "requirements",
      "requirements",
      "benefits",
      "benefits",
    ]);
  });

  test("let a label speak for its own line only", () => {
    const text = "Duties\n- Weld frames\nSalary: £14 an hour\n- Read drawings";
    expect(sectionOf(text, "£14")).toBe("pay");
    expect(sectionOf(text, "Read drawings")).toBe("responsibilities");
  });

  test("keep what 'About the role' says apart from what 'About us' says", () => {
    const text = "About the role\nYou will price steel jobs.\n\nAbout us\nWe have welded since 1962.";
    expect(sectionOf(text, "price steel")).toBe("summary");
    expect(sectionOf(text, "since 1962")).toBe("about");
  });

  test("know boilerplate by its words where no heading says so", () => {
    const text = [
      "Must have a clean record.",
      "",
      "We are an equal opportunity employer and do not discriminate.",
      "",
      "Health insurance, a pension and 28 days of holiday.",
      "",
      "Send your CV to the manager by Friday.",
    ].join("\n");
    expect(readBlocks(text).map((block) => block.section)).toEqual([
      "summary",
      "equal-opportunity",
      "benefits",
      "apply",
    ]);
  });

  test("read what is required behind its label, though a drug screen is part of it", () => {
    const line = "Class A CDL, load securement, clean MVR, able to pass a drug screen. TWIC a plus.";
    expect(sectionOf(`Driver wanted\nRequirements: ${line}`, "Class A")).toBe("requirements");
    const equal = "We are an equal opportunity employer.";
    expect(sectionOf(`Driver wanted\nRequirements: ${equal}`, "equal")).toBe("equal-opportunity");
  });

  test("do not take a duty for a benefit because it speaks of bonuses and pensions", () => {
    const text = "Duties\n- Administer the pension and the bonus scheme";
    expect(sectionOf(text, "pension")).toBe("responsibilities");
  });

  test("join lines that a mail program wrapped into one paragraph", () => {
    const text = "You will look after four hundred laptops and the\npeople who use them.";
    expect(readBlocks(text)).toHaveLength(1);
  });
});
