const MOST_CHARACTERS = 150;

/**
 * `Content-Disposition` of a file that is saved, never shown (RFC 6266): with a plain name for old programs and the whole
 * one after RFC 8187.
 */
export function nameDownload(fileName: string): string {
  const clean = cleanName(fileName);
  const plain = clean.replace(/[^\w .()-]/g, "_");
  const whole = encodeURIComponent(clean).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/**
 * The name as it may stand in somebody's folder: no part of a path, nothing that is not shown (controls, marks that turn
 * the reading direction and so hide where a name ends), nothing that a system or a header gives a meaning.
 */
function cleanName(fileName: string): string {
  const shown = fileName
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[/\\"<>|:*?]/g, "_")
    .trim()
    .replace(/^\.+/, "");
  const [, stem = shown, ending = ""] = /^(.*?)(\.\w{1,5})?$/su.exec(shown) ?? [];
  return ([...stem].slice(0, MOST_CHARACTERS).join("") || "download") + ending;
}
