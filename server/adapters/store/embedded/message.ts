/** What the thread that holds the database and the rest of the program say to each other. */
export type Ask = { id: number; sql: string; params: unknown[]; rowMode: "array" | "object" };

export type Rows = { rows: unknown[]; affectedRows?: number };

/** The fields of a PostgreSQL error; `structuredClone` would drop all but the message. */
export type SqlFailure = { message: string; code?: string; constraint?: string; table?: string };

export type Answer = { id: number; result: Rows } | { id: number; failure: SqlFailure };

/** Sent once: the database is open, or could not be opened. */
export type Opening = { opened: true } | { opened: false; message: string };

export type CloseRequest = { close: true };
