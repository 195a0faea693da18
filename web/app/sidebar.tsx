import {
  IconChevronUp,
  IconClipboardText,
  IconFiles,
  IconMail,
  IconScan,
  IconTag,
  IconX,
} from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { SIDEBAR } from "#content/site/sidebar.ts";
import { DOCK_ACTION_ID } from "../ui/dock-action.tsx";
import { Icon } from "../ui/icon.tsx";
import { ScansLeft } from "./scans-left.tsx";
import styles from "./sidebar.module.css";

const ICONS = {
  "/#scan": IconScan,
  "/user-output": IconClipboardText,
  "/cover-letter": IconMail,
  "/resumes": IconFiles,
  "/pricing": IconTag,
} as const;

/**
 * Beside the page on a wide screen; at 900 px or less a dock at the lower edge, whose button names the screen and opens the
 * entries over the page (product spec, section 2). Beside it stands the screen's one action (ui/dock-action.tsx).
 */
export function Sidebar() {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the drawer.
  useEffect(() => drawer.current?.close(), [key]);
  // Built pages are written at an address with a slash at its end.
  const current = SIDEBAR.entries.find(({ href }) => href === pathname.replace(/\/$/, ""));
  return (
    <>
      <aside className={`${styles.aside} no-print`}>
        <Entries />
        <ScansLeft />
      </aside>
      <div className={`${styles.dock} no-print`}>
        <button
          type="button"
          className={styles.where}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          {current !== undefined && <Icon of={ICONS[current.href]} />}
          <span>
            {current?.label ?? SIDEBAR.label}
            <span className="visually-hidden">
              {current === undefined ? "" : `. ${SIDEBAR.label}`}: {SIDEBAR.open}
            </span>
          </span>
          <Icon of={IconChevronUp} />
        </button>
        <div id={DOCK_ACTION_ID} className={styles.action} />
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
          <Entries />
          <ScansLeft />
          <button type="button" className={styles.close} onClick={() => drawer.current?.close()}>
            <Icon of={IconX} />
            {SIDEBAR.close}
          </button>
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
              <NavLink to={entry.href}>
                <Icon of={ICONS[entry.href]} />
                {entry.label}
              </NavLink>
            ) : (
              <a href={entry.href}>
                <Icon of={ICONS[entry.href]} />
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
