import { Marked, type Token } from "marked";

export type Question = { question: string; answerHtml: string };

/** The `###` headings of the last `##` section, each with the HTML of what stands under it. */
export function readQuestions(markdown: string): Question[] {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(markdown);
  const start = tokens.findLastIndex((token) => token.type === "heading" && token.depth === 2);
  const questions: { question: string; answer: Token[] }[] = [];
  for (const token of tokens.slice(start + 1)) {
    if (token.type === "heading" && token.depth === 3) questions.push({ question: token.text, answer: [] });
    else questions.at(-1)?.answer.push(token);
  }
  return questions.map(({ question, answer }) => ({ question, answerHtml: marked.parser(answer).trim() }));
}
