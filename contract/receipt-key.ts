import * as z from "zod/mini";

/** The public key that this server's receipts are signed with. Apart from the receipt's own form, which no page of the app needs. */
export const receiptKey = z.object({ key: z.string() });
