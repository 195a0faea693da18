import { fileURLToPath } from "node:url";
import { readBuiltPages } from "./pages/read-built-pages.ts";
import { servePages } from "./pages/serve-pages.ts";
import { runProduct } from "./run-product.ts";

/** The product, with the pages as they were built. */
await runProduct(({ publicUrl, https }) => {
  const folder = fileURLToPath(new URL("../build/client", import.meta.url));
  const pages = readBuiltPages({ folder, publicUrl, https });
  return { mountPages: (app) => servePages(app, pages) };
});
