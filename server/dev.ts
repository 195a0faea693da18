import { fileURLToPath } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { createServer, type ViteDevServer } from "vite";
import { Problem } from "#contract/problem.ts";
import { runProduct } from "./composition/run-product.ts";

/** The product while it is worked on: one port, pages made from their sources at each visit, changes shown at once. */
let vite: ViteDevServer | undefined;

await runProduct(() => ({
  mountPages: async (app) => {
    const dev = await createServer({
      root: fileURLToPath(new URL("..", import.meta.url)),
      appType: "custom",
      server: { middlewareMode: true, ws: { server: app.server } },
    });
    vite = dev;
    const render = createRequestListener({
      build: () => dev.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
      mode: "development",
    });
    app.get("/*", (request, reply) => {
      if (request.url.startsWith("/api/")) throw new Problem("not-found");
      reply.hijack();
      // Pages that are being worked on carry scripts of the tools, so that no strict policy goes with them.
      dev.middlewares(request.raw, reply.raw, () => void render(request.raw, reply.raw));
    });
  },
  close: async () => vite?.close(),
}));
