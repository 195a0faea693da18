/** Where the product mounts what the browser reaches of the emulator. */
export const PATH = "/local-payments";

/** The bank's page of one confirmation. After the hash the secret stays in the browser. */
export function bankUrl(clientSecret: string): string {
  return `${PATH}/bank#${clientSecret}`;
}

export function invoiceUrl(invoiceId: string): string {
  return `${PATH}/invoices/${invoiceId}`;
}
