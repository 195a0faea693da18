import type { Config } from "@react-router/dev/config";
import { writePreviews } from "./content/previews/write-previews.ts";
import { writeSiteFiles } from "./content/write-site-files.ts";
import { startDrawing } from "./server/adapters/pdf/draw-page.ts";
import { writeNotices } from "./server/operations/packages/write-notices.ts";
import { PAGES } from "./web/pages.ts";

const config: Config = {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: false,
  prerender: { paths: PAGES.map((page) => page.path), concurrency: 2 },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    writeSiteFiles(PAGES, folder);
    writeNotices(folder);
    await writePreviews(PAGES, folder, await startDrawing());
  },
};

export default config;
