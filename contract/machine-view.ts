import * as z from "zod/mini";

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const readingOrder = z.enum(["columns", "position", "stream"]);

const wordMark = z.enum(["hidden", "lost", "moved", "glued"]);

const piece = z.object({
  text: z.string(),
  mark: z.nullable(wordMark),
  /** Place among the words of the line's page; null where nothing is marked. */
  word: z.nullable(z.number()),
});

const reading = z.object({
  order: readingOrder,
  lines: z.array(z.object({ page: z.number(), pieces: z.array(piece) })),
  /** Numbered boxes over the pages, in the order of reading; each holds the next so many lines. */
  blocks: z.array(z.object({ page: z.number(), box, lines: z.number() })),
  counts: z.object({ hidden: z.number(), lost: z.number(), moved: z.number(), glued: z.number() }),
});
export type Reading = z.infer<typeof reading>;

/** What machines read in the resume of a scan (docs/architecture.md); lengths are points, y grows downwards. */
export const machineView = z.object({
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      words: z.array(
        z.extend(box, {
          text: z.string(),
          size: z.number(),
          mark: z.nullable(z.enum(["hidden", "lost"])),
        }),
      ),
    }),
  ),
  readings: z.array(reading),
  words: z.number(),
  cut: z.boolean(),
});
export type MachineView = z.infer<typeof machineView>;
