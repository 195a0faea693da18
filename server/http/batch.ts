import DataLoader from "dataloader";

/**
 * Asks once for what several requests of one moment want: under load a statement costs more than the rows it reads. Nothing
 * is remembered, each answer is of a statement that began after its question. Not for use within a transaction: the statement
 * would run in that of whoever asked first.
 */
export function batch<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader(read, { cache: false, maxBatchSize: 200, batchScheduleFn: setImmediate });
  return (key) => loader.load(key);
}
