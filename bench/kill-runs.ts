// kill -9 at random moments under load, after up to forty kept scans, on both homes of the store.  node bench/kill-runs.ts [KILLS] [SEED] [embedded|PostgreSQL]
import { aDataFolder } from "#testing/a-store.ts";
import { Random } from "#testing/corpus/layout/random.ts";
import { examineAftermath, openHome, workAndKill } from "#testing/kill-at-random.ts";
import { startLocalPostgres } from "#testing/local-postgres.ts";

const kills = Number(process.argv[2] ?? 200);
const random = new Random(Number(process.argv[3] ?? 7));

async function run(name: string, home: string): Promise<void> {
  const acknowledged: string[] = [];
  const damage: string[] = [];
  let givenBack = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged.push(...(await workAndKill(home, random.between(1, 300), random.between(0, 40))));
    const store = openHome(home);
    await store.ready;
    const after = await examineAftermath(store, acknowledged);
    damage.push(...after.damage);
    givenBack += after.givenBack;
    await store.close();
  }
  console.log(
    `${name}: killed ${kills} times, ${acknowledged.length} scans acknowledged, ${givenBack} held ones given back, ${damage.length} faults`,
  );
  for (const sentence of damage.slice(0, 10)) console.log(`  ${sentence}`);
}

const only = process.argv[4];
if (only !== "PostgreSQL") {
  const { folder, remove } = await aDataFolder();
  await run("embedded", folder);
  remove();
}
if (only !== "embedded") {
  const postgres = await startLocalPostgres();
  await run("PostgreSQL", postgres.url);
  await postgres.stop();
}
