/**
 * Every page of the product, once: the router, prerendering, menus, footer and sitemap are made from this list.
 * A page whose `content` names a file takes its title and description from that file's front matter.
 */
export type MenuGroupId = "tools" | "jobs" | "recruiters" | "plans" | "guides" | "about";

export type Page = {
  path: string;
  /** What menus, the footer and lists call it. */
  label: string;
  /** Route module, relative to web/. Its first folder is the zone: `site` ships no React, `app` is hydrated. */
  file: string;
  /** Markdown file under content/ with the page's own text. */
  content?: string;
  title?: string;
  description?: string;
  menu?: MenuGroupId;
  /** Announced in the menu as not there yet. */
  future?: true;
  /** A place inside the page that the menu names as well. */
  menuAnchor?: { hash: string; label: string };
  /** Kept out of search engines and the sitemap. */
  noindex?: true;
};

const TEXT_PAGE = "site/text-page/text-page.tsx";

const tools: Page[] = [
  {
    path: "/",
    label: "Resume Scan & Keyword Match",
    file: "site/home.tsx",
    title: "Vouch: a resume report you can check by hand",
    description:
      "Upload your PDF resume, paste the job ad, and see term by term what the ad asks for and where your resume shows it. 3 free scans.",
    menu: "tools",
  },
  {
    path: "/cover-letter",
    label: "Cover Letter Generator",
    file: "app/cover-letter.tsx",
    title: "Cover letter generator",
    description:
      "A cover letter written from your resume and the job ad, in which every sentence is vouched for.",
    menu: "tools",
  },
  {
    path: "/resume-templates",
    label: "Resume Templates",
    file: "site/resume-templates/resume-templates.tsx",
    content: "pages/resume-templates.md",
    menu: "tools",
  },
  {
    path: "/cover-letter-templates",
    label: "Cover Letter Templates",
    file: TEXT_PAGE,
    content: "pages/cover-letter-templates.md",
    menu: "tools",
  },
  {
    path: "/advanced-resume-builder",
    label: "Advanced Resume Builder",
    file: "app/advanced-resume-builder.tsx",
    title: "Resume editor",
    description:
      "Edit your resume, choose one of eight looks, and see what machines read in it before you send it. PDF, Word, text and JSON Resume.",
    menu: "tools",
  },
  {
    path: "/linkedin-optimization",
    label: "LinkedIn Profile Score",
    file: "app/linkedin-optimization.tsx",
    title: "LinkedIn Profile Score",
    description: "A score out of 100 for your LinkedIn profile, with tips made from what your profile says.",
    menu: "tools",
  },
];

const jobs: Page[] = [
  {
    path: "/job-search",
    label: "Job Search",
    file: TEXT_PAGE,
    content: "coming/job-search.md",
    menu: "jobs",
    noindex: true,
  },
  {
    path: "/referral-program",
    label: "Referral Program",
    file: TEXT_PAGE,
    content: "coming/referral-program.md",
    menu: "jobs",
    noindex: true,
  },
  {
    path: "/application-tracking",
    label: "Application Tracking",
    file: "app/application-tracking.tsx",
    title: "Application tracking",
    description:
      "Every job you applied for on one board, with the ad as it was, the resume and letter that went out, and what is due.",
    menu: "jobs",
  },
  {
    path: "/job-alerts",
    label: "Job Alerts",
    file: TEXT_PAGE,
    content: "coming/job-alerts.md",
    menu: "jobs",
    future: true,
    noindex: true,
  },
];

const recruiters: Page[] = [
  {
    path: "/bulk-resume-analysis",
    label: "Bulk Resume Analysis",
    file: TEXT_PAGE,
    content: "coming/bulk-resume-analysis.md",
    menu: "recruiters",
    noindex: true,
  },
  {
    path: "/resume-shortlisting",
    label: "Resume Shortlisting",
    file: TEXT_PAGE,
    content: "coming/resume-shortlisting.md",
    menu: "recruiters",
    noindex: true,
  },
  {
    path: "/recruiter-dashboard",
    label: "Recruiter Dashboard",
    file: TEXT_PAGE,
    content: "coming/recruiter-dashboard.md",
    menu: "recruiters",
    future: true,
    noindex: true,
  },
  {
    path: "/candidate-ranking",
    label: "Candidate Ranking",
    file: TEXT_PAGE,
    content: "coming/candidate-ranking.md",
    menu: "recruiters",
    noindex: true,
  },
];

const plans: Page[] = [
  {
    path: "/pricing",
    label: "Plans & Prices",
    file: "site/pricing.tsx",
    title: "Plans and prices",
    description:
      "Free: 3 resume scans. Premium: $24.99 a month, scans are not counted. No card needed to start.",
    menu: "plans",
    menuAnchor: { hash: "#comparison", label: "Free vs Premium Features" },
  },
  {
    path: "/manage-subscription",
    label: "Manage Subscription",
    file: "app/manage-subscription.tsx",
    title: "Manage subscription",
    menu: "plans",
    noindex: true,
  },
];

