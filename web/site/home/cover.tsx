import { IconArrowDown, IconCheck } from "@tabler/icons-react";
import { COVER, COVER_EXAMPLE } from "#content/site/home.ts";
import buttons from "../../ui/button.module.css";
import { Gauge } from "../../ui/gauge.tsx";
import { Icon } from "../../ui/icon.tsx";
import marks from "../../ui/marks.module.css";
import { scoreBand } from "../../ui/score-band.ts";
import styles from "./cover.module.css";

export function Cover() {
  const { before, pencilled, between, marked } = COVER.title;
  return (
    <section className={styles.cover}>
      <div>
        <h1 className={styles.title}>
          {before}
          <span className={marks.scribble}>{pencilled}</span>
          {between}
          <span className={marks.swipe}>{marked}</span>
        </h1>
        <p className={styles.lead}>{COVER.lead}</p>
        <div className={styles.start}>
          <a className={`${buttons.button} ${buttons.big}`} href="#scan">
            {COVER.start}
            <Icon of={IconArrowDown} />
          </a>
          <ul className={styles.facts}>
            {COVER.facts.map((fact) => (
              <li key={fact}>
                <Icon of={IconCheck} size={18} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Example />
    </section>
  );
}

/** Two sheets, a thread between the words that answer each other, and the score: the product in one picture. */
function Example() {
  const { caption, ad, resume, score, terms } = COVER_EXAMPLE;
  return (
    <figure className={styles.stage} aria-label={caption}>
      <div className={`${marks.sheet} ${styles.ad}`}>
        <p className={styles.label}>{ad.label}</p>
        <p className={styles.job}>{ad.title}</p>
        <p>
          <Marked words={ad.text} />
        </p>
        <i />
        <i />
      </div>
      <div className={`${marks.sheet} ${styles.resume}`}>
        <p className={styles.label}>{resume.label}</p>
        <p className={styles.job}>{resume.title}</p>
        <ul>
          {resume.lines.map((words) => (
            <li key={JSON.stringify(words)}>
              <Marked words={words} />
            </li>
          ))}
        </ul>
        <p className={styles.slot}>
          <b>{resume.gap.points}</b> {resume.gap.text}
        </p>
      </div>
      <svg className={styles.thread} viewBox="0 0 560 340" aria-hidden="true">
        <path d="M195 119C240 118 216 187 262 186" />
        <circle cx="195" cy="119" r="4" />
        <circle cx="262" cy="186" r="4" />
      </svg>
      <div className={styles.score}>
        <Gauge score={score} size="medium" />
        <p>
          <b>{scoreBand(score).word}</b>
          <span>{terms}</span>
        </p>
      </div>
    </figure>
  );
}

type Words = readonly (string | { readonly shown: string } | { readonly missing: string })[];

function Marked({ words }: { words: Words }) {
  return words.map((word) => {
    if (typeof word === "string") return word;
    if ("shown" in word)
      return (
        <mark key={word.shown} className={marks.shown}>
          {word.shown}
        </mark>
      );
    return (
      <span key={word.missing} className={marks.gap}>
        {word.missing}
      </span>
    );
  });
}
