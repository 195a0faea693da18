import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EXCEPTIONS, isPermissive, STATED_ELSEWHERE } from "./licences.ts";
import { readInstalled } from "./read-installed.ts";
import { readLock } from "./read-lock.ts";

const lock = readLock();
const installed = lock.production.map(readInstalled).filter((one) => one !== null);

describe("what is shipped to others", () => {
  test("is under permissive licences, but for exceptions with a reason", () => {
    const wrong = installed
      .filter(({ name, license }) => !isPermissive(license) && EXCEPTIONS[name]?.license !== license)
      .map(({ name, version, license }) => `${name} ${version}: ${license || "no licence"}`);
    expect(wrong).toEqual([]);
    expect(installed.length).toBeGreaterThan(200);
  });

  test("is under the licence that the lock notes, which the bill of materials repeats", () => {
    const packages = lock.production.map((locked) => ({ locked, found: readInstalled(locked) }));
    const wrong = packages.filter(
      ({ locked, found }) =>
        found !== null && (locked.license ?? STATED_ELSEWHERE[found.name]?.license) !== found.license,
    );
    expect(wrong.map(({ locked }) => locked.path)).toEqual([]);
  });

  test("needs every exception that is written down", () => {
    const names = new Set(installed.map(({ name }) => name));
    const listed = [...Object.keys(EXCEPTIONS), ...Object.keys(STATED_ELSEWHERE)];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });
});

test.each([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["(MIT AND Zlib)", true],
  ["(MIT AND GPL-3.0-only)", false],
  ["GPL-3.0-only", false],
  ["Apache-2.0 WITH LLVM-exception", false],
  ["((MIT OR GPL-2.0-only) AND GPL-3.0-only)", false],
  ["SEE LICENSE IN LICENSE.txt", false],
  ["", false],
])("%s: permissive is %s", (expression, permissive) => {
  expect(isPermissive(expression)).toBe(permissive);
});

describe("scripts that run where Vouch is installed", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));

  test("are those of the packages that package.json allows, and of no other", () => {
    const flagged = lock.all.filter(({ hasInstallScript }) => hasInstallScript);
    expect([...new Set(flagged.map(({ name }) => name))].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  test("are all known to the lock", () => {
    const flagged = new Set(lock.all.filter((one) => one.hasInstallScript).map(({ path }) => path));
    const silent = lock.all.filter((one) => (readInstalled(one)?.installScripts.length ?? 0) > 0);
    expect(silent.map(({ path }) => path).filter((path) => !flagged.has(path))).toEqual([]);
  });
});
