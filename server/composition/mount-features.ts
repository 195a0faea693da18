import type { FastifyInstance } from "fastify";
import { usesHttps } from "../config/uses-https.ts";
import { mountSession } from "../features/account/session-routes.ts";
import { mountSettings } from "../features/account/settings-routes.ts";
import { mountSignIn } from "../features/account/sign-in-routes.ts";
import { mountApplications } from "../features/applications/routes.ts";
import { mountTracker } from "../features/applications/tracker-routes.ts";
import { mountContact } from "../features/contact/routes.ts";
import { mountKeptDocuments } from "../features/documents/kept-routes.ts";
import { mountDocuments } from "../features/documents/routes.ts";
import { mountWordings } from "../features/documents/wording-routes.ts";
import { mountFacts } from "../features/facts/routes.ts";
import { mountHistory } from "../features/history/routes.ts";
import { mountLetter } from "../features/letter/routes.ts";
import { mountLinkedin } from "../features/linkedin/routes.ts";
import { mountMachineView } from "../features/scan/machine-view-routes.ts";
import { mountOwnWords } from "../features/scan/own-words-routes.ts";
import { mountReceipts } from "../features/scan/receipt-routes.ts";
import { mountScan } from "../features/scan/routes.ts";
import type { AppAccess } from "./app-access.ts";
import type { Adapters } from "./choose-adapters.ts";
import type { Services } from "./make-services.ts";
import type { ProductOptions } from "./product.ts";

/** Every call under `/api`; a feature that is deleted takes its line with it. */
export function mountFeatures(
  api: FastifyInstance,
  { config, runtime }: ProductOptions,
  { store, origins, identity, local }: Adapters,
  {
    billing,
    outbox,
    scanner,
    viewer,
    documentWriter,
    factReader,
    letterWriter,
    modelWriter,
    postingReader,
    noteWriter,
    reviewer,
    wordingJudge,
    wordingWriter,
    sessions,
    limits,
  }: Services,
  { warn }: AppAccess,
): void {
  mountSession(api, {
    sessions,
    local: {
      signIn: local.identity !== null,
      payments: local.payments !== null,
      mail: local.mailbox !== null,
    },
  });
  mountSettings(api, {
    store,
    runtime,
    sessions,
    leaving: { ...billing.leaving, onLate: warn("a subscription of a deleted account ends later") },
  });
  mountSignIn(api, {
    store,
    runtime,
    sessions,
    identity,
    https: usesHttps(config),
    // The local issuer knows only sign-ins that began in this very process.
    flowKey: config.google?.clientSecret ?? runtime.newSecret(),
    originOf: origins.originOf,
    limit: limits.signIns,
  });
  mountScan(api, { store, runtime, scanner, sessions, limit: limits.scans });
  mountOwnWords(api, { store, scanner, sessions, limit: limits.scans });
  mountMachineView(api, { store, sessions, viewer, limit: limits.views });
  mountReceipts(api, { store, runtime, sessions });
  mountFacts(api, { store, runtime, reader: factReader, sessions, limit: limits.facts });
  mountLetter(api, {
    store,
    runtime,
    writer: letterWriter,
    writeWithModel: modelWriter,
    sessions,
    limits: { letters: limits.letters, checks: limits.letterChecks, pdfs: limits.letterPdfs },
  });
  mountDocuments(api, { writer: documentWriter, sessions, limit: limits.documents });
  mountWordings(api, {
    judge: wordingJudge,
    writer: wordingWriter,
    sessions,
    limits: { wordings: limits.wordings, previews: limits.documents },
  });
  mountKeptDocuments(api, { store, runtime, sessions, limit: limits.documentSaves });
  billing.mount(api, { sessions, limit: limits.payments });
  mountContact(api, { outbox, limits: limits.messages });
  mountLinkedin(api, { store, runtime, reviewer, sessions, limit: limits.reviews });
  mountApplications(api, {
    store,
    runtime,
    postingReader,
    noteWriter,
    sessions,
    limits: { edits: limits.applications, notes: limits.letters },
  });
  mountTracker(api, {
    store,
    runtime,
    sessions,
    limit: limits.applications,
    feedLimit: limits.feeds,
    stopLimit: limits.feeds,
  });
  mountHistory(api, { store, runtime, sessions });
}
