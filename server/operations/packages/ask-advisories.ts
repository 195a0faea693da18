import * as z from "zod";
import type { LockedPackage } from "./read-lock.ts";

const SEVERITIES = ["critical", "high", "moderate", "low", "info"] as const;
type Severity = (typeof SEVERITIES)[number];

const answerShape = z.record(
  z.string(),
  z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      severity: z.enum(SEVERITIES),
      vulnerable_versions: z.string(),
    }),
  ),
);

export type Advisory = {
  name: string;
  /** The versions that are installed of it. */
  versions: string[];
  severity: Severity;
  title: string;
  url: string;
  vulnerable: string;
};

const PATIENCE_MS = 30_000;

/**
 * What the registry knows against these packages, the worst first; null when it gives no answer that can be read. It is
 * told names and versions, nothing else.
 */
export async function askAdvisories(
  registry: string,
  packages: readonly LockedPackage[],
): Promise<Advisory[] | null> {
  const versions = groupVersions(packages);
  const answer = await post(registry, versions);
  if (answer === null) return null;
  return Object.entries(answer)
    .flatMap(([name, found]) =>
      found.map(({ severity, title, url, vulnerable_versions }) => ({
        name,
        versions: versions[name] ?? [],
        severity,
        title,
        url,
        vulnerable: vulnerable_versions,
      })),
    )
    .sort((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}

function groupVersions(packages: readonly LockedPackage[]): Record<string, string[]> {
  const versions: Record<string, string[]> = {};
  for (const { name, version } of packages)
    if (!versions[name]?.includes(version)) versions[name] = [...(versions[name] ?? []), version];
  return versions;
}

/** The address that `npm audit` asks. Without a network, or at a registry that does not know it, there is no answer. */
async function post(registry: string, versions: Record<string, string[]>) {
  const address = new URL("-/npm/v1/security/advisories/bulk", registry.replace(/\/*$/, "/"));
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? answerShape.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
