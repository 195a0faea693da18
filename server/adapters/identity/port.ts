/** Somebody as an issuer knows them. Issuer and subject together never change; everything else may. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
  /** An https address, or null. */
  picture: string | null;
};

/** Kept by the browser that began a sign-in, and needed to end it: nobody else's answer fits. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

export type SignInStart = { ok: true; url: string; secrets: SignInSecrets } | { ok: false; cause: unknown };

export type SignInFailure =
  /** The person went back. */
  | "cancelled"
  /** The issuer did not answer. */
  | "unavailable"
  /** The issuer knows the address only by hearsay. */
  | "email-not-verified"
  /** Not the answer to this question, or not from this issuer. */
  | "refused";

export type SignInEnd =
  | { ok: true; identity: Identity }
  | { ok: false; reason: SignInFailure; cause?: unknown };

/** Tells who somebody is. Failures are results: nothing that an issuer or a visitor sends throws across this port. */
export type IdentityProvider = {
  /** @param callbackUrl where the issuer sends the browser back to. */
  begin: (callbackUrl: string) => Promise<SignInStart>;
  /** @param answer the whole address that the browser came back with. */
  finish: (answer: URL, secrets: SignInSecrets) => Promise<SignInEnd>;
};
