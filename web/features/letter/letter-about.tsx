import { Link } from "react-router";
import { LETTER } from "#content/site/letter.ts";

const TEXTS = LETTER.result;

/** Who chose the words, and whether the letter is kept. */
export function LetterAbout({ writtenBy, kept }: { writtenBy: "composer" | "model" | null; kept: boolean }) {
  return (
    <>
      {writtenBy !== null && <p>{writtenBy === "model" ? TEXTS.byModel : TEXTS.byComposer}</p>}
      {kept ? (
        <p>
          {TEXTS.kept} <Link to="/resumes#letters">{TEXTS.keptLink}</Link>.
        </p>
      ) : (
        <p>{TEXTS.notKept}</p>
      )}
    </>
  );
}
