import type { LetterAnswer } from "#contract/letter.ts";

const RESUME =
  "Amara Okafor\nStaff Nurse, St. Brennan Hospital\n• Dressed complex wounds on a 28-bed surgical ward";
const LETTER =
  "Dear Hiring Team,\n\nAt St. Brennan Hospital, I dressed complex wounds on a 28-bed surgical ward. I look forward to hearing from you.\n\nKind regards,\nAmara Okafor";

/** A letter of an invented nurse: one sentence with its evidence, the others without facts. */
export function aLetter(overrides: Partial<LetterAnswer> = {}): LetterAnswer {
  const quote = "Dressed complex wounds on a 28-bed surgical ward";
  const evidence = { source: "resume" as const, quote, ...place(RESUME, quote) };
  return {
    coverLetter: LETTER,
    sentences: [
      "Dear Hiring Team,",
      "At St. Brennan Hospital, I dressed complex wounds on a 28-bed surgical ward.",
      "I look forward to hearing from you.",
    ].map((text, index) => ({ text, ...place(LETTER, text), evidence: index === 1 ? [evidence] : [] })),
    writtenBy: "composer",
    resumeText: RESUME,
    jobTitle: "Ward Nurse",
    company: null,
    id: null,
    ...overrides,
  };
}

function place(text: string, words: string) {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}
