import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { answerLines } from "./answer-lines.ts";
import type { CommandTools } from "./command.ts";

const tools = {} as CommandTools;

/** A run whose input and output are pipes: `send` a line, `receive` the next answer. */
function aRun(answer: (line: unknown) => Promise<object>) {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
  const failed = answerLines(answer, tools, input, output);
  let buffer = "";
  const receive = async (): Promise<unknown> => {
    while (!buffer.includes("\n")) {
      const chunk: unknown = output.read();
      if (chunk === null) await once(output, "readable");
      else buffer += chunk as string;
    }
    const end = buffer.indexOf("\n");
    const line = buffer.slice(0, end);
    buffer = buffer.slice(end + 1);
    return JSON.parse(line);
  };
  return { input, failed, receive, send: (text: string) => input.write(text) };
}

describe("answers to JSON lines", () => {
  test("each comes before the next line is sent", async () => {
    const { send, receive, input, failed } = aRun(async (line) => ({ echo: (line as { n: number }).n }));
    for (let n = 0; n < 6; n += 1) {
      send(`{"id":${n},"n":${n}}\n`);
      expect(await receive()).toEqual({ id: n, echo: n });
    }
    input.end();
    expect(await failed).toBe(0);
  });

  test("they keep the order of the lines, whichever is ready first", async () => {
    const gates = new Map<number, () => void>();
    const { send, receive, input } = aRun(
      (line) => new Promise((resolve) => gates.set((line as { n: number }).n, () => resolve({}))),
    );
    send('{"id":0,"n":0}\n{"id":1,"n":1}\n');
    const first = receive();
    while (gates.size < 2) await new Promise((resolve) => setImmediate(resolve));
    gates.get(1)!();
    gates.get(0)!();
    expect([await first, await receive()]).toEqual([{ id: 0 }, { id: 1 }]);
    input.end();
  });

  test("whoever reads no answers is read no further, however much they send", async () => {
    let begun = 0;
    const { input, receive, failed } = aRun(async () => {
      begun += 1;
      return { words: "x".repeat(20_000) };
    });
    const LINES = 500;
    const lines = Array.from({ length: LINES }, (_, id) => `{"id":${id}}\n`);
    const sent = pipeline(Readable.from(lines), input);
    const waits = async () => {
      const before = begun;
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return begun === before;
    };
    while (!(await waits()));
    expect(begun).toBeLessThan(20);
    for (let id = 0; id < LINES; id += 1) expect(await receive()).toMatchObject({ id });
    await sent;
    expect(await failed).toBe(0);
  });

  test("a line without end is refused in a sentence, and the next one answered", async () => {
    const { send, receive, input, failed } = aRun(async () => ({ ok: true }));
    for (let block = 0; block < 50; block += 1) send("x".repeat(100_000));
    send('\n{"id":7}');
    input.end();
    expect(await receive()).toMatchObject({ id: null, status: "error", error: { code: "line-too-long" } });
    expect(await receive()).toEqual({ id: 7, ok: true });
    expect(await failed).toBe(1);
  });

  test("letters cut by the edge of a block are whole again", async () => {
    const { input, receive } = aRun(async (line) => ({ name: (line as { name: string }).name }));
    const bytes = Buffer.from('{"id":1,"name":"Zoë 漢"}\n');
    for (const byte of bytes) input.write(Buffer.from([byte]));
    expect(await receive()).toEqual({ id: 1, name: "Zoë 漢" });
    input.end();
  });
});
