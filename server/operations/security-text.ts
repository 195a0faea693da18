import type { FastifyInstance } from "fastify";
import { type Config, MADE_UP_EMAIL } from "../config/config.ts";

type Settings = Pick<Config, "contactEmail" | "publicUrl">;

/** RFC 9116 asks for less than a year; who starts the program anew says that the address still holds. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: where somebody who found a hole in this copy of Vouch can say so (RFC 9116). */
export function mountSecurityText(app: FastifyInstance, settings: Settings & { now: Date }): void {
  const text = makeSecurityText(settings);
  app.get("/.well-known/security.txt", async (_, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(text),
  );
}

function makeSecurityText({ contactEmail, publicUrl, now }: Settings & { now: Date }): string {
  // An address of the web must be https here; without it there is mail alone.
  const site = publicUrl?.startsWith("https:") ? publicUrl : null;
  const mail = `mailto:${contactEmail}`;
  const contacts =
    site === null ? [mail] : [...(contactEmail === MADE_UP_EMAIL ? [] : [mail]), `${site}/contact`];
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    "Preferred-Languages: en",
    ...(site === null ? [] : [`Canonical: ${site}/.well-known/security.txt`]),
    "",
  ].join("\n");
}
