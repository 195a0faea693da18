import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { FallbackContext } from "./zone-handle.ts";

/** Renders a whole page before the first byte leaves: pages are made at build time, so nobody waits for a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown = null;
  const page = (
    <FallbackContext value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </FallbackContext>
  );
  const stream = await renderToReadableStream(page, {
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure !== null) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
