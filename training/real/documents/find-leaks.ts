import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { lettersOf, wordsOf } from "../labels/find-in-text.ts";
import { readLabel } from "../labels/label-store.ts";
import { spellings } from "../labels/resume-label.ts";
import { documentPath, folders } from "./folders.ts";
import { readManifest } from "./manifest.ts";

/**
 * So many words in a row, of so many letters in all, are a sentence of somebody's, not a phrase that anyone writes; spaced
 * letters ('E X P E R I E N C E') and rows of figures are none.
 */
const SENTENCE_WORDS = 8;
const SENTENCE_LETTERS = 30;
/** The manifests name repositories, which often are named like their owners: that is how a document is found again. */
const MANIFEST = /^training\/real\/data\/(?:resumes|ads|pairs|letters)\.jsonl$/;

/** The last commit before the first real document was opened: what stood there is from none. */
const BEFORE = "82491eb";

type Secret = { id: string; what: string };

/**
 * What of a person must stand in no tracked file: the whole name, e-mail, phone, address and profile, and the sentences.
 * Single words are no secret of anybody's ('Baker', 'Hull'), except in what is learned: there no word of a name or address
 * may stand that is not a word of other documents too (`training/**` other than code).
 */
export function findLeaks(): string[] {
  const phrases = new Map<string, Secret[]>();
  const add = (key: string, secret: Secret) => {
    const known = phrases.get(key) ?? [];
    if (!known.some(({ id }) => id === secret.id)) phrases.set(key, [...known, secret]);
  };
  for (const { id } of readManifest("resumes")) {
    const label = readLabel("resumes", id);
    if (label === null) continue;
    for (const [what, value] of Object.entries(label.contact))
      for (const text of spellings(value)) if (isTelling(what, text)) add(lettersOf(text), { id, what });
    for (const key of sentencesOf(readDeskLines(id))) add(key, { id, what: "sentence" });
  }
  for (const { id } of readManifest("ads"))
    if (existsSync(documentPath.ads(id)))
      for (const key of sentencesOf(readFileSync(documentPath.ads(id), "utf8").split(/[\n.!?]+/)))
        add(key, { id, what: "sentence" });
  // What stands in several documents is a form of words ('regardless of race, colour, religion, …'), nobody's own.
  const own = new Map([...phrases].filter(([, secrets]) => secrets.length === 1));
  const search = compileSearch([...own.keys()]);
  const leaks = new Set<string>();
  for (const { path, words } of listTracked())
    for (const key of search(words)) {
      const { id, what } = own.get(key)![0]!;
      leaks.add(`${path}: ${what} of ${id}`);
    }
  return [...leaks].sort();
}

/** A name of one word tells nobody, nor does a town without street or postcode. */
const isTelling = (what: string, text: string) =>
  what === "name"
    ? wordsOf(text).length > 1
    : what === "address"
      ? /\d/.test(text)
      : lettersOf(text).length > 5;

/** Windows of eight words, joined as letters. */
export function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const words = wordsOf(line);
    return words
      .slice(0, Math.max(0, words.length - SENTENCE_WORDS + 1))
      .map((_, at) => words.slice(at, at + SENTENCE_WORDS).join(""))
      .filter((window) => window.length >= SENTENCE_LETTERS && !/^\d+$/.test(window));
  });
}

/**
 * Finds keys in a list of words: a key is the letters of some words in a row. Looks up every window of up to `most` words,
 * so that the work grows with the text and not with the keys.
 */
export function compileSearch(keys: readonly string[]): (words: readonly string[]) => string[] {
  const wanted = new Set(keys.filter((key) => key.length >= 4));
  const starts = new Set([...wanted].map((key) => key.slice(0, 4)));
  const longest = [...wanted].reduce((most, key) => Math.max(most, key.length), 0);
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
  const path = `${folders.desk}resumes/${id}/lines.txt`;
  if (!existsSync(path)) throw new Error("lay out the documents first: npm run training -- lay");
  return readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.replace(/^\S+\t/, ""));
}

/** The words of every tracked file, without the lines that stood in the repository before. */
function listTracked(): { path: string; words: string[] }[] {
  const root = new URL("../../../", import.meta.url).pathname;
  const git = (...args: string[]) =>
    spawnSync("git", ["-C", root, ...args], { maxBuffer: 1 << 30, encoding: "utf8" }).stdout;
  const before = new Set(git("grep", "-hI", "", BEFORE).split("\n"));
  return git("ls-files", "-z")
    .split("\0")
    .filter((path) => path !== "" && !MANIFEST.test(path) && existsSync(root + path))
    .map((path) => {
      const text = readFileSync(root + path, "utf8");
      const lines = text.includes("\0") ? [] : text.split("\n").filter((line) => !before.has(line));
      return { path, words: wordsOf(lines.join("\n")) };
    });
}
