import * as z from "zod/mini";
import { session } from "./account.ts";
import {
  applicationAnswer,
  applicationPage,
  calendarFeed,
  createdApplication,
  editAnswer,
  importAnswer,
  noteAnswer,
  posting,
  tracker,
} from "./application.ts";
import {
  billingView,
  cardChange,
  invoices,
  owedPayment,
  paymentIntent,
  paymentOptions,
  planAnswer,
  switchedToFree,
} from "./billing.ts";
import { factList } from "./facts.ts";
import { scanPage } from "./history.ts";
import { documentPage, keptDocument, savedDocument } from "./kept-document.ts";
import {
  adNames,
  keptLetter,
  letterAnswer,
  letterCheck,
  letterModel,
  letterPage,
  letterPreview,
} from "./letter.ts";
import { letterPlan } from "./letter-plan.ts";
import { keptReview, reviewAnswer, reviewPage } from "./linkedin.ts";
import { machineView } from "./machine-view.ts";
import { keptText, ownWords, scanReading } from "./own-words.ts";
import { receiptKey } from "./receipt-key.ts";
import { documentAnswer, readingProof } from "./resume-document.ts";
import { scan, scanAnswer } from "./scan.ts";
import { openSessions, storage } from "./settings.ts";
import { wordingAnswer, wordingPreview } from "./wording-proposals.ts";

const nothing = z.object({});

/**
 * The whole HTTP API, one line an endpoint. Refusals are ProblemBody with the status of `problem.ts`. What a browser
 * sends to change anything must come from our own pages (Origin / Sec-Fetch-Site are checked); programs send neither.
 */
