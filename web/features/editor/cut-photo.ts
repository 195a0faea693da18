import { MAX_PHOTO_CHARACTERS } from "#engine/document/photo.ts";

/** Pixels, at some 320 to the inch: 28 by 36 mm, as photos of applicants are. */
const WIDTH = 350;
const HEIGHT = 450;
const QUALITIES = [0.88, 0.75, 0.6, 0.4];

/**
 * A picture as the photo of a resume: the middle of it, in a resume's size, as a JPEG with nothing of what its camera noted.
 *
 * @returns a data URL, or null where the file is no picture that this browser knows.
 */
export async function cutPhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // JPEG has no transparency: what is clear becomes the paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  // Faces are in the upper half of a tall picture.
  context.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 3, width, height);
  picture.close();
  const urls = QUALITIES.map((quality) => canvas.toDataURL("image/jpeg", quality));
  return urls.find(({ length }) => length <= MAX_PHOTO_CHARACTERS) ?? null;
}
