import { createHash } from "node:crypto";

/** Bodies of objects 1, 2, 3 …; object 1 must be the catalogue. Streams are given as `stream(dictionary, data)`. */
export function writeRawPdf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1"));
    add(Buffer.from("\nendobj\n"));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export function stream(dictionary: string, data: Buffer | string): Buffer {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data, "latin1");
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

const helvetica = "/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> >>";

/** One page per content stream, with Helvetica as /F1 and its bold as /F2. `page` and `resources` add to the page. */
export function writePages(contents: (Buffer | string)[], { page = "", resources = "", extra = [] as (string | Buffer)[] } = {}): Buffer {
  const first = 3 + extra.length;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(" ");
  const objects: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...extra,
  ];
  for (const [index, content] of contents.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + 2 * index + 1} 0 R /Resources << ${helvetica} ${resources} >> ${page} >>`,
    );
    objects.push(Buffer.isBuffer(content) && content.includes("endstream") ? content : stream("", content));
  }
  return writeRawPdf(objects);
}

/** A line of text at a place; y is measured from the bottom, as PDF does. */
export function textAt(x: number, y: number, text: string, { size = 11, font = "F1", before = "" } = {}): string {
  return `BT ${before} /${font} ${size} Tf ${x} ${y} Td (${text.replace(/([\\()])/g, "\\$1")}) Tj ET\n`;
}

/**
 * The standard security handler's revision 2 (RC4, 40 bit), with a user password that is not empty: ISO 32000-1, 7.6.3.
 * Only the entries that a reader checks first are right, which is enough to be asked for the password.
 */
export function writeEncrypted(): Buffer {
  const key = (text: string) => createHash("md5").update(text).digest("hex");
  const entry = (key("owner") + key("user")).slice(0, 64);
  const id = key("document");
  const pdf = writePages([textAt(72, 700, "Locked away")]).toString("latin1");
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${entry}> /U <${entry}> /P -4 >> /ID [<${id}> <${id}>]`;
  return Buffer.from(pdf.replace("/Root 1 0 R", `/Root 1 0 R ${encrypt}`), "latin1");
}
