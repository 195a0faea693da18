import { useId, useState } from "react";
import { RESUMES } from "#content/site/resumes.ts";
import { MAX_SEARCH_CHARACTERS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import styles from "./resumes.module.css";

type Props = { search: string; onSearch: (words: string) => void };

export function ListSearch({ search, onSearch }: Props) {
  const [words, setWords] = useState(search);
  const id = useId();
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <label htmlFor={id}>{RESUMES.search.label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_CHARACTERS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button className={buttons.quiet} type="submit">
          {RESUMES.search.button}
        </button>
        {search !== "" && (
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => {
              setWords("");
              onSearch("");
            }}
          >
            {RESUMES.search.all}
          </button>
        )}
      </form>
    </search>
  );
}
