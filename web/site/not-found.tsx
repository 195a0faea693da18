import { IconArrowRight } from "@tabler/icons-react";
import { NOT_FOUND } from "#content/site/plain-pages.ts";
import { findPage } from "../pages.ts";
import { Icon } from "../ui/icon.tsx";
import { pageMeta } from "./page-meta.ts";
import styles from "./plain-page.module.css";
import { CoverPicture } from "./text-page/cover-picture.tsx";

export const meta = () => pageMeta(findPage("/404"));

export default function NotFound() {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{NOT_FOUND.title}</h1>
        <p>{NOT_FOUND.text}</p>
        <ul>
          {NOT_FOUND.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                {link.label}
                <Icon of={IconArrowRight} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.cover}>
        <CoverPicture name="unanswered" />
      </div>
    </div>
  );
}
