import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Import = { file: string; specifier: string; typeOnly: boolean };

/** Every source file below `folder` (relative to `root`, forward slashes), tests left out. */
export function listSources(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !file.includes("node_modules/"))
    .sort();
}

/** What a file imports, as written: static imports and exports, and dynamic imports of a literal. */
export function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const found: Import[] = [];
  const statement = /^\s*(?:import|export)\s(?!\()(type\s)?(?:[^;'"]*?\sfrom\s)?\s*["']([^"']+)["']/gm;
  for (const match of source.matchAll(statement)) {
    found.push({ file, specifier: match[2]!, typeOnly: match[1] !== undefined });
  }
  for (const match of source.matchAll(/\bimport\(\s*["']([^"']+)["']/g)) {
    found.push({ file, specifier: match[1]!, typeOnly: false });
  }
  return found;
}

/** The project file an import points at, or null for a package. */
export function resolveImport({ file, specifier }: Import): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith("."))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  return null;
}
