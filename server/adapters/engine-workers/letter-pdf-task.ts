import { Problem, type ProblemCode } from "#contract/problem.ts";
import type { LetterPdfOptions } from "../letter-pdf/write-letter-pdf.ts";
import type { LetterLook } from "../resume-files/write-letter-in-look.ts";

type Input = LetterPdfOptions & { letter: string; look?: LetterLook };

/** A letter's PDF. What sets it is loaded with the first letter: most threads never write one. */
export async function letterPdfTask({
  letter,
  look,
  ...options
}: Input): Promise<{ ok: true; pdf: Uint8Array } | { ok: false; code: ProblemCode }> {
  try {
    if (look === undefined) {
      const { writeLetterPdf } = await import("../letter-pdf/write-letter-pdf.ts");
      return { ok: true, pdf: await writeLetterPdf(letter, options) };
    }
    const { writeLetterInLook } = await import("../resume-files/write-letter-in-look.ts");
    return { ok: true, pdf: writeLetterInLook(letter, look, options) };
  } catch (error) {
    if (error instanceof Problem) return { ok: false, code: error.code };
    throw error;
  }
}
