import type { Config } from "@react-router/dev/config";
import { writePreviews } from "./content/previews/write-previews.ts";
import { type SetResume, writeTemplatePictures } from "./content/templates/write-template-pictures.ts";
import { writeSiteFiles } from "./content/write-site-files.ts";
import { printDocument } from "./engine/document/print-document.ts";
import { startDrawing } from "./server/adapters/pdf/draw-page.ts";
import { writeResumePdf } from "./server/adapters/resume-files/write-resume-pdf.ts";
import { writeNotices } from "./server/operations/packages/write-notices.ts";
import { PAGES } from "./web/pages.ts";

const setResume: SetResume = (document, look) =>
  writeResumePdf(printDocument(document), { ...look, paper: "a4", size: "normal" }, "Resume");

const config: Config = {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: false,
  prerender: { paths: PAGES.map((page) => page.path), concurrency: 2 },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    writeSiteFiles(PAGES, folder);
    writeNotices(folder);
    const drawPdf = await startDrawing();
    await writePreviews(PAGES, folder, drawPdf);
    await writeTemplatePictures(folder, setResume, drawPdf);
  },
};

export default config;
