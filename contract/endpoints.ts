import * as z from "zod/mini";
import { session } from "./account.ts";
import { scanPage } from "./history.ts";
import { scan, scanAnswer } from "./scan.ts";
import { openSessions } from "./settings.ts";

const nothing = z.object({});

/**
 * The whole HTTP API, one line an endpoint. Refusals are ProblemBody with the status of `problem.ts`. Requests that change
 * anything must come from our own pages (Origin / Sec-Fetch-Site are checked).
 */
export const ENDPOINTS = {
  /** Who is signed in. Never cached. */
  readSession: { method: "GET", path: "/api/session", answer: session },
  /** multipart/form-data: `resume` (one PDF file) and `jobDescription` (text), nothing else. */
  scanResume: { method: "POST", path: "/api/scan", answer: scanAnswer },
  /** The person's last scan. */
  readLatestScan: { method: "GET", path: "/api/scans/latest", answer: scan },
  readScan: { method: "GET", path: "/api/scans/:id", answer: scan },
  /** The person's past scans, newest first, a page at a time (`scanListRequest`). */
  listScans: { method: "POST", path: "/api/scans/search", answer: scanPage },
  /** A kept resume against another ad (`scanAgainRequest`), counted as any other scan. */
  scanAgain: { method: "POST", path: "/api/scans/again", answer: scanAnswer },
  /** Deletes a report, and its resume once no report needs it; can be undone for `UNDO_MS`. */
  deleteScan: { method: "DELETE", path: "/api/scans/:id", answer: nothing },
  restoreScan: { method: "POST", path: "/api/scans/:id/restore", answer: nothing },
  /** Every browser in which the person is signed in: the one that asks, then the last seen first. */
  listSessions: { method: "GET", path: "/api/account/sessions", answer: openSessions },
  endSession: { method: "DELETE", path: "/api/account/sessions/:id", answer: nothing },
  endOtherSessions: { method: "POST", path: "/api/account/sessions/end-others", answer: nothing },
  /** Everything of the person, at once and for good (`deleteAccountRequest`). */
  deleteAccount: { method: "POST", path: "/api/account/delete", answer: nothing },
  /** The contact form (`contactMessage`), as JSON or as a plain form. */
  sendMessage: { method: "POST", path: "/api/contact", answer: nothing },
  signOut: { method: "POST", path: "/api/auth/sign-out", answer: nothing },
} as const;

/** Pages of the server that a browser visits, not calls. */
export const SIGN_IN_PATH = "/api/auth/start";
export const SIGN_IN_CALLBACK_PATH = "/api/auth/callback";
/** The PDF of a kept scan, as a download. */
export const RESUME_FILE_PATH = "/api/scans/:id/resume";
/** Everything that is kept of the person, as one JSON file. */
export const MY_DATA_PATH = "/api/account/data";
