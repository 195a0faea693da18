/** The five characters by which PostgreSQL names a failure, wherever in the chain of causes they stand. */
export function readSqlState(error: unknown): string | null {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
    current = current.cause;
  }
  return null;
}
