/** A grey face of 14 by 18 pixels, as a JPEG. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAASAA4BAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAZEAACAwEAAAAAAAAAAAAAAAAAFAERYVH/2gAIAQEAAD8ApN6G9ITehvSZc9Fz0//Z",
  "base64",
);

/** Notes as a camera writes them, where the file begins: who took it, and where. */
function writeNotes(notes: string): Buffer {
  const text = Buffer.from(`Exif\0\0${notes}`);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, text]);
}

/** A photo as the editor keeps it, or with what its camera noted; or one whose picture breaks off. */
export function aPhoto({ notes, isBroken = false }: { notes?: string; isBroken?: boolean } = {}): string {
  const noted = notes === undefined ? [] : [writeNotes(notes)];
  const rest = isBroken ? JPEG.subarray(2, 60) : JPEG.subarray(2);
  return `data:image/jpeg;base64,${Buffer.concat([JPEG.subarray(0, 2), ...noted, rest]).toString("base64")}`;
}
