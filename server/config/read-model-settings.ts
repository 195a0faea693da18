import * as z from "zod";
import { MODEL_KINDS, type ModelSettings } from "../adapters/language-model/port.ts";

const DEFAULT_TIMEOUT_MS = 60_000;

const variables = z.object({
  LLM_KIND: z.enum(MODEL_KINDS),
  LLM_MODEL: z.string().max(200).optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_TIMEOUT_MS: z.coerce.number().int().min(1000).max(280_000).default(DEFAULT_TIMEOUT_MS),
  LLM_PRICE_INPUT: z.coerce.number().min(0).max(10_000).optional(),
  LLM_PRICE_OUTPUT: z.coerce.number().min(0).max(10_000).optional(),
});
type Variables = z.infer<typeof variables>;

const WANTED: Record<keyof Variables, string> = {
  LLM_KIND: `LLM_KIND must be one of ${MODEL_KINDS.join(", ")}.`,
  LLM_MODEL: "LLM_MODEL must be the provider's name of the model.",
  LLM_API_KEY: "LLM_API_KEY must be the key for the provider.",
  LLM_BASE_URL: "LLM_BASE_URL must be an address like http://localhost:11434/v1.",
  LLM_TIMEOUT_MS: "LLM_TIMEOUT_MS must be a whole number from 1000 to 280000.",
  LLM_PRICE_INPUT: "LLM_PRICE_INPUT must be dollars for a million tokens, such as 0.25.",
  LLM_PRICE_OUTPUT: "LLM_PRICE_OUTPUT must be dollars for a million tokens, such as 2.",
};

/**
 * The language model for letters; null where none is set: letters are composed then, which needs none. `complaints` has
 * a sentence for each variable that is wrong or missing.
 */
export function readModelSettings(set: Record<string, string | undefined>): {
  model: ModelSettings | null;
  complaints: string[];
} {
  const named = Object.keys(WANTED).filter((name) => set[name] !== undefined);
  if (named.length === 0) return { model: null, complaints: [] };
  const read = variables.safeParse(set);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map((issue) => issue.path[0] as keyof Variables));
    const complaints = [...wrong].map((name) =>
      name === "LLM_KIND" && set.LLM_KIND === undefined
        ? `LLM_KIND is not set, but ${named[0]} is: say whose model it is (${MODEL_KINDS.join(", ")}).`
        : WANTED[name],
    );
    return { model: null, complaints };
  }
  const complaints = complainAboutGaps(read.data);
  return { model: complaints.length > 0 ? null : toSettings(read.data), complaints };
}

function complainAboutGaps(values: Variables): string[] {
  const { LLM_KIND, LLM_MODEL, LLM_API_KEY, LLM_BASE_URL, LLM_PRICE_INPUT, LLM_PRICE_OUTPUT } = values;
  const complaints: string[] = [];
  if (LLM_MODEL === undefined) complaints.push("LLM_MODEL is not set: LLM_KIND needs the name of a model.");
  if (LLM_KIND === "openai-compatible") {
    if (LLM_BASE_URL === undefined)
      complaints.push("LLM_BASE_URL is not set: openai-compatible needs the address of its server.");
  } else {
    if (LLM_API_KEY === undefined) complaints.push(`LLM_API_KEY is not set: ${LLM_KIND} needs a key.`);
    if (LLM_BASE_URL?.startsWith("http:") && !isThisMachine(LLM_BASE_URL))
      complaints.push("LLM_BASE_URL must start with https: resumes and a key travel over it.");
  }
  if ((LLM_PRICE_INPUT === undefined) !== (LLM_PRICE_OUTPUT === undefined))
    complaints.push("LLM_PRICE_INPUT and LLM_PRICE_OUTPUT go together: one of them is not set.");
  return complaints;
}

function isThisMachine(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

function toSettings(values: Variables): ModelSettings {
  const { LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output } = values;
  return {
    kind: values.LLM_KIND,
    model: values.LLM_MODEL!,
    apiKey: values.LLM_API_KEY ?? null,
    baseUrl: values.LLM_BASE_URL?.replace(/\/+$/, "") ?? null,
    timeoutMs: values.LLM_TIMEOUT_MS,
    price: input === undefined || output === undefined ? null : { input, output },
  };
}
