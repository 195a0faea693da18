import type { PageText } from "#content/read-pages.ts";
import { BLOG } from "#content/site/blog.ts";
import { CoverPicture } from "../text-page/cover-picture.tsx";
import styles from "./teaser.module.css";

/** What the blog knows of an article. */
export type BlogEntry = { path: string } & Pick<PageText, "title" | "lead" | "minutes" | "cover">;

type Props = {
  article: BlogEntry;
  line: string;
  /** A tile has its cover above its words, a card beside them. */
  shape: "tile" | "card";
};

export function Teaser({ article, line, shape }: Props) {
  return (
    <article className={`${styles.teaser} ${styles[shape]}`}>
      <div className={styles.cover}>
        <CoverPicture name={article.cover} />
      </div>
      <div className={styles.words}>
        <h3>
          <a href={article.path}>{article.title}</a>
        </h3>
        <p className={styles.line}>{line}</p>
        <p className={styles.minutes}>
          {article.minutes} {BLOG.minutes}
        </p>
      </div>
    </article>
  );
}
