/** Where texts are kept in this browser until the server has them. */
const UNSAVED_KEY = "vouch-unsaved-texts";

/** A text that the server does not have yet, by scan and window: it survives a reload, a crash and a closed window. */
export type UnsavedText = { scanId: string; window: string; text: string | null; revision: number };

const WINDOW_KEY = "vouch-window";
const MOST = 12;

export function storeUnsaved(scanId: string, text: string | null, revision: number): void {
  const own = { scanId, window: nameWindow(), text, revision };
  write([...readAll().filter((other) => !isSame(other, own)), own].slice(-MOST));
}

/** What this window left unsaved; else what another one did, the newest first. */
export function findUnsaved(scanId: string): UnsavedText | null {
  const all = readAll().filter((one) => one.scanId === scanId);
  return all.findLast((one) => one.window === nameWindow()) ?? all.at(-1) ?? null;
}

/** The server has a text: what was kept of it here is not needed any more. */
export function dropUnsaved(saved: Pick<UnsavedText, "scanId" | "text">): void {
  const own = nameWindow();
  write(
    readAll().filter((one) => one.scanId !== saved.scanId || (one.window !== own && one.text !== saved.text)),
  );
}

function isSame(one: UnsavedText, other: UnsavedText): boolean {
  return one.scanId === other.scanId && one.window === other.window;
}

function nameWindow(): string {
  try {
    const known = sessionStorage.getItem(WINDOW_KEY);
    if (known !== null) return known;
    const name = crypto.randomUUID();
    sessionStorage.setItem(WINDOW_KEY, name);
    return name;
  } catch {
    return "";
  }
}

function readAll(): UnsavedText[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(UNSAVED_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isUnsaved) : [];
  } catch {
    return [];
  }
}

function isUnsaved(value: unknown): value is UnsavedText {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<UnsavedText>;
  return (
    typeof one.scanId === "string" &&
    typeof one.window === "string" &&
    (one.text === null || typeof one.text === "string") &&
    typeof one.revision === "number"
  );
}

function write(texts: readonly UnsavedText[]): void {
  try {
    localStorage.setItem(UNSAVED_KEY, JSON.stringify(texts));
  } catch {
    // Storage is full or closed to us (private windows): the server still gets each text a moment later.
  }
}
