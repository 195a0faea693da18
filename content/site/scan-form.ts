/** Texts of the scan form and of what happens after Scan is pressed. Refusals of the server are in contract/problem.ts. */
export const SCAN_FORM = {
  title: "Scan your resume",
  lead: "Your resume and the whole text of the ad. The report takes a few seconds.",
  resume: "Resume",
  resumeHint: "PDF, up to 10 MB and 30 pages",
  drop: "Drop your PDF here or",
  choose: "choose a file",
  remove: "Remove",
  removeLabel: "Remove the chosen file",
  job: "Job description",
  jobHint: "Paste the whole ad, up to 50,000 characters",
  jobTitle: "Job title",
  company: "Company",
  namesHint: "As the ad says. Change them, or leave them blank.",
  /** Below a field that the ad does not fill in for sure, before its likeliest wordings. */
  suggestions: { jobTitle: "Is the job title one of these?", company: "Is the company one of these?" },
  scan: "Scan",
  scanning: "Scanning...",
  withoutScript:
    "Scanning needs JavaScript, which is switched off in this browser. The rest of the site works without.",
  privacy: "Your report is kept for you until you delete it. Nobody else sees it.",
  needsSignIn: "You will be asked to sign in: the report is kept under your name.",
  waiting: "Sign-in has opened in another window. The scan goes on by itself when you are done.",
  stopWaiting: "Stop waiting",
  newAccount: "3 free scans for every new account",
  plans: "See the plans",
  soFar: "so far",
  usedUp: "You have used all your free scans.",
  quote: "If you write to us, quote this id:",
  unreachable:
    "The server could not be reached, and nothing was counted. Check your connection and press Scan again.",
  unreadable:
    "The server's answer could not be read. Press Scan again; the same resume with the same ad is never counted twice.",
  cancelled: "The scan was cancelled and not counted.",
} as const;

export const SCAN_PROGRESS = {
  title: "Reading your resume",
  label: "Progress of the scan",
  ready: "Your report is ready.",
  show: "Show result now",
  cancel: "Cancel",
} as const;
