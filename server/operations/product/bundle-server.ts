import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { type Plugin, rolldown } from "rolldown";

/** Programs that are started by name, and what they are called in the bundle. */
const PROGRAMS = {
  main: "server/main.ts",
  data: "server/operations/data.ts",
  vouch: "cli/main.ts",
};

/** Packages with files that are read while running (WebAssembly, fonts); they are shipped as they are. */
export const SHIPPED_PACKAGES = [
  "@electric-sql/pglite",
  "@embedpdf/pdfium",
  "@expo-google-fonts/noto-naskh-arabic",
  "@expo-google-fonts/noto-sans",
  "@expo-google-fonts/noto-sans-hebrew",
  "@expo-google-fonts/noto-serif",
  "@fontsource/noto-sans",
  // With the builds for this machine beside it, as npm chose them.
  "@myriaddreamin",
];
/** Is asked for, and may be absent. */
const OPTIONAL_PACKAGES = ["pg-native"];

/** Server and command line as plain JavaScript in one flat folder, with all packages that are nothing but JavaScript. */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: PROGRAMS,
    platform: "node",
    external: [...SHIPPED_PACKAGES.map((name) => new RegExp(`^${name}(/|$)`)), ...OPTIONAL_PACKAGES],
    plugins: [followRequire, followUrls],
    // Of a package (depd) that defines functions by it; nothing of ours does.
    checks: { eval: false },
  });
  await bundle.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
}

/** Modules that make themselves a `require` get packages the bundler cannot see; its own, it follows. */
const followRequire: Plugin = {
  name: "follow-require",
  transform: {
    filter: { code: "createRequire(import.meta.url)" },
    handler: (code) => {
      const [statement, name] =
        /^const (require[\w$]*) = createRequire\(import\.meta\.url\);$/m.exec(code) ?? [];
      if (statement === undefined) return null;
      return { code: code.replace(statement, "").replaceAll(`${name}(`, "require("), map: null };
    },
  },
};

const SOURCE_URL = /new URL\((["`])\.\/([^"`]+)\.ts\1, import\.meta\.url\)/g;

/**
 * Threads, programs of their own and scripts for browsers are found by their address beside the module that starts them:
 * each becomes a file of the bundle. A name that is filled in while running stands for all modules of its folder.
 */
const followUrls: Plugin = {
  name: "follow-urls",
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      const folder = path.dirname(id);
      const followed = code.replace(SOURCE_URL, (_, quote, name: string) => {
        if (name.includes("${"))
          for (const asset of stripSources(folder, path.dirname(name)))
            this.emitFile({ type: "asset", ...asset });
        else this.emitFile({ type: "chunk", id: path.join(folder, `${name}.ts`), fileName: `${name}.js` });
        return `new URL(${quote}./${name}.js${quote}, import.meta.url)`;
      });
      return followed === code ? null : { code: followed, map: null };
    },
  },
};

/** Modules of their own, not a word changed but for their types: what they are handed on as is the text of their functions. */
function stripSources(folder: string, inner: string): { fileName: string; source: string }[] {
  return readdirSync(path.join(folder, inner))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => {
      const code = stripTypeScriptTypes(readFileSync(path.join(folder, inner, file), "utf8"));
      return {
        fileName: `${inner}/${file.replace(/\.ts$/, ".js")}`,
        source: code.replace(/(from "\.\/[^"]+)\.ts"/g, '$1.js"'),
      };
    });
}
