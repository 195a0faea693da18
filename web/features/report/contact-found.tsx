import {
  IconAt,
  IconBrandLinkedin,
  IconMapPin,
  IconPhone,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FACTS } from "#content/site/facts.ts";
import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./report.module.css";

type Props = {
  result: ScanResult;
  /** Which details are the person's own word. */
  theirs: ReadonlySet<string>;
};

/** Each detail only if it was found; LinkedIn is a link if it starts with http (product spec, section 2). */
export function ContactFound({ result, theirs }: Props) {
  const { phone, email, address, linkedin } = result;
  const texts = REPORT.contact;
  const nothing = !phone && !email && !address && !linkedin;
  return (
    <section id="contact" className={styles.part} aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.title}</h2>
      {nothing && <p>{texts.none}</p>}
      <dl className={styles.contact}>
        {phone && (
          <Detail icon={IconPhone} label={texts.phone} isTheirs={theirs.has("phone")}>
            {phone}
          </Detail>
        )}
        {email && (
          <Detail icon={IconAt} label={texts.email} isTheirs={theirs.has("email")}>
            {email}
          </Detail>
        )}
        {address && (
          <Detail icon={IconMapPin} label={texts.address} isTheirs={theirs.has("address")}>
            {address}
          </Detail>
        )}
        {linkedin && (
          <Detail icon={IconBrandLinkedin} label={texts.linkedin} isTheirs={theirs.has("linkedin")}>
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

type DetailProps = { icon: TablerIcon; label: string; isTheirs: boolean; children: ReactNode };

function Detail({ icon, label, isTheirs, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon of={icon} size="1rem" />
        {label}
      </dt>
      <dd>
        {children}
        {isTheirs && ` (${FACTS.yourWord})`}
      </dd>
    </div>
  );
}
