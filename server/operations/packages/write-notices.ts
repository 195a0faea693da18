import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeNotices } from "./make-notices.ts";
import { readInstalled } from "./read-installed.ts";
import { readLock } from "./read-lock.ts";

/** Puts the notices of the packages of production among the built pages: `/third-party-notices.txt`. */
export function writeNotices(folder: string): void {
  const packages = readLock().production.map(readInstalled);
  const notices = makeNotices(packages.filter((one) => one !== null));
  writeFileSync(path.join(folder, "third-party-notices.txt"), notices);
}
