/**
 * Every refusal of the API: code -> HTTP status and the sentence a user sees. Answers are JSON after RFC 9457:
 * `{ code, title, status, id }`, where `id` can be quoted to us and stands in the log.
 */
export const PROBLEMS = {
  "pdf-missing": { status: 400, title: "Please upload a resume." },
  "pdf-empty": {
    status: 422,
    title: "This file is empty. Export your resume again and upload the new file.",
  },
  "pdf-not-a-pdf": { status: 415, title: "Please upload a PDF file." },
  "pdf-too-large": {
    status: 413,
    title: "This file is larger than 10 MB. Export it again with smaller pictures, or print it to PDF.",
  },
  "pdf-too-many-pages": {
    status: 422,
    title: "This file has more than 30 pages. Upload the resume alone, without attachments.",
  },
  "pdf-encrypted": {
    status: 422,
    title: "This PDF is protected by a password. Save a copy without the password and upload that.",
  },
  "pdf-damaged": {
    status: 422,
    title: "This PDF is damaged or cut off. Export it again and upload the new file.",
  },
  "pdf-no-text": {
    status: 422,
    title:
      "This PDF holds pictures of text only, so neither we nor an employer's system can read it. Export it from the program you wrote it in, instead of scanning it.",
  },
  "pdf-too-slow": {
    status: 422,
    title: "This PDF takes too long to read. Print it to PDF from your viewer and upload that copy.",
  },
  "pdf-too-complex": {
    status: 422,
    title: "This PDF needs too much memory to read. Print it to PDF from your viewer and upload that copy.",
  },
  "job-missing": { status: 400, title: "Please enter a job description." },
  "job-too-long": {
    status: 413,
    title: "This job description has more than 50,000 characters. Paste only the ad itself.",
  },
  "job-too-slow": {
    status: 422,
    title: "This job description takes too long to read. Paste only the ad itself.",
  },
  "letter-missing": { status: 400, title: "Please enter the letter to check." },
  "letter-too-long": {
    status: 413,
    title: "This letter has more than 20,000 characters. A cover letter fits on one page.",
  },
  "letter-name-too-long": {
    status: 413,
    title: "A company or job title has at most 120 characters. Shorten it and try again.",
  },
  "letter-too-slow": {
    status: 422,
    title: "This letter takes too long to check. Check it in shorter parts.",
  },
  "letter-pdf-too-slow": {
    status: 422,
    title: "This letter takes too long to set as a PDF. Choose Print instead, and save as PDF there.",
  },
  "document-not-printable": {
    status: 422,
    title:
      "Our fonts cannot draw these characters: {characters}. Take them out, or download the Word file instead.",
  },
  "photo-not-readable": {
    status: 422,
    title: "The photo cannot be read. Choose another one, or leave it out.",
  },
  "document-too-slow": {
    status: 422,
    title: "This resume takes too long to set. Shorten its longest texts and try again; nothing is lost.",
  },
  "document-too-long": {
    status: 413,
    title: "This resume is longer than we can set. Shorten it and try again; nothing is lost.",
  },
  "letter-not-found": { status: 404, title: "There is no such letter." },
  "letter-not-printable": {
    status: 422,
    title:
      "This letter has characters that our PDF cannot draw: it knows Latin, Greek and Cyrillic letters. Choose Print instead, and save as PDF there.",
  },
  "too-many-letters": {
    status: 429,
    title:
      "That is a lot of letters from one address in a short time. Come back {when}; nothing you entered is lost.",
  },
  "no-language-model": {
    status: 404,
    title: "No language model is set up here, so nothing leaves this server.",
  },
  "model-not-reached": { status: 503, title: "The language model did not answer. Nothing has changed." },
  "model-answer-unusable": { status: 502, title: "The language model's answer cannot be used. Try again." },
  "profile-nothing-given": { status: 400, title: "Add your profile's address, its PDF or ZIP, or its text." },
  "profile-file-type": {
    status: 415,
    title: "Add your profile as LinkedIn's 'Save to PDF', as the ZIP of your data export, or as a text file.",
  },
  "profile-too-large": {
    status: 413,
    title:
      "This file is larger than 10 MB. In LinkedIn's data export choose only your profile and connections; a PDF of a profile is never that large.",
  },
  "profile-text-too-long": {
    status: 413,
    title: "This text has more than 60,000 characters. Paste only your own profile.",
  },
  "profile-text-too-slow": {
    status: 422,
    title: "This text takes too long to read. Paste only your own profile.",
  },
  "profile-not-found": {
    status: 422,
    title:
      "No LinkedIn profile was found in this PDF. Open your profile, choose More (or Resources), then Save to PDF, and add that file.",
  },
  "export-damaged": {
    status: 422,
    title: "This ZIP is damaged or cut off. Download your data from LinkedIn again and add the new file.",
  },
  "export-encrypted": {
    status: 422,
    title: "This ZIP is protected by a password. Add the one that LinkedIn sent you, as it is.",
  },
  "export-too-many-files": {
    status: 422,
    title:
      "This ZIP holds more than 2,000 files, which no LinkedIn export does. Add the one LinkedIn sent you.",
  },
  "export-unpacks-too-large": {
    status: 422,
    title:
      "This ZIP unpacks to more than a profile can hold, so we stopped. In LinkedIn's data export choose only your profile and connections.",
  },
  "export-too-slow": {
    status: 422,
    title:
      "This ZIP takes too long to read. In LinkedIn's data export choose only your profile and connections.",
  },
  "export-unsafe-path": {
    status: 422,
    title:
      "This ZIP has files that would land outside of its own folder. Add the one that LinkedIn sent you.",
  },
  "export-symlink": {
    status: 422,
    title: "This ZIP holds links to other files. Add the one that LinkedIn sent you.",
  },
  "export-nested": {
    status: 422,
    title: "This ZIP holds another archive. Unpack it once and add the ZIP with Profile.csv in it.",
  },
  "export-wrong-encoding": {
    status: 422,
    title:
      "The tables in this ZIP are not in UTF-8, as LinkedIn writes them. They may have been saved again by another program: add the ZIP as LinkedIn sent it.",
  },
  "export-no-profile": {
    status: 422,
    title:
      "This ZIP holds no Profile.csv or Positions.csv. In LinkedIn's data export tick Profile, then add that ZIP.",
  },
  "document-not-found": { status: 404, title: "There is no such resume." },
  "review-not-found": { status: 404, title: "There is no such review." },
  "request-malformed": { status: 400, title: "This request is not complete. Reload the page and try again." },
  "sign-in-needed": { status: 401, title: "Please sign in with Google to go on." },
  "session-expired": {
    status: 401,
    title: "You were signed out. Sign in again; nothing you entered is lost.",
  },
  "download-running": {
    status: 429,
    title: "Your data is being downloaded already. Wait until that is done, then try again.",
  },
  "too-many-downloads": {
    status: 429,
    title: "You have downloaded your data several times within the hour. Come back {when}.",
  },
  "sign-in-not-fresh": {
    status: 403,
    title: "You signed in a while ago. Sign in once more, so that we know it is you, then try again.",
  },
  "cross-site": { status: 403, title: "This request came from another site and was refused." },
  "scans-used-up": { status: 403, title: "You have used all your free scans." },
  "storage-full": {
    status: 403,
    title:
      "Your storage is full: your plan keeps {most}. Delete reports, letters, reviews, resumes or applications you no longer need; a minute or two later there is room again.",
  },
  "scan-count-not-saved": { status: 503, title: "Failed to update your scan count. Please try again." },
  "scan-not-found": { status: 404, title: "There is no such report." },
  "fact-not-found": {
    status: 404,
    title: "This was read anew meanwhile. Reload the page to see how it stands now.",
  },
  "fact-not-dates": {
    status: 422,
    title:
      "We cannot read these dates. Write them like 'Mar 2019 – Jun 2021', '2019 – 2021' or '2019 – Present'.",
  },
  "fact-not-readable": { status: 422, title: "We cannot read this as {what}. Check it and try again." },
  "application-not-found": { status: 404, title: "There is no such application." },
  "application-changed": {
    status: 409,
    title: "This was changed in another window meanwhile. You see how it stands now; make your change again.",
  },
  "application-full": {
    status: 422,
    title: "An application holds up to 50 each of tasks, contacts, reports and letters. Remove some first.",
  },
  "ad-kept": { status: 409, title: "The ad stays as it was first pasted." },
  "import-not-readable": {
    status: 422,
    title:
      "This file could not be read. Choose a CSV file with a line of column names, or a JSON file that Vouch exported.",
  },
  "import-too-long": {
    status: 413,
    title: "This file holds more than 2,000 applications. Split it and bring in one part after the other.",
  },
  "feed-not-found": {
    status: 404,
    title: "There is no calendar at this address, or its owner has withdrawn it.",
  },
  "note-no-resume": {
    status: 409,
    title: "Link a report or a letter first: a note is written from the resume that went out.",
  },
  "undo-too-late": { status: 404, title: "It is too late to undo this: it has been deleted." },
  "resume-not-found": {
    status: 404,
    title: "This resume is no longer kept. Upload it again to scan it with another ad.",
  },
  "session-not-found": { status: 404, title: "That browser is signed out already." },
  "payment-wrong-price": {
    status: 422,
    title: "The price on this page is not the one we charge. Reload the page and try again.",
  },
  "already-premium": { status: 409, title: "You have Premium already. Nothing was charged." },
  "payments-unavailable": {
    status: 503,
    title: "The payment provider cannot be reached right now. Try again in a minute.",
  },
  "payment-refused": {
    status: 502,
    title: "The payment provider refused this. Nothing was charged; write to us if it stays so.",
  },
  "card-not-saved": { status: 409, title: "This card could not be saved. Try again, or use another card." },
  "no-subscription": { status: 404, title: "There is no subscription to change." },
  "webhook-refused": { status: 400, title: "This message does not come from the payment provider." },
  "too-many-requests": { status: 429, title: "Too many requests. Wait a moment and try again." },
  "not-found": { status: 404, title: "There is nothing at this address." },
  "method-not-allowed": { status: 405, title: "This address does not take that kind of request." },
  "sign-in-unavailable": {
    status: 503,
    title: "Google sign-in cannot be reached right now. Try again in a minute.",
  },
  "server-busy": { status: 503, title: "Many resumes are being read right now. Try again in a minute." },
  "server-stopping": { status: 503, title: "Vouch is restarting. Try again in a minute." },
  internal: {
    status: 500,
    title: "Something went wrong on our side. Nothing was counted; please try again.",
  },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export type ProblemBody = { code: ProblemCode; title: string; status: number; id: string };

/**
 * Thrown by a use case; one handler of the server turns it into a ProblemBody. `cause` is for the log only; `values` stand
 * in the `{…}` places of the sentence; `retryAfter` is in seconds, for a refusal that ends by itself.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly values: Readonly<Record<string, string>>;
  readonly retryAfter: number | null;

  constructor(
    code: ProblemCode,
    options: { cause?: unknown; values?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(code, options);
    this.name = "Problem";
    this.code = code;
    this.values = options.values ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }
}
