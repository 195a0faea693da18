import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

/**
 * From now on this program and its children can write no file beyond so many kB, as on a disk that has filled up while
 * they ran; null makes room again. Node and PostgreSQL both take the signal for an error of the write.
 */
export function limitRunning(pid: number, mostFileKb: number | null): void {
  const soft = mostFileKb === null ? "unlimited" : mostFileKb * 1024;
  // Only its owner may limit a program; root may not everywhere.
  const { uid, gid } = statSync(`/proc/${pid}`);
  const limit = (one: number | string) =>
    execFileSync("prlimit", ["--pid", String(one), `--fsize=${soft}:unlimited`], { uid, gid, stdio: "pipe" });
  limit(pid);
  for (const child of listChildren(pid)) {
    try {
      limit(child);
    } catch (error) {
      // One that has ended since writes nothing any more.
      if (existsSync(`/proc/${child}`)) throw error;
    }
  }
}

function listChildren(pid: number): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}
