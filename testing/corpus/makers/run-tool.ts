import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** One moment for everything that writes a date: 2024-01-01, in seconds. */
const epoch = "1704067200";

/**
 * Writes `files` into an empty folder, runs the commands there, and gives the file `wanted`. Every tool is given a fixed
 * time, zone and language, so that a second run makes the same document.
 */
export async function runTool(files: Record<string, string | Uint8Array>, commands: string[][], wanted: string): Promise<Buffer> {
  const [only] = await runTools(files, commands, () => [wanted]);
  return only!;
}

export async function runTools(files: Record<string, string | Uint8Array>, commands: string[][], wanted: (folder: string) => string[] | Promise<string[]>): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), "corpus-"));
  const env = { ...process.env, SOURCE_DATE_EPOCH: epoch, FORCE_SOURCE_DATE: "1", TZ: "UTC", LC_ALL: "C.UTF-8", QT_HASH_SEED: "0", HOME: folder };
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    for (const [command, ...rest] of commands) {
      const done = run(command!, rest, { cwd: folder, env, maxBuffer: 1 << 26 });
      await done.catch((error: { stdout?: string; stderr?: string }) => {
        const said = `${error.stdout ?? ""}${error.stderr ?? ""}`;
        throw new Error(`${command}: ${said.slice(Math.max(0, said.indexOf("\n!")), Math.max(0, said.indexOf("\n!")) + 600)}`);
      });
    }
    return await Promise.all((await wanted(folder)).map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
