import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/** The product, with the pages as they were built. */
const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// Compiled once, not at every start. Our own folder: whoever can write a cache can put code into it.
enableCompileCache(fromRoot(".cache/node"));
const { runProduct } = await import("./composition/run-product.ts");
const { readBuiltPages } = await import("./pages/read-built-pages.ts");
const { servePages } = await import("./pages/serve-pages.ts");

await runProduct((settings) => {
  const pages = readBuiltPages({ folder: fromRoot("build/client"), ...settings });
  return { mountPages: (app) => servePages(app, pages) };
});
