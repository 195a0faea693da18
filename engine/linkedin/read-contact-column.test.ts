import { expect, test } from "vitest";
import { readContactColumn } from "./read-contact-column.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ text, links: [] }));

test("an address broken over lines is whole again, its kind in brackets left out", () => {
  const contact = lines(
    "+1 218-555-0119 (Mobile)",
    "maureen.achterberg@wardpost.",
    "example",
    "www.linkedin.com/in/maureen-",
    "achterberg-4b71a2c9 (LinkedIn)",
    "wardpost.example (Company)",
  );
  expect(readContactColumn(contact, [])).toEqual({
    email: "maureen.achterberg@wardpost.example",
    phone: "+1 218-555-0119",
    linkedin: "www.linkedin.com/in/maureen-achterberg-4b71a2c9",
  });
});

test("the trackers that LinkedIn hangs on its link are no part of the address", () => {
  const url =
    "https://www.linkedin.com/in/maureen-achterberg?jobid=1234&lipi=urn%3Ali%3Apage%3Ad_jobs&licu=urn%3Ali";
  const contact = [
    {
      text: "www.linkedin.com/in/maureen-achterberg (LinkedIn)",
      links: [{ url, x: 0, y: 0, width: 1, height: 1 }],
    },
  ];
  expect(readContactColumn(contact, []).linkedin).toBe("www.linkedin.com/in/maureen-achterberg");
});

test("without contact details there are none", () => {
  expect(readContactColumn(lines("Duluth, Minnesota"), [])).toEqual({
    email: null,
    phone: null,
    linkedin: null,
  });
});
