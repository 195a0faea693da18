// Usage: node themes.mjs NODE_MODULES THEME PERSON OUT.html
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PEOPLE, toJsonResume } from "./people.mjs";
import path from "node:path";

const [modules, theme, person, out] = process.argv.slice(2);
const require = createRequire(path.join(path.resolve(modules), "x.js"));
const name = `jsonresume-theme-${theme}`;
let maker;
try {
  maker = require(name);
} catch (error) {
  maker = await import(require.resolve(name));
}
const resume = toJsonResume(PEOPLE[person], { dates: (date) => `${date}-01` });
const render = maker.render ?? maker.default?.render ?? maker.default;
writeFileSync(out, String(await render(resume)));
