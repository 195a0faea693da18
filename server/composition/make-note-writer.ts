import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { NoteWriter } from "../features/applications/note-writer.ts";
import { mapWorkerError } from "./map-worker-error.ts";

/** Writes in the engine's threads, where a hostile file can waste neither time nor memory of anybody else. */
export function makeNoteWriter(workers: EngineWorkers): NoteWriter {
  return async (input, work) => {
    try {
      return await workers.run("note", input, work);
    } catch (error) {
      return { ok: false, code: mapWorkerError(error) };
    }
  };
}
