/** The five entries of the app's sidebar (product spec, section 2). `site` pages are left to by a plain link. */
export const SIDEBAR = {
  label: "Your tools",
  open: "Open the sidebar",
  close: "Close the sidebar",
  plans: "See the plans",
  entries: [
    { href: "/#scan", label: "New Scan", zone: "site" },
    { href: "/user-output", label: "Scan Result", zone: "app" },
    { href: "/cover-letter", label: "Cover Letters", zone: "app" },
    { href: "/resumes", label: "Resumes", zone: "app" },
    { href: "/pricing", label: "Pricing & Plans", zone: "site" },
  ],
} as const;
