import { ROBOT } from "#content/site/home.ts";
import buttons from "../../ui/button.module.css";
import styles from "./robot.module.css";
import { RobotPicture } from "./robot-picture.tsx";

export function Robot() {
  return (
    <section className={styles.robot} aria-labelledby="robot">
      <RobotPicture />
      <div className={styles.words}>
        <h2 id="robot">{ROBOT.title}</h2>
        {ROBOT.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <a className={buttons.quiet} href={ROBOT.moreHref}>
            {ROBOT.more}
            <span className="visually-hidden"> {ROBOT.moreAbout}</span>
          </a>
        </p>
      </div>
    </section>
  );
}
