/** One mail, in plain text. */
export type Mail = {
  /** Becomes the Message-ID, so that a mail sent again after a crash can be told from a new one. */
  id: string;
  to: string;
  /** The visitor who wrote it; answers go there. */
  replyTo: { name: string; email: string } | null;
  subject: string;
  text: string;
};

/**
 * What became of a mail. 'later': nobody could take it now. 'refused': the same mail to the same server would be refused
 * again until somebody mends the settings. `reason` is a code for the log, never a quote of mail or server.
 */
export type Delivery = { outcome: "taken" } | { outcome: "later" | "refused"; reason: string };

/** Hands a mail to a mail server. Never throws; gives up on a server that does not answer. */
export type Mailer = {
  send: (mail: Mail) => Promise<Delivery>;
  close: () => void;
};

/** A mail server that is silent for this long is down. */
export const MAIL_PATIENCE_MS = 20_000;
