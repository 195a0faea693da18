import { IconContrast, IconMenu2, IconX } from "@tabler/icons-react";
import { HEADER } from "#content/site/menu.ts";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";
import { MenuGroups } from "./menu-groups.tsx";

/**
 * The header of both zones. Its markup never changes after it was made: `startHeader` (scripts/start-header.ts) fills in
 * who is signed in and opens the drawer, on site pages as the page's module, on app pages after hydration.
 */
export function Header() {
  return (
    <>
      <a className={`${styles.skip} no-print`} href="#content">
        {HEADER.skip}
      </a>
      <header className={`${styles.header} no-print`}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={HEADER.menu}
            aria-haspopup="dialog"
            data-opens="menu-drawer"
          >
            <Icon of={IconMenu2} size={24} />
          </button>
          <a className={styles.brand} href="/" aria-label={HEADER.home}>
            <Logo />
            <span>Vouch</span>
          </a>
          <nav className={styles.menu} aria-label={HEADER.mainMenu}>
            <MenuGroups place="bar" />
          </nav>
          <div className={styles.side}>
            <button type="button" className={styles.icon} aria-label={HEADER.theme} data-theme-switch>
              <Icon of={IconContrast} size={22} />
            </button>
            <AccountMenu />
          </div>
        </div>
      </header>
      <dialog id="menu-drawer" className={styles.drawer} aria-label={HEADER.menu}>
        <div className={styles.drawerHead}>
          <span className={styles.brand}>
            <Logo />
            <span>Vouch</span>
          </span>
          <button type="button" className={styles.icon} aria-label={HEADER.closeMenu} data-closes-dialog>
            <Icon of={IconX} size={24} />
          </button>
        </div>
        <nav aria-label={HEADER.mainMenu}>
          <MenuGroups place="drawer" />
        </nav>
      </dialog>
    </>
  );
}
