// node check.mjs: which values of the labels are not in the text of their documents.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./documents/", import.meta.url);
const letters = (text) => text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
let absent = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const pdf = new URL(file.replace(/json$/, "pdf"), folder).pathname;
  const texts = [["-layout"], ["-raw"], []].map((how) => letters(execFileSync("pdftotext", [...how, pdf, "-"], { encoding: "utf8" })));
  const look = (value, at) => {
    if (value === null || typeof value === "number" || at.endsWith(".kind")) return;
    if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) look(inner, `${at}.${key}`);
      return;
    }
    if (texts.some((text) => text.includes(letters(value)))) return;
    absent += 1;
    console.log(`${file}${at}: ${value}`);
  };
  look(JSON.parse(readFileSync(new URL(file, folder), "utf8")), "");
}
console.log(`${absent} values not found`);
