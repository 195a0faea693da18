import type { PaymentsEmulator } from "./emulator.ts";

/** Lets Stripe's SDK speak with a emulator of the same process, with all that can go wrong on a wire. */
export function askInProcess(emulator: PaymentsEmulator): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const outcome = emulator.answer({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    if (outcome === "cut") throw new TypeError("fetch failed");
    if (outcome === "silence") return waitForever(init?.signal ?? null);
    return new Response(outcome.body, { status: outcome.status, headers: outcome.headers });
  };
}

/** Until the caller gives up. Its own signal: that of a `Request` made from it can be collected before it tells. */
function waitForever(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
