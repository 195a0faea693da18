import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { lettersOf, wordsOf } from "../labels/find-in-text.ts";
import { readLabel } from "../labels/label-store.ts";
import { spellings } from "../labels/resume-label.ts";
import { documentPath } from "./folders.ts";
import { readManifest } from "./manifest.ts";

/** So many words in a row are a sentence of somebody's, not a phrase that anyone writes. */
const SENTENCE_WORDS = 8;
/** The manifests name repositories, which often are named like their owners: that is how a document is found again. */
const MANIFEST = /^training\/real\/data\/(?:resumes|ads|pairs|letters)\.jsonl$/;

export type Secret = { id: string; what: string; text: string };

/**
 * What of a person must stand in no tracked file: the whole name, e-mail, phone, address and profile, and the sentences.
 * Single words are no secret of anybody's ('Baker', 'Hull'), except in what is learned: there no word of a name or address
 * may stand that is not a word of other documents too (`training/**` other than code).
 */
export function findLeaks(): string[] {
  const files = listTracked();
  const phrases = new Map<string, Secret>();
  const leaks: string[] = [];
  for (const { id } of readManifest("resumes")) {
    const label = readLabel("resumes", id);
    const lines = existsSync(documentPath.resumes(id)) ? readDeskLines(id) : [];
    if (label === null) continue;
    for (const [what, value] of Object.entries(label.contact))
      for (const text of spellings(value))
        if (isTelling(what, text)) phrases.set(lettersOf(text), { id, what, text });
    for (const text of sentencesOf(lines)) phrases.set(text, { id, what: "sentence", text });
  }
  for (const { id } of readManifest("ads"))
    if (existsSync(documentPath.ads(id)))
      for (const text of sentencesOf(readFileSync(documentPath.ads(id), "utf8").split(/[\n.!?]+/)))
        phrases.set(text, { id, what: "sentence", text });
  const search = compileSearch([...phrases.keys()]);
  for (const file of files)
    for (const key of search(file.words)) {
      const { id, what } = phrases.get(key)!;
      leaks.push(`${file.path}: ${what} of ${id}`);
    }
  return [...new Set(leaks)].sort();
}

/** A name of one word or a town alone tells nobody. */
const isTelling = (what: string, text: string) =>
  what === "name" || what === "address"
    ? wordsOf(text).length > (what === "address" ? 2 : 1)
    : lettersOf(text).length > 5;

/** Windows of eight words, joined as letters. */
export function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const words = wordsOf(line);
    return words
      .slice(0, Math.max(0, words.length - SENTENCE_WORDS + 1))
      .map((_, at) => words.slice(at, at + SENTENCE_WORDS).join(""));
  });
}

/**
 * Finds keys in a list of words: a key is the letters of some words in a row. Looks up every window of up to `most` words,
 * so that the work grows with the text and not with the keys.
 */
export function compileSearch(keys: readonly string[]): (words: readonly string[]) => string[] {
  const wanted = new Set(keys.filter((key) => key.length >= 4));
  const starts = new Set([...wanted].map((key) => key.slice(0, 4)));
  const longest = Math.max(0, ...[...wanted].map((key) => key.length));
  return (words) => {
    const found: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      let window = "";
      for (let next = at; next < words.length && window.length < longest; next += 1) {
        window += words[next];
        if (window.length >= 4 && !starts.has(window.slice(0, 4))) break;
        if (wanted.has(window)) found.push(window);
      }
    }
    return found;
  };
}

function readDeskLines(id: string): string[] {
  const path = `${new URL("../../../.real/desk/resumes/", import.meta.url).pathname}${id}/lines.txt`;
  if (!existsSync(path)) throw new Error("lay out the documents first: npm run training -- lay");
  return readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.replace(/^\S+\t/, ""));
}

function listTracked(): { path: string; words: string[] }[] {
  const root = new URL("../../../", import.meta.url).pathname;
  const { stdout } = spawnSync("git", ["-C", root, "ls-files", "-z"], {
    maxBuffer: 1 << 28,
    encoding: "utf8",
  });
  return stdout
    .split("\0")
    .filter((path) => path !== "" && !MANIFEST.test(path) && existsSync(root + path))
    .map((path) => ({
      path,
      words: wordsOf(
        readFileSync(root + path, "latin1").includes("\0") ? "" : readFileSync(root + path, "utf8"),
      ),
    }));
}
