/** Texts of the pages without a file of their own. */
export const NOT_FOUND = {
  title: "There is nothing at this address",
  text: "The page may have moved, or the address may be mistyped. From here you can go to:",
  links: [
    { href: "/#scan", label: "Scan a resume against a job ad" },
    { href: "/user-output", label: "Your last report" },
    { href: "/questions", label: "Questions and answers" },
    { href: "/contact", label: "Write to us" },
  ],
} as const;

export const BROKEN_PAGE = {
  title: "This page has stopped working",
  text: "Something in it went wrong. What you have scanned and written so far is kept; loading the page again usually helps.",
  reload: "Load the page again",
} as const;

/** Around the text of an article or guide. */
export const TEXT_PAGE = {
  contents: "On this page",
  minutes: "min read",
  updated: "updated",
  way: "Where this page is",
} as const;
