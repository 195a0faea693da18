import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to whoever asks for any (32768 on Linux, 49152 elsewhere). */
const LOWEST = 10_000;
const HIGHEST = 32_767;

/**
 * A port on loopback that stays free while its server is away: connections and servers that ask for any port never get one
 * of these, and two tests draw the same one hardly ever.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
    } catch {
      continue;
    }
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
  throw new Error("No free port was found.");
}
