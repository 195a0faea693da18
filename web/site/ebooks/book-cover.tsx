import styles from "./book-cover.module.css";
import type { BookOnShelf } from "./books.ts";

/** A book as it stands on a shelf. Its title is said beside it as well. */
export function BookCover({ title, ground }: Pick<BookOnShelf, "title" | "ground">) {
  return (
    <figure className={`${styles.book} ${styles[ground]}`} aria-hidden="true">
      <b>{title}</b>
      <svg viewBox="0 0 120 70" aria-hidden="true">
        <path className={styles.line} d="M4 8h92M4 26h64M4 44h92M4 62h48" />
        <path className={styles.mark} d="M0 18L72 16L74 33L-2 34Z" />
      </svg>
    </figure>
  );
}
