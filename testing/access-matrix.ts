import { randomUUID } from "node:crypto";
import type { ProblemCode } from "#contract/problem.ts";

/**
 * What somebody may do, by route: a status, or the code of the refusal. Of everybody else follows from these: a made-up
 * cookie is refused as one that has ended, the operator's token opens what is the operator's alone, and another site, or
 * our own pages under a foreign name, gets nothing changed (`access.test.ts`).
 */
export type Expected = number | ProblemCode;

export type AccessRow = {
  route: string;
  /** The path to ask, with what belongs to the user who is asked about in place of its parts. */
  path: (of: Belongings) => string;
  body?: (of: Belongings) => object | FormData;
  signedOut: Expected;
  free: Expected;
  premium: Expected;
  /** Somebody else with Premium, who asks for what is not theirs; as `premium` where nothing is named. */
  stranger: Expected;
  /** Whoever has the operator's token and no session; as `signedOut` unless said. */
  operator?: Expected;
  /** A provider, not a page: it proves by itself who is speaking. */
  calledByPrograms?: boolean;
};

/** Names of what one user keeps. */
export type Belongings = {
  scan: string;
  letter: string;
  review: string;
  document: string;
  application: string;
  session: string;
  /** A new card that the bank has confirmed; null for somebody who has never paid. */
  card: string | null;
  upload: (ad: string) => FormData;
};

type Expectations = Pick<AccessRow, "signedOut" | "free" | "premium" | "stranger">;

const OPEN: Expectations = { signedOut: 200, free: 200, premium: 200, stranger: 200 };
/** About whoever is signed in. */
const OWN: Expectations = { ...OPEN, signedOut: "sign-in-needed" };
const forAll = (answer: Expected): Expectations => ({
  signedOut: answer,
  free: answer,
  premium: answer,
  stranger: answer,
});
/** Names something: to others than its owner there is no such thing. */
const named = (absent: ProblemCode): Expectations => ({ ...OWN, stranger: absent });
const ofPremium: Expectations = { ...OWN, free: "no-subscription" };

function row(route: string, expected: Expectations, more: Partial<AccessRow> = {}): AccessRow {
  return { route, path: () => route.replace(/^\S+ /, ""), ...expected, ...more };
}
const withId = (
  route: string,
  absent: ProblemCode,
  id: (of: Belongings) => string,
  body?: AccessRow["body"],
) =>
  row(route, named(absent), {
    path: (of) => route.replace(/^\S+ /, "").replace(":id", id(of)),
    ...(body ? { body } : {}),
  });

const AD = "Ward Nurse\nCompany: Harbour Care Group\n\nRequirements\n- Wound care\n- Infection control";
const withAd = () => ({ jobDescription: AD });
const nothing = () => ({});
const A_DOCUMENT = {
  document: { basics: { name: "Amara Okafor" } },
  look: { template: "plain", accent: "ink", paper: "a4", size: "normal" },
};
const resumeAlone = (upload: Belongings["upload"]) => {
  const form = upload(AD);
  form.delete("jobDescription");
  return form;
};

