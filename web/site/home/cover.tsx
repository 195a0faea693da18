import { COVER, EXAMPLE_RECEIPT } from "#content/site/home.ts";
import buttons from "../../ui/button.module.css";
import styles from "./cover.module.css";

export function Cover() {
  return (
    <section className={styles.cover}>
      <div className={styles.words}>
        <h1>{COVER.title}</h1>
        <p className={styles.lead}>{COVER.lead}</p>
        <p>
          <a className={buttons.button} href="#scan">
            {COVER.start}
          </a>
        </p>
        <ul className={styles.facts}>
          {COVER.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <ExampleReceipt />
    </section>
  );
}

/** What every report ends with, as a slip of paper: it says more about the product than a promise would. */
function ExampleReceipt() {
  const { title, job, terms, pointsPerTerm, parts, total, caption, ...words } = EXAMPLE_RECEIPT;
  return (
    <figure className={styles.example}>
      <div className={styles.slip}>
        <p className={styles.slipTitle}>{title}</p>
        <p className={styles.slipJob}>{job}</p>
        <ul>
          {terms.map(({ term, found }) => (
            <li key={term} data-found={found}>
              <span>
                <span className="visually-hidden">{found ? words.found : words.notFound}: </span>
                {term}
              </span>
              <span>{found ? pointsPerTerm : "0.00"}</span>
            </li>
          ))}
        </ul>
        <dl>
          {parts.map(({ label, points }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{points}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{words.totalLabel}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
