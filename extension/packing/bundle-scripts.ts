import path from "node:path";
import { rolldown } from "rolldown";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Compiles one entry into one classic script; `last` is an expression over its exports that the script ends in. */
export async function bundleScript(entry: string, last = ""): Promise<string> {
  const bundle = await rolldown({ input: path.join(ROOT, "extension", entry), platform: "browser" });
  const { output } = await bundle.generate({
    format: "iife",
    name: "vouch",
    minify: false,
    ...(last === "" ? {} : { footer: `vouch.${last};` }),
  });
  await bundle.close();
  return output[0].code;
}

/** What is put into a page; its last value is the reading that the popup gets. */
export function bundleReader(): Promise<string> {
  return bundleScript("reading/main.ts", "readOpenPage()");
}
