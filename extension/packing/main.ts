import path from "node:path";
import { packExtension } from "./pack-extension.ts";

/** `npm run extension`: the browser extension, ready to be loaded and to be handed in. */
const folder = path.resolve("build/extension");
await packExtension(folder);
console.log(`The extension stands in ${folder}: chromium, firefox, and a ZIP of each.`);
