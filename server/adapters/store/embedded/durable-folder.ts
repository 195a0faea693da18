import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenStream = { nfd?: number };
type EmscriptenModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
    tryFSOperation: <T>(operation: () => T) => T;
  };
};

/**
 * A folder whose files reach the disk when PostgreSQL says so. The file system that PGlite brings has no fsync at all, so
 * that a commit is only as safe as the power supply; with this one each commit waits for the disk.
 */
export class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) NODEFS.tryFSOperation(() => fs.fdatasyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** PGlite's own start, without `-F` (which turns fsync off) and with the one way of flushing that the folder offers. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["fsync=on", "wal_sync_method=fsync", "synchronous_commit=on", "shared_buffers=16MB"].flatMap(
    (setting) => ["-c", setting],
  ),
];
