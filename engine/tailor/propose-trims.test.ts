import { expect, test } from "vitest";
import { readJob } from "../job/read-job.ts";
import { proposeEdits } from "./propose-edits.ts";
import { readDocument } from "./read-document.ts";

const AD = "Warehouse lead\nRequirements\n- SAP\n- Inventory management\n- Forklift operation";

function trimmed(line: string): string | null {
  const document = {
    basics: { name: "Juno Marlowe" },
    work: [
      { id: "w", position: "Clerk", name: "Hearth Ltd", startDate: "2020", highlights: [line, "Other work"] },
    ],
  };
  const proposals = proposeEdits(document, readDocument(document), readJob(AD));
  return proposals.find(({ kind }) => kind === "trim")?.after ?? null;
}

test.each([
  [
    "Kept stock levels in SAP for three warehouses and wrote the newsletter of the whole company sports club",
    "Kept stock levels in SAP for three warehouses",
  ],
  [
    "Ran inventory management for the northern stores, ensuring that everybody was satisfied at all times.",
    "Ran inventory management for the northern stores.",
  ],
  [
    "Entered goods, returns and complaints in SAP every evening, helping wherever a hand was needed on the floor",
    "Entered goods, returns and complaints in SAP every evening",
  ],
])("a long line loses the clause that shows nothing of the ad: %s", (line, left) => {
  expect(trimmed(line)).toBe(left);
});

test.each([
  [
    "a figure",
    "Kept stock levels in SAP for three warehouses of the group, cutting losses by 12 % within a year",
  ],
  ["a name", "Kept stock levels in SAP for three warehouses of the group and trained the new staff in Leeds"],
  [
    "what the ad asks for",
    "Kept stock levels for three warehouses of the whole group, entering all goods in SAP",
  ],
  [
    "a limit",
    "Kept stock levels in SAP for three warehouses of the group, supervised by the manager of the day",
  ],
  [
    "the rest of a list",
    "Kept stock levels in SAP, orders, returns, complaints, and answering the phone every day",
  ],
  [
    "nothing to lose",
    "Kept stock levels in SAP for three warehouses and forty shops of the northern region of the group",
  ],
])("a line keeps %s", (_, line) => {
  expect(trimmed(line)).toBeNull();
});

test("a short line stays as it is", () => {
  expect(trimmed("Kept stock levels in SAP and wrote the staff newsletter")).toBeNull();
});
