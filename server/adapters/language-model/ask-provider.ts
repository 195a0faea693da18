import { type LanguageModel as SdkModel, streamText } from "ai";
import { type Mishap, nameFinish, nameMishap } from "./name-mishap.ts";
import type { ModelPrompt, WriteOptions } from "./port.ts";

/** `tokens` is null where the provider does not tell; `temperature` is left out where it is null, since some models refuse it. */
export type Asked =
  | { ok: true; text: string; tokens: { input: number; output: number } | null }
  | { ok: false; mishap: Mishap; begun: boolean };

// It prints what it drops from a request; those that matter are known here.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/**
 * One try, streamed. A failure shows itself as an `error` part before the first byte, as a throw in mid-stream, or as
 * an end without a `finish` part; all three come out the same. `begun` says that text had come before it failed.
 */
export async function askProvider(
  model: SdkModel,
  { instructions, data }: ModelPrompt,
  { signal, maxOutput, onText }: WriteOptions,
  temperature: number | null,
): Promise<Asked> {
  let text = "";
  const fail = (mishap: Mishap): Asked => ({ ok: false, mishap, begun: text !== "" });
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt: data,
      maxOutputTokens: maxOutput,
      maxRetries: 0,
      abortSignal: signal,
      ...(temperature === null ? {} : { temperature }),
      // Unless handed in, it prints the error, prompt and all.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "text-delta") {
        text += part.text;
        onText?.(text);
      } else if (part.type === "error") return fail(nameMishap(part.error, Date.now()));
      else if (part.type === "finish") {
        const failure = nameFinish(part.finishReason, text);
        if (failure !== null) return fail({ failure, status: null, retry: null });
        const { inputTokens: input, outputTokens: output } = part.totalUsage;
        const tokens = input === undefined || output === undefined ? null : { input, output };
        return { ok: true, text, tokens };
      }
    }
    return fail({ failure: { code: "broken-answer" }, status: null, retry: null });
  } catch (error) {
    return fail(nameMishap(error, Date.now()));
  }
}
