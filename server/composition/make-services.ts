import { usesHttps } from "../config/uses-https.ts";
import { scheduleReminders } from "../features/applications/schedule-reminders.ts";
import { makeBilling } from "../features/billing/make-billing.ts";
import { makeMaintenance } from "../operations/maintenance.ts";
import { makeOutbox } from "../outbox/outbox.ts";
import { makeSessions } from "../sessions/sessions.ts";
import type { AppAccess } from "./app-access.ts";
import type { Adapters } from "./choose-adapters.ts";
import { chooseModelWriters } from "./choose-model-writer.ts";
import { makeDocumentWriter } from "./make-document-writer.ts";
import { makeFactReader } from "./make-fact-reader.ts";
import { makeLetterWriter } from "./make-letter-writer.ts";
import { makeLimits } from "./make-limits.ts";
import { makeNoteWriter } from "./make-note-writer.ts";
import { makePageViewer } from "./make-page-viewer.ts";
import { makePostingReader } from "./make-posting-reader.ts";
import { makeReviewer } from "./make-reviewer.ts";
import { makeScanner } from "./make-scanner.ts";
import { makeWordingJudge } from "./make-wording-judge.ts";
import type { ProductOptions } from "./product.ts";

export type Services = ReturnType<typeof makeServices>;

/** What the features work with, made of the chosen adapters. */
export function makeServices(
  options: ProductOptions,
  { store, payments, mailer, workers }: Adapters,
  { log, warn, port }: AppAccess,
) {
  const here = () => `http://localhost:${port()}`;
  const { config, runtime } = options;
  const billing = makeBilling({ store, runtime, payments });
  const models = chooseModelWriters(config, runtime, workers, {
    log: (entry, message) => log().info(entry, message),
    onFault: warn("writing with a language model failed"),
  });
  return {
    billing,
    maintenance: makeMaintenance(store, runtime, {
      reconcile: billing.reconcile,
      remind: () => scheduleReminders({ store, runtime, address: () => config.publicUrl ?? here() }),
      onFailure: warn("upkeep failed"),
    }),
    outbox: makeOutbox({
      store,
      runtime,
      mailer,
      contactEmail: config.contactEmail,
      onFailure: (failure) => log().warn({ mail: failure }, "a mail could not be sent yet"),
      onError: warn("the outbox failed"),
    }),
    scanner: options.scanner ?? makeScanner(workers),
    viewer: makePageViewer(workers),
    documentWriter: makeDocumentWriter(workers),
    letterWriter: options.letterWriter ?? makeLetterWriter(workers),
    modelWriter: options.modelWriter ?? models?.letters ?? null,
    wordingJudge: makeWordingJudge(workers),
    wordingWriter: models?.wordings ?? null,
    factReader: makeFactReader(workers),
    postingReader: makePostingReader(workers),
    noteWriter: makeNoteWriter(workers),
    reviewer: makeReviewer(workers),
    sessions: makeSessions(store, runtime, { https: usesHttps(config) }),
    limits: makeLimits(store, runtime, options.limits),
  };
}
