import { IconArrowRight } from "@tabler/icons-react";
import { ROBOT } from "#content/site/home.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import marks from "../../ui/marks.module.css";
import styles from "./robot.module.css";

export function Robot() {
  return (
    <section className={styles.robot} aria-labelledby="robot">
      <Machine />
      <div>
        <h2 id="robot">{ROBOT.title}</h2>
        {ROBOT.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a className={buttons.quiet} href={ROBOT.moreHref}>
          {ROBOT.more}
          <span className="visually-hidden"> {ROBOT.moreAbout}</span>
          <Icon of={IconArrowRight} />
        </a>
      </div>
    </section>
  );
}

/** A sheet under a beam of light, and what comes out of it. */
function Machine() {
  return (
    <figure className={styles.machine} aria-label={ROBOT.picture}>
      <div className={`${marks.sheet} ${styles.source}`} aria-hidden="true">
        <i className={styles.name} />
        <i />
        <i className={styles.marked} />
        <div>
          <i />
          <i className={styles.marked} />
          <i />
          <i />
          <i />
          <i className={styles.short} />
        </div>
      </div>
      <div className={styles.beam} aria-hidden="true" />
      <dl className={styles.read}>
        {ROBOT.read.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.lost}>
          <dt>{ROBOT.lost.label}</dt>
          <dd>{ROBOT.lost.value}</dd>
        </div>
      </dl>
    </figure>
  );
}
