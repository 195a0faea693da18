import { spawnSync } from "node:child_process";

/** What the engine saw of the labelled documents, the names of its features, and the file that the weights go to. */
export type FitPaths = { documents: string; vocabulary: string; weights: string };

/**
 * Fits a network with one of our scripts (Debian's python3-torch, on the processor), which writes its weights into the engine.
 * @throws Error where Python or its library is missing.
 */
export function fitInPython(script: string, paths: FitPaths): void {
  const args = Object.entries(paths).flatMap(([name, path]) => [`--${name}`, path]);
  const { status } = spawnSync("/usr/bin/python3", [script, ...args], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${script} failed: apt-get install python3-torch`);
}
