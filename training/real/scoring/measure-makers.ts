import type { Outcome } from "./counts.ts";
export async function measureMakers(): Promise<Outcome[]> {
  return [];
}
