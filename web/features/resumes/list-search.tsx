import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { RESUMES } from "#content/site/resumes.ts";
import { MAX_SEARCH_CHARACTERS } from "#contract/limits.ts";
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
        <Button type="submit" variant="default">
          {RESUMES.search.button}
        </Button>
        {search !== "" && (
          <Button
            variant="default"
            onClick={() => {
              setWords("");
              onSearch("");
            }}
          >
            {RESUMES.search.all}
          </Button>
        )}
      </form>
    </search>
  );
}
