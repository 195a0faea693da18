import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { makeExampleReport } from "./server/operations/make-example-report.ts";

const EXAMPLE = "virtual:example-report";

/** The example report as a module, made by the engine of this very build, so that it shows what a scan would. */
function exampleReport(): Plugin {
  return {
    name: "example-report",
    resolveId: (id) => (id === EXAMPLE ? `\0${EXAMPLE}` : undefined),
    load: async (id) =>
      id === `\0${EXAMPLE}`
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(await makeExampleReport()))});`
        : undefined,
  };
}

export default defineConfig({
  plugins: [exampleReport(), reactRouter()],
  publicDir: "web/public",
  // Scripts of the site zone are ES modules of their own, without React (web/site/scripts).
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
});
