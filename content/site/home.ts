/** Texts of the first page. What they promise is what the product does: counts, prices and limits come from contract/. */
export const COVER = {
  title: "Know what the job asks for, and what your resume shows.",
  lead: "Upload your resume as a PDF, paste the job ad, and Vouch lays the two side by side: every term the ad asks for, the words that ask for it, and the line of your resume that answers. Nothing is guessed, and you can check the score by hand.",
  start: "Get Started",
  facts: ["3 free scans", "PDF up to 10 MB", "No card needed"],
} as const;

/** An example receipt. Its sums are the formula's own: 60 × 6 / 8 = 45. */
export const EXAMPLE_RECEIPT = {
  caption: "An example: the receipt of a report, for a registered nurse's resume.",
  title: "Receipt",
  job: "Ward nurse, night shift",
  terms: [
    { term: "wound care", found: true },
    { term: "medication administration", found: true },
    { term: "patient assessment", found: true },
    { term: "electronic health records", found: true },
    { term: "handover", found: true },
    { term: "empathy", found: true },
    { term: "telemetry", found: false },
    { term: "ACLS", found: false },
  ],
  pointsPerTerm: "7.50",
  parts: [
    { label: "Keywords, 60 × 6 / 8", points: "45.00" },
    { label: "Contact details, 4 of 4", points: "10.00" },
    { label: "Structure, average", points: "5.00" },
    { label: "Word count, 512", points: "20.00" },
  ],
  totalLabel: "Score",
  total: "80.00",
  found: "found",
  notFound: "not found",
} as const;

export const FEATURES = {
  title: "A report that shows its work",
  items: [
    {
      title: "Both sides quoted",
      text: "Each term comes with the words of the ad that ask for it and the words of your resume that show it. If it is not there, the report says so.",
    },
    {
      title: "A score you can check",
      text: "Sixty points for terms, ten for contact details, ten for structure, twenty for length. Your browser computes the sum again, in front of you.",
    },
    {
      title: "Every trade",
      text: "Vouch reads ads for nurses, welders, accountants and teachers as well as for programmers, with each trade's own abbreviations.",
    },
    {
      title: "Thirty checks of the file",
      text: "Columns, headings, dates, contact details: what an employer's software can read in your PDF, and what it would lose.",
    },
    {
      title: "Wording that differs",
      text: "Where you and the ad say the same thing in different words, the report shows both, because some systems search for the exact word.",
    },
    {
      title: "Same file, same score",
      text: "The same resume with the same ad always gives the same score, and scanning it again costs nothing.",
    },
  ],
} as const;

export const ROBOT = {
  title: "The robot reads first",
  text: [
    "Most larger employers keep applications in an applicant tracking system. It takes the text out of your PDF, files it, and lets a recruiter search it by the words of the ad.",
    "It is not a judge. But it cannot search for what it could not read, and it may not know that two words mean the same. Vouch shows you your resume the way such a system receives it.",
  ],
  more: "Learn More",
  moreAbout: "about tracking systems",
  moreHref: "/ats-insight",
} as const;

export const WELCOME = {
  title: "Welcome to Vouch",
  text: "Looking for work is hard enough without guessing. Here is what you can do here today:",
  features: [
    "Scan your resume against a job ad and read the match, term by term",
    "See your phone, email, address and LinkedIn as a system would find them",
    "Compare hard skills, soft skills and keywords, with a percentage for each",
    "Read your resume and the ad with the matches marked, and the missing words too",
    "Check the score by hand, from the receipt",
    "Print the report, or come back to it later",
    "Get a cover letter in which every sentence shows its source, or check one you have",
    "Have your LinkedIn profile scored out of 100, with tips from what it says",
  ],
} as const;
