import { findPage } from "../pages.ts";
import { pageMeta } from "./page-meta.ts";
import styles from "./plain-page.module.css";

export const meta = () => pageMeta(findPage("/404"));

export default function NotFound() {
  return (
    <div className={styles.page}>
      <h1>There is nothing at this address</h1>
      <p>The page may have moved, or the address has a slip in it. These lead on:</p>
      <ul>
        <li>
          <a href="/#scan">Scan a resume against a job ad</a>
        </li>
        <li>
          <a href="/user-output">Your last report</a>
        </li>
        <li>
          <a href="/questions">Questions and answers</a>
        </li>
        <li>
          <a href="/contact">Write to us</a>
        </li>
      </ul>
    </div>
  );
}
