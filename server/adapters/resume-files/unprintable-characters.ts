/** Characters of a document that none of our fonts can draw. */
export class UnprintableCharacters extends Error {
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    super("There are characters that no font of ours can draw.");
    this.characters = characters;
  }
}
