import { useEffect, useState } from "react";
import { COMPARE } from "#content/site/compare.ts";
import { RESUMES } from "#content/site/resumes.ts";
import type { Scan } from "#contract/scan.ts";
import { callApi } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./compare.module.css";
import { compareResults, type TermPair } from "./compare-results.ts";

type Pair = [Scan, Scan];

/** Two reports of the person's own: their scores part by part, and every term that the two see differently. */
export function CompareReports({ ids }: { ids: [string, string] }) {
  const { pair, failed } = usePair(ids);
  return (
    <section className={styles.compare} aria-labelledby="compare-title">
      <p>
        <a href="/resumes">{COMPARE.back}</a>
      </p>
      <h2 id="compare-title" tabIndex={-1}>
        {COMPARE.title}
      </h2>
      {failed && <p role="alert">{COMPARE.failed}</p>}
      {!failed && pair === null && <p role="status">{COMPARE.loading}</p>}
      {pair !== null && <Tables pair={pair} />}
    </section>
  );
}

function usePair([first, second]: [string, string]): { pair: Pair | null; failed: boolean } {
  const [state, setState] = useState<{ pair: Pair | null; failed: boolean }>({ pair: null, failed: false });
  useEffect(() => {
    const request = new AbortController();
    const read = (id: string) => callApi("readScan", { params: { id }, signal: request.signal });
    Promise.all([read(first), read(second)]).then(
      ([one, other]) =>
        setState(
          one.ok && other.ok
            ? { pair: [one.answer, other.answer], failed: false }
            : { pair: null, failed: true },
        ),
      () => undefined,
    );
    return () => request.abort();
  }, [first, second]);
  return state;
}

function Tables({ pair }: { pair: Pair }) {
  const { different, same } = compareResults(pair[0].result, pair[1].result);
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>{COMPARE.scores}</caption>
          <Heads pair={pair} first={COMPARE.scored} />
          <tbody>
            <Score pair={pair} label={COMPARE.parts.overall} of={({ overallScore }) => overallScore} />
            {(["keywords", "essentialInfo", "structure", "wordcount"] as const).map((part) => (
              <Score key={part} pair={pair} label={COMPARE.parts[part]} of={({ parts }) => parts[part]} />
            ))}
          </tbody>
        </table>
      </div>
      {different.length === 0 ? (
        <p>{COMPARE.noDifference}</p>
      ) : (
        <Terms pair={pair} terms={different} caption={COMPARE.different} />
      )}
      {same.length > 0 && (
        <details>
          <summary>{fillText(COMPARE.same, { count: String(same.length) })}</summary>
          <Terms pair={pair} terms={same} />
        </details>
      )}
    </>
  );
}

function Heads({ pair, first }: { pair: Pair; first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {pair.map(({ id, createdAt, resumeFileName, result }) => (
          <th key={id} scope="col">
            <a href={`/user-output#${id}`}>{result.jobTitle ?? RESUMES.untitled}</a>
            <span className={styles.facts}>
              {[
                result.company,
                resumeFileName,
                new Date(createdAt).toLocaleDateString("en", { dateStyle: "long" }),
              ]
                .filter((fact) => fact !== null)
                .join(" · ")}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Score({ pair, label, of }: { pair: Pair; label: string; of: (result: Scan["result"]) => number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {pair.map(({ id, result }) => (
        <td key={id} className={styles.number}>
          {of(result).toFixed(2)}
        </td>
      ))}
    </tr>
  );
}

function Terms({ pair, terms, caption }: { pair: Pair; terms: TermPair[]; caption?: string }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {caption !== undefined && <caption>{caption}</caption>}
        <Heads pair={pair} first={COMPARE.term} />
        <tbody>
          {terms.map(({ label, kind, standings }) => (
            <tr key={`${kind} ${label}`}>
              <th scope="row">
                {label} <span className={styles.facts}>{COMPARE.kinds[kind]}</span>
              </th>
              {standings.map((standing, index) => (
                <td key={pair[index]!.id} data-standing={standing}>
                  {COMPARE.standings[standing]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
