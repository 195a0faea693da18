/** A file's size for people: whole kB below a megabyte (1 MB = 1024 kB, as the upload limit counts), then one decimal. */
export function describeFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
