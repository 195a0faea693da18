import { CONTACT } from "#content/site/contact.ts";
import { MAX_EMAIL_CHARACTERS, MAX_NAME_CHARACTERS } from "#contract/contact.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { findPage } from "../pages.ts";
import buttons from "../ui/button.module.css";
import type { ZoneHandle } from "../zone-handle.ts";
import styles from "./form.module.css";
import { pageMeta } from "./page-meta.ts";
import contactScript from "./scripts/contact.ts?worker&url";
import { PageHead } from "./text-page/page-head.tsx";

export const handle: ZoneHandle = { hydrate: false, script: contactScript };

const PAGE = findPage("/contact");

export const meta = () => pageMeta(PAGE);

/** A plain form that the server takes as it is; its script checks the fields and sends without leaving the page. */
export default function Contact() {
  return (
    <div className={styles.page}>
      <PageHead title={PAGE.label} lead={CONTACT.lead} />
      <div className={styles.layout}>
        <form
          className={styles.form}
          method={ENDPOINTS.sendMessage.method}
          action={ENDPOINTS.sendMessage.path}
          aria-label={CONTACT.form}
          data-contact
        >
          <p id="thanks" className={styles.thanks} tabIndex={-1} role="status" data-thanks>
            {CONTACT.thanks}
          </p>
          <NameField />
          <EmailField />
          <MessageField />
          <button type="submit" className={buttons.button}>
            {CONTACT.send}
          </button>
        </form>
        <OtherWays />
      </div>
    </div>
  );
}

function NameField() {
  return (
    <div className={styles.field}>
      <label htmlFor="user_name">{CONTACT.name}</label>
      <input
        id="user_name"
        name="user_name"
        autoComplete="name"
        maxLength={MAX_NAME_CHARACTERS}
        required
        aria-describedby="user_name-error"
      />
      <p id="user_name-error" className={styles.error} role="alert" />
    </div>
  );
}

function EmailField() {
  return (
    <div className={styles.field}>
      <label htmlFor="user_email">{CONTACT.emailLabel}</label>
      <input
        id="user_email"
        name="user_email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_CHARACTERS}
        required
        aria-describedby="user_email-error"
      />
      <p id="user_email-error" className={styles.error} role="alert" />
    </div>
  );
}

function MessageField() {
  return (
    <div className={styles.field}>
      <label htmlFor="message">{CONTACT.message}</label>
      <textarea id="message" name="message" rows={8} required aria-describedby="message-error" />
      <p id="message-error" className={styles.error} role="alert" />
    </div>
  );
}

function OtherWays() {
  return (
    <section className={styles.beside} aria-labelledby="other-ways">
      <h2 id="other-ways">{CONTACT.other}</h2>
      <p>
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
      </p>
      {/* The server fills in the pages of its settings, and shows the list where there are any. */}
      <ul data-social="" hidden />
      <address>{CONTACT.address}</address>
    </section>
  );
}
