/** Work in the engine's threads that somebody waits for. */
export type Work = {
  /** Who asks: callers take turns, and each has a share of the time. */
  caller: string;
  /** Gives the work up; its promise then rejects with the signal's reason. */
  signal: AbortSignal;
};
