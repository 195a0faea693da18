import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import { bundlePopup, bundleReader } from "./bundle-scripts.ts";
import { drawMark } from "./draw-mark.ts";
import { BROWSERS, type Browser, ICON_SIZES, writeManifest } from "./write-manifest.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FONTS = {
  "instrument-sans.woff2":
    "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "bricolage-grotesque.woff2": "web/ui/fonts/bricolage-grotesque-700.woff2",
  "instrument-sans.LICENSE": "node_modules/@fontsource-variable/instrument-sans/LICENSE",
  "bricolage-grotesque.LICENSE": "node_modules/@fontsource-variable/bricolage-grotesque/LICENSE",
};
/** Nothing of a ZIP may depend on when and where it was made. */
const NO_DAY = new Date(1980, 0, 1);

type Files = Record<string, Uint8Array>;

/** Writes the extension for each browser as a folder and as a ZIP; the same sources give the same bytes. */
export async function packExtension(folder: string): Promise<void> {
  const shared = await makeSharedFiles();
  rmSync(folder, { recursive: true, force: true });
  for (const browser of BROWSERS) {
    const files = sortByName({ ...shared, "manifest.json": manifestBytes(browser) });
    const place = path.join(folder, browser);
    mkdirSync(place, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(place, name), bytes);
    writeFileSync(path.join(folder, `vouch-${browser}.zip`), zipSync(files, { level: 9, mtime: NO_DAY }));
  }
}

async function makeSharedFiles(): Promise<Files> {
  const mark = readSource("web/public/favicon.svg");
  const files: Files = {
    "popup.html": readSource("extension/popup/popup.html"),
    "popup.css": readSource("extension/popup/popup.css"),
    "tokens.css": readSource("web/ui/tokens.css"),
    "mark.svg": mark,
    LICENSE: readSource("LICENSE"),
    "popup.js": Buffer.from(await bundlePopup()),
    "read-page.js": Buffer.from(await bundleReader()),
  };
  for (const [name, source] of Object.entries(FONTS)) files[name] = readSource(source);
  for (const size of ICON_SIZES) files[`icon-${size}.png`] = drawMark(mark.toString(), size);
  return files;
}

function readSource(file: string): Buffer {
  return readFileSync(path.join(ROOT, file));
}

function manifestBytes(browser: Browser): Buffer {
  const { version } = JSON.parse(readSource("package.json").toString()) as { version: string };
  return Buffer.from(`${JSON.stringify(writeManifest(browser, version), null, 2)}\n`);
}

function sortByName(files: Files): Files {
  return Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
}