export const ENDPOINTS = {
  /** Who is signed in. Never cached. */
  readSession: { method: "GET", path: "/api/session", answer: session },
  /** multipart/form-data: `resume` (one PDF file) and `jobDescription` (text), nothing else. */
  scanResume: { method: "POST", path: "/api/scan", answer: scanAnswer },
  /** The person's last scan. */
  readLatestScan: { method: "GET", path: "/api/scans/latest", answer: scan },
  readScan: { method: "GET", path: "/api/scans/:id", answer: scan },
  /** What machines read in the scan's resume, read again from the kept file. */
  readMachineView: { method: "GET", path: "/api/scans/:id/machine-view", answer: machineView },
  /** What receipts of this server are signed with: its public half. */
  readReceiptKey: { method: "GET", path: "/api/receipt-key", answer: receiptKey },
  /** The person's past scans, newest first, a page at a time (`scanListRequest`). */
  listScans: { method: "POST", path: "/api/scans/search", answer: scanPage },
  /** A kept resume against another ad (`scanAgainRequest`), counted as any other scan. */
  scanAgain: { method: "POST", path: "/api/scans/again", answer: scanAnswer },
  /** Deletes a report, and its resume once no report needs it; can be undone for `UNDO_MS`. */
  deleteScan: { method: "DELETE", path: "/api/scans/:id", answer: nothing },
  /** What was read of a scan's resume and ad, and what the user says of it (`saveFactsRequest`, answer by answer). */
  readFacts: { method: "GET", path: "/api/scans/:id/facts", answer: factList },
  saveFacts: { method: "PUT", path: "/api/scans/:id/facts", answer: factList },
  restoreScan: { method: "POST", path: "/api/scans/:id/restore", answer: nothing },
  /**
   * multipart/form-data: `resume` (one PDF file) and `jobDescription`, and if wanted `tone`, `company`, `jobTitle` (a
   * blank one leaves the name out), `choices` (JSON, `letterChoices`), `variant`, `draft` and `writer=composer` (no language
   * model). Needs no sign-in.
   */
  generateLetter: { method: "POST", path: "/api/generate-cover-letter", answer: letterAnswer },
  /** Pages and ad of a kept scan as they were read, for *What if* in the browser; counts as no scan. */
  readScanReading: { method: "GET", path: "/api/scans/:id/reading", answer: scanReading },
  /** What the user says beside a scan: their changed text, and terms that are no requirement. */
  readOwnWords: { method: "GET", path: "/api/scans/:id/own-words", answer: ownWords },
  /** Keeps a changed text (`keepTextRequest`). */
  keepOwnText: { method: "PUT", path: "/api/scans/:id/own-words/text", answer: keptText },
  /** Notes or takes back that a term is no requirement (`notAskedRequest`). */
  noteNotAsked: { method: "POST", path: "/api/scans/:id/own-words/not-asked", answer: ownWords },
  /** The same form: what the letter would say, for the user to confirm, mend or swap first. */
  planLetter: { method: "POST", path: "/api/plan-letter", answer: letterPlan },
  /** The same form with `letter` in place of the tone: each of its sentences is vouched for, or not. */
  checkLetter: { method: "POST", path: "/api/check-letter", answer: letterCheck },
  /** Title and company as an ad says them (`readAdRequest`). */
  readAd: { method: "POST", path: "/api/read-ad", answer: adNames },
  /** Whether a language model helps with the words, and the exact text that would leave for it (as `generateLetter`). */
  readLetterModel: { method: "GET", path: "/api/letter-model", answer: letterModel },
  previewLetter: { method: "POST", path: "/api/preview-letter", answer: letterPreview },
  /** multipart/form-data with one file `resume`, a PDF or the ZIP of a LinkedIn data export: what it holds, as a document to edit. Needs no sign-in, keeps nothing. */
  readDocument: { method: "POST", path: "/api/resume-document", answer: documentAnswer },
  /** What readers find in a document's PDF (`readingProofRequest`). Needs no sign-in, keeps nothing. */
  proveReading: { method: "POST", path: "/api/reading-proof", answer: readingProof },
  /** New wordings of lines for an ad by a language model (`wordingRequest`), each vouched for by its own line. Needs no sign-in, keeps nothing. */
  proposeWordings: { method: "POST", path: "/api/resume-wordings", answer: wordingAnswer },
  /** The same request: the exact text that would leave for the model. */
  previewWordings: { method: "POST", path: "/api/preview-wordings", answer: wordingPreview },
  /** The person's kept resumes and their versions, newest first, a page at a time (`documentListRequest`). */
  listDocuments: { method: "POST", path: "/api/documents/search", answer: documentPage },
  readKeptDocument: { method: "GET", path: "/api/documents/:id", answer: keptDocument },
  /** Keeps a resume as it is now (`saveDocumentRequest`); never over a save that the browser has not seen. */
  saveDocument: { method: "PUT", path: "/api/documents/:id", answer: savedDocument },
  /** Can be undone for `UNDO_MS`. */
  deleteDocument: { method: "DELETE", path: "/api/documents/:id", answer: nothing },
  restoreDocument: { method: "POST", path: "/api/documents/:id/restore", answer: nothing },
  /** The person's letters, newest first, a page at a time (`letterListRequest`). */
  listLetters: { method: "POST", path: "/api/letters/search", answer: letterPage },
  readLetter: { method: "GET", path: "/api/letters/:id", answer: keptLetter },
  /** Keeps a letter as its user has edited it (`saveLetterRequest`), and answers with its check. */
  saveLetter: { method: "PUT", path: "/api/letters/:id", answer: letterCheck },
  /** Can be undone for `UNDO_MS`. */
  deleteLetter: { method: "DELETE", path: "/api/letters/:id", answer: nothing },
  restoreLetter: { method: "POST", path: "/api/letters/:id/restore", answer: nothing },
  /**
   * A LinkedIn profile: JSON (`analyzeProfileRequest`), or multipart/form-data with any of `linkedinUrl`, `profile` (one
   * PDF, ZIP or text file), `profileText`, `answers` (`profileAnswers` as JSON) and `jobDescription`. Needs no sign-in;
   * nothing is fetched.
   */
  analyzeProfile: { method: "POST", path: "/api/analyze-linkedin-profile", answer: reviewAnswer },
  /** The person's reviews, newest first, a page at a time (`reviewListRequest`). */
  listReviews: { method: "POST", path: "/api/linkedin-reviews/search", answer: reviewPage },
  readReview: { method: "GET", path: "/api/linkedin-reviews/:id", answer: keptReview },
  /** Can be undone for `UNDO_MS`. */
  deleteReview: { method: "DELETE", path: "/api/linkedin-reviews/:id", answer: nothing },
  restoreReview: { method: "POST", path: "/api/linkedin-reviews/:id/restore", answer: nothing },
  /** The person's applications, newest first, by pages of `APPLICATIONS_PER_PAGE` (`applicationListRequest`). */
  listApplications: { method: "POST", path: "/api/applications/search", answer: applicationPage },
  /** A new one (`newApplication`): from a form, the extension's page, or a kept report or letter. */
  createApplication: { method: "POST", path: "/api/applications", answer: createdApplication },
  readApplication: { method: "GET", path: "/api/applications/:id", answer: applicationAnswer },
  /** One event (`editRequest`); the same id again changes nothing. */
  editApplication: { method: "POST", path: "/api/applications/:id/events", answer: editAnswer },
  /** Can be undone for `UNDO_MS`. */
  deleteApplication: { method: "DELETE", path: "/api/applications/:id", answer: nothing },
  restoreApplication: { method: "POST", path: "/api/applications/:id/restore", answer: nothing },
  /** Title, company, place and salary of a pasted ad (`readPostingRequest`), to fill a form with. */
  readPosting: { method: "POST", path: "/api/applications/read-ad", answer: posting },
  /** A short note after applying or an interview (`noteRequest`); every sentence is vouched for, nothing is kept. */
  writeNote: { method: "POST", path: "/api/applications/:id/note", answer: noteAnswer },
  /** A CSV or JSON file of applications (`importRequest`): looked at first, then brought in. */
  importApplications: { method: "POST", path: "/api/applications/import", answer: importAnswer },
  /** One's own stages, and whether mails remind of what is due (`saveTrackerRequest`). */
  readTracker: { method: "GET", path: "/api/tracker", answer: tracker },
  saveTracker: { method: "PUT", path: "/api/tracker", answer: tracker },
  /** A new secret address of the private calendar; the one before ends. */
  makeFeed: { method: "POST", path: "/api/tracker/feed", answer: calendarFeed },
  revokeFeed: { method: "DELETE", path: "/api/tracker/feed", answer: nothing },
  /** By the token of a mail (`stopRemindersRequest`), without signing in. */
  stopReminders: { method: "POST", path: "/api/reminders/stop", answer: nothing },
  /** Every browser in which the user is signed in: the one that asks, then the last seen first. */
  listSessions: { method: "GET", path: "/api/account/sessions", answer: openSessions },
  endSession: { method: "DELETE", path: "/api/account/sessions/:id", answer: nothing },
  endOtherSessions: { method: "POST", path: "/api/account/sessions/end-others", answer: nothing },
  /** How much is kept of the user, and how much may be. */
  readStorage: { method: "GET", path: "/api/account/storage", answer: storage },
  /** Everything of the user, at once and for good (`deleteAccountRequest`). */
  deleteAccount: { method: "POST", path: "/api/account/delete", answer: nothing },
  /** The contact form (`contactMessage`), as JSON or as a plain form. */
  sendMessage: { method: "POST", path: "/api/contact", answer: nothing },
  readPaymentOptions: { method: "GET", path: "/api/payment/options", answer: paymentOptions },
  /** A secret to pay the first month with (`paymentIntentRequest`); the same one until it is paid. */
  createPaymentIntent: { method: "POST", path: "/api/payment/create-payment-intent", answer: paymentIntent },
  /** After the card went through: the server looks at the provider and answers with the plan. */
  confirmPayment: { method: "POST", path: "/api/payment/confirm", answer: planAnswer },
  readBilling: { method: "GET", path: "/api/payment/subscription", answer: billingView },
  listInvoices: { method: "GET", path: "/api/payment/invoices", answer: invoices },
  /** At the end of the paid time or now (`switchToFreeRequest`). */
  switchToFree: { method: "POST", path: "/api/payment/switch-to-free", answer: switchedToFree },
  resumeSubscription: { method: "POST", path: "/api/payment/resume", answer: nothing },
  /** A new card: its secret for the browser, then the confirmed card itself (`cardChangeRequest`). */
  startCardChange: { method: "POST", path: "/api/payment/card/start", answer: cardChange },
  useNewCard: { method: "POST", path: "/api/payment/card", answer: owedPayment },
  payOwed: { method: "POST", path: "/api/payment/pay-owed", answer: owedPayment },
  signOut: { method: "POST", path: "/api/auth/sign-out", answer: nothing },
} as const;

