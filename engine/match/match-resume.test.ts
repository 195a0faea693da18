import { describe, expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { aResume, type ResumeSeed } from "#testing/a-resume.ts";
import { findPrintedTerms } from "./find-printed-terms.ts";
import { matchResume } from "./match-resume.ts";

function match(seed: ResumeSeed, ad: string) {
  const resume = aResume(seed);
  const job = readJob(ad);
  const result = matchResume(resume, job);
  return { resume, job, ...result, of: (label: string) => result.terms.find((term) => term.label === label) };
}

const nurse: ResumeSeed = {
  summary: "Nurse with phlebotomy experience.",
  jobs: [
    {
      title: "Staff Nurse",
      from: "2021-01",
      to: "now",
      bullets: ["Gave IV therapy to eight patients a shift"],
    },
  ],
  skills: "Phlebotomy, PostgreSQL, k8s, Excel",
};

describe("a term of the ad", () => {
  test("is had where the resume names it in any wording", () => {
    const { of } = match(nurse, "Requirements\n- Kubernetes\n- IV therapy");
    expect(of("Kubernetes")?.status).toBe("have");
    expect(match(nurse, "Requirements\n- intravenous therapy").terms[0]?.status).toBe("have");
  });

  test("is had where it is a word of the ad's own list that the resume says too", () => {
    const ad = "Requirements\n- Photoshop, Zorbelwright, Illustrator and InDesign";
    expect(match({ skills: "Zorbelwright, Figma" }, ad).of("Zorbelwright")?.status).toBe("have");
    expect(match({ skills: "Figma" }, ad).of("Zorbelwright")?.status).toBe("missing");
  });

  test("is missing where the resume does not name it", () => {
    const { of } = match(nurse, "Requirements\n- Terraform");
    expect(of("Terraform")).toMatchObject({ status: "missing", evidence: null, resumeQuotes: [] });
  });

  test("is had partly where only a narrower one is named, which is quoted", () => {
    const { of } = match(nurse, "Requirements\n- SQL");
    expect(of("SQL")).toMatchObject({ status: "partly", evidence: "implied" });
    expect(of("SQL")?.resumeQuotes[0]?.quote).toBe("PostgreSQL");
  });

  test("is had where the narrower one says its very words", () => {
    const { of } = match(
      { skills: "Siemens PLC, Epic, NVQ Level 3 Electrotechnical" },
      ["Requirements", "- PLC and HMI programming", "- NVQ Level 3"].join("\n"),
    );
    expect(of("PLC")).toMatchObject({ status: "have", evidence: "list" });
    expect(of("PLC")?.resumeQuotes[0]?.quote).toBe("Siemens PLC");
    expect(of("NVQ Level 3")?.status).toBe("have");
  });

  test.each(["Englisch, Deutsch", "anglais, français", "Inglés, Español", "Engels, Nederlands"])(
    "a language is had whatever the resume calls it: %s",
    (skills) => {
      expect(match({ skills }, "Requirements\n- Fluent in English").of("English")?.status).toBe("have");
    },
  );

  test.each([
    ["CFA Level I", "CFA charterholder", "missing"],
    ["Two-wheeler licence", "HGV Class 1 licence", "missing"],
    ["HGV Class 1 licence", "HGV Class 2 licence", "partly"],
    ["CIPD Level 3", "CIPD Level 7", "missing"],
    ["CIPD Level 7", "CIPD qualified", "partly"],
    ["RIBA Part 1", "ARB registered architect", "missing"],
    ["WSET Level 1", "WSET Level 3", "missing"],
    ["Safeguarding Level 2", "Safeguarding Level 3", "missing"],
  ])("a certificate is no other one: %s is not what '%s' asks for", (held, asked, status) => {
    const { terms } = match({ skills: held }, `Requirements\n- ${asked}`);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.every((term) => term.status === status)).toBe(true);
  });

  test("that is not in the lexicon is no other level of it either", () => {
    const job = readJob("Requirements\n- Kubernetes");
    const places = (quote: string, skills: string) =>
      findPrintedTerms(aResume({ skills }), [
        { ...job.terms[0]!, id: "level", quotes: [{ start: 0, end: quote.length, quote }] },
      ]);
    expect(places("Wiring Level I", "Wiring Level I")).toHaveLength(1);
    expect(places("Wiring Level I", "Wiring Level II")).toEqual([]);
    expect(places("Wiring Level II", "Wiring Level I")).toEqual([]);
  });

  test("in one plain word is no name because it begins with a capital", () => {
    const job = readJob("Requirements\n- Kubernetes");
    const places = (quote: string, skills: string) =>
      findPrintedTerms(aResume({ skills }), [
        { ...job.terms[0]!, id: "plain", quotes: [{ start: 0, end: quote.length, quote }] },
      ]);
    expect(places("Evaluation", "Evaluated bids")).toHaveLength(1);
    expect(places("Mercury", "mercury")).toEqual([]);
    expect(places("Bookings", "Books")).toEqual([]);
  });

  test("is not had because a wider one is named", () => {
    const { of } = match({ skills: "SQL" }, "Requirements\n- PostgreSQL");
    expect(of("PostgreSQL")?.status).toBe("missing");
  });

  test("is not had where its words belong to two things of a list, whatever their order", () => {
    const job = readJob("Requirements\n- Kubernetes");
    const shown = (skills: string, quote: string) =>
      findPrintedTerms(aResume({ skills }), [
        { ...job.terms[0]!, id: "listed", quotes: [{ start: 0, end: quote.length, quote }] },
      ]).length > 0;
    expect(shown("Kept processing of orders going", "order processing")).toBe(true);
    expect(shown("Went through process and order changes", "order processing")).toBe(false);
    expect(shown("Taught programming, statistical methods", "statistical programming")).toBe(false);
  });

  test("is shown best by a job, then by a summary, then by a list", () => {
    const inList = match({ skills: "Phlebotomy" }, "Requirements\n- Phlebotomy").terms[0];
    const inSummary = match(nurse, "Requirements\n- Phlebotomy").terms[0];
    const inJob = match(nurse, "Requirements\n- IV therapy").terms[0];
    expect([inList?.evidence, inSummary?.evidence, inJob?.evidence]).toEqual(["list", "summary", "job"]);
  });

  test("is quoted on both sides, as it stands there", () => {
    const { resume, job, terms } = match(nurse, "Requirements\n- <b>Phlebotomy</b>, k8s & IV therapy");
    for (const term of terms) {
      for (const { start, end, quote } of term.quotes) expect(job.text.slice(start, end)).toBe(quote);
      for (const { start, end, quote } of term.resumeQuotes)
        expect(resume.text.slice(start, end)).toBe(quote);
    }
    expect(terms.every((term) => term.resumeQuotes.length > 0)).toBe(true);
  });
});

