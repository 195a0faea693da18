import { FOR_CLIENT } from "#engine/knowledge/ads/employer-cues.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** Whether an agency advertises for somebody else: then no name of the ad is the employer's unless a label says so. */
export const speaksForClient = (blocks: readonly AdBlock[]) =>
  blocks.some(({ text }) => FOR_CLIENT.test(text));
