import { describe, expect, test } from "vitest";
import { readModelSettings } from "./read-model-settings.ts";

describe("the settings of a language model", () => {
  test("are none where none is named: letters need no model", () => {
    expect(readModelSettings({ PORT: "3000" })).toEqual({ model: null, complaints: [] });
  });

  test("of a provider take a kind, a model and a key", () => {
    const { model } = readModelSettings({
      LLM_KIND: "anthropic",
      LLM_MODEL: "some-model",
      LLM_API_KEY: "key",
    });
    expect(model).toEqual({
      kind: "anthropic",
      model: "some-model",
      apiKey: "key",
      baseUrl: null,
      timeoutMs: 60_000,
      price: null,
    });
  });

  test("of one's own server take its address and no key", () => {
    const { model } = readModelSettings({
      LLM_KIND: "openai-compatible",
      LLM_MODEL: "qwen3:8b",
      LLM_BASE_URL: "http://192.168.1.20:11434/v1/",
      LLM_TIMEOUT_MS: "120000",
      LLM_PRICE_INPUT: "0.25",
      LLM_PRICE_OUTPUT: "2",
    });
    expect(model).toEqual({
      kind: "openai-compatible",
      model: "qwen3:8b",
      apiKey: null,
      baseUrl: "http://192.168.1.20:11434/v1",
      timeoutMs: 120_000,
      price: { input: 0.25, output: 2 },
    });
  });

  test.each([
    ["a key without a kind", { LLM_API_KEY: "key" }, /^LLM_KIND is not set, but LLM_API_KEY is/],
    ["a kind that is none", { LLM_KIND: "oracle" }, /^LLM_KIND must be one of openai, anthropic/],
    ["no model", { LLM_KIND: "openai", LLM_API_KEY: "key" }, /^LLM_MODEL is not set/],
    ["no key", { LLM_KIND: "google", LLM_MODEL: "m" }, /^LLM_API_KEY is not set: google/],
    [
      "no address of one's own server",
      { LLM_KIND: "openai-compatible", LLM_MODEL: "m" },
      /^LLM_BASE_URL is not set/,
    ],
    [
      "a provider over a line that anyone can read",
      { LLM_KIND: "openai", LLM_MODEL: "m", LLM_API_KEY: "key", LLM_BASE_URL: "http://models.example/v1" },
      /^LLM_BASE_URL must start with https/,
    ],
    [
      "half a price",
      { LLM_KIND: "openai", LLM_MODEL: "m", LLM_API_KEY: "key", LLM_PRICE_INPUT: "1" },
      /one of them is not set/,
    ],
    [
      "a time that is none",
      { LLM_KIND: "openai", LLM_MODEL: "m", LLM_API_KEY: "key", LLM_TIMEOUT_MS: "soon" },
      /^LLM_TIMEOUT_MS must be/,
    ],
  ])("with %s are refused in a sentence", (_, set, sentence) => {
    const { model, complaints } = readModelSettings(set);
    expect(model).toBeNull();
    expect(complaints).toEqual([expect.stringMatching(sentence)]);
  });
});
