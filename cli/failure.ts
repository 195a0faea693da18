import { PROBLEMS, Problem } from "#contract/problem.ts";

export type Failure = { code: string; message: string };

/** A failure in words: a refusal's own sentence, a missing file, or that something went wrong. Never a stack. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof Problem) return { code: error.code, message: PROBLEMS[error.code].title };
  if (error instanceof SyntaxError) return { code: "bad-json", message: "This line is not JSON." };
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  if (isFileError(error))
    return { code: "file-not-read", message: `This file could not be read (${error.code}).` };
  return { code: "internal", message: "Something went wrong while reading this input." };
}

/** A refusal that only the command line knows. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function isFileError(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return false;
  // A path that no file can have is refused before any system is asked.
  return "syscall" in error || error.code === "ERR_INVALID_ARG_VALUE";
}
