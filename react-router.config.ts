import type { Config } from "@react-router/dev/config";
import { writeSiteFiles } from "./content/write-site-files.ts";
import { PAGES } from "./web/pages.ts";

const config: Config = {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: false,
  prerender: { paths: PAGES.map((page) => page.path), concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => writeSiteFiles(PAGES, `${reactRouterConfig.buildDirectory}/client`),
};

export default config;
