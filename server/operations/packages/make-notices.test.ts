import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { makeNotices } from "./make-notices.ts";
import { type InstalledPackage, readInstalled } from "./read-installed.ts";
import { readLock } from "./read-lock.ts";
import { writeNotices } from "./write-notices.ts";

const aPackage = (overrides: Partial<InstalledPackage>): InstalledPackage => ({
  name: "left",
  version: "1.0.0",
  license: "MIT",
  author: "",
  installScripts: [],
  licenseText: "",
  ...overrides,
});

test("the build names every package that is shipped, with version, licence and the words of the licence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "vouch-notices-"));
  writeNotices(folder);
  const notices = readFileSync(path.join(folder, "third-party-notices.txt"), "utf8");
  rmSync(folder, { recursive: true });
  for (const one of readLock().production.map(readInstalled)) {
    if (one === null) continue;
    expect(notices).toContain(`${one.name} ${one.version} (${one.license})\n`);
    expect(notices).toContain(one.licenseText);
  }
  expect(notices).toContain("Copyright 2022 The Noto Project Authors");
  expect(notices).toContain("Copyright (c) 1994, The Regents of the University of California");
  // Of packages that bring no file of their own.
  expect(notices).toContain("Copyright (c) Devon Govett");
});

test("packages that bring the very same text share it", () => {
  const notices = makeNotices([
    aPackage({ name: "left", licenseText: "Do as you like. (c) Ana" }),
    aPackage({ name: "right", licenseText: "Do as you like. (c) Ana" }),
    aPackage({ name: "other", licenseText: "Do as you like. (c) Bo" }),
  ]);
  expect(notices).toContain("left 1.0.0 (MIT)\nright 1.0.0 (MIT)\n\nDo as you like. (c) Ana\n");
  expect(notices).toContain("other 1.0.0 (MIT)\n\nDo as you like. (c) Bo\n");
});

test("a package whose licence nobody can read stops the build", () => {
  const nameless = aPackage({ name: "stray", license: "Zlib" });
  expect(() => makeNotices([nameless])).toThrow("stray 1.0.0 brings no text of its licence (Zlib).");
});
