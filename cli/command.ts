import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import type { Arguments } from "./parse-arguments.ts";

/** Of all jobs of the command line. */
export const OWN_JOB = { caller: "command line" };

export type CommandTools = {
  /** Reads PDFs in worker threads, bounded in time and memory; started on first use. */
  workers: () => EngineWorkers;
  /** The text of a file, or of standard input for '-'. */
  readText: (file: string) => Promise<string>;
};

export type LineAnswerer = (line: unknown, tools: CommandTools) => Promise<object>;

/** One command: how it answers a call with a file, and how it answers one JSON line, if any. Both throw Problem or Refusal. */
export type Command = {
  answerFile: (file: string, values: Arguments["values"], tools: CommandTools) => Promise<object>;
  answerLine: LineAnswerer | null;
};
