/** The order of the articles on the blog: one on the desk, the others by what they are about, each with a line on what it answers. */
export const BLOG = {
  read: "Read the article",
  minutes: "min",
  featured: {
    slug: "how-to-tailor-your-resume-to-a-job-description-step-by-step",
    part: "Write the resume",
  },
  parts: [
    {
      title: "Understand the process",
      articles: [
        {
          slug: "what-is-an-ats-and-how-it-reads-your-resume",
          line: "The software behind the upload button, and what it cannot do.",
        },
        {
          slug: "why-your-resume-keeps-getting-rejected-and-how-to-fix-it",
          line: "Nine causes, and how to find yours.",
        },
        {
          slug: "best-ats-resume-checkers-compared",
          line: "Five kinds of tool, a table and eight questions to ask.",
        },
      ],
    },
    {
      title: "Write the resume",
      articles: [
        {
          slug: "best-resume-formats-that-work-with-ats-systems",
          line: "The order, the layout, two example pages and Word templates to download.",
        },
        {
          slug: "resume-keywords-how-to-find-and-use-them",
          line: "Which words of an ad matter, and where to put them.",
        },
      ],
    },
    {
      title: "Beyond the resume",
      articles: [
        {
          slug: "how-to-write-a-cover-letter-that-gets-interviews",
          line: "Four paragraphs built on proof.",
        },
        {
          slug: "how-to-optimize-your-linkedin-profile-for-recruiters",
          line: "The parts that are searched, and the settings.",
        },
      ],
    },
  ],
  books: {
    title: "Two short books",
    line: "Free PDFs, made to be read on a phone or printed.",
    see: "See the ebooks",
  },
} as const;

export const BLOG_SLUGS: readonly string[] = [
  BLOG.featured.slug,
  ...BLOG.parts.flatMap((part) => part.articles.map((article) => article.slug)),
];
