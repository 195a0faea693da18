import type { ReadPages } from "../line.ts";
import type { Warning } from "../resume.ts";
export function listWarnings(_: object, __: ReadPages): Warning[] {
  return [];
}
