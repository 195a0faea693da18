import { IconMenu2, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { SIDEBAR } from "#content/site/sidebar.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./sidebar.module.css";

/** Beside the page on a wide screen; at 900 px or less behind a button, over the page (product spec, section 2). */
export function Sidebar() {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the drawer.
  useEffect(() => drawer.current?.close(), [key]);
  return (
    <>
      <aside className={`${styles.aside} no-print`}>
        <Entries />
      </aside>
      <div className={`${styles.bar} no-print`}>
        <button
          type="button"
          className={styles.toggle}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <Icon of={IconMenu2} />
          {SIDEBAR.label}
          <span className="visually-hidden">: {SIDEBAR.open}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is the backdrop's. */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={SIDEBAR.label}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className={styles.inside}>
          <button
            type="button"
            className={styles.close}
            aria-label={SIDEBAR.close}
            onClick={() => drawer.current?.close()}
          >
            <Icon of={IconX} />
          </button>
          <Entries />
        </div>
      </dialog>
    </>
  );
}

function Entries() {
  return (
    <nav aria-label={SIDEBAR.label}>
      <ul className={styles.entries}>
        {SIDEBAR.entries.map((entry) => (
          <li key={entry.href}>
            {entry.zone === "app" ? (
              <NavLink to={entry.href}>{entry.label}</NavLink>
            ) : (
              <a href={entry.href}>{entry.label}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
