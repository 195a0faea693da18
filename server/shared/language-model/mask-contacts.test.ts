import { describe, expect, test } from "vitest";
import type { Resume } from "#engine/resume/model/resume.ts";
import { aResume } from "#testing/a-resume.ts";
import { fc } from "#testing/properties.ts";
import { cleanText } from "./clean-text.ts";
import { maskContacts } from "./mask-contacts.ts";

const at = (value: string) => ({ value, start: 0, end: 0 });
const person: Pick<Resume, "contact" | "jobs"> = {
  contact: {
    name: at("Amara Rose Okafor"),
    email: at("amara.okafor@mail.example"),
    phone: at("+1 416 555 0142"),
    address: at("12 Elm Row, Toronto, ON M4B 1B3"),
    linkedin: at("https://www.linkedin.com/in/amara-okafor-rn"),
  },
  jobs: [],
};

describe("what leaves for a model", () => {
  test.each([
    ["the name, in any letters", "Dr. AMARA ROSE OKAFOR, RN", "Dr. [NAME_1], RN"],
    ["a part of the name in an employer's", "Okafor Care Ltd", "[NAME_1] Care Ltd"],
    ["an e-mail address of anybody", "Write to hr-desk@clinic.example.org today", "Write to [EMAIL_1] today"],
    ["a disguised e-mail address", "jobs (at) clinic.example", "[EMAIL_1]"],
    ["a phone number", "call +1 416 555 0142 or 020 7946 0958", "call [PHONE_1] or [PHONE_2]"],
    ["a phone number in other digits", "هاتف ٠٥٠١٢٣٤٥٦٧", "هاتف [PHONE_1]"],
    [
      "links",
      "see https://a.example/x?y=1 and github.com/amara and amara.dev",
      "see [LINK_1] and [LINK_2] and [LINK_3]",
    ],
    ["street and postcode by themselves", "Lived at 12 Elm Row for years", "Lived at [ADDRESS_1] for years"],
  ])("has no %s", (_, text, masked) => {
    expect(maskContacts(person).mask(text)).toBe(masked);
  });

  test.each([
    "Built in ASP.NET and Node.js",
    "Staff Nurse, 01/2019 – 03/2021",
    "Cut costs by $1,200,000 in 2019-2021",
    "The garden had a rose in it",
    "Grew sales from 120 to 300",
  ])("keeps '%s'", (text) => {
    expect(maskContacts(person).mask(text)).toBe(text);
  });

  test("has neither the detail that a person mended nor the one that was read in its place", () => {
    const told = [
      { kind: "contact", entry: null, field: "address", read: "Elmrow Yard", said: "Toronto" },
    ] as const;
    const mended = { ...person, contact: { ...person.contact, address: at("9 Ash Row") }, told };
    expect(maskContacts(mended).mask("Elmrow Yard and 9 Ash Row")).toBe("[ADDRESS_1] and [ADDRESS_2]");
  });

  test("has a job's town with its country only as a placeholder", () => {
    const resume = aResume({ jobs: [{ title: "Cook", bullets: [] }] });
    resume.jobs[0]!.place = "Leeds, United Kingdom";
    expect(maskContacts(resume).mask("Cook, Leeds, United Kingdom")).toBe("Cook, [ADDRESS_1]");
  });

  test("comes back with every word at its place", () => {
    const words = fc.constantFrom(
      "Amara",
      "okafor",
      "nurse",
      "amara.okafor@mail.example",
      "x@y.example",
      "+1 416 555 0142",
      "2019",
      "12 Elm Row",
      "linkedin.com/in/amara-okafor-rn",
      "M4B 1B3",
      "\u200b",
      "(",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const { mask, unmask } = maskContacts(person);
        const text = parts.join(" ");
        expect(unmask(mask(text))).toBe(cleanText(text));
        expect(mask(text)).not.toMatch(/amara|Okafor|555 0142|@|Elm Row|linkedin/);
      }),
    );
  });
});

test("a placeholder that a model made up stays one", () => {
  expect(maskContacts(person).unmask("I met [NAME_7].")).toBe("I met [NAME_7].");
});
