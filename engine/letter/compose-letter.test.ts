import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { composeLetter } from "./compose-letter.ts";
import { verifyLetter } from "./verify-letter.ts";

const resume = readResume(
  readPlainText(`Lucia Ferrara
lucia.ferrara@example.com

Experience

Sous Chef | Harbour Kitchen | June 2019 - Present
- Cook 180 covers a night with a team of 7
- Lowered food waste by 15 %
- Responsible for HACCP records and menu costing

Line Cook | Olive & Thyme | April 2015 - May 2019
- Prepared 25 sauces and stocks each week

Education
Diploma in Culinary Arts, Portside Culinary School, 2015

Skills
butchery, menu costing, HACCP
`),
);
const job = readJob(`Head Chef
Company: The Gannet Rooms

Responsibilities:
- Planning seasonal menus
- Keeping HACCP records

Requirements:
- Menu costing
- HACCP
- Butchery
- French fluency
`);

describe("a letter", () => {
  test.each(["professional", "warm", "concise", "confident"] as const)(
    "in a %s tone is vouched for sentence by sentence",
    (tone) => {
      const { coverLetter, sentences } = composeLetter(resume, job, { tone });
      expect(verifyLetter(coverLetter, resume, job).sentences.filter(({ vouched }) => !vouched)).toEqual([]);
      expect(coverLetter).toContain("Harbour Kitchen");
      for (const { text, start, end, evidence } of sentences) {
        expect(coverLetter.slice(start, end)).toBe(text);
        for (const item of evidence)
          expect((item.source === "resume" ? resume : job).text.slice(item.start, item.end)).toBe(item.quote);
      }
    },
  );

  test("is the same every time, and another for another ad", () => {
    const again = () => composeLetter(resume, job, { tone: "warm" }).coverLetter;
    expect(again()).toBe(again());
    expect(composeLetter(resume, readJob("Sous Chef wanted. HACCP."), { tone: "warm" }).coverLetter).not.toBe(
      again(),
    );
  });

  test("never claims what only the ad names", () => {
    expect(composeLetter(resume, job, { tone: "confident" }).coverLetter).not.toContain("French");
  });

  test("takes company and title from the person where the ad has none", () => {
    const named = { company: "Bell & Anchor", jobTitle: "Kitchen Manager" };
    const { coverLetter } = composeLetter(resume, readJob("We need somebody who knows HACCP."), {
      tone: "concise",
      ...named,
    });
    expect(coverLetter).toContain("Kitchen Manager role at Bell & Anchor");
  });

  test("names an employer only where title, employer and dates stand in one header", () => {
    const torn = readResume(
      readPlainText(`Nadia Okello
nadia@example.com

Experience

Forklift Driver
Loading bay, night team, three sites in the county and two beyond it
Harrow Freight Services
2019 - 2022
- Loaded 40 trailers a night
- Trained 6 new drivers in safe lifting
- Counted stock in two warehouses each month
`),
    );
    const { coverLetter } = composeLetter(
      torn,
      readJob("Warehouse Operative\nLoading trailers and counting stock."),
      {
        tone: "concise",
      },
    );
    expect(coverLetter).toContain("loaded 40 trailers a night");
    expect(coverLetter).not.toContain("Harrow");
  });

  test("tells what is left to say in the person's own words, and the cards it rests on", () => {
    const { cards, points } = composeLetter(resume, job, { tone: "professional" });
    expect(points.map(({ need }) => need)).toContain("French");
    expect(points.map(({ need }) => need)).not.toContain("menu costing");
    for (const { quote } of cards) expect(resume.text.slice(quote.start, quote.end)).toBe(quote.quote);
  });

  test("holds a degree though another study is in progress, and names what is printed below it", () => {
    const own = readResume(
      readPlainText(`Amelia Hartog
amelia.hartog@example.com

Experience

Line Cook, Bell & Pryce, York, 2018 - 2021
- Visited up to 12 suppliers a month across Leeds
- Cooked 40 breakfasts a day
- Wrote menus with the head chef

Education
BSc (Hons) in Nutrition, University of Hull, 2015 - 2018
ServSafe Manager, Level 3 Cookery in progress
`),
    );
    const ad = readJob(
      "Chef\n\nRequirements:\n- ServSafe Manager certification\n- Menu writing\n- Dealing with suppliers\n",
    );
    const { coverLetter } = composeLetter(own, ad, { tone: "professional" });
    expect(coverLetter).toContain("BSc (Hons) in Nutrition");
    expect(coverLetter).not.toMatch(/working towards|studying/);
    expect(coverLetter).toContain("ServSafe");
    expect(coverLetter).toContain("wrote menus with the head chef");
  });

  test("names languages and employers as English does", () => {
    const own = readResume(
      readPlainText(`Jeroen van der Plas
jeroen@example.com

Experience

Truck Driver, ООО «Каменный пояс», 2018 - 2021
- Drove 40 loads a month

Babysitter, Private families, 2016 - 2018
- Looked after three children

Languages
Nederlands, Engels, Duits
`),
    );
    const { coverLetter } = composeLetter(
      own,
      readJob("Driver\nWe need a truck driver who speaks Dutch and German."),
      { tone: "warm" },
    );
    expect(coverLetter).toMatch(/Dutch and German/);
    expect(coverLetter).not.toMatch(/[«»]|Private families/);
    expect(coverLetter).toContain("Каменный пояс");
  });

  test("of a thin resume is short and honest", () => {
    const thin = readResume(
      readPlainText(
        "Maisie Thornquist\nmaisie@example.com\n\nExperience\nBabysitter, Private families, 2024 - Present\n",
      ),
    );
    const { coverLetter } = composeLetter(thin, job, { tone: "professional" });
    expect(coverLetter.split(/\s+/).length).toBeLessThan(150);
    expect(verifyLetter(coverLetter, thin, job).sentences.every(({ vouched }) => vouched)).toBe(true);
  });
});

