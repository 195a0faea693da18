import type { Encoding } from "./page-file.ts";

/** The first of our encodings that the browser takes (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding {
  const taken = new Set<string>();
  for (const entry of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name);
  }
  return offered.find((encoding) => taken.has(encoding)) ?? "identity";
}
