import { type FoldedWord, foldWord } from "#engine/text/fold.ts";
import type { FoldWord } from "./compile-form.ts";

/** Words repeat a great deal over tens of thousands of forms: fold each once. */
export function rememberFolds(): FoldWord {
  const known = new Map<string, FoldedWord>();
  return (word) => {
    let folded = known.get(word);
    if (folded === undefined) {
      folded = foldWord(word);
      known.set(word, folded);
    }
    return folded;
  };
}
