// Letters through a language model that cannot be trusted, played by stand-ins that speak each provider's protocol:
//   node bench/model-letters.ts [ads per resume]
import { readJob } from "#engine/job/read-job.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import type { Tone } from "#engine/letter/letter.ts";
import { MODEL_KINDS } from "#server/adapters/language-model/port.ts";
import { startModelServer } from "../testing/a-model-server.ts";
import { aModelWriter } from "../testing/a-model-writer.ts";
import { aCarelessModel, aGullibleModel } from "../testing/gullible-model.ts";
import { readCorpus } from "../testing/read-corpus.ts";
import { readAdSuite } from "../testing/suites/read-ad-suite.ts";

const TONES: readonly Tone[] = ["professional", "warm", "concise", "confident"];
const perResume = Number(process.argv[2] ?? 5);
const verbose = process.argv.includes("--delivered");
const resumes = (await readCorpus()).map(({ resume }) => resume);
const jobs = readAdSuite().map((ad) => readJob(ad.text));
const server = await startModelServer();

for (const [title, model] of [
  ["invents in every sentence", aGullibleModel()],
  ["invents in every third sentence", aCarelessModel()],
] as const) {
  server.answer(model.write);
  const total = {
    letters: 0,
    model: 0,
    written: 0,
    refused: 0,
    mended: 0,
    kept: 0,
    stoodIn: 0,
    lies: 0,
    shorter: 0,
  };
  const times: number[] = [];
  for (const [index, resume] of resumes.entries()) {
    for (let nth = 0; nth < perResume; nth += 1) {
      const job = jobs[(index * 7 + nth * 31) % jobs.length]!;
      const options = { tone: TONES[nth % TONES.length]!, company: null, jobTitle: null };
      const composed = composeLetter(resume, job, options);
      const writer = aModelWriter(server.settings(MODEL_KINDS[(index + nth) % MODEL_KINDS.length]!));
      const started = performance.now();
      const letter = await writer.write({
        resume,
        job,
        options,
        composed,
        caller: "this person",
        signal: new AbortController().signal,
      });
      times.push(performance.now() - started);
      if (writer.faults.length > 0) throw writer.faults[0];
      const honest = new Set(composed.sentences.map(({ text }) => text));
      const bullets = new Set(resume.blocks.map(({ start, end }) => fold(resume.text.slice(start, end))));
      const passed = writer.entries[0]!.written - writer.entries[0]!.refused;
      if (verbose && passed > 0 && title.includes("every sentence"))
        console.log("PASSED", passed, resume.contact.name?.value, job.title?.quote);
      const lies = letter.sentences.filter(
        ({ text }) => !honest.has(text) && !bullets.has(fold(text.replace(/^I /, ""))),
      );
      if (verbose) for (const { text } of lies) console.log(`DELIVERED ${text}`);
      const entry = writer.entries[0]!;
      total.letters += letter.coverLetter === "" ? 0 : 1;
      total.model += letter.writtenBy === "model" ? 1 : 0;
      for (const key of ["written", "refused", "mended", "kept", "stoodIn"] as const)
        total[key] += entry[key];
      total.lies += lies.length;
      const words = ({ coverLetter }: { coverLetter: string }) => coverLetter.split(/\s+/).length;
      if (words(letter) < Math.min(words(composed) - 12, 150)) total.shorter += 1;
    }
  }
  times.sort((a, b) => a - b);
  console.log(`A model that ${title}, asked as ${MODEL_KINDS.join(", ")}:`);
  console.log(`${total.letters} letters delivered, ${total.model} of them in the model's words`);
  console.log(
    `${total.written} sentences written, ${total.refused} refused, ${total.mended} mended, ${total.kept} kept, ${total.stoodIn} composed ones in their place`,
  );
  console.log(
    `falsehoods delivered: ${total.lies}; letters clearly shorter than the composed one: ${total.shorter}`,
  );
  console.log(`time for both calls, judging and all: median ${times[times.length >> 1]!.toFixed(0)} ms\n`);
}
await server.close();

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
