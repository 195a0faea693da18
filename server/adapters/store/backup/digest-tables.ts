import { createHash } from "node:crypto";
import type { Part } from "./read-all.ts";

/** How many rows each table has, and a SHA-256 over all of them. Two stores with equal digests hold the same. */
export type Digests = Record<string, { rows: number; sha256: string }>;

/** Takes the parts that a reader hands out; `finish` says what they were. */
export function digestTables(): { take: (part: Part) => void; finish: () => Digests } {
  const digests: Digests = {};
  let current: { name: string; rows: number; hash: ReturnType<typeof createHash> } | null = null;
  const close = () => {
    if (current !== null) digests[current.name] = { rows: current.rows, sha256: current.hash.digest("hex") };
    current = null;
  };
  return {
    take: (part) => {
      if (part.kind === "table") {
        close();
        current = {
          name: part.name,
          rows: 0,
          hash: createHash("sha256").update(JSON.stringify(part.columns)),
        };
      }
      if (part.kind === "rows")
        for (const row of part.rows) {
          current!.rows += 1;
          current!.hash.update(JSON.stringify(row));
        }
    },
    finish: () => {
      close();
      return digests;
    },
  };
}

export function sameDigests(one: Digests, other: Digests): boolean {
  const sort = (digests: Digests) =>
    JSON.stringify(
      Object.entries(digests)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { rows, sha256 }]) => [name, rows, sha256]),
    );
  return sort(one) === sort(other);
}
