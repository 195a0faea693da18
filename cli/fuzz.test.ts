import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { answerLines } from "./answer-lines.ts";
import type { LineAnswerer } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { openTools } from "./open-tools.ts";
import { parseArguments } from "./parse-arguments.ts";
import { WrongUse } from "./usage.ts";

const SEED = 2026;
const folder = mkdtempSync(join(tmpdir(), "vouch-lines-"));
const file = join(folder, "resume.pdf");
const tools = openTools();
beforeAll(() => writeFileSync(file, "%PDF-1.7\nnot much of a PDF"));
afterAll(async () => {
  await tools.close();
  rmSync(folder, { recursive: true });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.constantFrom("", "\u0000", "a\u0000b", "\ud800"),
);
const path = fc.oneof(
  fc.constantFrom(file, folder, `${file}/x`, "", `${folder}/\u0000`, `${folder}/${"x".repeat(300)}`),
  anyText.map((name) => join(folder, "absent", name)),
);
const line = fc.oneof(
  fc
    .record(
      {
        id: fc.jsonValue(),
        path: fc.oneof(path, fc.jsonValue()),
        resume: fc.oneof(path, fc.jsonValue()),
        job: fc.oneof(anyText, fc.jsonValue()),
        text: fc.oneof(anyText, fc.jsonValue()),
        letter: fc.oneof(anyText, fc.jsonValue()),
        resumeText: fc.oneof(anyText, fc.jsonValue()),
        profileText: fc.oneof(anyText, fc.jsonValue()),
        url: fc.oneof(anyText, fc.jsonValue()),
        tone: fc.constantFrom("warm", "loud"),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.json(),
  anyText.map((words) => words.replaceAll("\n", " ")),
  fc.constantFrom(
    '{"id":1,"__proto__":{"path":"x"}}',
    `${"[".repeat(5000)}`,
    '{"id":{"toString":1}}',
    '{"id":1e999}',
  ),
);

/** The commands that answer JSON lines. */
async function listWithLines(): Promise<[string, LineAnswerer][]> {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => [name, (await load!()).answerLine] as const),
  );
  return commands.flatMap(([name, answerLine]) => (answerLine === null ? [] : [[name, answerLine]]));
}

const withLines = await listWithLines();

describe("JSON lines that nobody would write", () => {
  test.each(withLines)("each has its answer, with vouch %s", async (_, answerLine) => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const output = new PassThrough();
        const written = text(output);
        await answerLines(answerLine, tools, Readable.from([lines.join("\n")]), output);
        output.end();
        const answers = (await written)
          .split("\n")
          .filter(Boolean)
          .map((answer) => JSON.parse(answer));
        expect(answers).toHaveLength(lines.filter((one) => one.trim() !== "").length);
        expect(answers.filter(({ error }) => error?.code === "internal")).toEqual([]);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});

test("arguments that nobody would write are understood or refused in a sentence", () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...Object.keys(COMMANDS),
      "--json",
      "--jsonl",
      "--job",
      "--out=",
      "--tone",
      "-",
      "--",
      "--job=x",
      "-j",
      "--__proto__",
      "--no-json",
      "x.pdf",
    ),
    anyText,
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      try {
        expect(typeof parseArguments(words).command).toBe("string");
      } catch (error) {
        if (!(error instanceof WrongUse)) throw error;
        expect(error.message).not.toBe("");
      }
    }),
    { seed: SEED, numRuns: 2000 },
  );
});
