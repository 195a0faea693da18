import { openHome } from "./kill-at-random.ts";
import { playTabs } from "./play-edits.ts";

/** A program of its own: `node edit-in-tabs.ts HOME USER IDS EDITS SEED`. Two tabs edit at random, then it says what was kept. */
const [home, userId, ids, edits, seed] = process.argv.slice(2) as [string, string, string, string, string];
const store = openHome(home);
await store.ready;
const played = await playTabs([store, store], userId, ids.split(","), { seed, edits: Number(edits) });
process.stdout.write(JSON.stringify(played));
await store.close();
