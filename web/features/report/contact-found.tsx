import type { ReactNode } from "react";
import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import styles from "./report.module.css";

/** Each detail only if it was found; LinkedIn is a link if it starts with http (product spec, section 2). */
export function ContactFound({ result }: { result: ScanResult }) {
  const { phone, email, address, linkedin } = result;
  const texts = REPORT.contact;
  const nothing = !phone && !email && !address && !linkedin;
  return (
    <section className={styles.part} aria-labelledby="contact">
      <h2 id="contact">{texts.title}</h2>
      {nothing && <p>{texts.none}</p>}
      <dl className={styles.contact}>
        {phone && <Detail label={texts.phone}>{phone}</Detail>}
        {email && <Detail label={texts.email}>{email}</Detail>}
        {address && <Detail label={texts.address}>{address}</Detail>}
        {linkedin && (
          <Detail label={texts.linkedin}>
            {/^https?:\/\//i.test(linkedin) ? (
              <a href={linkedin} rel="noreferrer noopener" target="_blank">
                {linkedin}
                <span className="visually-hidden"> {texts.newTab}</span>
              </a>
            ) : (
              linkedin
            )}
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
