const DATABASE = "vouch-files";
const STORE = "files";

/** Keeps a file in this browser under a key. Answers quietly where the browser does not let us. */
export async function storeFile(key: string, file: File): Promise<void> {
  await withStore("readwrite", (store) => store.put(file, key));
}

export async function readFile(key: string): Promise<File | null> {
  const value = await withStore<unknown>("readonly", (store) => store.get(key));
  return value instanceof File ? value : null;
}

export async function deleteFile(key: string): Promise<void> {
  await withStore("readwrite", (store) => store.delete(key));
}

/** All that was kept. A page that still reads one holds it up until it is done. */
export function deleteFiles(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Nothing is kept where the browser does not let us.
  }
}

async function withStore<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    const database = await settle(opening);
    try {
      return await settle(use(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener("success", () => resolve(request.result));
  request.addEventListener("error", () => reject(request.error));
  request.addEventListener("blocked", () => reject(new Error("blocked")));
  return promise;
}
