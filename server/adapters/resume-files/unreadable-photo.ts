/** A photo that is no JPEG, or a broken or too large one. */
export class UnreadablePhoto extends Error {
  constructor() {
    super("The photo cannot be read.");
  }
}
