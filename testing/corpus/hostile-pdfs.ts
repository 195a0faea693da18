import { deflateSync } from "node:zlib";
import { stream, textAt, writePages, writeRawPdf } from "./raw-pdf.ts";

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 0x20);

/** Documents made to exhaust whoever reads them, by what they do. All are small files. */
export const hostilePdfs: Record<string, () => Buffer> = {
  "a stream that inflates to 1 GB": () => {
    const once = deflateSync(zeros(64), { level: 9 });
    // Sixteen deflated blocks behind each other do not make one stream, so the page names them all.
    const names = Array.from({ length: 16 }, (_, index) => `${5 + index} 0 R`).join(" ");
    return writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [${names}] /Resources << >> >>`,
      "<< >>",
      ...Array.from({ length: 16 }, () => stream("/Filter /FlateDecode", once)),
    ]);
  },
  "a stream deflated over and over, to 2 GB from a few hundred bytes": () => {
    let data = deflateSync(zeros(128), { level: 9 });
    for (let round = 0; round < 2; round++) data = deflateSync(data, { level: 9 });
    const filters = "/Filter [/FlateDecode /FlateDecode /FlateDecode]";
    return writePages([stream(filters, data)]);
  },
  "a form that draws itself": () =>
    writePages(["/Loop Do"], {
      resources: "/XObject << /Loop 3 0 R >>",
      extra: [
        stream("/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /Loop 3 0 R >> >>", "/Loop Do /Loop Do"),
      ],
    }),
  "nine forms that each draw the next ten times": () => {
    const extra = Array.from({ length: 9 }, (_, index) => {
      const next = index < 8 ? `/Resources << /XObject << /N ${4 + index} 0 R >> >>` : "/Resources << >>";
      const content = index < 8 ? "/N Do ".repeat(10) : "0 0 1 1 re f ";
      return stream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${next}`, content);
    });
    return writePages(["/N Do"], { resources: "/XObject << /N 3 0 R >>", extra });
  },
  "a million text operators": () => writePages([stream("/Filter /FlateDecode", deflateSync(Buffer.from(`BT /F1 9 Tf 72 700 Td ${"(a) Tj 1 0 Td ".repeat(1_000_000)} ET`)))]),
  "two million saved states": () => writePages([stream("/Filter /FlateDecode", deflateSync(Buffer.from("q ".repeat(2_000_000))))]),
  "three million rectangles": () => writePages([stream("/Filter /FlateDecode", deflateSync(Buffer.from("1 1 2 2 re f ".repeat(3_000_000))))]),
  "a million characters on one page": () =>
    writePages([stream("/Filter /FlateDecode", deflateSync(Buffer.from(textAt(72, 700, "abcdefghi ".repeat(100_000)))))]),
  "pages that are their own parent": () =>
    writeRawPdf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>"]),
  "arrays in arrays, 200,000 deep": () =>
    writeRawPdf(["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Kids ${"[".repeat(200_000)}${"]".repeat(200_000)} /Count 1 >>`]),
};
