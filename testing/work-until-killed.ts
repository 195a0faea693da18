import { openEmbeddedStore } from "#server/adapters/store/embedded.ts";
import { openPostgresStore } from "#server/adapters/store/postgres.ts";
import { admitUser } from "#server/features/account/admit-user.ts";
import { scanResume } from "#server/features/scan/scan-resume.ts";
import { systemRuntime as runtime } from "#server/shared/runtime.ts";
import { aScanner } from "./a-scanner.ts";

/**
 * A program of its own: `node work-until-killed.ts HOME`. New people sign in and each asks for five scans at once, as fast
 * as it goes; it says the id of each scan once it is kept, until it is killed.
 */
const home = process.argv[2]!;
const fail = (error: unknown) => {
  throw error;
};
const store = home.startsWith("postgres")
  ? openPostgresStore({ url: home, onConnectionLost: () => undefined })
  : openEmbeddedStore({ folder: home, onLost: fail, onUpkeepFailed: fail });
await store.ready;
process.stdout.write("ready\n");

async function work(): Promise<never> {
  const scanner = aScanner();
  const pdf = new TextEncoder().encode("%PDF-1.7");
  for (;;) {
    const email = `${runtime.newId()}@mail.example`;
    const identity = { issuer: "https://issuer.example", subject: email, email, name: null, picture: null };
    const userId = await admitUser(store, runtime, identity);
    const scans = Array.from({ length: 5 }, (_, i) =>
      scanResume(
        { store, runtime, scanner },
        {
          userId,
          upload: { pdf, fileName: "resume.pdf", jobText: `Ad ${i}` },
          signal: new AbortController().signal,
          stillSignedIn: async () => true,
        },
      ).then(
        ({ id }) => process.stdout.write(`${id}\n`),
        (error) => (error.code === "scans-used-up" ? undefined : fail(error)),
      ),
    );
    await Promise.all(scans);
  }
}

await Promise.all([work(), work(), work()]);
