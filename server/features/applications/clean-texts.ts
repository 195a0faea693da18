/** A value as the store can take it: without the character numbered zero and halves of characters, however deep they stand. */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(cleanTexts) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cleanTexts(part as unknown)]),
  ) as Value;
}
