/** A page of ours to go to after sign-in; anything that could lead elsewhere becomes the home page. */
export function readReturnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > 500) return "/";
  if (!/^\/(?![/\\])[\w\-./#]*$/.test(value) || value.startsWith("/api/")) return "/";
  return value;
}
