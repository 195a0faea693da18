import { parseArgs } from "node:util";
import { WrongUse } from "./usage.ts";

export type Arguments = {
  command: string;
  /** The file named after the command; null where none is. */
  file: string | null;
  jsonl: boolean;
  /** Values of the options that take one, such as --job. */
  values: Record<string, string>;
};

const VALUE_OPTIONS = ["job", "resume", "tone", "format", "out", "url", "key"] as const;

/** `vouch COMMAND [FILE] [--job FILE] --json | --jsonl`. Throws WrongUse with a sentence. */
export function parseArguments(args: readonly string[]): Arguments {
  const options = {
    json: { type: "boolean" },
    jsonl: { type: "boolean" },
    ...Object.fromEntries(VALUE_OPTIONS.map((name) => [name, { type: "string" }] as const)),
  } as const;
  const { values, positionals } = parseOrRefuse(args, options);
  const [command, file, ...rest] = positionals;
  if (command === undefined) throw new WrongUse("No command was given.");
  if (rest.length > 0) throw new WrongUse(`One file at a time; ${rest[0]} is one too many.`);
  const jsonl = values.jsonl === true;
  if (jsonl && file !== undefined)
    throw new WrongUse("--jsonl reads its inputs from standard input, not from a file.");
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { command, file: file ?? null, jsonl, values: Object.fromEntries(texts) };
}

function parseOrRefuse(args: readonly string[], options: Record<string, { type: "boolean" | "string" }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : "Those options are not known.");
  }
}
