import { UnreadablePhoto } from "./unreadable-photo.ts";

/** Pixels of the longer side; on a resume a photo has a quarter of them. */
const MAX_SIDE = 1_200;

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const ADOBE = 0xee;
/** Start of frame: baseline, extended and progressive, the forms that every reader knows (ITU T.81, B.1.1.3). */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/**
 * The JPEG of a photo without what its camera and programs wrote into it: place, time, comments, thumbnails. Looks at the
 * headers alone; what is compressed stays as it is.
 *
 * @param photo base64.
 * @throws UnreadablePhoto where it is no JPEG, or one of more pixels than a resume needs.
 */
export function readPhoto(photo: string): Buffer {
  const bytes = Buffer.from(photo, "base64");
  if (bytes.length < 4 || bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) throw new UnreadablePhoto();
  const kept = [bytes.subarray(0, 2)];
  let hasFrame = false;
  for (const { marker, start, end } of listSegments(bytes)) {
    if (FRAMES.has(marker)) hasFrame = isUsable(bytes.subarray(start + 4, end));
    if (marker === START_OF_SCAN && hasFrame) return Buffer.concat([...kept, bytes.subarray(start)]);
    if (!isNote(marker)) kept.push(bytes.subarray(start, end));
  }
  throw new UnreadablePhoto();
}

type Segment = { marker: number; start: number; end: number };

/** The segments up to the first scan (T.81, B.1.1.4): a marker, and the length of what follows it. */
function* listSegments(bytes: Buffer): Generator<Segment> {
  for (let start = 2; start + 4 <= bytes.length; ) {
    const marker = bytes[start + 1]!;
    const end = start + 2 + bytes.readUInt16BE(start + 2);
    if (bytes[start] !== MARKER || marker < 0xc0 || end < start + 4 || end > bytes.length) return;
    yield { marker, start, end };
    if (marker === START_OF_SCAN) return;
    start = end;
  }
}

/** What a camera or program notes; Adobe's segment says how colours are to be read. */
const isNote = (marker: number) =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && marker !== ADOBE);

/** Of a frame's header: precision, height, width. */
function isUsable(header: Buffer): boolean {
  if (header.length < 6) return false;
  const [height, width] = [header.readUInt16BE(1), header.readUInt16BE(3)];
  return Math.min(width, height) > 0 && Math.max(width, height) <= MAX_SIDE;
}
