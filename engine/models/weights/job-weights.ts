export const JOB_WEIGHTS =
  "other title employer place date\n0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";
