import type { StandIn } from "./stand-in.ts";

/** Lets Stripe's SDK speak with a stand-in of the same process, with all that can go wrong on a wire. */
export function askInProcess(standIn: StandIn): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const outcome = standIn.answer({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    if (outcome === "cut") throw new TypeError("fetch failed");
    if (outcome === "silence")
      return new Promise((_, reject) => {
        const give = () => reject(request.signal.reason);
        if (request.signal.aborted) give();
        request.signal.addEventListener("abort", give);
      });
    return new Response(outcome.body, { status: outcome.status, headers: outcome.headers });
  };
}
