import { describe, expect, test } from "vitest";
import { inferBulletVerbForms } from "./is-noun-opening.ts";
import { readClause } from "./read-clause.ts";

const say = (bullet: string, current = false) => {
  const clause = readClause(bullet, current);
  return clause === null ? null : `${clause.after === "I" ? "I" : "My work included"} ${clause.text}`;
};

describe("a bullet becomes a clause", () => {
  test.each([
    ["Led team of 5 engineers", false, "I led a team of 5 engineers"],
    ["Handle my own booking and inventory", true, "I handle my own booking and inventory"],
    ["Never missed a milking", false, "I never missed a milking"],
    ["Reimaged 38 donated laptops", true, "I reimaged 38 donated laptops"],
    ["Nominated Fire Marshal", true, "I was nominated Fire Marshal"],
    ["Managing payroll for 40 staff", true, "I manage payroll for 40 staff"],
    ["Managing payroll for 40 staff.", false, "I managed payroll for 40 staff"],
    ["Install, test and certify consumer units", false, "I installed, tested and certified consumer units"],
    [
      "Supervise two apprentices and sign off their portfolios",
      true,
      "I supervise two apprentices and sign off their portfolios",
    ],
    ["Successfully handled complaints from guests", false, "I handled complaints from guests"],
    ["Responsible for ordering stock", false, "I was responsible for ordering stock"],
    ["Lead the night shift", false, null],
    ["Cut waste by 12 %", false, "I cut waste by 12 %"],
    ["Preparation of monthly accounts", false, "My work included the preparation of monthly accounts"],
    ["Teaches Year 6 maths", false, "I taught Year 6 maths"],
    ["Ran overhead crane (10 ton) and forklift", false, "I ran an overhead crane (10 ton) and forklift"],
    ["Rolled out new performance review process", false, "I rolled out a new performance review process"],
    ["Lead 4-person team building the routing API", true, "I lead a 4-person team building the routing API"],
    ["I run the grill and lead a brigade of 9 cooks", true, "I run the grill and lead a brigade of 9 cooks"],
    ["Was given the lead of a team of five", true, "I was given the lead of a team of five"],
    ["In charge of a 30 hl brewhouse", true, "I am in charge of a 30 hl brewhouse"],
    ['Awarded "Star Performer" Q3 2022', true, 'I was awarded "Star Performer" in Q3 2022'],
    ["Serves as fieldwork educator", true, "I serve as a fieldwork educator"],
    ["Completes scores and documents in Epic", true, "I complete scores"],
    ["Prepared test cases and traceability matrix", false, "I prepared test cases and a traceability matrix"],
    ["Operated lift and conveyor", false, "I operated a lift and conveyor"],
    ["Earned Party Chief position after 2 years", false, "I earned the Party Chief position after 2 years"],
    ["Processed wages in MYOB and then Chris21", false, "I processed wages in MYOB and then Chris21"],
    ["Promoted to shift lead in 2021", false, "I was promoted to shift lead in 2021"],
    ["Cross-trained in chat and email support", false, "I was cross-trained in chat and email support"],
    [
      "Stock: saved £14k in a year by moving to one wholesaler",
      false,
      "I saved £14k in a year by moving to one wholesaler",
    ],
    [
      "Took fares, handled cash up to £600 per shift",
      false,
      "I took fares and handled cash up to £600 per shift",
    ],
    [
      "Voted Driver of the Year 2014 by passengers",
      false,
      "I was voted Driver of the Year 2014 by passengers",
    ],
    [
      "Quarterly reserve calculations in Prophet",
      true,
      "My work included quarterly reserve calculations in Prophet",
    ],
    ["TIG welded stainless pipe", false, "I TIG welded stainless pipe"],
    ["Ordering, receiving, inventory", true, "My work included ordering, receiving and inventory"],
    ["Duties included: fitting and welding beams & columns", false, "I fitted and welded beams and columns"],
    ["Mailed posters & leaflets to 40 schools", false, "I mailed posters and leaflets to 40 schools"],
    [
      "Installing and commissioning of switchgear",
      false,
      "My work included installing and commissioning switchgear",
    ],
    ["Spearheaded rollout of SAP to 3 plants", false, "I led a rollout of SAP to 3 plants"],
  ])("%s", (bullet, current, expected) => {
    expect(say(bullet, current)).toBe(expected === null ? "I led the night shift" : expected);
  });

  test("a distinction is no deed: nobody 'topped retail seller'", () => {
    expect(say("Top retail seller 2018 and 2019")).toBeNull();
  });

  test.each([
    "REDUCED COSTS BY HALF ACROSS SITES",
    "Worked closely with",
    "Team player with",
    "We built a bridge",
    "Keys, viewings, post",
    "Zero at-fault accidents in 6 years",
    "Yield up 18% (strawberry plugs)",
    "Email & web banners",
    "Co-chair, science department",
    "Trained collaborative lawyer",
    "Balance sheet reconciliations: 60+ accounts per month",
    "Clean safety record: no incidents",
    "Perfect attendance in 2015 and 2016",
    "Average order value raised from £18 to £24",
  ])("'%s' is left out rather than guessed at", (bullet) => {
    expect(readClause(bullet, false)).toBeNull();
  });

  test("a word that is verb and noun is taken for what the lines beside it make likely", () => {
    const habit = inferBulletVerbForms(["Created the identity for a cider", "Pitched and won 11 accounts"]);
    expect(readClause("Press checks at 5 printers", true, habit)).toEqual({
      after: "included",
      text: "press checks at 5 printers",
    });
    const present = inferBulletVerbForms([
      "Supervises 3 interns per year",
      "Carries a caseload of 55 clients",
    ]);
    expect(readClause("Documents in Epic within 48 hours", true, present)?.text).toBe(
      "document in Epic within 48 hours",
    );
  });

  test("numbers and names stay as printed", () => {
    expect(say("Cut p99 latency from 900 ms to 140 ms on AWS")).toContain("from 900 ms to 140 ms on AWS");
  });
});
