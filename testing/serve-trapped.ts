// The product as a process of its own whose every outgoing connection is trapped. Speaks with its parent by messages.
import { startLocalServer } from "./local-server.ts";

const server = await startLocalServer();
process.on("message", async (message) => {
  if (message === "leave") {
    const failed = await fetch("https://www.linkedin.com/in/somebody").then(
      () => false,
      () => true,
    );
    process.send!({ failed });
  }
  if (message === "close") {
    await server.close();
    process.disconnect();
  }
});
process.send!({ origin: server.origin });