describe("a letter of a full resume", () => {
  const full = readResume(
    readPlainText(`Priscilla Nwosu-Lang
priscilla@example.com

Experience

Head Roaster | Tidepool Coffee Ltd | March 2019 - Present
- I roast 900 kg a week on a Probat drum roaster
- Waste down from 6% to 2% in my first year
- Buddy driver for 3 delivery riders
- Ordering, receiving, inventory
- Keys, post

Barista | Harbour Beans | June 2015 - February 2019
- Took orders, handled cash up to £400 per shift

Education
Level 3 Diploma in Food Science, Saltmarsh College, 2015

Certificates
SCA Roasting Intermediate
Forklift operator

Awards
Golden Bean, Northern Roast Fair, 2022
`),
  );
  const ad = readJob(`Coffee Roaster
Company: Lantern Roasters

Lantern Roasters supplies coffee to 140 cafés in the north of England. Lantern Roasters offers a good salary.

Responsibilities:
- Roast coffee and keep roast logs
- Manage inventory
- Take orders and handle cash at our own bar

Requirements:
- Experience with drum roasters
- Forklift licence a plus
`);
  const text = (["professional", "warm", "concise", "confident"] as const).map(
    (tone) => composeLetter(full, ad, { tone }).coverLetter,
  );

  test.each([0, 1, 2, 3])("says each kind of line as a person would (%i)", (index) => {
    const letter = text[index]!;
    expect(letter).toContain("roast 900 kg a week on a Probat drum roaster");
    expect(letter).toMatch(/[Ww]aste went down from 6% to 2% in my first year\./);
    expect(letter).toContain("took orders and handled cash up to £400 per shift");
    // A label and no deed: readers find two in three of such lines unsound.
    expect(letter).not.toMatch(/\bkey|incl\.| & |w\/|receiving and inventory/i);
  });

  test.each([0, 1, 2, 3])("neither praises the ad nor repeats what it offers (%i)", (index) => {
    expect(text[index]).not.toMatch(/salary|140 cafés/);
  });
});

describe("how long somebody has done what the ad asks for", () => {
  const chefOf = (second: string) =>
    readResume(
      readPlainText(`Ada Byrne
ada@mail.example

Experience

Senior Pastry Chef | Harbour Kitchen | March 2016 - May 2021
- Prepared 25 desserts each night

${second}
- Baked bread for 90 guests a day
`),
    );
  const ad = readJob("Pastry Chef\n\nResponsibilities:\n- Preparing desserts\n- Baking bread\n");
  const letterOf = (second: string) =>
    composeLetter(chefOf(second), ad, { tone: "professional" }).coverLetter;

  test("is said of several posts of the kind, by their dates", () => {
    expect(letterOf("Pastry Chef | Olive & Thyme | March 2012 - February 2016")).toMatch(
      /more than 9 years of experience as a pastry chef|as a pastry chef for more than 9 years/,
    );
  });

  test("is not added up from other work", () => {
    expect(letterOf("Van Driver | Olive & Thyme | March 2012 - February 2016")).not.toMatch(/\b\d+ years\b/);
  });
});
