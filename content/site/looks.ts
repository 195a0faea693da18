/** Names of templates and colours, of resumes and of the letters that go with them. */
export const LOOKS = {
  template: "Template",
  templates: {
    plain: { name: "Plain", note: "Black on white, one column." },
    classic: { name: "Classic", note: "Serif, centred name, ruled headings." },
    compact: { name: "Compact", note: "Small type, for much on one page." },
    modern: { name: "Modern", note: "Colour in name and headings." },
    ledger: { name: "Ledger", note: "Dates first, in a column of their own." },
    band: { name: "Band", note: "The name on a band of colour." },
    sidebar: { name: "Sidebar", note: "Two columns: some old systems mix them." },
    thread: { name: "Thread", note: "A line runs along your jobs." },
  },
  accent: "Colour",
  accents: { ink: "Ink", blue: "Blue", green: "Green", wine: "Wine", rust: "Rust", violet: "Violet" },
} as const;
