import { collectFolded } from "../locales/collect-words.ts";

/** What stands over the columns of a table of jobs, studies or certificates. */
export const TABLE_HEADS = collectFolded((locale) => locale.tableHeads);
