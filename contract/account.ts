import * as z from "zod/mini";

/** The person as the browser knows them (product spec, section 3, 'User document', with what sign-in told us). */
export const person = z.object({
  id: z.string(),
  email: z.string(),
  /** Display name; the page falls back to 'User'. */
  name: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  subscription: z.enum(["free", "premium"]),
  resumeScan: z.number(),
  coverLetterScan: z.number(),
  updatedAt: z.string(),
});
export type Person = z.infer<typeof person>;

/** Answer of `GET /api/session`. `person` is null when signed out. */
export const session = z.object({
  person: z.nullable(person),
  /** Which parts are the built-in local ones, so that the page can say so plainly. */
  local: z.object({ signIn: z.boolean(), payments: z.boolean(), mail: z.boolean() }),
});
export type Session = z.infer<typeof session>;

/** What the sign-in popup tells the page, on the BroadcastChannel of this name. */
export const SIGN_IN_CHANNEL = "vouch-sign-in";
export const signInMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("signed-in") }),
  z.object({ type: z.literal("failed"), message: z.string() }),
]);
export type SignInMessage = z.infer<typeof signInMessage>;
