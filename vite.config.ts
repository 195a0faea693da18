import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "web/public",
  // Scripts of the site zone are ES modules of their own, without React (web/site/scripts).
  worker: { format: "es" },
  build: { assetsInlineLimit: 0 },
});
