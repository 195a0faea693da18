import type { Question } from "#content/read-questions.ts";

/** Tells search engines which questions a page answers (schema.org FAQPage). */
export function QuestionData({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerHtml },
    })),
  };
  // `<` is escaped, so that no text can end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block of our own text.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
