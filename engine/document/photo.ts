import type { ResumeDocument, TemplateName } from "./resume-document.ts";

/** Characters of a photo as a data URL: a face of 350 by 450 pixels has some 40,000. */
export const MAX_PHOTO_CHARACTERS = 60_000;

/** Templates that have no place for a photo. */
export const WITHOUT_PHOTO: ReadonlySet<TemplateName> = new Set(["plain", "compact"]);

const START = "data:image/jpeg;base64,";
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The photo that a document prints, as base64 of a JPEG; null where there is none or it stays unprinted, as it does until
 * somebody asks for it (`meta.vouch.photo`). An address of a picture elsewhere (`basics.image` of other programs) is kept
 * and never loaded.
 */
export function photoOf({ basics, meta }: ResumeDocument): string | null {
  const image = basics?.image;
  if (meta?.vouch?.photo !== true || !isPhoto(image)) return null;
  return image.slice(START.length);
}

/** Whether the value of `basics.image` is a photo that can be printed. */
export function isPhoto(image: string | undefined): image is string {
  if (image === undefined || image.length > MAX_PHOTO_CHARACTERS || !image.startsWith(START)) return false;
  return BASE64.test(image.slice(START.length));
}
