import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { composeLetter } from "./compose-letter.ts";

test("says of what was done only what answers the ad, and what the ad asks for by its names", () => {
  const own = readResume(
    readPlainText(`Tamsin Oduya
tamsin@example.com

Experience

Office Manager | Fenwick Timber | March 2019 - Present
- Prepared payroll for 40 people each month
- Chose the paint for the new canteen
- Watered the plants in the lobby

Florist | Meadow & Stem | 2015 - 2018
- Bound wreaths for weddings and funerals
`),
  );
  const ad = readJob("Payroll Clerk\n\nRequirements:\n- Payroll processing\n- Bookkeeping\n");
  const { coverLetter } = composeLetter(own, ad, { tone: "professional" });
  expect(coverLetter).toContain("prepared payroll for 40 people each month");
  expect(coverLetter).not.toMatch(/paint|plants|wreaths|bookkeeping/i);
});

test("tells how long somebody has done what in the words of their summary", () => {
  const own = readResume(
    readPlainText(`Tamsin Oduya
tamsin@example.com

Summary
Payroll specialist with 10+ years of experience in payroll processing, seeking a new challenge.

Experience

Office Manager | Fenwick Timber | March 2009 - Present
- Prepared payroll for 40 people each month
`),
  );
  const { coverLetter } = composeLetter(
    own,
    readJob("Payroll Clerk\n\nRequirements:\n- Payroll processing\n"),
    {
      tone: "professional",
    },
  );
  expect(coverLetter).toContain("I have more than 10 years of experience in payroll processing.");
});

test("says no place of work that was not surely read, and that no two lines are of one", () => {
  const torn = readResume(
    readPlainText(`Nadia Okello
nadia@example.com

Experience

- Loaded 40 trailers a night
- Trained 6 new drivers in safe lifting
- Counted stock in two warehouses each month
`),
  );
  const { coverLetter } = composeLetter(
    torn,
    readJob("Warehouse Operative\nLoading trailers, training drivers and counting stock."),
    { tone: "concise" },
  );
  expect(coverLetter).toContain("In my work, I ");
  expect(coverLetter).not.toMatch(/same role|there also|one of my roles/);
});

/** Somebody's letter with these skills listed, beside an ad that asks for this. */
function writeWith(skills: string, asked: string, jobTitle = "Regional Lead"): string {
  const own = readResume(
    readPlainText(`Tamsin Oduya
tamsin@example.com

Experience

Office Manager | Fenwick Timber | March 2019 - Present
- Prepared payroll for 40 people each month

Skills
${skills}
`),
  );
  return composeLetter(own, readJob(`${jobTitle}\n\nRequirements:\n${asked}\n`), {
    tone: "professional",
    jobTitle,
  }).coverLetter;
}

test("a skill is not said for a word that the ad means otherwise", () => {
  expect(
    writeWith("Driving, Bookkeeping", "- Driving growth across three regions\n- Bookkeeping"),
  ).not.toMatch(/driving/i);
});

test("what the ad wants done is no skill by another name", () => {
  expect(writeWith("Evaluating, Excel", "- Evaluating suppliers\n- Excel")).not.toMatch(/evaluating/i);
});

test.each([
  ['"Senior Florist', "the Senior Florist role"],
  ["Senior Florist - MON17446", "the Senior Florist role"],
  ["ZEROe CONTROL SYSTEM Engineer", "the ZEROe Control System Engineer role"],
])("the post is named without what its setting left: %s", (title, said) => {
  expect(writeWith("Excel", "- Excel", title)).toContain(said);
});

test("what somebody did before in another trade is not told where it answers nothing", () => {
  const own = readResume(
    readPlainText(`Tamsin Oduya
tamsin@example.com

Experience

Florist | Meadow & Stem | 2012 - 2014

Banquet Server | Harbour Hotel | 2009 - 2011
`),
  );
  const { coverLetter } = composeLetter(own, readJob("Data Engineer\n\nRequirements:\n- SQL\n"), {
    tone: "professional",
  });
  expect(coverLetter).not.toContain("banquet server");
});
