import { IconArrowRight, IconBook2, IconRss } from "@tabler/icons-react";
import { type MetaArgs, useLoaderData } from "react-router";
import { readPage } from "#content/read-pages.ts";
import { BLOG } from "#content/site/blog.ts";
import { findPage } from "../../pages.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { BookCover } from "../ebooks/book-cover.tsx";
import { BOOKS } from "../ebooks/books.ts";
import { pageMeta } from "../page-meta.ts";
import { CoverPicture } from "../text-page/cover-picture.tsx";
import { PageHead } from "../text-page/page-head.tsx";
import { RenderedText } from "../text-page/rendered-text.tsx";
import styles from "./blog.module.css";
import { type BlogEntry, Teaser } from "./teaser.tsx";

const PAGE = findPage("/blog");

/** Reads the articles that the blog shows, at build time. */
export function loader() {
  return {
    text: readPage(PAGE.content!),
    featured: readEntry(BLOG.featured.slug),
    parts: BLOG.parts.map(({ title, articles }) => ({
      title,
      articles: articles.map(({ slug, line }) => ({ ...readEntry(slug), line })),
    })),
  };
}

function readEntry(slug: string): BlogEntry {
  const { title, lead, minutes, cover } = readPage(`articles/${slug}.md`);
  return { path: `/${slug}`, title, lead, minutes, cover };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData === undefined ? [] : pageMeta({ ...loaderData.text, path: PAGE.path });

export default function Blog() {
  const { text, featured, parts } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} lead={text.lead} />
      <Featured article={featured} />
      {parts.map(({ title, articles }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={articles.length > 2 ? styles.tiles : styles.cards}>
            {articles.map((article) => (
              <li key={article.path}>
                <Teaser article={article} line={article.line} shape={articles.length > 2 ? "tile" : "card"} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Books />
      <div className={styles.feed}>
        <Icon of={IconRss} />
        <RenderedText html={text.html} />
      </div>
    </div>
  );
}

/** The one article on the desk. */
function Featured({ article }: { article: BlogEntry }) {
  return (
    <article className={styles.featured}>
      <div className={styles.cover}>
        <CoverPicture name={article.cover} />
      </div>
      <div className={styles.words}>
        <p>
          {BLOG.featured.part} · {article.minutes} {BLOG.minutes}
        </p>
        <h2>
          <a href={article.path}>{article.title}</a>
        </h2>
        <p>{article.lead}</p>
        <a className={buttons.marker} href={article.path} aria-label={`${BLOG.read}: ${article.title}`}>
          {BLOG.read}
          <Icon of={IconArrowRight} />
        </a>
      </div>
    </article>
  );
}

function Books() {
  return (
    <section className={styles.books}>
      <div>
        <h2>{BLOG.books.title}</h2>
        <p>{BLOG.books.line}</p>
        <a className={buttons.quiet} href="/ebooks">
          <Icon of={IconBook2} />
          {BLOG.books.see}
        </a>
      </div>
      {BOOKS.map((book) => (
        <BookCover key={book.file} {...book} />
      ))}
    </section>
  );
}
