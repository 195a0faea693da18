import { describe, expect, test } from "vitest";
import { adText } from "./ad-text.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the text of an ad out of a data file", () => {
  const csv = bytes('id,title,body\n1,Cook,"First line\r\nsecond, with ""quotes"""\n2,Nurse,Care\n');

  test("a row of a CSV file, columns joined by a blank line, line ends made one", () => {
    const row = { format: "csv", index: 0, columns: ["title", "body"] } as const;
    expect(adText(csv, { ...row, columns: ["title", "body"] })).toBe(
      'Cook\n\nFirst line\nsecond, with "quotes"',
    );
  });

  test("separators other than commas are known by the line of column names", () => {
    const file = bytes("title;body\nCook;a, b\n");
    expect(adText(file, { format: "csv", index: 0, columns: ["body"] })).toBe("a, b");
  });

  test("JSON by index, by path and by line", () => {
    const array = bytes(JSON.stringify([{ a: "one" }, { a: "two" }]));
    expect(adText(array, { format: "json", index: 1, columns: ["a"] })).toBe("two");
    const nested = bytes(JSON.stringify({ jobs: [{ by: { name: "Acme" }, a: "x" }] }));
    expect(adText(nested, { format: "json", index: "jobs[0]", columns: ["by.name", "a"] })).toBe("Acme\n\nx");
    const whole = bytes(JSON.stringify({ a: "all" }));
    expect(adText(whole, { format: "json", index: "$", columns: ["a"] })).toBe("all");
    expect(adText(bytes('{"a":"1"}\n{"a":"2"}\n'), { format: "jsonl", index: 1, columns: ["a"] })).toBe("2");
  });

  test("markup becomes what a browser shows, also where it was escaped twice", () => {
    const html = "&lt;p&gt;Fish &amp;amp; chips&lt;/p&gt;&lt;ul&gt;&lt;li&gt;fry&lt;/li&gt;&lt;/ul&gt;";
    const file = bytes(JSON.stringify({ a: html }));
    expect(adText(file, { format: "json", index: "$", columns: ["a"] })).toBe("Fish & chips\n\n• fry");
  });

  test("a row that is not there is told", () => {
    expect(() => adText(csv, { format: "csv", index: 9, columns: ["body"] })).toThrow("no row 9");
  });
});
