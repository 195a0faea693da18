/** The pace of the progress popup (product spec, section 4): a step of ten per half second, three messages. */
export const PROGRESS_STEP = 10;
export const PROGRESS_INTERVAL_MS = 500;
export const SCAN_PROGRESS_START = 0;
export const LETTER_PROGRESS_START = 10;

export function scanProgressMessage(percent: number): string {
  if (percent < 50) return "Uploading resume...";
  return percent < 80 ? "Analyzing and making results..." : "Finalizing...";
}

export function letterProgressMessage(percent: number): string {
  if (percent < 50) return "Uploading resume...";
  return percent < 80 ? "Generating cover letter..." : "Finalizing...";
}
