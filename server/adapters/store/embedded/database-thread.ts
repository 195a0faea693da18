import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { DurableFolder, durableStartParams } from "./durable-folder.ts";
import type { Answer, Ask, CloseRequest, Opening, SqlFailure } from "./message.ts";

/**
 * Runs in a thread of its own: a statement occupies its thread until it is done, and nobody's page should wait for
 * somebody else's statement.
 */
const port = parentPort!;
const say = (message: Answer | Opening) => port.postMessage(message);

/** Drizzle reads these itself; handing plain text over once here is quicker than a parser with every statement. */
const asText = (value: string) => value;
const TIME_TYPES = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.DATE,
  types.INTERVAL,
  1231,
  1115,
  1185,
  1187,
  1182,
];
const parsers = Object.fromEntries([...TIME_TYPES, types.JSON, types.JSONB].map((type) => [type, asText]));

/** Much quicker than PGlite's own, which goes over a resume byte by byte. */
const bytesAsHex = (bytes: Uint8Array) =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex")}`;

function describeFailure(error: unknown): SqlFailure {
  const { message, code, constraint, table } = error as SqlFailure;
  return { message, code, constraint, table };
}

function isOfStatement(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof code === "string" && severity === "ERROR";
}

const opening = PGlite.create({
  fs: new DurableFolder(workerData.folder),
  startParams: durableStartParams,
  parsers,
  serializers: { [types.BYTEA]: bytesAsHex },
});

opening.then(
  () => say({ opened: true }),
  (error) => say({ opened: false, message: String(error) }),
);

port.on("message", async (message: Ask | CloseRequest) => {
  const database = await opening;
  if ("close" in message) {
    await database.close();
    process.exit(0);
  }
  try {
    const { rows, affectedRows } = await database.query(message.sql, message.params, {
      rowMode: message.rowMode,
    });
    say({ id: message.id, result: { rows, affectedRows } });
  } catch (error) {
    // PostgreSQL itself gave up, say because the disk failed. It must not go on; what is on disk is whole.
    if (!isOfStatement(error)) process.exit(1);
    say({ id: message.id, failure: describeFailure(error) });
  }
});
