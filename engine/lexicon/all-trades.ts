import type { TradeFile } from "./trade-file.ts";
import { software } from "./trades/software.ts";

/** Every trade's words, in a fixed order: where two concepts could be meant alike, the earlier one is asked first. */
export const ALL_TRADES: readonly TradeFile[] = [software];
