import { expect, test } from "vitest";
import { listGroups, MOST_COMPARED, readCompared } from "./list-groups.ts";

const scan = (id: string, resumeSha256: string, jobSha256: string) => ({ id, resumeSha256, jobSha256 });

test("one resume against its ads, and the resumes against one ad, each by its newest scan", () => {
  const scans = [
    scan("5", "old", "nurse"),
    scan("4", "new", "nurse"),
    scan("3", "new", "welder"),
    scan("2", "new", "nurse"),
    scan("1", "other", "welder"),
  ];
  expect(listGroups(scans, { resumeSha256: "new", jobSha256: "nurse" })).toEqual({
    ads: ["4", "3"],
    resumes: ["5", "4"],
  });
});

test("no more than ten stand side by side", () => {
  const many = Array.from({ length: 14 }, (_, at) => scan(`${at}`, "new", `ad ${at}`));
  expect(listGroups(many, { resumeSha256: "new", jobSha256: "ad 0" }).ads).toHaveLength(MOST_COMPARED);
  expect(readCompared(`#compare=${many.map(({ id }) => id).join()}`)).toHaveLength(MOST_COMPARED);
});

test("an address that names fewer than two reports compares nothing", () => {
  for (const hash of ["", "#letters", "#compare=", "#compare=1", "#compare=1,1"])
    expect(readCompared(hash)).toBeNull();
  expect(readCompared("#compare=1,2")).toEqual(["1", "2"]);
});
