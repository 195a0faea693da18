/** The parts of one script: the functions and classes that these files export, in that order, and the one that starts it. */
const SCRIPTS = {
  stripe: { files: ["card-element", "bank-dialog", "card-frame", "stripe-object"], start: "startStripe" },
  card: { files: ["card-frame"], start: "startCardFrame" },
  bank: { files: ["bank-dialog"], start: "startBankFrame" },
} as const;

/**
 * A script for the browser, from sources that are checked as everything else is. Node has taken their types away when it
 * loaded them; what is left is the text of their functions, put together so that they see each other.
 *
 * @param settings handed to the function that starts it.
 */
export async function writeScript(name: keyof typeof SCRIPTS, settings: unknown): Promise<string> {
  const { files, start } = SCRIPTS[name];
  const texts: string[] = [];
  for (const file of files) {
    const source = await import(new URL(`./browser/${file}.ts`, import.meta.url).href);
    for (const part of Object.values(source)) if (typeof part === "function") texts.push(part.toString());
  }
  return `(() => {\n"use strict";\n${texts.join("\n")}\n${start}(${JSON.stringify(settings)});\n})();\n`;
}
