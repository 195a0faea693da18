// The whole product as a process of its own, for measurements from outside. Speaks with its parent by messages.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { startLocalServer } from "#testing/local-server.ts";

const server = await startLocalServer({ settings: JSON.parse(process.argv[2] ?? "{}") });
const delay = monitorEventLoopDelay({ resolution: 1 });

process.on("message", async (message) => {
  if (message === "watch") {
    delay.reset();
    delay.enable();
    process.send!({ watching: true });
  }
  if (message === "blocked") process.send!({ mostBlockedMs: delay.max / 1e6 });
  if (message === "close") {
    await server.close();
    process.disconnect();
  }
});
process.send!({ origin: server.origin });
