// node themes.mjs NODE_MODULES THEME PERSON day|month OUT.html: a JSON Resume theme's own render function, pictures taken out.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PEOPLE, toJsonResume } from "./people.mjs";

const [modules, theme, person, precision, out] = process.argv.slice(2);
const folder = path.join(path.resolve(modules), `jsonresume-theme-${theme}`);
const { exports } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
const entry = exports?.["."]?.import?.default;
const maker = entry
  ? await import(pathToFileURL(path.join(folder, entry)).href)
  : createRequire(import.meta.url)(folder);
const render = maker.render ?? maker.default?.render ?? maker.default;
const dates = (date) => (precision === "day" ? `${date}-01` : date);
const html = String(await render(toJsonResume(PEOPLE[person], { dates })));
// Themes fetch a portrait by the hash of the address; there is none.
writeFileSync(out, html.replace(/<img\b[^>]*>/g, ""));
