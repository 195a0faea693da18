import { type MetaArgs, useLocation } from "react-router";
import { findPage } from "../pages.ts";
import { pageMeta } from "./page-meta.ts";
import styles from "./plain-page.module.css";

export const meta = ({ location }: MetaArgs) => pageMeta(findPage(location.pathname));

/** The two bare pages the product spec asks for: 'Scan Result' and 'Blob Page'. */
export default function Placeholder() {
  const { title } = findPage(useLocation().pathname);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
    </div>
  );
}
