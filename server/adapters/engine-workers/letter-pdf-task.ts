import { Problem, type ProblemCode } from "#contract/problem.ts";
import type { LetterPdfOptions } from "../letter-pdf/write-letter-pdf.ts";

/** A letter's PDF. What sets it is loaded with the first letter: most threads never write one. */
export async function letterPdfTask({
  letter,
  ...options
}: { letter: string } & LetterPdfOptions): Promise<
  { ok: true; pdf: Uint8Array } | { ok: false; code: ProblemCode }
> {
  const { writeLetterPdf } = await import("../letter-pdf/write-letter-pdf.ts");
  try {
    return { ok: true, pdf: await writeLetterPdf(letter, options) };
  } catch (error) {
    if (error instanceof Problem) return { ok: false, code: error.code };
    throw error;
  }
}
