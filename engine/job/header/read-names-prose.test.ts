import { describe, expect, test } from "vitest";
import { readJob } from "../read-job.ts";

const DUTIES = [
  "The post calls for somebody who plans the week's deliveries with care. You answer drivers, keep the record of every",
  "load and every complaint, write to growers when a load is late, and help the night team where it is short of hands.",
  "You bring patience, clear English, some months of office work, Excel, and a calm voice on the telephone.",
].join(" ");
const title = (text: string) => readJob(text).title?.quote ?? null;
const company = (text: string) => readJob(text).company?.quote ?? null;

describe("the employer in an ad of prose, without a page head", () => {
  test("is who the ad speaks of again and again", () => {
    const ad = `At Varnholt we move fruit for four hundred growers. Varnholt was founded in 1961 and Varnholt's depots stand in six towns. ${DUTIES} Varnholt is an equal opportunity employer.`;
    expect(company(ad)).toBe("Varnholt");
  });

  test("is asked about where an agency writes for a client, however often it names itself", () => {
    const ad = `Our client moves fruit for four hundred growers. Varnholt has been asked to find a Transport Planner. ${DUTIES} Varnholt is an equal opportunity employer. To apply send your CV to Varnholt.`;
    expect(company(ad)).toBeNull();
    expect(readJob(ad).companies.map(({ quote }) => quote)).toContain("Varnholt");
  });

  test("may itself have clients", () => {
    const ad = `Varnholt Logistics is a family firm, and our clients are growers in six towns. Join Varnholt Logistics as a Transport Planner. ${DUTIES} At Varnholt Logistics we train everybody.`;
    expect(company(ad)).toBe("Varnholt Logistics");
  });

  test("is no recruiter, no town and no part of the post's name", () => {
    const above = (name: string) => `Transport Planner\n\n${name}\n\n${DUTIES}`;
    expect(company(above("Castlegate Recruitment Ltd"))).toBeNull();
    expect(company(above("San Diego"))).toBeNull();
    expect(company(`Accounts Receivable\n\nAccounts Receivable Clerk. ${DUTIES}`)).toBeNull();
  });

  test("is not a name and its town that a board prints as one", () => {
    const head = `Transport Planner - job post\nVarnholt Lower Xyzzleton, IL 60515 4.1 out of 5\n${DUTIES}`;
    expect(company(head) ?? "").not.toContain("IL");
  });
});

describe("the post in an ad of prose", () => {
  test("is who the ad looks for, without the praise", () => {
    const ad = `${DUTIES} We are looking for a patient, punctual and tidy Transport Planner to join our depot.`;
    expect(title(ad)).toBe("Transport Planner");
  });

  test("has no place at its end", () => {
    const ad = `Transport Planner Gloucestershire\n\nOur depot is seeking a Transport Planner. ${DUTIES}`;
    expect(title(ad)).toBe("Transport Planner");
  });

  test("is no first line that names an employer", () => {
    expect(title(`NORTHERN HARBOUR AUTHORITY\n\n${DUTIES}`)).toBeNull();
  });
});
