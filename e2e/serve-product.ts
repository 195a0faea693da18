import { startLocalServer } from "#testing/local-server.ts";

/** The whole product in a process of its own, as people run it. Says where it is, and ends when it is told to. */
const server = await startLocalServer();
console.log(server.origin);
process.once("SIGTERM", async () => {
  await server.close();
  process.exit(0);
});
