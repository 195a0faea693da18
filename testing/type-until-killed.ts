import { saveDocument } from "#server/features/documents/save-document.ts";
import { systemRuntime as runtime } from "#server/shared/runtime.ts";
import { openHome } from "./kill-at-random.ts";

/**
 * A program of its own: `node type-until-killed.ts HOME USER DOCUMENT KEPT`. Types a word after the other into a resume of
 * which so many saves were kept, saves each, and says its number once it is kept, until it is killed.
 */
const [home, userId, id, kept] = process.argv.slice(2) as [string, string, string, string];
const store = openHome(home);
await store.ready;
process.stdout.write("ready\n");
for (let seq = Number(kept); ; seq += 1) {
  const highlights = Array.from({ length: seq + 1 }, (_, at) => `word ${at}`);
  const document = { basics: { name: `Juno ${seq}` }, work: [{ id: "a", highlights }] };
  const answer = await saveDocument(store, runtime, { userId, id, saveId: runtime.newId(), seq, document });
  if (!answer.saved) throw new Error("Nobody else types.");
  process.stdout.write(`${answer.seq}\n`);
}
