import { setTimeout as pauseFor } from "node:timers/promises";
import type { Asked } from "./ask-provider.ts";
import type {
  LanguageModel,
  ModelAnswer,
  ModelCallEntry,
  ModelPrompt,
  ModelSettings,
  WriteOptions,
} from "./port.ts";

const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 500;
/** Whoever says to come back later than this is not waited for: a user is. */
const LONGEST_PAUSE_MS = 8000;

const PROVIDERS: Record<ModelSettings["kind"], string | null> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  "openai-compatible": null,
};

export type ModelTools = {
  log: (entry: ModelCallEntry) => void;
  /** Waits; rejects when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** A model behind the port. Nothing is loaded and nobody is called before the first `write`. */
export function openLanguageModel(
  settings: ModelSettings,
  { log, pause = (ms, signal) => pauseFor(ms, undefined, { signal }) }: ModelTools,
): LanguageModel {
  const ask = makeAsk(settings);
  return {
    name: nameModel(settings),
    write: async (prompt, options) => {
      options.signal.throwIfAborted();
      const started = performance.now();
      const late = AbortSignal.timeout(settings.timeoutMs);
      const signal = AbortSignal.any([options.signal, late]);
      let tries = 0;
      let asked: Asked;
      do {
        tries += 1;
        asked = await ask(prompt, { ...options, signal });
      } while (tries < MOST_TRIES && !signal.aborted && (await waitToRetry(asked, tries, signal, pause)));

      const answer = toAnswer(asked, late.aborted);
      log({
        kind: settings.kind,
        model: settings.model,
        outcome: options.signal.aborted ? "aborted" : answer.ok ? "ok" : answer.failure.code,
        status: asked.ok ? null : asked.mishap.status,
        tries,
        ...countCost(asked, settings.price),
        ms: Math.round(performance.now() - started),
      });
      options.signal.throwIfAborted();
      return answer;
    },
  };
}

function makeAsk(settings: ModelSettings): (prompt: ModelPrompt, options: WriteOptions) => Promise<Asked> {
  // Loaded when first asked: the SDK takes longer to load than the rest of the server.
  const load = async () => {
    const [{ askProvider }, { openProvider }] = await Promise.all([
      import("./ask-provider.ts"),
      import("./open-provider.ts"),
    ]);
    return { askProvider, provider: await openProvider(settings) };
  };
  let loading: ReturnType<typeof load> | null = null;
  // Small models of one's own keep closer to the facts with it; some of the large ones refuse it.
  const temperature = settings.kind === "openai-compatible" ? 0.3 : null;
  return async (prompt, options) => {
    loading ??= load();
    const { askProvider, provider } = await loading;
    return askProvider(provider, prompt, options, temperature);
  };
}

/** Waits as long as the provider says, else longer each time. False where another try would not help or come too late. */
async function waitToRetry(
  asked: Asked,
  tries: number,
  signal: AbortSignal,
  pause: NonNullable<ModelTools["pause"]>,
): Promise<boolean> {
  if (asked.ok || asked.begun || asked.mishap.retry === null) return false;
  const ms = asked.mishap.retry.afterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
  if (ms > LONGEST_PAUSE_MS) return false;
  return pause(ms, signal).then(
    () => true,
    () => false,
  );
}

function toAnswer(asked: Asked, late: boolean): ModelAnswer {
  if (asked.ok) return { ok: true, text: asked.text };
  return { ok: false, failure: late ? { code: "too-slow" } : asked.mishap.failure };
}

function countCost(asked: Asked, price: ModelSettings["price"]) {
  const tokens = asked.ok ? asked.tokens : null;
  const cost =
    tokens === null || price === null
      ? null
      : (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
  return {
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    cost: cost === null ? null : Number(cost.toFixed(6)),
  };
}

function nameModel({ kind, model, baseUrl }: ModelSettings): string {
  return `${model} at ${PROVIDERS[kind] ?? (baseUrl === null ? "a server of its own" : new URL(baseUrl).host)}`;
}
