export type FailureDescription = {
  type: string;
  /** PostgreSQL's, Node's or a library's name for it; empty when it has none. */
  message: string;
  stack: string;
  cause?: FailureDescription;
};

const DEPTH = 4;
const LETTER_TEMPLATES = 6;

/**
 * An error as it may stand in a log: its kind, code and places in our files. Messages are left out, since those of a
 * failed statement, a parser or a schema quote what people sent.
 */
export function describeFailure(error: unknown, depth = 0): FailureDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: typeof code === "string" ? code : "",
    stack: frames
      .slice(0, LETTER_TEMPLATES)
      .map((frame) => frame.trim())
      .join("\n"),
    ...(error.cause && depth < DEPTH ? { cause: describeFailure(error.cause, depth + 1) } : {}),
  };
}
