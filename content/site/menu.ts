/**
 * The six groups of the header menu, in order, as the product spec (section 2) names them. Each name is given as the two
 * lines it has in the bar, where six names do not fit beside one another.
 */
export const MENU_GROUPS = [
  { id: "tools", lines: ["Resume & Cover", "Letter Tools"] },
  { id: "jobs", lines: ["Job Search", "& Application"] },
  { id: "recruiters", lines: ["Recruiter", "Solutions"], disabled: "Coming soon!" },
  { id: "plans", lines: ["Pricing", "& Plans"] },
  { id: "guides", lines: ["Resources", "& Guides"] },
  { id: "about", lines: ["About", "& Support"] },
] as const;

/** Texts of the header and the account menu. */
export const HEADER = {
  skip: "Skip to content",
  menu: "Menu",
  closeMenu: "Close menu",
  mainMenu: "Main menu",
  home: "Vouch home",
  signIn: "Sign In",
  /** Where it cannot be known who is signed in. */
  unread: "No connection. Try again",
  account: "Your account",
  premium: "Premium",
  free: "Free Version",
  namelessPerson: "User",
  settings: "Account Settings",
  privacy: "Privacy",
  terms: "Terms",
  logOut: "Log out",
  theme: "Dark mode",
  future: "(future)",
} as const;

export const FOOTER = {
  line: "Every line vouched for by your resume.",
  columns: [
    { label: "Tools", paths: ["/", "/cover-letter", "/linkedin-optimization", "/user-output", "/resumes"] },
    { label: "Learn", paths: ["/blog", "/how-to-guide", "/resume-tips", "/ats-insight", "/ebooks"] },
    {
      label: "Vouch",
      paths: ["/about", "/pricing", "/questions", "/contact", "/suggestions", "/privacy-policy", "/terms"],
    },
  ],
  local: "This copy of Vouch runs with its built-in stand-ins for:",
  localParts: { signIn: "Google sign-in", payments: "card payments", mail: "email" },
} as const;
