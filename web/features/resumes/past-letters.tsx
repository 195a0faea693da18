import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import type { LetterSummary } from "#contract/letter.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { ExampleSheet } from "../../ui/example-sheet.tsx";
import { PastList } from "./past-list.tsx";
import { PastRow } from "./past-row.tsx";
import type { PastSource } from "./use-past-list.ts";

const SOURCE: PastSource<LetterSummary> = {
  list: async (body, signal) => {
    const result = await callApi("listLetters", { body, signal });
    return result.ok ? { ok: true, items: result.answer.letters, next: result.answer.next } : result;
  },
  remove: (id) => callApi("deleteLetter", { params: { id } }),
  restore: (id) => callApi("restoreLetter", { params: { id } }),
  gone: "letter-not-found",
};

export function PastLetters() {
  return (
    <PastList
      source={SOURCE}
      texts={RESUMES.letters}
      example={<ExampleSheet tag={RESUMES.example} />}
      row={(letter, actions) => {
        const href = `/cover-letter#${letter.id}`;
        return (
          <PastRow
            key={letter.id}
            item={letter}
            href={href}
            actions={(of) => (
              <Link to={href} className={`${buttons.quiet} ${buttons.small}`}>
                {RESUMES.actions.open}
                {of}
              </Link>
            )}
            {...actions}
          />
        );
      }}
    />
  );
}
