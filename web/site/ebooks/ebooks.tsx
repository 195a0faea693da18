import { type MetaArgs, useLoaderData } from "react-router";
import { readPage } from "#content/read-pages.ts";
import { findPage } from "../../pages.ts";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../text-page/page-head.tsx";
import { RenderedText } from "../text-page/rendered-text.tsx";
import { BookCover } from "./book-cover.tsx";
import { BOOKS } from "./books.ts";
import styles from "./ebooks.module.css";

const PAGE = findPage("/ebooks");
/** Each part of the text begins with its heading. */
const PART = /(?=<h2 )/;

/** Reads the page's markdown file at build time; a part that offers a book stands beside the book's cover. */
export function loader() {
  const text = readPage(PAGE.content!);
  const parts = text.html.split(PART).map((html) => ({
    html,
    book: BOOKS.find((book) => html.includes(`/books/${book.file}.pdf`)) ?? null,
  }));
  return { text, parts };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData === undefined ? [] : pageMeta({ ...loaderData.text, path: PAGE.path });

export default function Ebooks() {
  const { text, parts } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} lead={text.lead} />
      {parts.map(({ html, book }) =>
        book === null ? (
          <RenderedText key={html} html={html} className={styles.text} />
        ) : (
          <section key={html} className={styles.book}>
            <BookCover {...book} />
            <RenderedText html={html} className={styles.about} />
          </section>
        ),
      )}
    </div>
  );
}