const ARTICLES = [
  ["what-is-an-ats-and-how-it-reads-your-resume", "What an ATS Is and How It Reads Your Resume"],
  ["why-your-resume-keeps-getting-rejected-and-how-to-fix-it", "Why Your Resume Keeps Getting Rejected"],
  ["how-to-tailor-your-resume-to-a-job-description-step-by-step", "Tailor Your Resume, Step by Step"],
  ["resume-keywords-how-to-find-and-use-them", "Resume Keywords: Find and Use Them"],
  ["best-resume-formats-that-work-with-ats-systems", "Resume Formats That Work With ATS"],
  ["how-to-write-a-cover-letter-that-gets-interviews", "Write a Cover Letter That Gets Interviews"],
  ["how-to-optimize-your-linkedin-profile-for-recruiters", "Optimize Your LinkedIn Profile"],
  ["best-ats-resume-checkers-compared", "ATS Resume Checkers Compared"],
] as const;

const articles: Page[] = ARTICLES.map(([slug, label]) => ({
  path: `/${slug}`,
  label,
  file: TEXT_PAGE,
  content: `articles/${slug}.md`,
  menu: "guides",
}));

const about: Page[] = [
  { path: "/about", label: "About", file: TEXT_PAGE, content: "pages/about.md", menu: "about" },
  {
    path: "/contact",
    label: "Contact",
    file: "site/contact.tsx",
    title: "Contact",
    description:
      "Write to the people behind Vouch: questions, a report that was wrong, your data, your plan.",
    menu: "about",
  },
  {
    path: "/suggestions",
    label: "Feedback",
    file: "site/suggestions.tsx",
    title: "Feedback",
    description: "What helped and what got in your way, above all where a report was wrong about your trade.",
    menu: "about",
  },
  {
    path: "/privacy-policy",
    label: "Privacy Policy",
    file: TEXT_PAGE,
    content: "pages/privacy-policy.md",
    menu: "about",
  },
];

const unlisted: Page[] = [
  {
    path: "/user-output",
    label: "Scan Result",
    file: "app/user-output.tsx",
    title: "Scan result",
    noindex: true,
  },
  {
    path: "/example-report",
    label: "Example report",
    file: "app/example-report.tsx",
    title: "An example report: what a scan shows",
    description:
      "The whole report of an invented nurse's resume against an invented ad: score, next steps, every term with its proof.",
  },
  { path: "/resumes", label: "Resumes", file: "app/resumes.tsx", title: "Your resumes", noindex: true },
  { path: "/payment", label: "Payment", file: "app/payment.tsx", title: "Upgrade to Premium", noindex: true },
  {
    path: "/settings",
    label: "Account Settings",
    file: "app/settings.tsx",
    title: "Account Settings",
    noindex: true,
  },
  {
    path: "/verify-receipt",
    label: "Check a receipt",
    file: "site/verify-receipt.tsx",
    title: "Check a receipt",
    description: "Whether the receipt of a report was changed, and whether its score is what its lists give.",
  },
  { path: "/questions", label: "Questions", file: TEXT_PAGE, content: "pages/questions.md" },
  { path: "/terms", label: "Terms", file: TEXT_PAGE, content: "pages/terms.md" },
  { path: "/blog", label: "Blog", file: "site/blog/blog.tsx", content: "pages/blog.md" },
  { path: "/resume-tips", label: "Resume Tips", file: TEXT_PAGE, content: "pages/resume-tips.md" },
  { path: "/ebooks", label: "Ebooks", file: "site/ebooks/ebooks.tsx", content: "pages/ebooks.md" },
  { path: "/ats-insight", label: "ATS Insight", file: TEXT_PAGE, content: "pages/ats-insight.md" },
  { path: "/how-to-guide", label: "How-to Guide", file: TEXT_PAGE, content: "pages/how-to-guide.md" },
  { path: "/privacy", label: "Privacy", file: "site/privacy-redirect.tsx", noindex: true },
  {
    path: "/scanresult",
    label: "Scan Result",
    file: "site/placeholder.tsx",
    title: "Scan Result",
    noindex: true,
  },
  { path: "/blob", label: "Blob Page", file: "site/placeholder.tsx", title: "Blob Page", noindex: true },
  {
    path: "/404",
    label: "Page not found",
    file: "site/not-found.tsx",
    title: "Page not found",
    noindex: true,
  },
];

export const PAGES: readonly Page[] = [
  ...tools,
  ...jobs,
  ...recruiters,
  ...plans,
  ...articles,
  ...about,
  ...unlisted,
];

/** The page at a path, with or without a slash at the end. Unknown paths get the page of `/404`. */
export function findPage(path: string): Page {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  return PAGES.find((page) => page.path === plain) ?? PAGES.find((page) => page.path === "/404")!;
}
