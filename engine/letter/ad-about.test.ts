import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { listAbout } from "./ad-about.ts";

const saidOf = (text: string) => listAbout(readJob(text)).map(({ said }) => said);

test("what an employer says that it does is said to the employer", () => {
  expect(
    saidOf(
      "Structural Welder\n\nWe build handrail and platforms for food plants across the Midwest. We offer good pay and a clean shop.\n\nRequirements:\n- Welding",
    ),
  ).toEqual(["you build handrail and platforms for food plants across the Midwest"]);
});

test("a company's own name stays", () => {
  const ad =
    "Packaging Designer\nCompany: Saltgrass Foods\n\nSaltgrass Foods makes seaweed snacks sold in 4,000 stores. Saltgrass Foods is hiring a designer for its studio.\n\nRequirements:\n- Illustrator";
  expect(saidOf(ad)).toEqual(["Saltgrass Foods makes seaweed snacks sold in 4,000 stores"]);
});

test("praise, wishes and what it offers are left out, and quotes stand at their place", () => {
  const job = readJob(
    "Nurse\n\nWe are a leading provider of care in the region. We want you to grow with us. We run four clinics for families in the valley.\n",
  );
  expect(listAbout(job).map(({ said }) => said)).toEqual(["you run four clinics for families in the valley"]);
  for (const { start, end, quote } of listAbout(job)) expect(job.text.slice(start, end)).toBe(quote);
});
