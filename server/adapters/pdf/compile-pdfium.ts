import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { limitMemory } from "./limit-memory.ts";

/** 4,096 pages of 64 KiB are 256 MB. Resumes stay within the first 18 MB; what needs more than 256 is an attack. */
const maximumPages = 4096;

/** Compiles the PDF engine once per process; the compiled module can be posted to worker threads. */
export async function compilePdfium(): Promise<WebAssembly.Module> {
  const path = fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"));
  const binary = await readFile(path);
  return WebAssembly.compile(limitMemory(new Uint8Array(binary), maximumPages));
}
