const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a key from outside can be one of ours at all; the store refuses to compare anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
