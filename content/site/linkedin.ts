/** Texts of the LinkedIn screen. */
export const LINKEDIN = {
  title: "LinkedIn Profile Score",
  lead: "A score out of 100 for your profile, plus personalized tips.",
  note: "We never open LinkedIn's pages: the address is read only for what it says itself. For the whole score, add your profile below. What we do not know is left out of the score and asked for.",
  url: "Profile address",
  placeholder: "Paste your LinkedIn profile URL here...",
  analyze: "Analyze",
  analyzing: "Analyzing...",
  /** At the end of the form, where a file or an answer was given. */
  analyzeProfile: "Analyze profile",
  failed: "Failed to analyze profile.",
  quote: "If you write to us, quote this id:",
  own: {
    title: "Your profile",
    file: "Your profile as a file",
    fileHint:
      "LinkedIn's 'Save to PDF' (on your profile: More, or Resources), the ZIP of your data export, or a text file; up to 10 MB",
    privacy:
      "Of the ZIP only the tables of your profile are opened, and connections are counted; messages and contacts are never read. The file itself is not kept.",
    drop: "Drop a PDF, ZIP or TXT here or",
    choose: "choose a file",
    remove: "Remove",
    removeLabel: "Remove the chosen file",
    text: "Or its text",
    textHint: "Copy your profile page and paste it here, up to 60,000 characters",
  },
  answers: {
    title: "What no file can tell",
    hint: "Answer what you know. The rest is left out of the score.",
    unsaid: "Not said",
    yes: "Yes",
    no: "No",
    choices: {
      photo: "A photo of you",
      banner: "A banner picture of your own",
      industry: "An industry is chosen",
      featured: "Something is featured",
      activity: "Endorsements, or posts lately",
    },
    counts: { connections: "Connections", recommendations: "Recommendations received" },
  },
  job: {
    title: "A job you are aiming for",
    label: "Job ad",
    hint: "Paste the whole ad: the review then looks for the skills it asks for",
  },
  result: {
    label: "Review",
    print: "Print",
    kept: "This review is kept under Resumes until you delete it.",
    keptLink: "Your reviews",
    loading: "Reading your review…",
    another: "Review a profile",
    signedOut: {
      title: "Sign in to see this review",
      text: "Reviews are kept under your name. Sign in with the account you used before.",
      button: "Sign In",
    },
  },
  withoutScript: "Reviewing a profile needs JavaScript, which is switched off in this browser.",
} as const;
