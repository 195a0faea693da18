import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import { startModelServer } from "./a-model-server.ts";
import { aModelWriter } from "./a-model-writer.ts";
import { aCarelessModel } from "./gullible-model.ts";
import { type CorpusResume, readCorpus } from "./read-corpus.ts";
import { readAdSuite } from "./suites/read-ad-suite.ts";

const fold = (text: string) =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const digits = (text: string) => text.replace(/\P{Nd}/gu, "");

/** Contact details, as printed, that stand in a text. */
function findLeaks(text: string, { truth }: CorpusResume): string[] {
  const folded = fold(text);
  const { name, email, linkedin, address, phone } = truth;
  const parts = name.split(/\s+/).filter((part) => part.length > 2 && /^\p{Lu}/u.test(part));
  return [
    ...[name, email, linkedin, address].filter((value) => value !== null && folded.includes(fold(value))),
    ...parts.filter((part) => new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "u").test(text)),
    ...(phone !== null && digits(text).includes(digits(phone).slice(-8)) ? [phone] : []),
  ].filter((value) => value !== null);
}

test("nothing that a model is sent has a contact detail of any resume of the corpus", async () => {
  const server = await startModelServer();
  server.answer(aCarelessModel().write);
  const jobs = readAdSuite().map((ad) => readJob(ad.text));
  const options = { tone: "professional", company: null, jobTitle: null } as const;
  const leaks: string[] = [];
  let sent = 0;
  for (const [index, one] of (await readCorpus()).entries()) {
    const { resume } = one;
    const job = jobs[(index * 13) % jobs.length]!;
    server.requests.length = 0;
    await aModelWriter(server.settings("openai")).write({
      resume,
      job,
      options,
      composed: composeLetter(resume, job, options),
      caller: "this person",
      signal: new AbortController().signal,
    });
    sent += server.requests.length;
    for (const { data, raw } of server.requests)
      leaks.push(...[...findLeaks(data, one), ...findLeaks(raw, one)].map((leak) => `${one.name}: ${leak}`));
  }
  await server.close();
  expect(leaks).toEqual([]);
  expect(sent).toBeGreaterThan(60);
}, 120_000);
