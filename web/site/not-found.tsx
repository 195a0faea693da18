import { NOT_FOUND } from "#content/site/plain-pages.ts";
import { findPage } from "../pages.ts";
import { pageMeta } from "./page-meta.ts";
import styles from "./plain-page.module.css";

export const meta = () => pageMeta(findPage("/404"));

export default function NotFound() {
  return (
    <div className={styles.page}>
      <h1>{NOT_FOUND.title}</h1>
      <p>{NOT_FOUND.text}</p>
      <ul>
        {NOT_FOUND.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
