import { EDITOR } from "./editor.ts";

const { templates: NAMES } = EDITOR.look;

/** Where the pictures are, and how large: `content/templates/write-template-pictures.ts` draws them. */
export const TEMPLATE_PICTURE = { folder: "/templates/pictures", width: 640, height: 905 } as const;

/** The eight templates in the order of the page. `ours`, `stream`, `poppler` are how many of the fields readers find, in percent, as `node bench/read-back.ts 120` printed them (bench/results.md). */
export const RESUME_TEMPLATES = [
  {
    id: "plain",
    colour: "ink",
    whom: "For portals that read by machine first, public service and large employers, and whenever you do not know who will read.",
    ours: 97.6,
    stream: 98.9,
    poppler: 99,
  },
  {
    id: "classic",
    colour: "ink",
    whom: "For law, finance, teaching, churches and universities: people who expect a page that looks typeset.",
    ours: 97.6,
    stream: 98.9,
    poppler: 99,
  },
  {
    id: "compact",
    colour: "blue",
    whom: "For many posts, courses or publications, where a third page would be one too many.",
    ours: 97.4,
    stream: 99,
    poppler: 99,
  },
  {
    id: "modern",
    colour: "green",
    whom: "For offices, sales, software and design teams: a little colour, and nothing that moves a word.",
    ours: 97.6,
    stream: 98.9,
    poppler: 99,
  },
  {
    id: "ledger",
    colour: "rust",
    whom: "For a career without holes, where the years should be seen at once: nursing, trades, the army.",
    ours: 97.3,
    stream: 99,
    poppler: 99,
  },
  {
    id: "band",
    colour: "wine",
    whom: "For hospitality, retail and events, where a page may greet before it informs.",
    ours: 97.6,
    stream: 98.9,
    poppler: 99,
  },
  {
    id: "sidebar",
    colour: "violet",
    whom: "For a person who opens it by mail. Two columns stand beside each other: not for a portal that you do not know.",
    ours: 97.3,
    stream: 97.9,
    poppler: 98.9,
  },
  {
    id: "thread",
    colour: "blue",
    whom: "For steps that lead from one to the next: an apprenticeship, a promotion, a return to a trade.",
    ours: 97.3,
    stream: 98.9,
    poppler: 99,
  },
] as const satisfies readonly {
  id: keyof typeof NAMES;
  colour: keyof typeof EDITOR.look.accents;
  whom: string;
  ours: number;
  stream: number;
  poppler: number;
}[];

/** Texts of the page; `{…}` parts are filled in. */
export const TEMPLATES_PAGE = {
  list: "The eight templates",
  names: NAMES,
  use: "Use the template {template}",
  picture: "One page of an invented restaurant manager’s resume in the template {template}. {note}",
  found: "What machines read of it",
  readers: {
    ours: "Field by field, our own reader",
    stream: "Text in the order of the file",
    poppler: "Text by pdftotext",
  },
} as const;
