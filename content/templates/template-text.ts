/** A resume to write over: an invented person's, so that every line shows what belongs there. */
export type TemplateText = {
  /** Name of the file, without its ending. */
  file: string;
  /** What the file calls itself. */
  title: string;
  name: string;
  /** Town, phone, mail and so on: one line of text under the name. */
  contact: string;
  sections: readonly Section[];
};

export type Section = {
  heading: string;
  /** In the order of the page. A list stands under what comes before it. */
  parts: readonly Part[];
};

type Part =
  | { kind: "paragraph"; text: string }
  /** A job, a school: what and where on one line, when on the next. */
  | { kind: "post"; what: string; where: string; when: string }
  | { kind: "list"; lines: readonly string[] };
