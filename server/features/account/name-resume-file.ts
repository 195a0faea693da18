/** Where a resume stands in the archive of a user's data: its own name, and enough of its hash to tell two apart. */
export function nameResumeFile({ sha256, fileName }: { sha256: string; fileName: string }): string {
  const stem = fileName
    .replace(/\.pdf$/i, "")
    .replace(/[^\p{L}\p{N} ._-]+/gu, "_")
    .replace(/^[. ]+|[. ]+$/g, "")
    .slice(0, 80);
  return `resumes/${stem || "resume"}-${sha256.slice(0, 12)}.pdf`;
}
