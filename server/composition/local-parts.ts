import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { LocalIdentity } from "../adapters/identity/local.ts";
import type { LocalMailbox } from "../adapters/mail/local.ts";
import type { LocalPayments } from "../adapters/payments/local.ts";
import type { Config } from "../config/config.ts";
import { isLoopbackOnly } from "../config/is-loopback-only.ts";

/** The built-in parts; each is null where the settings name a real service. */
export type LocalParts = {
  identity: LocalIdentity | null;
  payments: LocalPayments | null;
  mailbox: LocalMailbox | null;
};

export function mountLocalParts(
  pages: FastifyInstance,
  { identity, payments, mailbox }: LocalParts,
  config: Config,
): void {
  identity?.mount(pages);
  payments?.mount(pages);
  if (isLoopbackOnly(config)) mailbox?.mount(pages);
}

/** For whoever starts the program. */
export function describeLocalParts(
  { identity, payments, mailbox }: LocalParts,
  { dataDir }: Config,
): string[] {
  return [
    ...(identity ? ["sign-in (lets anyone in as anyone)"] : []),
    ...(payments ? ["card payments (take no money)"] : []),
    ...(mailbox ? [`mail (kept in ${join(dataDir, "mailbox")})`] : []),
  ];
}
