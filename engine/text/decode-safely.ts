/** What an address says without its percent signs; as it stands where they encode nothing. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
