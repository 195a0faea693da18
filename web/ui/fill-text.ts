/** Puts values into the `{name}` places of a text; a place without a value stays as it is. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([a-z][a-z\d]*)\}/gi, (place, name: string) => String(values[name] ?? place));
}
