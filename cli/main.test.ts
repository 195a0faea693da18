import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, test } from "vitest";
import { stateReceipt, writeReceiptFile } from "#contract/receipt-file.ts";
import { makeSigningKey, signReceipt } from "#server/shared/receipt-crypto.ts";
import { aScan } from "#testing/a-scan.ts";

const RESUME = "testing/corpus/resumes/electrician-uk.pdf";
const AD = `Electrician, Leeds

Requirements
- 18th Edition certificate is essential
- Fault finding on three-phase systems
- Good communication skills
`;

function runVouch(args: string[], input = "") {
  const run = spawnSync("node", ["cli/main.ts", ...args], { input, encoding: "utf8" });
  return { ...run, lines: run.stdout.split("\n").filter((line) => line !== "") };
}

test("in a pipe each line is answered before the next one is sent", async () => {
  const vouch = spawn("node", ["cli/main.ts", "read", "--jsonl"], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(vouch, "exit");
  const answers = createInterface(vouch.stdout)[Symbol.asyncIterator]();
  for (const id of ["a", "b", "c"]) {
    vouch.stdin.write(`${JSON.stringify({ id, path: RESUME })}\n`);
    expect(JSON.parse(String((await answers.next()).value))).toMatchObject({ id, status: "ok" });
  }
  vouch.stdin.end();
  expect(await ended).toEqual([0, null]);
}, 120_000);

describe("reading many resumes", () => {
  const { status, lines } = runVouch(
    ["read", "--jsonl"],
    [
      JSON.stringify({ id: "a", path: RESUME }),
      JSON.stringify({ id: "b", path: "no/such/file.pdf" }),
      "this is not JSON",
      JSON.stringify({ id: "d", text: "no path" }),
      JSON.stringify({ id: "e", path: "package.json" }),
      JSON.stringify({ path: "no/id.pdf" }),
      JSON.stringify({ id: 6, path: RESUME }),
    ].join("\n"),
  );
  const answers = lines.map((line) => JSON.parse(line));

  test("each line is answered in order with its own id, and a failure does not end the run", () => {
    expect(answers.map(({ id, status: answered }) => [id, answered])).toEqual([
      ["a", "ok"],
      ["b", "error"],
      [null, "error"],
      ["d", "error"],
      ["e", "error"],
      [null, "error"],
      [6, "ok"],
    ]);
    expect(status).toBe(1);
  });

  test("a failure has a code and a sentence", () => {
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      "file-not-read",
      "bad-json",
      "bad-line",
      "pdf-not-a-pdf",
      "file-not-read",
      undefined,
    ]);
    for (const { error } of answers) if (error !== undefined) expect(error.message).toMatch(/\.$/);
  });

  test("the same bytes give the same answer", () => {
    const [first, last] = [answers.at(0), answers.at(-1)];
    expect({ ...last, id: "a" }).toEqual(first);
  });

  test("the answer has every field the documentation names", () => {
    const fields = [
      "path",
      "status",
      "textLayer",
      "pages",
      "columns",
      "wordcount",
      "contact",
      "sections",
      "jobs",
    ];
    const more = ["education", "skills", "structure", "checks", "warnings", "text"];
    for (const field of [...fields, ...more]) expect(answers[0]).toHaveProperty(field);
    const details = ["name", "email", "phone", "address", "linkedin"];
    expect(Object.keys(answers[0].contact)).toEqual([...details, "confidence"]);
    expect(Object.keys(answers[0].contact.confidence)).toEqual(details);
    for (const { confidence } of answers[0].sections) expect(confidence).toBeGreaterThan(0);
    const [job] = answers[0].jobs;
    expect(Object.keys(job.confidence)).toEqual(["title", "employer", "place", "dates"]);
    for (const share of Object.values(job.confidence)) expect(share).toBeGreaterThanOrEqual(0);
    expect(Object.keys(answers[0].education[0].confidence)).toEqual(["school", "degree", "field", "dates"]);
  });
});

test("the terms of a text are given with the characters where they stand", () => {
  const text = `⚡🔧 ${AD}`;
  const { status, stdout } = runVouch(["skills", "-", "--json"], text);
  expect(status).toBe(0);
  const { hard, soft } = JSON.parse(stdout);
  const characters = [...text];
  for (const { quote, start, end } of [...hard, ...soft]) {
    expect(characters.slice(start, end).join("")).toBe(quote);
  }
  expect(hard.map(({ label }: { label: string }) => label)).toContain("18th Edition");
  expect(soft.map(({ label }: { label: string }) => label)).toContain("Communication");
});

test("a scan answers with a score that its own lists explain", () => {
  const line = JSON.stringify({ id: 1, path: RESUME, job: AD });
  const { status, lines } = runVouch(["scan", "--jsonl"], line);
  expect(status).toBe(0);
  const report = JSON.parse(lines[0]!);
  const fold = (labels: string[]) => new Set(labels.map((label) => label.toLowerCase()));
  const asked = fold([...report.hardskillsjd, ...report.softskillsjd, ...report.keywordsjd]);
  const held = fold([
    ...report.hardskillsre,
    ...report.softskillsre,
    ...report.keywordsre,
    ...report.matchingjdre,
  ]);
  const found = [...asked].filter((label) => held.has(label)).length;
  expect(report.receipt.asked).toBe(asked.size);
  expect(report.parts.keywords).toBeCloseTo((60 * found) / asked.size, 2);
  const { keywords, essentialInfo, structure, wordcount } = report.parts;
  expect(report.overallScore).toBeCloseTo(keywords + essentialInfo + structure + wordcount, 2);
});

describe("a receipt", () => {
  const key = makeSigningKey();
  const text = writeReceiptFile(signReceipt(stateReceipt(aScan()), key));
  const verify = (receipt: string, ...more: string[]) => {
    const { status, stdout } = runVouch(["verify", "-", ...more, "--json"], receipt);
    return { exit: status, ...JSON.parse(stdout) };
  };

  test("as it was signed agrees, with the published key in every part", () => {
    expect(verify(text, `--key=${key.publicKey}`)).toMatchObject({ status: "ok", agrees: true });
    expect(verify(text)).toMatchObject({ status: "ok", agrees: true });
  });

  test("of another key, or with a better score, is refused with a sentence", () => {
    expect(verify(text, `--key=${makeSigningKey().publicKey}`).error).toEqual({
      code: "receipt-issuer",
      message: "The key is not the published one: somebody else made this receipt.",
    });
    const better = text.replace('"overallScore": 55', '"overallScore": 95');
    expect(better).not.toBe(text);
    expect(verify(better).error.code).toBe("receipt-digest");
  });
});

test.each([
  [[], "No command"],
  [["read"], "needs a file"],
  [["dance", "x.pdf"], "no command 'dance'"],
  [["dance"], "no command 'dance'"],
  [["toString", "x.pdf"], "no command 'toString'"],
  [["import", "--jsonl"], "one file at a time"],
  [["scan", RESUME], "--job"],
  [["read", "a.pdf", "b.pdf"], "one too many"],
  [["read", "--frob", "a.pdf"], "--frob"],
])("a wrong call %j is told what is wrong and ends with 2", (args, said) => {
  const { status, stderr } = runVouch(args);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
  expect(stderr).toContain("vouch read FILE.pdf");
});
