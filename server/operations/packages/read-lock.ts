import { readFileSync } from "node:fs";
import * as z from "zod";

const entryShape = z.object({
  version: z.string().default(""),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  devOptional: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});
const lockShape = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(z.string(), entryShape),
});

/** A package at one place of the lock. */
export type LockedPackage = {
  /** Where npm installs it, such as `node_modules/koa/node_modules/depd`. */
  path: string;
  name: string;
  version: string;
  /** As the registry wrote it down; null where the package says none. */
  license: string | null;
  /** Subresource integrity: `sha512-` and base64. */
  integrity: string | null;
  /** Only some platforms or uses need it, so it may be absent from an installation. */
  optional: boolean;
  hasInstallScript: boolean;
  /** Paths of the packages it finds under the names it depends on. */
  dependsOn: string[];
};

export type Lock = {
  name: string;
  version: string;
  /** What the product itself depends on, as paths. */
  dependsOn: string[];
  /** What `npm ci --omit=dev` may install, by path. */
  production: LockedPackage[];
  /** Everything, development included. */
  all: LockedPackage[];
};

/** The packages of a `package-lock.json` (version 3). */
export function readLock(file = "package-lock.json"): Lock {
  const { name, version, packages } = lockShape.parse(JSON.parse(readFileSync(file, "utf8")));
  const find = (from: string, wanted: string) => findPackage(packages, from, wanted);
  const dependsOn = (path: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]!;
    const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
    return names.map((one) => find(path, one)).filter((found) => found !== null);
  };
  const all = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({
      path,
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version,
      license: entry.license ?? null,
      integrity: entry.integrity ?? null,
      optional: entry.optional || entry.devOptional,
      hasInstallScript: entry.hasInstallScript,
      dependsOn: dependsOn(path),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const production = all.filter(({ path }) => !packages[path]!.dev);
  return { name, version, dependsOn: dependsOn(""), production, all };
}

/** Looks for a package as Node does: beside the one that asks, then further and further out. */
function findPackage(packages: Record<string, unknown>, from: string, name: string): string | null {
  const candidate = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (candidate in packages) return candidate;
  if (from === "") return null;
  const outer = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1));
  return findPackage(packages, outer, name);
}
