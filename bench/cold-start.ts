// From starting the built product to its first answer, with data in its folder and without.  node bench/cold-start.ts [PROGRAM]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "#testing/find-free-port.ts";
import { describeTimes } from "./quantiles.ts";

const RUNS = 5;
/** The sources, or the product as it is shipped: build/product/server/main.js. */
const program = process.argv[2] ?? "server/main.ts";

/** Milliseconds until the address answers with 200. */
async function startOnce(dataDir: string): Promise<{ page: number; session: number }> {
  const port = await findFreePort();
  const started = performance.now();
  const child = spawn("node", [program], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: "ignore",
  });
  const answered = async (address: string) => {
    for (;;) {
      const ok = await fetch(`http://127.0.0.1:${port}${address}`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ok) return performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const page = await answered("/");
  const session = await answered("/api/session");
  child.kill("SIGTERM");
  await once(child, "exit");
  return { page, session };
}

const fresh: number[] = [];
const again: number[] = [];
const pages: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const folder = mkdtempSync(path.join(tmpdir(), "vouch-bench-"));
  const [first, later] = [await startOnce(folder), await startOnce(folder)];
  fresh.push(first.session);
  again.push(later.session);
  pages.push(first.page, later.page);
  rmSync(folder, { recursive: true });
}
console.log(`first page: ${describeTimes(pages)}`);
console.log(`first start, empty folder, to the first answer of /api/session: ${describeTimes(fresh)}`);
console.log(`later start, to the first answer of /api/session: ${describeTimes(again)}`);
