import { beforeAll, describe, expect, test } from "vitest";
import { hostilePdfs } from "#testing/corpus/hostile-pdfs.ts";
import { textAt, writeEncrypted, writePages } from "#testing/corpus/raw-pdf.ts";
import { compilePdfium } from "./compile-pdfium.ts";
import { openPdfiumReader } from "./pdfium-reader.ts";
import type { PdfReader } from "./port.ts";

let reader: PdfReader;
beforeAll(async () => {
  reader = await openPdfiumReader(await compilePdfium());
});

const good = writePages([textAt(72, 700, "Ana Ruiz")]);
const codeOf = async (bytes: Uint8Array) => {
  const reading = await reader.read(bytes);
  return reading.ok ? "read" : reading.code;
};

describe("a file that cannot be read is refused by its reason", () => {
  const cases: [string, string, () => Uint8Array][] = [
    ["an empty file", "pdf-empty", () => new Uint8Array()],
    [
      "a web page",
      "pdf-not-a-pdf",
      () => Buffer.from("<!doctype html><p>%PDF would come later</p>".padEnd(2000)),
    ],
    [
      "a zip archive with another name",
      "pdf-not-a-pdf",
      () => Buffer.from("PK\x03\x04".padEnd(5000, "\x00"), "latin1"),
    ],
    ["a header that comes too late", "pdf-not-a-pdf", () => Buffer.concat([Buffer.alloc(1100, 0x20), good])],
    ["more than 10 MB", "pdf-too-large", () => Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024)])],
    [
      "31 pages",
      "pdf-too-many-pages",
      () => writePages(Array.from({ length: 31 }, () => textAt(72, 700, "Page"))),
    ],
    ["a password", "pdf-encrypted", writeEncrypted],
    ["half a file", "pdf-damaged", () => good.subarray(0, good.length / 2)],
    ["a header and nothing else", "pdf-damaged", () => Buffer.from("%PDF-1.7\n")],
    [
      "a header and noise",
      "pdf-damaged",
      () =>
        Buffer.concat([
          Buffer.from("%PDF-1.7\n"),
          Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)),
        ]),
    ],
  ];
  test.each(cases)("%s: %s", async (_what, code, make) => {
    expect(await codeOf(make())).toBe(code);
  });

  test("exactly 30 pages and a header within the first 1,024 bytes are read", async () => {
    expect(await codeOf(writePages(Array.from({ length: 30 }, () => textAt(72, 700, "Page"))))).toBe("read");
    expect(await codeOf(Buffer.concat([Buffer.alloc(900, 0x20), good]))).toBe("read");
  });

  test("a scan is read, so that its pages and its want of text can be reported", async () => {
    expect(await codeOf(writePages([""]))).toBe("read");
  });
});

describe("a document made to exhaust the reader", () => {
  test.each(Object.entries(hostilePdfs))(
    "%s comes to an end, and the next document is read",
    async (_what, make) => {
      expect(["read", "pdf-too-complex", "pdf-damaged"]).toContain(await codeOf(make()));
      expect(await codeOf(good)).toBe("read");
    },
    30_000,
  );

  test.each([
    "a stream that inflates to 1 GB",
    "a stream deflated over and over, to 2 GB from a few hundred bytes",
    "a form that draws itself",
    "two million saved states",
  ])(
    "%s is refused as too complex",
    async (name) => {
      expect(await codeOf(hostilePdfs[name]!())).toBe("pdf-too-complex");
    },
    30_000,
  );
});
