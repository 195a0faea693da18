import { Link } from "react-router";
import styles from "./next-steps.module.css";

type Props = { texts: { title: string; text: string; link: string }; href: string };

/** A step that leads to another screen and is worth no points of its own. */
export function LinkStep({ texts, href }: Props) {
  const { title, text, link } = texts;
  return (
    <li className={styles.step}>
      <div className={`${styles.body} ${styles.wide}`}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {href.startsWith("/#") ? (
        <a className={styles.evidence} href={href}>
          {link} <span aria-hidden="true">→</span>
        </a>
      ) : (
        <Link className={styles.evidence} to={href}>
          {link} <span aria-hidden="true">→</span>
        </Link>
      )}
    </li>
  );
}
