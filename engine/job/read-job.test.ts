import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { readJob } from "./read-job.ts";

const AD = `Data Analyst
Harrow Vale Council

About us
Harrow Vale Council looks after parks with Oracle.

What you will do
• Build Power BI dashboards
• Write SQL for the housing team

Essential
• 2 years of SQL
• Advanced Excel

Desirable
• Tableau

Benefits
• Free Salesforce training, pension, 28 days of holiday`;

const needs = (text: string) =>
  Object.fromEntries(readJob(text).terms.map(({ label, need }) => [label, need]));

describe("a job ad", () => {
  test("tells what it asks for and how much", () => {
    expect(needs(AD)).toMatchObject({ "Power BI": "stated", SQL: "must", Tableau: "nice" });
  });

  test("yields no skills from the employer's story and the benefits", () => {
    const labels = readJob(AD).terms.map(({ label }) => label);
    expect(labels).not.toContain("Oracle Database");
    expect(labels).not.toContain("Salesforce");
  });

  test("is read after all when it is nothing but the employer's story", () => {
    const labels = readJob("About us\nOur kitchen runs on PostgreSQL.").terms.map(({ label }) => label);
    expect(labels).toContain("PostgreSQL");
  });

  test("names each term once, with every place that asks for it", () => {
    const sql = readJob(AD).terms.filter(({ label }) => label === "SQL");
    expect(sql).toHaveLength(1);
    expect(sql[0]!.quotes).toHaveLength(2);
  });

  test("does not ask for what it says is not required", () => {
    expect(needs("Requirements\n- Docker\n- Kubernetes is not required")).not.toHaveProperty("Kubernetes");
  });

  test("asks for a language where it names one among its requirements, not for a country's cuisine", () => {
    const labels = (text: string) => readJob(text).terms.map(({ label }) => label);
    expect(labels("Requirements\n- Spanish strongly preferred")).toContain("Spanish");
    expect(labels("Requirements\n- You love French cuisine")).not.toContain("French");
  });

  test("asks for a doubtful word only where it is named as a skill", () => {
    const labels = (text: string) => readJob(text).terms.map(({ label }) => label);
    expect(labels("Requirements\n- 2 years of payroll")).toContain("Payroll");
    expect(labels("About the role\nYou are ready to go.\n\nNice to have\n- Go")).toContain("Go");
    expect(labels("About the role\nYou are ready to go.")).not.toContain("Go");
  });

  test("does not ask for recruitment because it is hiring, nor for what its headings name", () => {
    const { terms } = readJob(
      "Acme is hiring somebody\n\nPerson specification:\n- Patience\n\nReports to: Head of Marketing",
    );
    expect(terms.map(({ label }) => label)).toEqual(["Patience"]);
  });

  test("asks for credit control and drug safety, and for no check that has to be passed", () => {
    const labels = (line: string) =>
      readJob(`Clerk\nRequirements\n- ${line}`).terms.map(({ label }) => label);
    expect(labels("Credit control")).toContain("Credit control");
    expect(labels("Drug safety")).not.toEqual([]);
    expect(labels("Background check")).not.toContain("Background checks");
    expect(labels("Credit check")).not.toContain("Credit checks");
  });

  test("keeps no place and no rank of its opening for a keyword", () => {
    const { terms } = readJob(
      "Welder\nOakfield Pumps – Huddersfield – Permanent\n\nRequirements\n- Patience",
    );
    expect(terms.filter(({ kind }) => kind === "keyword")).toEqual([]);
  });

  test("points into the text as given, though it was read without its tags", () => {
    const text = "<p>Must have <b>Power&nbsp;BI</b> &amp; SQL</p>";
    const { terms } = readJob(text);
    expect(terms.map(({ quotes }) => quotes[0]!.quote)).toEqual(["Power&nbsp;BI", "SQL"]);
    for (const { quotes } of terms) {
      for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote);
    }
  });

  test.each(["", "   \n\n ", "•••", "🙂".repeat(300), "请联系我们", "<p><p><p>", "\u0000\u202e\ufffe"])(
    "may be anything: %j gives no terms and no failure",
    (text) => {
      expect(readJob(text)).toMatchObject({ text, terms: [], years: [], degrees: [] });
    },
  );
});

const line = fc.constantFrom(
  "Requirements:",
  "Nice to have",
  "- 5+ years of Python, SQL and Go",
  "• Bachelor's degree in biology or equivalent",
  "<li>ACLS &amp; BLS required</li>",
  "Kubernetes preferred. Docker is not required;",
  "What we offer",
  "Acme Ltd is hiring a Senior Welder to weld.",
  "MustHave teamSpiritAnd forkliftLicence",
  "\u202eתוכנה\u202c 软件工程师",
  "",
);

describe("whatever an ad says", () => {
  test("every quote is what stands at its place", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join("\n");
        const job = readJob(text);
        const quotes = [
          ...job.terms.flatMap((term) => term.quotes),
          ...job.years,
          ...job.degrees,
          ...job.conditions,
          ...[job.title, job.company].filter((name) => name !== null),
        ];
        for (const { start, end, quote } of quotes) {
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).toBe(quote);
        }
        for (const block of job.blocks) expect(block.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  test("the same ad is always read alike", () => {
    const first = JSON.stringify(readJob(AD));
    for (let run = 0; run < 50; run += 1) expect(JSON.stringify(readJob(AD))).toBe(first);
  });
});
