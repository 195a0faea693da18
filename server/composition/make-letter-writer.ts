import type { ProblemCode } from "#contract/problem.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { LetterWriter } from "../features/letter/letter-writer.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Letters of the greatest length take half a second, in a thread that wrote none before. */
const LETTER_PDF_MS = 3000;

/** The pool's own refusals; where no file was read, they are about the text. */
const isTooMuch = ({ code }: { code: ProblemCode }) => code === "pdf-too-slow" || code === "pdf-too-complex";

/** Writes and checks letters in the engine's threads, where a hostile file can waste neither time nor memory of anybody else. */
export function makeLetterWriter(workers: EngineWorkers): LetterWriter {
  return {
    compose: async (pdf, jobText, options, work) => {
      try {
        const answer = await workers.run("letter", { pdf, jobText, ...options }, work);
        if (!answer.ok) return answer;
        const { resume, job, coverLetter, sentences, cards, points } = answer;
        return { ok: true, resume, job, composed: { coverLetter, sentences, cards, points } };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
    check: async (pdf, jobText, letter, { company, jobTitle, told = [], choices }, work) => {
      try {
        const answer = await workers.run(
          "letter",
          { pdf, jobText, letter, company, jobTitle, told, ...(choices ? { choices } : {}) },
          work,
        );
        // Resumes that people have are read in a tenth of the time: what took the rest is the letter.
        if (!answer.ok && answer.code === "pdf-too-slow") return { ok: false, code: "letter-too-slow" };
        if (!answer.ok) return answer;
        const { resume, job } = answer;
        const sentences = answer.sentences.map((sentence) => ({
          ...sentence,
          vouched: sentence.vouched ?? true,
          verdict: sentence.verdict ?? "supported",
          doubts: sentence.doubts ?? [],
          reasons: sentence.reasons ?? [],
        }));
        return { ok: true, resume, job, sentences };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
    plan: async (pdf, jobText, { tone, company, jobTitle, told = [] }, work) => {
      try {
        const answer = await workers.run("letterPlan", { pdf, jobText, tone, company, jobTitle, told }, work);
        return answer.ok ? { ok: true, job: answer.job, plan: answer.plan } : answer;
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
    readAd: async (jobText, work) => {
      try {
        const answer = await workers.run("ad", { jobText }, work);
        return answer.ok ? answer : { ok: false, code: isTooMuch(answer) ? "job-too-slow" : answer.code };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
    writePdf: async (letter, options, work) => {
      try {
        const limits = { ...work, timeoutMs: LETTER_PDF_MS };
        const answer = await workers.run("letterPdf", { letter, ...options }, limits);
        if (answer.ok) return answer;
        return { ok: false, code: isTooMuch(answer) ? "letter-pdf-too-slow" : answer.code };
      } catch (error) {
        return { ok: false, code: mapWorkerError(error) };
      }
    },
  };
}
