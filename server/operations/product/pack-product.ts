import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeSbom } from "../packages/make-sbom.ts";
import { readLock } from "../packages/read-lock.ts";
import { bundleServer, SHIPPED_PACKAGES } from "./bundle-server.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** Of a package that is shipped as it is: what runs, and its licence. No maps, types, or other builds of the same. */
const WHAT_RUNS =
  /(^|\/)(package\.json|LICENSE[^/]*|[^/]+\.(c?js|wasm|data|node)|[^/]+-400-normal\.woff|[^/]+_(400Regular(_Italic)?|700Bold)\.ttf)$/;

/**
 * A folder that is the whole product: `node server/main.js` in it needs nothing but Node.
 *
 * @param pages the built pages.
 */
export async function packProduct({ folder, pages }: { folder: string; pages: string }): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const server = path.join(folder, "server");
  await bundleServer(server);
  cpSync("server/adapters/store/migrations", path.join(server, "migrations"), { recursive: true });
  cpSync("server/adapters/resume-files/templates", path.join(server, "templates"), { recursive: true });
  cpSync(pages, path.join(folder, "build/client"), { recursive: true });
  for (const name of SHIPPED_PACKAGES) copyPackage(name, folder);
  cpSync("LICENSE", path.join(folder, "LICENSE"));
  const lock = readLock();
  writeFileSync(path.join(folder, "sbom.cdx.json"), makeSbom(lock));
  const manifest = { name: lock.name, version: lock.version, private: true, type: "module" };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await prepareDatabase(server);
}

function copyPackage(name: string, folder: string): void {
  const from = path.join("node_modules", name);
  const to = path.join(folder, "node_modules", name);
  mkdirSync(to, { recursive: true });
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) => statSync(file).isDirectory() || WHAT_RUNS.test(file),
  });
}
