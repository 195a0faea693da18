import { HEADER } from "#content/site/menu.ts";
import { SIGN_IN_PATH } from "../api-paths.ts";
import buttons from "../ui/button.module.css";
import styles from "./account-menu.module.css";

/**
 * Sign In, or the plan and the user's own menu, or that neither is known. All stand in the markup; the header's script shows the one that holds.
 * Without script the button leads to the sign-in page itself.
 */
export function AccountMenu() {
  return (
    <div className={styles.account} data-account>
      <form action={SIGN_IN_PATH} className={styles.signedOut} data-signed-out>
        <button type="submit" className={`${buttons.button} ${buttons.small}`} data-sign-in>
          {HEADER.signIn}
        </button>
      </form>
      <button type="button" className={`${buttons.quiet} ${buttons.small}`} data-session-unread hidden>
        {HEADER.unread}
      </button>
      <div className={styles.signedIn} data-signed-in hidden>
        <span className={styles.badge} data-badge />
        <details className={styles.menu} data-closes-outside>
          <summary className={styles.avatar} aria-label={HEADER.account}>
            <img
              src="/default-avatar.svg"
              alt=""
              width="40"
              height="40"
              loading="lazy"
              referrerPolicy="no-referrer"
              data-avatar
            />
          </summary>
          <div className={styles.panel}>
            <p className={styles.name} data-name>
              {HEADER.namelessPerson}
            </p>
            <p className={styles.email} data-email />
            <ul className={styles.links}>
              <li>
                <a href="/settings">{HEADER.settings}</a>
              </li>
              <li>
                <a href="/privacy">{HEADER.privacy}</a>
              </li>
              <li>
                <a href="/terms">{HEADER.terms}</a>
              </li>
            </ul>
            <button type="button" className={`${buttons.quiet} ${buttons.small}`} data-log-out>
              {HEADER.logOut}
            </button>
          </div>
        </details>
      </div>
    </div>
  );
}
