import { Problem } from "#contract/problem.ts";
import type { ScanAnswer } from "#contract/scan.ts";
import type { FactAnswer, FactAnswers } from "#engine/facts/fact.ts";
import { nameAd } from "#engine/facts/list-facts.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { users } from "#server/adapters/store/schema.ts";
import { eq } from "#server/adapters/store/sql.ts";
import type { Upload } from "#server/http/read-upload.ts";
import { answerNames, keepAdNames, type SaidNames } from "#server/shared/ad-names.ts";
import { findFactAnswers } from "#server/shared/find-fact-answers.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import { saveWithinStorage } from "#server/shared/save-within-storage.ts";
import { findAnyReport, findReport, type StoredReport } from "./find-report.ts";
import { releaseWhenPossible } from "./release-scan.ts";
import { reserveScan } from "./reserve-scan.ts";
import { saveReport } from "./save-report.ts";
import type { Scanner } from "./scanner.ts";

export type ScanServices = { store: Store; runtime: Runtime; scanner: Scanner };

export type ScanRequest = {
  userId: string;
  upload: Upload;
  /** Title and company as the user gives them with the ad. */
  said?: SaidNames;
  /** The person gave up, or went away. */
  signal: AbortSignal;
  /** Whether the user is still signed in when the work is done. */
  stillSignedIn: () => Promise<boolean>;
};

/**
 * One scan, counted only when it gives a new report: it is taken before the work and given back whenever no report comes
 * of it.
 *
 * @throws Problem with the scanner's refusal, or that of the count; the signal's reason when it was given up.
 */
export async function scanResume(services: ScanServices, request: ScanRequest): Promise<ScanAnswer> {
  const { store, runtime, scanner } = services;
  const { userId, upload } = request;
  const inputs = {
    userId,
    resumeSha256: hashInput(upload.pdf),
    jobSha256: hashInput(upload.jobText),
    engine: scanner.engine,
  };
  const answers = answerNames(request.said ?? {});
  const keepNames = async () => {
    if (answers.length > 0)
      await saveWithinStorage(store, userId, () => keepAdNames(store, inputs, answers, runtime.now()));
  };
  const stored = await findReport(store, inputs);
  if (stored !== null) {
    await keepNames();
    return answer(store, userId, stored, true);
  }

  const earlier = await findAnyReport(store, inputs);
  const hold = earlier === null ? await reserveScan(store, runtime, userId) : null;
  try {
    const told = withAnswers(await findFactAnswers(store, inputs), answers);
    const result = await makeReport(scanner, request, told);
    const { pdf, fileName } = upload;
    const kept = { inputs, pdf, fileName, result, hold, named: nameAd(told.ad) };
    const { repeated, ...report } = await saveReport(store, runtime, kept);
    await keepNames();
    return answer(store, userId, report, repeated || earlier !== null);
  } catch (error) {
    if (hold !== null) await releaseWhenPossible(store, runtime, userId, hold);
    throw error;
  }
}

/** What is said with this ad counts before what was said of it earlier. */
function withAnswers(told: FactAnswers, answers: readonly FactAnswer[]): FactAnswers {
  const others = told.ad.filter(({ id }) => answers.every((answer) => answer.id !== id));
  return { ...told, ad: [...others, ...answers] };
}

async function makeReport(
  scanner: Scanner,
  { userId, upload, signal, stillSignedIn }: ScanRequest,
  told: FactAnswers,
) {
  signal.throwIfAborted();
  const outcome = await scanner.scan(upload.pdf, upload.jobText, { caller: userId, signal, told });
  signal.throwIfAborted();
  if (!outcome.ok) throw new Problem(outcome.code);
  if (!(await stillSignedIn())) throw new Problem("session-expired");
  return outcome.result;
}

async function answer(
  store: Store,
  userId: string,
  { id, createdAt, resumeFileName, result }: StoredReport,
  repeated: boolean,
): Promise<ScanAnswer> {
  const [user] = await store
    .db()
    .select({ subscription: users.subscription, left: users.resumeScan })
    .from(users)
    .where(eq(users.id, userId));
  const scansLeft = user === undefined || user.subscription === "premium" ? null : user.left;
  return { ...result, id, createdAt: createdAt.toISOString(), resumeFileName, scansLeft, repeated };
}
