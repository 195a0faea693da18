import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { STATED_ELSEWHERE } from "./licences.ts";
import type { LockedPackage } from "./read-lock.ts";

const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
  scripts: z.record(z.string(), z.string()).default({}),
});

export type InstalledPackage = {
  name: string;
  version: string;
  /** SPDX expression; empty when nobody says. */
  license: string;
  /** Name without address; empty when nobody says. */
  author: string;
  /** npm would run these on the machine that installs it. */
  installScripts: string[];
  /** The texts of its licence and notice files, else what its README says under 'License'; empty when there is none. */
  licenseText: string;
};

const LICENSE_FILE = /^(?:licen[sc]es?|copying|notice)(?:[-.][\w.-]*)?$/i;
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];
/** Words without which a section of a README only names a licence. */
const GRANTS = /permission/i;

/** A package as it lies on the disk; null where this platform does not install it. */
export function readInstalled({ path: folder }: LockedPackage): InstalledPackage | null {
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) return null;
  const { name, version, license, author, scripts } = manifestShape.parse(
    JSON.parse(readFileSync(file, "utf8")),
  );
  return {
    name,
    version,
    license: license ?? STATED_ELSEWHERE[name]?.license ?? "",
    author: (author ?? "").replace(/\s*[<(].*$/, ""),
    installScripts: INSTALL_SCRIPTS.filter((script) => script in scripts),
    licenseText: readLicenseText(folder),
  };
}

function readLicenseText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const read = (name: string) =>
    readFileSync(path.join(folder, name), "utf8")
      .replace(/\r\n?/g, "\n")
      .replace(/[ \t]+$/gm, "")
      .trim();
  const names = files.map(({ name }) => name).sort();
  const texts = names.filter((name) => LICENSE_FILE.test(name)).map(read);
  if (texts.length > 0) return texts.join("\n\n");
  const readme = names.find((name) => /^readme\.md$/i.test(name));
  return readme === undefined ? "" : findLicenseSection(read(readme));
}

function findLicenseSection(readme: string): string {
  const [, section = ""] = /^#+[ \t]*licen[sc]e[ \t]*$([\s\S]*?)(?=^#|(?![\s\S]))/im.exec(readme) ?? [];
  return GRANTS.test(section) ? section.trim() : "";
}