/** In the order in which each user walks it: what ends a session or an account comes last. */
export const ACCESS_MATRIX: readonly AccessRow[] = [
  row("GET /api/session", OPEN),

  row("POST /api/scan", OWN, { body: ({ upload }) => upload(AD) }),
  row("POST /api/scans/again", named("scan-not-found"), {
    body: ({ scan }) => ({ scanId: scan, jobDescription: `${AD}\n- Phlebotomy` }),
  }),
  row("GET /api/scans/latest", OWN),
  row("POST /api/scans/search", OWN, { body: nothing }),
  withId("GET /api/scans/:id", "scan-not-found", ({ scan }) => scan),
  withId("GET /api/scans/:id/machine-view", "scan-not-found", ({ scan }) => scan),
  withId("GET /api/scans/:id/receipt", "scan-not-found", ({ scan }) => scan),
  row("GET /api/receipt-key", OPEN),
  withId("GET /api/scans/:id/resume", "scan-not-found", ({ scan }) => scan),
  withId("GET /api/scans/:id/reading", "scan-not-found", ({ scan }) => scan),
  withId("GET /api/scans/:id/own-words", "scan-not-found", ({ scan }) => scan),
  withId(
    "PUT /api/scans/:id/own-words/text",
    "scan-not-found",
    ({ scan }) => scan,
    () => ({ text: "Ward nurse", revision: 0 }),
  ),
  withId(
    "POST /api/scans/:id/own-words/not-asked",
    "scan-not-found",
    ({ scan }) => scan,
    () => ({ label: "Wound care", isAsked: false }),
  ),
  withId("GET /api/scans/:id/facts", "scan-not-found", ({ scan }) => scan),
  withId(
    "PUT /api/scans/:id/facts",
    "scan-not-found",
    ({ scan }) => scan,
    () => ({ answers: [{ id: "contact-name", said: "Somebody Else" }] }),
  ),
  withId("DELETE /api/scans/:id", "scan-not-found", ({ scan }) => scan),
  withId("POST /api/scans/:id/restore", "undo-too-late", ({ scan }) => scan),

  row("POST /api/generate-cover-letter", OPEN, { body: ({ upload }) => upload(AD) }),
  row("POST /api/check-letter", OPEN, {
    body: ({ upload }) => {
      const form = upload(AD);
      form.append("letter", "I provided wound care.");
      return form;
    },
  }),
  row("POST /api/read-ad", OPEN, { body: withAd }),
  row("POST /api/plan-letter", OPEN, { body: ({ upload }) => upload(AD) }),
  row("GET /api/letter-model", OPEN),
  row("POST /api/preview-letter", forAll("no-language-model"), { body: ({ upload }) => upload(AD) }),
  row("POST /api/letter-pdf", OPEN, { body: () => ({ letter: "Dear Hiring Team," }) }),
  row("POST /api/resume-document", OPEN, { body: ({ upload }) => resumeAlone(upload) }),
  row("POST /api/reading-proof", OPEN, { body: () => A_DOCUMENT }),
  row("POST /api/resume-file", OPEN, { body: () => ({ ...A_DOCUMENT, format: "txt" }) }),
  row("POST /api/resume-wordings", forAll("no-language-model"), {
    body: () => ({ ...A_DOCUMENT, ...withAd() }),
  }),
  row("POST /api/preview-wordings", forAll("no-language-model"), {
    body: () => ({ ...A_DOCUMENT, ...withAd() }),
  }),
  row("POST /api/documents/search", OWN, { body: nothing }),
  withId("GET /api/documents/:id", "document-not-found", ({ document }) => document),
  withId(
    "PUT /api/documents/:id",
    "document-not-found",
    ({ document }) => document,
    () => ({ saveId: "5f0c0a52-7c0e-4c55-9a55-2f6f8a1d7c07", seq: 1, document: A_DOCUMENT.document }),
  ),
  withId("DELETE /api/documents/:id", "document-not-found", ({ document }) => document),
  withId("POST /api/documents/:id/restore", "undo-too-late", ({ document }) => document),
  row("POST /api/letters/search", OWN, { body: nothing }),
  withId("GET /api/letters/:id", "letter-not-found", ({ letter }) => letter),
  withId(
    "PUT /api/letters/:id",
    "letter-not-found",
    ({ letter }) => letter,
    () => ({
      coverLetter: "Dear Hiring Team,\n\nI look forward to hearing from you.",
    }),
  ),
  withId("DELETE /api/letters/:id", "letter-not-found", ({ letter }) => letter),
  withId("POST /api/letters/:id/restore", "undo-too-late", ({ letter }) => letter),

  row("POST /api/analyze-linkedin-profile", OPEN, {
    body: () => ({ linkedinUrl: "https://www.linkedin.com/in/someone-else" }),
  }),
  row("POST /api/linkedin-reviews/search", OWN, { body: nothing }),
  withId("GET /api/linkedin-reviews/:id", "review-not-found", ({ review }) => review),
  withId("DELETE /api/linkedin-reviews/:id", "review-not-found", ({ review }) => review),
  withId("POST /api/linkedin-reviews/:id/restore", "undo-too-late", ({ review }) => review),

  row("POST /api/applications", OWN, { body: () => ({ title: "Ward Nurse", company: "Elsewhere Ltd" }) }),
  row("POST /api/applications/search", OWN, { body: nothing }),
  withId("GET /api/applications/:id", "application-not-found", ({ application }) => application),
  withId(
    "POST /api/applications/:id/events",
    "application-not-found",
    ({ application }) => application,
    () => ({ id: randomUUID(), version: 1, changes: { set: { stage: "applied" } } }),
  ),
  withId("DELETE /api/applications/:id", "application-not-found", ({ application }) => application),
  withId("POST /api/applications/:id/restore", "undo-too-late", ({ application }) => application),
  row("POST /api/applications/read-ad", OWN, { body: () => ({ ad: AD }) }),
  // Those of the matrix name no resume.
  row(
    "POST /api/applications/:id/note",
    { ...forAll("note-no-resume"), signedOut: "sign-in-needed", stranger: "application-not-found" },
    {
      path: ({ application }) => `/api/applications/${application}/note`,
      body: () => ({ kind: "follow-up" }),
    },
  ),
  row("POST /api/applications/import", OWN, {
    body: () => ({ id: randomUUID(), file: "Title,Company\nCook,Elsewhere Ltd", preview: true }),
  }),
  row("GET /api/applications/export/:format", OWN, { path: () => "/api/applications/export/csv" }),
  row("GET /api/tracker", OWN),
  row("PUT /api/tracker", OWN, { body: () => ({ reminders: true }) }),
  row("POST /api/tracker/feed", OWN),
  row("DELETE /api/tracker/feed", OWN),
  row("GET /api/calendar/:token", forAll("feed-not-found"), { path: () => "/api/calendar/made-up" }),
  row("POST /api/reminders/stop", OPEN, { body: () => ({ token: "made-up" }) }),

  row("POST /api/contact", OPEN, {
    body: () => ({ user_name: "Somebody", user_email: "somebody@mail.example", message: "Hello there" }),
  }),

  row("GET /api/payment/options", OPEN),
  row(
    "POST /api/payment/create-payment-intent",
    { ...OWN, premium: "already-premium", stranger: "already-premium" },
    {
      body: () => ({ amount: 2499, currency: "usd" }),
    },
  ),
  row("POST /api/payment/confirm", OWN),
  row("GET /api/payment/subscription", OWN),
  row("GET /api/payment/invoices", OWN),
  row("POST /api/payment/card/start", OWN),
  row(
    "POST /api/payment/card",
    { ...ofPremium, stranger: "card-not-saved" },
    {
      body: ({ card }) => ({ setupId: card ?? "seti_none" }),
    },
  ),
  row("POST /api/payment/pay-owed", ofPremium),
  row("POST /api/payment/switch-to-free", OWN, { body: () => ({ when: "period-end" }) }),
  row("POST /api/payment/resume", ofPremium),
  row("POST /api/payment/webhook", forAll("webhook-refused"), {
    body: () => ({ id: "evt_1", type: "customer.subscription.deleted" }),
    calledByPrograms: true,
  }),

  row("POST /api/policy-reports", forAll(204), {
    body: () => ({ "csp-report": {} }),
    calledByPrograms: true,
  }),

  row("GET /api/auth/start", forAll(302)),
  row("GET /api/auth/callback", forAll(400)),

  row("GET /healthz", OPEN),
  row("GET /readyz", OPEN),
  row("GET /.well-known/security.txt", OPEN),
  row("GET /metrics", forAll(401), { operator: 200 }),
  row("GET /*", OPEN, { path: () => "/" }),

  row("GET /api/account/storage", OWN),
  row("GET /api/account/data", OWN),
  row("GET /api/account/sessions", OWN),
  withId("DELETE /api/account/sessions/:id", "session-not-found", ({ session }) => session),
  row("POST /api/account/sessions/end-others", OWN),
  row("POST /api/account/delete", OWN, { body: () => ({ everything: true }) }),
  row("POST /api/auth/sign-out", OPEN),
];

/** Mounted only where no keys are set, for this machine's own user: they let anyone in as anyone and take no money. */
export const LOCAL_ROUTES: readonly string[] = [
  "GET /local-mailbox",
  "GET /local-sign-in/choose/:uid",
  "POST /local-sign-in/choose/:uid",
  "* /local-sign-in/*",
  "GET /local-payments/v1.js",
  "GET /local-payments/card.js",
  "GET /local-payments/bank.js",
  "GET /local-payments/card",
  "GET /local-payments/bank",
  "POST /local-payments/bank",
  "GET /local-payments/invoices/:id",
  "POST /local-payments/control",
  "* /local-payments/v1/*",
];
