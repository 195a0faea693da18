import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { PrintedLetter } from "#engine/document/print-letter.ts";
import type { PrintedDocument } from "#engine/document/printed-document.ts";
import { ACCENTS, type DocumentLook } from "#engine/document/resume-document.ts";
import { FONT_FOLDERS } from "./font-folders.ts";
import { readPhoto } from "./read-photo.ts";
import { UnprintableCharacters } from "./unprintable-characters.ts";
import { UnreadablePhoto } from "./unreadable-photo.ts";

const TEMPLATES = fileURLToPath(new URL("templates", import.meta.url));
const PAPERS = { a4: "a4", letter: "us-letter" };
const SCALES = { small: 0.94, normal: 1, large: 1.08 };
/** The file that templates know a photo by; it is never on the disk. */
const PHOTO = "photo.jpg";
/** Results of layout that later documents may use again; older ones are forgotten. */
const KEPT_LAYOUTS = 2;

type Settable = PrintedDocument | PrintedLetter;

/**
 * A document, or a letter in the look of one, as a tagged PDF (PDF/UA-1, which the compiler checks): real text in the order of reading. The same document
 * and look give the same bytes. Texts are handed over as data, so that nothing in them is read as markup.
 *
 * @param title of the file, as programs show it.
 * @throws UnprintableCharacters, UnreadablePhoto
 */
export function writeResumePdf(document: Settable, look: DocumentLook, title: string): Buffer {
  const options = { pdfStandard: "ua-1" as never, creationTimestamp: 0 };
  return set(document, (typst) => typst.pdf(describe(document, look, title), options));
}

/** The pages of the same PDF as one picture, one below the other: what a preview shows. @throws UnprintableCharacters, UnreadablePhoto */
export function drawResumePages(document: PrintedDocument, look: DocumentLook, title: string): string {
  return set(document, (typst) => typst.svg(describe(document, look, title)));
}

function describe({ photo, ...document }: Settable, look: DocumentLook, title: string) {
  return {
    mainFilePath: `${TEMPLATES}/${look.template}.typ`,
    inputs: {
      document: JSON.stringify({ ...document, title }),
      photo: photo === null ? "" : PHOTO,
      look: JSON.stringify({
        accent: ACCENTS[look.accent],
        paper: PAPERS[look.paper],
        scale: SCALES[look.size],
      }),
    },
  };
}

function set<Result>({ photo }: Settable, write: (typst: NodeCompiler) => Result): Result {
  const typst = openCompiler();
  if (photo !== null) typst.mapShadow(`${TEMPLATES}/${PHOTO}`, readPhoto(photo));
  try {
    return write(typst);
  } catch (error) {
    throw readRefusal(error);
  } finally {
    typst.resetShadow();
    typst.evictCache(KEPT_LAYOUTS);
  }
}

/** The compiler's messages quote the document: what is handed on of them is the characters alone, or nothing. */
function readRefusal(error: unknown): Error {
  const message = error instanceof Error ? error.message : "";
  if (message.includes("failed to decode image")) return new UnreadablePhoto();
  const unprintable = [...message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu)].map(
    ([, text]) => text!,
  );
  return unprintable.length > 0
    ? new UnprintableCharacters([...new Set(unprintable)])
    : new Error("The document could not be set.");
}

let compiler: NodeCompiler | null = null;

/** Opened once a thread: it reads the fonts, which takes longest. */
function openCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: FONT_FOLDERS }] });
  return compiler;
}
