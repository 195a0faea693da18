import { Button } from "@mantine/core";
import { LETTER } from "#content/site/letter.ts";
import styles from "./letter.module.css";

export function LetterHero({ onStart }: { onStart: () => void }) {
  const { title, lead, start, facts } = LETTER.hero;
  return (
    <div className={styles.hero}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Button size="md" onClick={onStart}>
        {start}
      </Button>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
