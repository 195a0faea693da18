import { systemRuntime } from "#server/shared/runtime.ts";
import { startLocalServer } from "#testing/local-server.ts";

const MINUTES = 11;

/**
 * The whole product in a process of its own, as people run it, by the settings of its argument (JSON). Says where it is, and ends when it is told to; at SIGUSR2
 * some minutes pass, and it says so.
 */
let ahead = 0;
const runtime = { ...systemRuntime, now: () => new Date(systemRuntime.now().getTime() + ahead) };
const settings = JSON.parse(process.argv[2] ?? "{}") as Record<string, string>;
const server = await startLocalServer({ runtime, settings });
console.log(server.origin);
void server.warm();
process.on("SIGUSR2", () => {
  ahead += MINUTES * 60_000;
  console.log(`${MINUTES} minutes later`);
});
process.once("SIGTERM", async () => {
  await server.close();
  process.exit(0);
});
