// Scans over HTTP, two-page resume, warm: one at a time, then four at once.  node bench/scan-http.ts [SCANS]
import { readFileSync } from "node:fs";
import type { Client } from "#testing/a-client.ts";
import { signIn } from "#testing/sign-in.ts";
import { describeTimes } from "./quantiles.ts";
import { startChild } from "./start-child.ts";

const SCANS_PER_PERSON = 3;
const scans = Number(process.argv[2] ?? 60);
const resume = readFileSync(new URL("../testing/corpus/bench/two-pages.pdf", import.meta.url));
const ad = readFileSync(new URL("../testing/suites/ads/health-01.txt", import.meta.url), "utf8");

const server = await startChild();
try {
  const people: Client[] = [];
  const wanted = Math.ceil((2 * scans + SCANS_PER_PERSON) / SCANS_PER_PERSON) + 1;
  for (let index = 0; index < wanted; index += 1) {
    people.push(
      await signIn(server as never, { email: `person${index}@mail.example`, name: `Person ${index}` }),
    );
  }
  let next = 0;
  const scanOnce = async () => {
    const mine = next++;
    const form = new FormData();
    form.set("resume", new Blob([resume], { type: "application/pdf" }), "resume.pdf");
    form.set("jobDescription", `${ad}\nReference ${mine}`);
    const started = performance.now();
    const answer = await people[Math.floor(mine / SCANS_PER_PERSON)]!.fetch("/api/scan", {
      method: "POST",
      body: form,
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`Scan ${mine} answered ${answer.status}`);
    return performance.now() - started;
  };
  for (let warm = 0; warm < SCANS_PER_PERSON; warm += 1) await scanOnce();
  const alone: number[] = [];
  for (let index = 0; index < scans; index += 1) alone.push(await scanOnce());
  await server.watch();
  const together: number[] = [];
  const lane = async () => {
    while (together.length + 4 <= scans) together.push(await scanOnce());
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  console.log(`one at a time: ${describeTimes(alone)}`);
  console.log(`four at once: ${describeTimes(together)}, no errors`);
  console.log(`event loop of the server blocked at most ${(await server.mostBlockedMs()).toFixed(1)} ms`);
} finally {
  await server.close();
}
