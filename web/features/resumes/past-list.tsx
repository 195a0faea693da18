import { IconArrowRight } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { RESUMES } from "#content/site/resumes.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showNotice } from "../../ui/show-notice.ts";
import { SignInPrompt } from "../account/sign-in-prompt.tsx";
import { ListSearch } from "./list-search.tsx";
import styles from "./resumes.module.css";
import { type Past, type PastListState, type PastSource, usePastList } from "./use-past-list.ts";

type Texts = {
  lead: string;
  loading: string;
  list: string;
  more: string;
  nothing: string;
  none: { title: string; text: string; button: string; href: string };
};

type RowActions = { onRemove: () => Promise<boolean>; onRestore: () => Promise<boolean> };

type Props<Item extends { id: string }> = {
  source: PastSource<Item>;
  texts: Texts;
  /** `all` is the list without gaps; empty where it is searched. */
  row: (item: Past<Item>, actions: RowActions, all: readonly Past<Item>[]) => ReactNode;
  /** What stands above the list, and is told it whole: newest first, and without gaps unless it is searched. */
  above?: (items: readonly Past<Item>[]) => ReactNode;
  /** Of what is not there yet. */
  example: ReactNode;
};

/** Past scans, or past letters: searched, shown a page at a time, deleted and brought back. */
export function PastList<Item extends { id: string }>({ source, texts, row, above, example }: Props<Item>) {
  const { state, load, remove, restore } = usePastList(source);
  const { loading, problem, search, items, next } = state;
  const { list, expectMore } = useFocusOnOlder(items.length);
  const empty = items.length === 0;

  const code = problem?.code;
  if (code === "sign-in-needed" || code === "session-expired")
    return <SignInPrompt texts={RESUMES.signedOut} example={example} />;
  if (empty && loading && search === "") return <p role="status">{texts.loading}</p>;
  if (empty && !loading && problem === null && search === "")
    return <Nothing texts={texts.none} example={example} />;

  const attempt = async (work: Promise<typeof problem>) => {
    const refused = await work;
    if (refused !== null) showNotice(describeProblem(refused, RESUMES.failed.quote));
    return refused === null;
  };
  return (
    <>
      {search === "" && above?.(items)}
      <p className={styles.lead}>{texts.lead}</p>
      <ListSearch search={search} onSearch={(words) => void load(words, null)} />
      <p role="status" className={empty || loading ? "" : "visually-hidden"}>
        {describeList(state, texts)}
      </p>
      {!empty && (
        <ul ref={list} className={styles.list} aria-label={texts.list} aria-busy={loading}>
          {items.map((item) =>
            row(
              item,
              {
                onRemove: () => attempt(remove(item.id)),
                onRestore: () => attempt(restore(item.id)),
              },
              search === "" ? items : [],
            ),
          )}
        </ul>
      )}
      {problem !== null && (
        <div className={styles.failed}>
          <p role="alert">{describeProblem(problem, RESUMES.failed.quote)}</p>
          <button
            type="button"
            className={buttons.button}
            onClick={() => void load(search, empty ? null : next)}
          >
            {RESUMES.failed.button}
          </button>
        </div>
      )}
      {next !== null && problem === null && (
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={loading}
          onClick={() => {
            if (loading) return;
            expectMore();
            void load(search, next);
          }}
        >
          {texts.more}
        </button>
      )}
    </>
  );
}

/** Older ones were asked for: the focus goes to the first of them, also where the button for more is gone. */
function useFocusOnOlder(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expectedAfter = useRef<number>(null);
  useEffect(() => {
    const before = expectedAfter.current;
    if (before === null || count <= before) return;
    expectedAfter.current = null;
    list.current?.children[before]?.querySelector("a")?.focus();
  }, [count]);
  const expectMore = () => {
    expectedAfter.current = count;
  };
  return { list, expectMore };
}

function describeList<Item>({ loading, problem, items }: PastListState<Item>, texts: Texts): string {
  if (loading) return texts.loading;
  if (problem !== null) return "";
  if (items.length === 0) return texts.nothing;
  return `${texts.list}: ${items.length}`;
}

function Nothing({ texts, example }: { texts: Texts["none"]; example: ReactNode }) {
  return (
    <EmptyState title={texts.title} text={texts.text} example={example}>
      <a className={`${buttons.button} ${buttons.big}`} href={texts.href}>
        {texts.button}
        <Icon of={IconArrowRight} />
      </a>
    </EmptyState>
  );
}
