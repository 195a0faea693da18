/** Texts of 'What a machine reads' on a report. `{…}` parts are filled in by the page. */
export const MACHINE_VIEW = {
  title: "What a machine reads",
  summary: "The page as it is drawn, and its text as three kinds of readers give it",
  loading: "Reading the file once more…",
  gone: "The file of this report has been deleted, so it cannot be read again.",
  lead: "Programs that take the text out of a PDF do not agree on its order. Here are three common ways, made of the same words. Where a reader has them in another order than ours, words are marked.",
  orders: {
    columns: {
      label: "By columns",
      said: "Column by column, from top to bottom: this is how Vouch reads, and the text your report was made from.",
    },
    position: {
      label: "By position",
      said: "Row by row, across the whole page: a reader that knows where words stand, and no columns.",
    },
    stream: {
      label: "As the file says it",
      said: "In the order in which the program that made the file wrote it down: the simplest readers.",
    },
  },
  agrees: "Every word is read here, in the same order as ours.",
  counts: {
    moved: {
      one: "1 word of {words} is read at another place than in ours.",
      many: "{count} words of {words} are read at another place than in ours.",
    },
    glued: {
      one: "1 word is glued to the word before it.",
      many: "{count} words are glued to the word before them.",
    },
    hidden: {
      one: "1 word is read that nobody sees on the page.",
      many: "{count} words are read that nobody sees on the page.",
    },
    lost: {
      one: "1 word is not in our reading: a repeated header, or letters that no program can tell.",
      many: "{count} words are not in our reading: repeated headers, or letters that no program can tell.",
    },
  },
  marks: { moved: "other place", glued: "glued", hidden: "hidden", lost: "lost" },
  picture: "The page, numbered in the order of reading",
  text: "The text in this order",
  page: "Page {page} of {pages}",
  before: "Page before",
  next: "Next page",
  blank: "Nothing is read on this page.",
  cut: "The file has more words than are shown here.",
  tabs: "Ways of reading",
} as const;
