import {
  IconAt,
  IconBrandLinkedin,
  IconMapPin,
  IconPhone,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./report.module.css";

/** Each detail only if it was found; LinkedIn is a link if it starts with http (product spec, section 2). */
export function ContactFound({ result }: { result: ScanResult }) {
  const { phone, email, address, linkedin } = result;
  const texts = REPORT.contact;
  const nothing = !phone && !email && !address && !linkedin;
  return (
    <section id="contact" className={styles.part} aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.title}</h2>
      {nothing && <p>{texts.none}</p>}
      <dl className={styles.contact}>
        {phone && (
          <Detail icon={IconPhone} label={texts.phone}>
            {phone}
          </Detail>
        )}
        {email && (
          <Detail icon={IconAt} label={texts.email}>
            {email}
          </Detail>
        )}
        {address && (
          <Detail icon={IconMapPin} label={texts.address}>
            {address}
          </Detail>
        )}
        {linkedin && (
          <Detail icon={IconBrandLinkedin} label={texts.linkedin}>
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

function Detail({ icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} size="1rem" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
