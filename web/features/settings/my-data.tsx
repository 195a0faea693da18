import { useEffect, useState } from "react";
import { SETTINGS } from "#content/site/settings.ts";
import { MY_DATA_PATH } from "../../api-paths.ts";
import buttons from "../../ui/button.module.css";
import { readRefusal } from "./read-refusal.ts";
import styles from "./settings.module.css";

/** All of a user's data as a download. It may be large, so the browser itself takes it; refused, it comes back here. */
export function MyData() {
  const { title, text, button } = SETTINGS.data;
  const [refusal, setRefusal] = useState("");

  useEffect(() => {
    const sentence = readRefusal(location.hash);
    if (sentence === null) return;
    // The next visit has nothing to do with it.
    history.replaceState(history.state, "", location.pathname + location.search);
    setRefusal(sentence);
  }, []);

  return (
    <section className={styles.part} aria-labelledby="data">
      <h2 id="data">{title}</h2>
      <p>{text}</p>
      <p role="alert" className={styles.error}>
        {refusal}
      </p>
      <a className={buttons.quiet} href={MY_DATA_PATH}>
        {button}
      </a>
    </section>
  );
}
