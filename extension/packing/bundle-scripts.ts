import path from "node:path";
import { type OutputOptions, rolldown } from "rolldown";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What is put into a page; its last value is the reading that the popup gets. */
export function bundleReader(): Promise<string> {
  return bundle("reading/main.ts", { format: "iife", name: "vouch", footer: "vouch.readOpenPage();" });
}

export function bundlePopup(): Promise<string> {
  return bundle("popup/popup.ts", { format: "es" });
}

/** One readable file without parts that are loaded later: whoever reviews an extension reads what runs. */
async function bundle(entry: string, options: OutputOptions): Promise<string> {
  const bundled = await rolldown({
    cwd: ROOT,
    input: path.join(ROOT, "extension", entry),
    platform: "browser",
  });
  const { output } = await bundled.generate({ ...options, minify: false });
  await bundled.close();
  if (output.length !== 1) throw new Error(`${entry} did not become one file.`);
  return output[0].code;
}