describe("words akin to the ad's", () => {
  const shows = (ad: string, ...bullets: string[]) =>
    match({ jobs: [{ title: "Clerk", from: "2020-01", to: "now", bullets }] }, `Requirements\n- ${ad}`)
      .terms[0];

  test.each([["Equipment maintenance", "Maintained the pumps and other heavy equipment"]])(
    "show it partly, with both wordings: %j by %j",
    (ad, bullet) => {
      const shown = shows(ad, bullet)!;
      expect(shown).toMatchObject({ status: "partly", evidence: "implied" });
      expect(bullet).toContain(shown.resumeQuotes[0]!.quote);
      expect(shown.wording).toEqual({ resume: shown.resumeQuotes[0]!.quote, job: ad });
    },
  );

  test("are those of one line, and none that only look alike", () => {
    expect(shows("Machine translation", "Machined the transit locks")?.status).toBe("missing");
    expect(shows("Machine translation", "Translated manuals", "Cleaned the machine")?.status).toBe("missing");
  });

  test.each([
    ["Creativity", "Created posters"],
    ["Time management", "Managed a shop"],
    ["Business development", "Business clients: developed recipes"],
  ])("are no showing where one deed of many says little: %j by %j", (ad, bullet) => {
    expect(shows(ad, bullet)?.status).toBe("missing");
  });

  test("show a quality where the resume has its very word", () => {
    expect(shows("Creative", "Being creative with small budgets")?.status).toBe("have");
  });

  test("show a part only, where the ad names more than the term", () => {
    const { of } = match({ skills: "Report writing" }, "Responsibilities\n- Prepare HR reports every month");
    expect(of("Report writing")).toMatchObject({ status: "partly" });
  });
});

describe("the wording", () => {
  test("is pointed out where a search for the ad's words would pass the resume by", () => {
    const { of } = match(nurse, "Requirements\n- Kubernetes");
    expect(of("Kubernetes")?.wording).toEqual({ resume: "k8s", job: "Kubernetes" });
  });

  test("is the same whatever the case, the plural and the hyphen", () => {
    const seed = { skills: "Care plan, E-commerce" };
    const { terms } = match(seed, "Requirements\n- Care Plans\n- e-commerce");
    expect(terms.map((term) => [term.status, term.wording])).toEqual([
      ["have", null],
      ["have", null],
    ]);
  });
});

test("the same resume and ad always give the same match", () => {
  const ad = "Requirements\n- SQL, Kubernetes, phlebotomy and teamwork";
  expect(JSON.stringify(match(nurse, ad).terms)).toBe(JSON.stringify(match(nurse, ad).terms));
});

describe("a quality that the ad asks for", () => {
  const AD = "Requirements\n- Team player with good communication skills\n- Passionate and driven";
  const withBullet = (bullet: string) =>
    match({ ...nurse, jobs: [{ ...nurse.jobs![0]!, bullets: [bullet] }] }, AD);

  test("is partly had where a line shows it in other words, and both wordings are said", () => {
    const { of } = withBullet("Coordinated a team of five carers");
    expect(of("Teamwork")).toMatchObject({
      status: "partly",
      wording: { resume: "Coordinated a team", job: "Team player" },
    });
    expect(of("Communication")?.status).toBe("missing");
  });

  test("is not shown by what a person reached, nor by a heading", () => {
    const { terms } = withBullet("Exceeded all targets of the ward");
    expect(terms.filter(({ kind }) => kind === "soft").map(({ status }) => status)).not.toContain("partly");
  });
});

test("'customers' and 'clients' are one to a reader, and two to a search", () => {
  const ad = "Requirements\n- Experience with client accounts\n- Excel";
  const { terms } = match(
    { ...nurse, jobs: [{ ...nurse.jobs![0]!, bullets: ["Reviewed customer accounts"] }] },
    ad,
  );
  const term = terms.find(({ quotes }) => quotes.some(({ quote }) => /client accounts?/.test(quote)));
  expect(term?.status).toBe("partly");
});
