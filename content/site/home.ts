/** Texts of the first page. What they promise is what the product does: counts, prices and limits come from contract/. */
/** The parts of the headline are one sentence: what the red pencil and the highlighter mark in it stands apart. */
export const COVER = {
  title: {
    before: "Know what the job ",
    pencilled: "asks for",
    between: ", and what your resume ",
    marked: "shows.",
  },
  lead: "Vouch lays your resume beside the job ad and marks every line that answers it. Nothing is guessed, and you can check the score by hand.",
  start: "Get Started",
  facts: ["3 free scans", "PDF up to 10 MB", "No card needed"],
} as const;

/** An example of an invented nurse. Its sums are the formula's own: 60 / 16 = 3.75 a term, and 60 × 12 / 16 = 45. */
export const COVER_EXAMPLE = {
  caption: "An example report for an invented nurse",
  ad: {
    label: "The ad",
    title: "Ward nurse, night shift",
    text: [
      "Skilled in ",
      { shown: "wound care" },
      " and ",
      { shown: "medication administration" },
      ". Two years of ",
      { missing: "telemetry" },
      " on a busy step-down unit.",
    ],
  },
  resume: {
    label: "Your resume",
    title: "Ward nurse, Northfield General",
    lines: [
      ["Led ", { shown: "wound care" }, " for a 24-bed ward, five nights a week"],
      [{ shown: "Gave medicines" }, " to 18 patients a shift, no errors in 2 years"],
    ],
    gap: { points: "+3.75", text: "Telemetry? Only if it is true." },
  },
  score: 80,
  terms: "12 of 16 terms shown",
} as const;

export const FEATURES = {
  title: "A report that shows its work",
  items: [
    {
      title: "Both sides quoted",
      text: "The ad’s words, and yours.",
    },
    {
      title: "A score you can check",
      text: "Add it up by hand.",
    },
    {
      title: "Every trade",
      text: "Nursing to welding.",
    },
    {
      title: "Thirty checks of the file",
      text: "What software loses.",
    },
    {
      title: "Wording that differs",
      text: "Both ways, side by side.",
    },
    {
      title: "Same file, same score",
      text: "And a rescan is free.",
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
  picture: "A resume sheet, and the text that a system takes from it",
  /** Of an invented person. */
  read: [
    { label: "NAME", value: "Juno Marlowe" },
    { label: "PHONE", value: "(555) 0142" },
    { label: "TITLE", value: "Ward nurse" },
    { label: "SINCE", value: "2021-03" },
    { label: "SKILLS", value: "wound care, IV therapy" },
  ],
  lost: { label: "LOST", value: "text inside a picture" },
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
