import { fork } from "node:child_process";
import { once } from "node:events";

export type BenchServer = {
  origin: string;
  pid: number;
  /** Starts watching the event loop of the server. */
  watch: () => Promise<void>;
  /** Milliseconds of its longest block since `watch`. */
  mostBlockedMs: () => Promise<number>;
  close: () => Promise<void>;
};

/** Starts the product in a process of its own, so that the load does not run on the loop it measures. */
export async function startChild(settings: Record<string, string> = {}): Promise<BenchServer> {
  const child = fork(new URL("serve-for-bench.ts", import.meta.url), [JSON.stringify(settings)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ask = async (message: string) => {
    child.send(message);
    return (await once(child, "message"))[0] as Record<string, never>;
  };
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  return {
    origin,
    pid: child.pid!,
    watch: async () => void (await ask("watch")),
    mostBlockedMs: async () => (await ask("blocked")).mostBlockedMs!,
    close: async () => {
      child.send("close");
      await once(child, "exit");
    },
  };
}
