import { describe, expect, test } from "vitest";
import { readPlainText } from "../read-plain-text.ts";
import { editPages } from "./edit-pages.ts";
import { showLines } from "./show-lines.ts";

const PAGES = readPlainText(
  [
    "Amara Okafor",
    "amara.okafor@mail.example",
    "",
    "EXPERIENCE",
    "Staff Nurse, St. Brennan Hospital, Jan 2021 – Present",
    "• Dressed complex wounds on a 28-bed ward",
    "• Charted in Epic",
    "",
    "SKILLS",
    "Epic, SBAR",
  ].join("\n"),
);
const SHOWN = showLines(PAGES.lines);
/** Real pages say more of a line than plain text does. */
const STYLED = {
  ...PAGES,
  lines: PAGES.lines.map((line, index) => ({
    ...line,
    bold: index % 3 === 0,
    tabs: index === 4 ? [13] : [],
  })),
};
const textsOf = (edited: string) => editPages(PAGES, edited).pages.lines.map(({ text }) => text);

describe("pages with their text changed", () => {
  test("are the very same pages where nothing was changed", () => {
    expect(editPages(STYLED, SHOWN).pages).toBe(STYLED);
  });

  test("keep everything of the lines that stand as they did", () => {
    const { pages } = editPages(STYLED, SHOWN.replace("Charted in Epic", "Charted in Epic and SBAR"));
    expect(pages.lines[5]).toMatchObject({ text: "Charted in Epic and SBAR", bullet: true, bold: false });
    for (const index of [0, 1, 2, 3, 4]) expect(pages.lines[index]).toEqual(STYLED.lines[index]);
    expect(pages.text).toBe(pages.lines.map(({ text }) => text).join("\n"));
  });

  test("a line that was added stands in its place, in the style of its kind, and the others stay themselves", () => {
    const { pages } = editPages(STYLED, SHOWN.replace("• Charted", "• Led a team of six\n• Charted"));
    expect(pages.lines[5]).toMatchObject({ text: "Led a team of six", bullet: true, bold: false, tabs: [] });
    expect(pages.lines[7]).toMatchObject({ text: "SKILLS", bold: true });
  });

  test("a line that was taken out is gone, and so is the link it carried", () => {
    const link = { url: "mailto:amara.okafor@mail.example", x: 40, y: 60, width: 120, height: 11 };
    const linked = {
      ...PAGES,
      links: [{ ...link, page: 1 }],
      lines: PAGES.lines.map((line, index) => (index === 1 ? { ...line, links: [link] } : line)),
    };
    const { pages } = editPages(linked, SHOWN.replace("amara.okafor@mail.example\n", ""));
    expect(pages.lines).toHaveLength(PAGES.lines.length - 1);
    expect(pages.links).toEqual([]);
    expect(editPages(linked, SHOWN.replace("Epic, SBAR", "Epic")).pages.links).toEqual(linked.links);
  });

  test("tabs stay between the words they stood between", () => {
    const { pages } = editPages(STYLED, SHOWN.replace("Staff Nurse,", "Senior Staff Nurse,"));
    expect(pages.lines[3]!.text.slice(0, 20)).toBe("Senior Staff Nurse, ");
    expect(editPages(STYLED, SHOWN.replace("SBAR", "SBAR, Excel")).pages.lines[4]!.tabs).toEqual([13]);
  });

  test("an empty text is an empty resume, and a whole new text is read as it stands", () => {
    expect(textsOf("")).toEqual([]);
    expect(textsOf("One\n\n  Two \n- Three")).toEqual(["One", "Two", "Three"]);
  });

  test("every place of what is read is found again in what was typed", () => {
    const edited = `  ${SHOWN.replace("• Charted", "-  Led six\n\n• Charted")}\n`;
    const { pages, placeOf } = editPages(PAGES, edited);
    for (const line of pages.lines)
      for (const at of [line.start, line.end - 1]) expect(edited[placeOf(at)]).toBe(pages.text[at]);
  });
});
