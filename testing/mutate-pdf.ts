import { deflateSync, inflateSync } from "node:zlib";
import type { Random } from "./corpus/layout/random.ts";

type Mutation = (pdf: Buffer, random: Random) => Buffer;

const MOST_MUTATIONS = 6;
const LONGEST_PART = 400;
/** Where sizes and counts overflow, turn round or cannot be. */
const ODD_NUMBERS = ["0", "-1", "0.00001", "-2147483649", "2147483648", "99999999999", "1e308", "4294967295"];
/** What makes a page's content turn, nest, or end before its time. */
const ODD_CONTENT = [
  "q ".repeat(400),
  " Q Q Q ",
  " BT ",
  " ET ",
  " Do ",
  "(".repeat(300),
  "<<".repeat(300),
  "[".repeat(300),
  " 0 0 0 0 0 0 cm ",
  " 1e30 0 0 1e-30 0 0 Tm ",
  " /F1 0 Tf ",
  " /F1 1e9 Tf ",
  " 7 Tr ",
  " BI /W 99999 /H 99999 ID x EI ",
  "\\377\\000(",
];

/** What happens to files in the wild and at the hands of an attacker, outside of and within their packed streams. */
export function mutatePdf(bytes: Uint8Array, random: Random): Buffer {
  let pdf: Buffer = Buffer.from(bytes);
  for (let times = random.between(1, MOST_MUTATIONS); times > 0; times -= 1) {
    pdf = random.pick(MUTATIONS)(pdf, random);
    if (pdf.length === 0) return Buffer.from("%PDF-");
  }
  return pdf;
}

const pickPart = (pdf: Buffer, random: Random): [from: number, to: number] => {
  const from = random.between(0, pdf.length - 1);
  return [from, from + random.between(1, Math.min(LONGEST_PART, pdf.length - from))];
};

const flipBits: Mutation = (pdf, random) => {
  for (let flips = random.between(1, 40); flips > 0; flips -= 1) {
    const place = random.between(0, pdf.length - 1);
    pdf[place] = pdf[place]! ^ (1 << random.between(0, 7));
  }
  return pdf;
};

const losePart: Mutation = (pdf, random) => {
  const [from, to] = pickPart(pdf, random);
  return Buffer.concat([pdf.subarray(0, from), pdf.subarray(to)]);
};

const repeatPart: Mutation = (pdf, random) => {
  const [from, to] = pickPart(pdf, random);
  return Buffer.concat([pdf.subarray(0, to), pdf.subarray(from)]);
};

const cutOff: Mutation = (pdf, random) => pdf.subarray(0, random.between(1, pdf.length));

const fillPart: Mutation = (pdf, random) => {
  const [from, to] = pickPart(pdf, random);
  return pdf.fill(random.between(0, 255), from, to);
};

const replaceNumber: Mutation = (pdf, random) => {
  const text = pdf.toString("latin1");
  const from = random.between(0, text.length - 1);
  const found = /\d+/.exec(text.slice(from));
  if (found === null) return pdf;
  const at = from + found.index;
  return Buffer.from(
    text.slice(0, at) + random.pick(ODD_NUMBERS) + text.slice(at + found[0].length),
    "latin1",
  );
};

const swapReferences: Mutation = (pdf, random) => {
  const text = pdf.toString("latin1");
  const references = [...text.matchAll(/\d+ 0 R/g)];
  if (references.length < 2) return pdf;
  const [one, other] = [random.pick(references), random.pick(references)];
  return Buffer.from(text.slice(0, one.index) + other[0] + text.slice(one.index + one[0].length), "latin1");
};

/** Unpacks a stream, changes what is within, and packs it again: otherwise a changed bit ends the unpacking, and no more. */
const changeStream: Mutation = (pdf, random) => {
  const text = pdf.toString("latin1");
  const starts = [...text.matchAll(/stream\r?\n/g)].filter(({ index }) => !text.startsWith("end", index - 3));
  if (starts.length === 0) return pdf;
  const start = random.pick(starts);
  const from = start.index + start[0].length;
  const to = text.indexOf("endstream", from);
  const content = to < 0 ? null : unpack(pdf.subarray(from, to));
  if (content === null || content.length === 0) return pdf;
  const changed = deflateSync(random.pick(CONTENT_MUTATIONS)(content, random));
  return Buffer.concat([pdf.subarray(0, from), changed, Buffer.from("\n"), pdf.subarray(to)]);
};

function unpack(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: 1_000_000 });
  } catch {
    return null;
  }
}

const insertContent: Mutation = (content, random) => {
  const at = random.between(0, content.length);
  return Buffer.concat([
    content.subarray(0, at),
    Buffer.from(random.pick(ODD_CONTENT), "latin1"),
    content.subarray(at),
  ]);
};

const CONTENT_MUTATIONS = [replaceNumber, replaceNumber, losePart, repeatPart, flipBits, insertContent];
const MUTATIONS = [
  flipBits,
  losePart,
  repeatPart,
  cutOff,
  fillPart,
  replaceNumber,
  swapReferences,
  changeStream,
  changeStream,
  changeStream,
];