/** Pages of the server that a browser visits, not calls. */
export const SIGN_IN_PATH = "/api/auth/start";
export const SIGN_IN_CALLBACK_PATH = "/api/auth/callback";
/** The signed receipt of a kept scan (`receiptFile`), as a download. */
export const RECEIPT_FILE_PATH = "/api/scans/:id/receipt";
/** The PDF of a kept scan, as a download. */
export const RESUME_FILE_PATH = "/api/scans/:id/resume";
/**
 * Everything that is kept of the user, as one ZIP: JSON, the PDFs, the letters as text. A browser that comes by a link
 * and is refused is sent to `SETTINGS_PATH`, with the refusal's code behind '#'.
 */
export const MY_DATA_PATH = "/api/account/data";
export const SETTINGS_PATH = "/settings";
/** All applications as a download: `csv`, `json` or `ics`. */
export const APPLICATIONS_FILE_PATH = "/api/applications/export/:format";
/** The private calendar, by its secret alone: calendar programs cannot sign in. */
export const CALENDAR_PATH = "/api/calendar/:token";
/** A document as a file (`resumeFileRequest`, by POST), for whoever sends it. */
export const DOCUMENT_FILE_PATH = "/api/resume-file";
/** A letter as a PDF (`letterPdfRequest`, by POST), for whoever sends it. */
export const LETTER_PDF_PATH = "/api/letter-pdf";
/** Where browsers report that a page broke its content policy. */
export const POLICY_REPORT_PATH = "/api/policy-reports";
/** Where the payment provider sends its signed events. */
export const PAYMENT_WEBHOOK_PATH = "/api/payment/webhook";
