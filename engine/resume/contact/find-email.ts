import { decodeSafely } from "#engine/text/decode-safely.ts";
import {
  BROKEN_EMAIL,
  EMAIL_ENDING,
  GLUED_EMAIL,
  ROLE_ADDRESS,
} from "../../knowledge/people/email-domains.ts";
import type { Found } from "../model/resume.ts";
import type { ContactLine } from "./contact-lines.ts";

const EMAIL =
  /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,5}[\p{L}]{2,24}/gu;

/**
 * The person's e-mail address: the first of the contact area, or of the rest if there is none. Among those of one area an
 * office's address comes last. Referees' and employers' addresses are other people's.
 */
export function findEmail(lines: readonly ContactLine[]): Found | null {
  const found = listEmails(lines.filter((line) => line.area < 3));
  const area = found[0]?.area;
  const near = found.filter((one) => one.area === area).map((one) => one.found);
  return near.find((one) => !ROLE_ADDRESS.test(one.value)) ?? near[0] ?? null;
}

/** Every address, those of the contact area first, then in reading order. */
function listEmails(lines: readonly ContactLine[]): { found: Found; area: number }[] {
  const clean: { found: Found; area: number }[] = [];
  for (const line of lines) {
    for (const match of line.text.matchAll(EMAIL)) {
      const value = tidyEmail(match[0]);
      const start = line.start + match.index + match[0].indexOf(value);
      clean.push({ found: { value, start, end: start + value.length }, area: line.area });
    }
  }
  const broken = clean.length > 0 ? [] : listBroken(lines);
  const linked = lines.flatMap((line) =>
    line.links.flatMap((link) =>
      readMailLink(link.url, line.start).map((found) => ({ found, area: line.area })),
    ),
  );
  const joined = joinHalves(clean, lines).map((one) => joinTail(one, lines));
  return [...joined, ...broken, ...(joined.length + broken.length === 0 ? linked : [])].sort(
    (a, b) => a.area - b.area,
  );
}

function tidyEmail(printed: string): string {
  const glued = GLUED_EMAIL.exec(printed);
  const value = glued === null ? printed : glued[1]!;
  // 'e-mail:anna@…' loses its label at the colon already; 'Emailanna@…' keeps it and cannot be told apart.
  return value.replace(/^(?:mailto|e-?mail)[:.]?(?=[\p{L}\p{N}]{3,}[^@]*@)/iu, (label) =>
    /[:.]$/.test(label) ? "" : label,
  );
}

/**
 * An address that a narrow column broke: 'anna.maria.lop' above 'ez@mail.example'. Its mail link tells the whole; without
 * one, only a line that is nothing but the front of an address is joined.
 */
function joinHalves(
  clean: { found: Found; area: number }[],
  lines: readonly ContactLine[],
): { found: Found; area: number }[] {
  return clean.map((one) => {
    const index = lines.findIndex((line) => line.start === one.found.start);
    const [line, above] = [lines[index], lines[index - 1]];
    if (line === undefined || above === undefined || above.column !== line.column) return one;
    // A name in large type above is no front of an address.
    if (above.size > 1.2 * line.size) return one;
    const front = /(?:^|[\s:])([\p{L}\p{N}][\p{L}\p{N}_.+-]{1,60})$/u.exec(above.text)?.[1];
    if (front === undefined) return one;
    const value = front + one.found.value;
    const linked = [...line.links, ...above.links].some(
      (link) => link.url.toLowerCase() === `mailto:${value.toLowerCase()}`,
    );
    const fills = front === above.text || /mail\s*:\s*\S+$/i.test(above.text);
    const looksCut = fills && (/[._+-]$/.test(front) || /\p{L}[._]\p{L}/u.test(front));
    if (!linked && (!looksCut || /\.(?:com|net|org|de|io)$/i.test(front))) return one;
    return {
      found: { value, start: above.start + above.text.length - front.length, end: one.found.end },
      area: one.area,
    };
  });
}

/** 'anna@example.co' above a lonely 'm'. */
function joinTail(
  one: { found: Found; area: number },
  lines: readonly ContactLine[],
): { found: Found; area: number } {
  const index = lines.findIndex((line) => line.end === one.found.end && line.start <= one.found.start);
  const next = lines[index + 1];
  if (index < 0 || next === undefined || next.column !== lines[index]!.column) return one;
  const value = one.found.value + next.text;
  const isShort = /^[a-z]{1,3}$/.test(next.text) && /\.(?:com|net|org|edu|info|example)$/.test(value);
  // 'anna@mail.exa' fills its column: no country or network ends so, but what both lines make does.
  const isCut =
    /^[a-z][a-z.]{1,12}$/.test(next.text) && !EMAIL_ENDING.test(one.found.value) && EMAIL_ENDING.test(value);
  if (!isShort && !isCut) return one;
  return { found: { value, start: one.found.start, end: next.end }, area: one.area };
}

function listBroken(lines: readonly ContactLine[]): { found: Found; area: number }[] {
  const found: { found: Found; area: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const text = next === undefined || next.column !== line.column ? line.text : `${line.text}\n${next.text}`;
    const cut = readCut(line, next);
    if (cut !== null) found.push({ found: cut, area: line.area });
    for (const match of text.matchAll(BROKEN_EMAIL)) {
      if (match.index >= line.text.length) continue;
      const whole = wholeFront(match[0]);
      const start = line.start + match.index + (match[0].length - whole.length);
      const end = line.start + match.index + match[0].length;
      const inside = match.index + match[0].length > line.text.length && next !== undefined;
      const value = whole
        .replace(/\s?(?:\(at\)|\[at\]|\{at\})\s?/i, "@")
        .replace(/\s?(?:\(dot\)|\[dot\])\s?/gi, ".")
        .replace(/\s+/g, "");
      if (/^[^@]+@[^@]+\.\p{L}{2,}$/u.test(value)) {
        found.push({
          found: { value, start, end: inside ? next.start + (end - line.end) - 1 : end },
          area: line.area,
        });
      }
    }
  }
  return found;
}

/** An address broken anywhere behind its '@', even inside 'com'. */
function readCut(line: ContactLine, next: ContactLine | undefined): Found | null {
  if (next === undefined || next.column !== line.column || next.page !== line.page) return null;
  const front = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,62}@[\p{L}\p{N}.-]*$/u.exec(line.text)?.[0];
  const rest = /^[\p{Ll}\p{N}.-]{1,40}(?=$|\s)/u.exec(next.text)?.[0];
  if (front === undefined || rest === undefined) return null;
  const value = front + rest;
  if (!/^[^@]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}$/u.test(value)) return null;
  return { value, start: line.end - front.length, end: next.start + rest.length };
}

/** Drops words before the address that only stand in front of it ('Email: anna @ mail.com' begins at 'anna'). */
function wholeFront(printed: string): string {
  const at = printed.search(/@|\(at\)|\[at\]|\{at\}/i);
  const front = printed.slice(0, at).trimEnd();
  const word = /[^\s]+(?:\s?\.\s?[^\s]+)*$/u.exec(front)?.[0] ?? front;
  return printed.slice(front.length - word.length);
}

function readMailLink(url: string, offset: number): Found[] {
  const match = /^mailto:\s*([^?\s]+)/i.exec(url);
  if (match === null) return [];
  const value = decodeSafely(match[1]!).trim();
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value) ? [{ value, start: offset, end: offset }] : [];
}
