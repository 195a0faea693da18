import { callApi, fillPath } from "../../api.ts";
import { RESUME_FILE_PATH } from "../../api-paths.ts";

/** Resume and ad of one of the user's own scans; null where they cannot be had any more. */
export async function takeScanInputs(
  id: string,
  signal: AbortSignal,
): Promise<{ resume: File; job: string } | null> {
  try {
    const [scan, file] = await Promise.all([
      callApi("readScan", { params: { id }, signal }),
      fetch(fillPath(RESUME_FILE_PATH, { id }), { signal }),
    ]);
    if (!scan.ok || !file.ok) return null;
    const { resumeFileName, result } = scan.answer;
    const resume = new File([await file.blob()], resumeFileName, { type: "application/pdf" });
    return { resume, job: result.scannedJobDescription };
  } catch {
    return null;
  }
}
