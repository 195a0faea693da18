import type { LanguageModel as SdkModel } from "ai";
import type { ModelSettings } from "./port.ts";

const MOST_BYTES = 8 * 1024 * 1024;

/** The SDK's model of these settings. Providers are loaded here, when one is first asked, so that the start need not wait. */
export async function openProvider({ kind, model, apiKey, baseUrl }: ModelSettings): Promise<SdkModel> {
  const options = {
    fetch: fetchBounded,
    ...(apiKey === null ? {} : { apiKey }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  switch (kind) {
    case "openai":
      // Its default, the responses API, is kept by the provider; the chat API is not.
      return (await import("@ai-sdk/openai")).createOpenAI(options).chat(model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(options)(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(options)(model);
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        ...options,
        baseURL: baseUrl!,
        name: "own-server",
        includeUsage: true,
      })(model);
    }
  }
}

/** Follows no redirect, since what is sent is meant for this address alone, and reads no endless answer. */
async function fetchBounded(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error("The model's answer does not end."));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
}
