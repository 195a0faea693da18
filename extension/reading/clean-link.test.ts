import { expect, test } from "vitest";
import { cleanLink, siteOf } from "./clean-link.ts";

test.each([
  ["https://jobs.example/ad/7?utm_source=a&utm_medium=b&fbclid=c", "https://jobs.example/ad/7"],
  ["https://jobs.example/view?id=7&gh_src=x", "https://jobs.example/view?id=7"],
  [
    "https://jobs.example/?currentJobId=40112&trackingId=q&refId=z",
    "https://jobs.example/?currentJobId=40112",
  ],
  ["https://jobs.example/ad?ref=2210", "https://jobs.example/ad?ref=2210"],
  ["https://jobs.example/ad#apply", "https://jobs.example/ad"],
  ["https://jobs.example/#/job/44", "https://jobs.example/#/job/44"],
  ["https://me:secret@jobs.example/ad", "https://jobs.example/ad"],
  ["chrome://settings", ""],
  ["no address", ""],
])("%s becomes %s", (address, link) => expect(cleanLink(address)).toBe(link));

test("an address without end loses its question, not its page", () => {
  expect(cleanLink(`https://jobs.example/ad?x=${"y".repeat(3000)}`)).toBe("https://jobs.example/ad");
});

test("the site is called as people call it", () => {
  expect(siteOf("https://www.jobs.example/ad")).toBe("jobs.example");
});
