import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { aRuntime } from "#testing/a-runtime.ts";
import { openStores } from "#testing/store-homes.ts";
import { makeLimit } from "./limit-requests.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(await openStores())("a limit counted in its home: $name", ({ store, close }) => {
  afterAll(close);

  const asking = (name: string, together = false) => {
    const runtime = aRuntime();
    const limit = makeLimit(store, runtime, { name, limit: 2, windowMs: MINUTE, together });
    const ask = (ip = "192.0.2.1") =>
      limit({ ip } as FastifyRequest, { header: () => undefined } as unknown as FastifyReply).then(
        () => "passed",
        (error) => error.code,
      );
    return { runtime, ask };
  };
  const refused = "too-many-requests";

  test("lets an address pass as often as it says, and again when the window is over", async () => {
    const { runtime, ask } = asking("window");
    expect([await ask(), await ask(), await ask(), await ask("192.0.2.2")]).toEqual([
      "passed",
      "passed",
      refused,
      "passed",
    ]);
    runtime.pass(MINUTE);
    expect(await ask()).toBe("passed");
  });

  test("counts everybody together where it is told to", async () => {
    const { ask } = asking("together", true);
    expect([await ask("192.0.2.1"), await ask("192.0.2.2"), await ask("192.0.2.3")]).toEqual([
      "passed",
      "passed",
      refused,
    ]);
  });

  test("shuts nobody out for a day because the clock was a day ahead", async () => {
    const { runtime, ask } = asking("jump");
    runtime.pass(DAY);
    expect([await ask(), await ask(), await ask()]).toEqual(["passed", "passed", refused]);
    runtime.pass(-DAY);
    expect(await ask()).toBe("passed");
  });
});
