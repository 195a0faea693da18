import { Marked, type Tokens } from "marked";

/** The `##` headings of a text, in order, with the ids they carry in its HTML. */
export type Contents = { id: string; text: string }[];

/** The first cell of a row, as the renderer writes it; a cell is one line. */
const ROW_NAME = /<tr>\n<td>(.*)<\/td>/g;

/**
 * Markdown to HTML, with an id on every heading and tables that can be scrolled with the keyboard on a narrow screen. The
 * first cell of a row names the row.
 */
export function renderMarkdown(markdown: string): { html: string; contents: Contents } {
  const contents: Contents = [];
  const taken = new Set<string>();
  const marked = new Marked({ gfm: true });
  const plainTable = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading(token: Tokens.Heading) {
        const id = takeId(toSlug(token.text), taken);
        if (token.depth === 2) contents.push({ id, text: token.text });
        return `<h${token.depth} id="${id}">${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
      },
      table(token: Tokens.Table) {
        const html = plainTable.parser([token]).replace(ROW_NAME, '<tr>\n<th scope="row">$1</th>');
        return `<div class="scroll-x" role="region" aria-label="Table" tabindex="0">${html}</div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), contents };
}

function takeId(slug: string, taken: Set<string>): string {
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}

function toSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join("-") ?? "section";
}
