import {
  ENDPOINTS,
  LETTER_PDF_PATH,
  MY_DATA_PATH,
  PAYMENT_WEBHOOK_PATH,
  RESUME_FILE_PATH,
  SIGN_IN_PATH,
} from "#contract/endpoints.ts";

const KNOWN: readonly { method: string; path: string }[] = [
  ...Object.values(ENDPOINTS),
  { method: "GET", path: SIGN_IN_PATH },
  { method: "GET", path: RESUME_FILE_PATH },
  { method: "GET", path: MY_DATA_PATH },
  { method: "POST", path: LETTER_PDF_PATH },
  { method: "POST", path: PAYMENT_WEBHOOK_PATH },
];

/** What an address of the API can be asked by, for whoever came with something else; nothing when there is no such address. */
export function listMethods(url: string): string[] {
  const parts = url.split("?", 1)[0]!.split("/");
  const methods = KNOWN.filter(({ path }) => {
    const pattern = path.split("/");
    return (
      pattern.length === parts.length && pattern.every((part, i) => part.startsWith(":") || part === parts[i])
    );
  }).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
}
