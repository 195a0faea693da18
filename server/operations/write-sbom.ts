import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeSbom } from "./packages/make-sbom.ts";
import { readLock } from "./packages/read-lock.ts";

/** `npm run sbom [-- FILE]`: the software bill of materials of the production packages. */
const lock = readLock();
const file = process.argv[2] ?? "build/sbom.cdx.json";
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, makeSbom(lock));
console.log(`${lock.production.length} packages of ${lock.name} ${lock.version}, CycloneDX 1.6: ${file}`);
