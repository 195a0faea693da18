import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const title = (text: string) => readJob(text).title?.quote ?? null;
const company = (text: string) => readJob(text).company?.quote ?? null;

describe("the title of the job", () => {
  test.each([
    ["Job Title: Full Stack Developer\nCompany: Brightmoor Ltd", "Full Stack Developer"],
    ["Care Assistant\nLudlow", "Care Assistant"],
    ["Senior DevOps Engineer - Remote (EU)\nWe run parking.", "Senior DevOps Engineer"],
    ["Pantry Fox is hiring a Machine Learning Engineer to rank products.", "Machine Learning Engineer"],
    ["As a Store Manager you lead twelve people.", "Store Manager"],
    ["Head Grower\nFaversham", "Head Grower"],
    ["CNA - Memory Care (Days)\nEugene", "CNA"],
    ["Licensed Plumber & Gasfitter\nNapier", "Licensed Plumber & Gasfitter"],
    ["Scrum Master (Contract)\nRemote", "Scrum Master"],
    ["Maths Tutor / Academic Partnerships\nHull", "Maths Tutor"],
  ])("is found: %j", (text, expected) => {
    expect(title(text)).toBe(expected);
  });

  test.each(["We sell candles in Margate.", "Must have SQL and patience.", "", "12345"])(
    "is left open: %j",
    (text) => {
      expect(title(text)).toBeNull();
    },
  );

  test("tells its rank", () => {
    const rank = (text: string) => readJob(text).seniority;
    expect(rank("Senior Accountant\nLeeds")).toBe("senior");
    expect(rank("Head of Finance\nLeeds")).toBe("head");
    expect(rank("Executive Assistant to the Director\nLeeds")).not.toBe("director");
    expect(rank("Welder\nLeeds")).toBeNull();
  });
});

describe("the company", () => {
  test.each([
    ["Nurse\nCompany: Mercy Ridge", "Mercy Ridge"],
    ["Pantry Fox, a start-up in Chicago, is hiring a cook.", "Pantry Fox"],
    ["Join Osprey Robotics as a recruiter.", "Osprey Robotics"],
    ["At Parcelwise, we make returns less painful.", "Parcelwise"],
    ["Welder\nHob Moor Steelwork Ltd, York", "Hob Moor Steelwork Ltd"],
    ["Ward Nurse at Fenwick Hospital", "Fenwick Hospital"],
    ["Plumber\nA&D Heating Services Ltd, Swindon", "A&D Heating Services Ltd"],
    ["Designer\nMarlow Kitchens & Bedrooms", "Marlow Kitchens & Bedrooms"],
    ["Coordinator – Ridgeway Orthopaedics (Denver)", "Ridgeway Orthopaedics"],
    ["Clerk II\nCity of Ferndale Heights - Police Department", "City of Ferndale Heights"],
    [
      "Manager\nHalverson Builders: Minneapolis\nHalverson Builders has put up schools since 1949.",
      "Halverson Builders",
    ],
    ["Chef\nAbout Trailhead Media\nCamping sites.", "Trailhead Media"],
    ["Cook – The Copper Kettle, Bath\nThe Copper Kettle is a pub with rooms.", "The Copper Kettle"],
    ["Editor\nNordmyra is a marketplace for tents.", "Nordmyra"],
    ["Join Altenbourg Fund Services, an independent firm.\nClerk", "Altenbourg Fund Services"],
    ["Cook\nJuniper & Smoke\nWrite to chef@juniperandsmoke.example", "Juniper & Smoke"],
    ["Teller\nHilltree Savings Ltd, Nashik branch. Ten posts.", "Hilltree Savings Ltd"],
  ])("is found: %j", (text, expected) => {
    expect(company(text)).toBe(expected);
  });

  test.each([
    "Our client is hiring a Welder in Leeds.",
    "We are looking for a Nurse.",
    "This position is an opportunity for growth.",
    "Castlegate Recruitment is hiring a Developer on behalf of a client.",
    "Data Analyst\nLondon",
    "Nurse\nMelton Mowbray",
    "Secretary\nLocation: Andheri East, Mumbai",
    "Nurse\nThe Finance Team is looking for help.",
    "Analyst\nXyzzly is a big plus.",
    "PGT Physics\nDelhi",
  ])("is left open: %j", (text) => {
    expect(company(text)).toBeNull();
  });
});

describe("the likeliest wordings", () => {
  const ad = [
    "About Larkmoor",
    "Larkmoor runs parking for forty towns. Brightwater and Larkmoor have worked together since 2011.",
    "What you will do",
    "- Answer calls from drivers and write down what they report",
    "- Help the Customer Service Advisor and the Team Manager with letters to towns and to drivers",
    "- Keep the record of every fine and every appeal in good order, and tell the manager what is late",
    "What you need",
    "- Patience, clear English and some months of office work",
    "- Excel and a calm voice on the telephone",
  ].join("\n");

  test("stand in the ad as quoted, best first, each once, at most three", () => {
    const { titles, companies } = readJob(ad);
    expect(titles.length).toBeGreaterThan(0);
    expect(companies.length).toBeGreaterThan(0);
    for (const guesses of [titles, companies]) {
      expect(guesses.length).toBeLessThanOrEqual(3);
      expect(new Set(guesses.map(({ quote }) => quote)).size).toBe(guesses.length);
      for (const [at, { start, end, quote, confidence }] of guesses.entries()) {
        expect(ad.slice(start, end)).toBe(quote);
        expect(confidence).toBeLessThanOrEqual(guesses[at - 1]?.confidence ?? 1);
      }
    }
  });

  test("hold a legal form with a dot of its own and the employer printed over the post", () => {
    const duties = ad.slice(ad.indexOf("What you will do"));
    expect(readJob(`Warehouse Clerk\nPT. Merapi Cahaya\n${duties}`).companies[0]?.quote).toBe(
      "PT. Merapi Cahaya",
    );
    expect(readJob(`FERNHOLLOW PORT AUTHORITY\nWarehouse Clerk\n${duties}`).company?.quote).toBe(
      "FERNHOLLOW PORT AUTHORITY",
    );
  });

  test("begin with what is believed", () => {
    for (const text of ["Job Title: Full Stack Developer\nCompany: Brightmoor Ltd", ad]) {
      const job = readJob(text);
      if (job.title !== null) expect(job.titles[0]).toMatchObject(job.title);
      if (job.company !== null) expect(job.companies[0]).toMatchObject(job.company);
    }
    expect(readJob("Job Title: Full Stack Developer\nCompany: Brightmoor Ltd").companies[0]?.quote).toBe(
      "Brightmoor Ltd",
    );
  });

  test("are none where nothing reads as one", () => {
    expect(readJob("Must have SQL and patience.")).toMatchObject({ titles: [], companies: [] });
  });
});
