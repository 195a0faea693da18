import { FOOTER } from "#content/site/menu.ts";
import { findPage } from "../pages.ts";
import { Logo } from "../ui/logo.tsx";
import styles from "./footer.module.css";

/** The footer of both zones. The line about stand-ins is shown by the header's script on a copy that runs without keys. */
export function Footer() {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Logo size={26} />
          <p>
            <strong>Vouch</strong>
            <br />
            {FOOTER.line}
          </p>
        </div>
        {FOOTER.columns.map((column) => (
          <nav key={column.label} aria-label={column.label} className={styles.column}>
            <h2>{column.label}</h2>
            <ul>
              {column.paths.map((path) => (
                <li key={path}>
                  <a href={path}>{findPage(path).label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.local} data-local-note hidden>
          {FOOTER.local} <span data-local-parts />
        </p>
      </div>
    </footer>
  );
}
