/** What may stand behind the port; the last is any server that speaks OpenAI's chat API, such as Ollama, llama.cpp or vLLM. */
export const MODEL_KINDS = ["openai", "anthropic", "google", "openai-compatible"] as const;

export type ModelSettings = {
  kind: (typeof MODEL_KINDS)[number];
  /** The provider's name for it, e.g. 'gpt-5-mini'. */
  model: string;
  /** Null where the server wants none, which only 'openai-compatible' may. */
  apiKey: string | null;
  /** Null takes the provider's own address. */
  baseUrl: string | null;
  /** For a whole call with all its tries. */
  timeoutMs: number;
  /** Dollars for a million tokens; null leaves costs unknown. */
  price: { input: number; output: number } | null;
};

/** What to do, and what to do it with. */
export type ModelPrompt = { instructions: string; data: string };

export type ModelFailure =
  | {
      code:
        | "unreachable"
        /** The provider takes the call for wrong: key, model name or request. */
        | "refused"
        | "too-slow"
        /** Cut off, empty, too long, or not what the provider's protocol says. */
        | "broken-answer"
        /** The model, or a filter before it, will not write this. */
        | "declined";
    }
  /** `retryAt` in milliseconds since 1970; null where the provider does not say. */
  | { code: "limited"; retryAt: number | null };

export type ModelAnswer = { ok: true; text: string } | { ok: false; failure: ModelFailure };

export type WriteOptions = {
  /** Gives the call up at once, down to the connection; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** In tokens, what a model thinks for itself included. */
  maxOutput: number;
  /** Told each time with the whole text so far. */
  onText?: (text: string) => void;
};

export type LanguageModel = {
  /** For people: 'gpt-5-mini at OpenAI'. */
  name: string;
  /** Asks once. Whatever goes wrong outside is a failure in the answer, never thrown. */
  write: (prompt: ModelPrompt, options: WriteOptions) => Promise<ModelAnswer>;
};

/** One call as the log keeps it: no prompt, no answer, nothing of a user. */
export type ModelCallEntry = {
  kind: ModelSettings["kind"];
  model: string;
  outcome: "ok" | ModelFailure["code"] | "aborted";
  /** The provider's HTTP status of the last try, where it refused. */
  status: number | null;
  tries: number;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Dollars; null without prices or usage. */
  cost: number | null;
  ms: number;
};
