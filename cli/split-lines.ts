import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";

/** A line of the input, or word that one was longer than `longest` and was left out. */
export type InputLine = { text: string } | { tooLong: true };

/**
 * The lines of a stream as they come, without holding more than one of them. A line longer than `longest` UTF-16 code
 * units is passed over while it is read, so that no input can fill the memory.
 */
export async function* splitLines(input: Readable, longest: number): AsyncGenerator<InputLine> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let skipping = false;
  for await (const chunk of input) {
    const parts = `${rest}${decoder.write(Buffer.from(chunk))}`.split("\n");
    rest = parts.pop()!;
    for (const part of parts) {
      if (skipping || part.length > longest) yield { tooLong: true };
      else yield { text: part };
      skipping = false;
    }
    if (rest.length > longest) {
      skipping = true;
      rest = "";
    }
  }
  rest += decoder.end();
  if (skipping) yield { tooLong: true };
  else if (rest !== "") yield { text: rest };
}
