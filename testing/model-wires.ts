import type { ModelSettings } from "#server/adapters/language-model/port.ts";

/** How one provider's API puts things: where it is asked, what a request says, and the events of an answer. */
export type Wire = {
  /** What `LLM_BASE_URL` would end in. */
  basePath: string;
  isPath: (path: string) => boolean;
  readRequest: (body: unknown) => { instructions: string; data: string };
  /** Events of the answer so far, one for each piece of text, without the end. */
  pieces: (texts: readonly string[]) => string[];
  end: (reason: "stop" | "length") => string[];
  /** All events of an answer that will not write this. */
  refusal: () => string[];
  /** The same answer unstreamed. */
  whole: (text: string) => object;
  error: (status: number) => object;
};

type Part = { text?: string };
type OpenAiBody = { messages: { role: string; content: string | Part[] }[] };
type AnthropicBody = { system?: string | Part[]; messages: { content: string | Part[] }[] };
type GoogleBody = { systemInstruction?: { parts: Part[] }; contents: { parts: Part[] }[] };

const joinParts = (content: string | readonly Part[] | undefined): string =>
  typeof content === "string" ? content : (content ?? []).map((part) => part.text ?? "").join("");
const event = (data: object, name?: string) =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
const USAGE = { input: 1200, output: 300 };

const openAiChunk = (delta: object, finish: string | null) =>
  event({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: "stand-in",
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

const OPENAI: Wire = {
  basePath: "/v1",
  isPath: (path) => path === "/v1/chat/completions",
  readRequest: (body) => {
    const { messages } = body as OpenAiBody;
    const of = (isSystem: boolean) =>
      messages
        .filter(({ role }) => /^(?:system|developer)$/.test(role) === isSystem)
        .map(({ content }) => joinParts(content))
        .join("\n");
    return { instructions: of(true), data: of(false) };
  },
  pieces: (texts) => [
    openAiChunk({ role: "assistant", content: "" }, null),
    ...texts.map((content) => openAiChunk({ content }, null)),
  ],
  end: (reason) => [
    openAiChunk({}, reason),
    event({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1_790_000_000,
      model: "stand-in",
      choices: [],
      usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: 1500 },
    }),
    "data: [DONE]\n\n",
  ],
  refusal: () => [
    openAiChunk({ role: "assistant", refusal: "I cannot help with that." }, null),
    openAiChunk({}, "content_filter"),
    "data: [DONE]\n\n",
  ],
  whole: (content) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "stand-in",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: 1500 },
  }),
  error: (status) => ({
    error: { message: `Status ${status}`, type: "server_error", param: null, code: null },
  }),
};

const anthropic = (data: { type: string } & object) => event(data, data.type);
const anthropicStart = () =>
  anthropic({
    type: "message_start",
    message: {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "stand-in",
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: USAGE.input, output_tokens: 1 },
    },
  } as { type: string });
const anthropicStop = (reason: string) =>
  anthropic({
    type: "message_delta",
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: USAGE.output },
  } as { type: string }) + anthropic({ type: "message_stop" });

const ANTHROPIC: Wire = {
  basePath: "/v1",
  isPath: (path) => path === "/v1/messages",
  readRequest: (body) => {
    const { system, messages } = body as AnthropicBody;
    return {
      instructions: joinParts(system),
      data: messages.map(({ content }) => joinParts(content)).join("\n"),
    };
  },
  pieces: (texts) => [
    anthropicStart(),
    anthropic({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } } as {
      type: string;
    }),
    ...texts.map((text) =>
      anthropic({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } } as {
        type: string;
      }),
    ),
  ],
  end: (reason) => [
    anthropic({ type: "content_block_stop", index: 0 } as { type: string }),
    anthropicStop(reason === "stop" ? "end_turn" : "max_tokens"),
  ],
  refusal: () => [anthropicStart(), anthropicStop("refusal")],
  whole: (text) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  }),
  error: (status) => ({ type: "error", error: { type: "api_error", message: `Status ${status}` } }),
};

const googleAnswer = (text: string, finishReason?: string) => ({
  candidates: [
    {
      index: 0,
      content: { role: "model", parts: [{ text }] },
      ...(finishReason === undefined ? {} : { finishReason }),
    },
  ],
  usageMetadata: {
    promptTokenCount: USAGE.input,
    candidatesTokenCount: USAGE.output,
    totalTokenCount: USAGE.input + USAGE.output,
  },
});

const GOOGLE: Wire = {
  basePath: "/v1beta",
  isPath: (path) => /^\/v1beta\/models\/[^/]+:(?:streamG|g)enerateContent$/.test(path),
  readRequest: (body) => {
    const { systemInstruction, contents } = body as GoogleBody;
    return {
      instructions: joinParts(systemInstruction?.parts),
      data: contents.map(({ parts }) => joinParts(parts)).join("\n"),
    };
  },
  pieces: (texts) => texts.map((text) => event(googleAnswer(text))),
  end: (reason) => [event(googleAnswer("", reason === "stop" ? "STOP" : "MAX_TOKENS"))],
  refusal: () => [event({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } })],
  whole: (text) => googleAnswer(text, "STOP"),
  error: (status) => ({ error: { code: status, message: `Status ${status}`, status: "UNAVAILABLE" } }),
};

export const WIRES: Record<ModelSettings["kind"], Wire> = {
  openai: OPENAI,
  anthropic: ANTHROPIC,
  google: GOOGLE,
  "openai-compatible": OPENAI,
};
