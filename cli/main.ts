import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Compiled once, not at every start. Our own folder: whoever can write a cache can put code into it.
enableCompileCache(fileURLToPath(new URL("../.cache/node", import.meta.url)));
const { runCli } = await import("./run-cli.ts");

process.exitCode = await runCli(process.argv.slice(2));
