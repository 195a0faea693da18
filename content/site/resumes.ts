/** Texts of the list of past scans. `{…}` parts are filled in by the page. */
export const RESUMES = {
  title: "Your resumes",
  lead: "Every scan you have made, newest first, with the resume it was made from. They stay here until you delete them.",
  loading: "Reading your scans…",
  signedOut: {
    title: "Sign in to see your resumes",
    text: "Resumes and reports are kept under your name. Sign in with the account you scanned with.",
    button: "Sign In",
  },
  none: {
    title: "There is nothing here yet",
    text: "Upload your resume and paste a job ad: resume and report then stand here, also when you come back later.",
    button: "Scan a resume",
  },
  failed: {
    title: "Your scans could not be shown",
    button: "Try again",
    quote: "If you write to us, quote this id:",
  },
  search: {
    label: "Search by job title, company or file name",
    button: "Search",
    all: "Show all",
    nothing: "No scan has all these words in its job title, company or file name.",
  },
  list: "Past scans",
  untitled: "Job without a title",
  score: "{score} of 100",
  actions: { again: "Scan with another ad", download: "Download PDF", remove: "Delete" },
  deleted: "Deleted: {job}. It can be brought back for a minute.",
  undo: "Undo",
  more: "Show older scans",
  again: {
    title: "Scan with another ad",
    resume: "Resume: {file}",
    job: "Job description",
    hint: "Paste the whole ad, up to 50,000 characters",
    scan: "Scan",
    cancel: "Cancel",
    working: "Reading your resume against the ad…",
  },
} as const;
