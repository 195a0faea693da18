/**
 * `Content-Disposition` of a file that is saved, never shown: with a plain name for old programs and the whole one after
 * RFC 8187.
 */
export function nameDownload(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, "_");
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
