import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { makeExampleReport, makeExampleView } from "./server/operations/make-example-report.ts";

/** The example report as modules, made by the engine of this very build, so that it shows what a scan would. */
const EXAMPLES: Readonly<Record<string, () => Promise<unknown>>> = {
  "virtual:example-report": makeExampleReport,
  "virtual:example-view": makeExampleView,
};

function exampleReport(): Plugin {
  return {
    name: "example-report",
    resolveId: (id) => (id in EXAMPLES ? `\0${id}` : undefined),
    load: async (id) => {
      const make = EXAMPLES[id.slice(1)];
      if (make === undefined) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await make()))});`;
    },
  };
}

export default defineConfig({
  plugins: [exampleReport(), reactRouter()],
  publicDir: "web/public",
  // Scripts of the site zone are ES modules of their own, without React (web/site/scripts).
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
});
