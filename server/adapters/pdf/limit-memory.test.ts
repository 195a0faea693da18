import { describe, expect, test } from "vitest";
import { limitMemory } from "./limit-memory.ts";

const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A memory of 1 to 32,768 pages behind a custom section of three bytes. */
const module = new Uint8Array([...header, 0, 3, 1, 0x78, 0, 5, 6, 1, 1, 1, 0x80, 0x80, 0x02]);

describe("the engine's memory limit", () => {
  test("is written where the binary keeps its maximum, and nothing else changes", () => {
    const limited = limitMemory(module, 4096);
    expect([...limited.slice(-3)]).toEqual([0x80, 0xa0, 0x00]);
    expect([...limited.slice(0, -3)]).toEqual([...module.slice(0, -3)]);
    expect(WebAssembly.validate(limited)).toBe(true);
  });

  test("is never raised", () => {
    expect(limitMemory(module, 60_000)).toEqual(module);
  });

  test("fails loudly for a binary that it does not know", () => {
    expect(() => limitMemory(new Uint8Array(header), 4096)).toThrow("cannot be limited");
    expect(() => limitMemory(new Uint8Array([...header, 5, 3, 1, 0, 1]), 4096)).toThrow("cannot be limited");
  });
});
