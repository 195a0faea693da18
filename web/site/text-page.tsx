import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { readPage } from "#content/read-pages.ts";
import { TEXT_PAGE } from "#content/site/plain-pages.ts";
import { findPage } from "../pages.ts";
import { pageMeta } from "./page-meta.ts";
import { describeArticle, describeQuestions, describeWay } from "./structured-data.ts";
import styles from "./text-page.module.css";

/** Reads the page's own markdown file, at build time. */
export function loader({ url }: LoaderFunctionArgs) {
  const page = findPage(url.pathname);
  return { path: page.path, noindex: page.noindex, text: readPage(page.content!) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const { path, text } = loaderData;
  const facts = text.questions.length === 0 ? [] : [describeQuestions(text.questions)];
  if (text.kind === "plain") return pageMeta({ ...loaderData, ...text }, { facts });
  const way = describeWay([
    { name: "Vouch", path: "/" },
    ...(text.kind === "article" ? [{ name: findPage("/blog").label, path: "/blog" }] : []),
    { name: text.title, path },
  ]);
  return pageMeta(
    { ...loaderData, ...text },
    { days: text, facts: [describeArticle(path, text), way, ...facts] },
  );
}

export default function TextPage() {
  const { text } = useLoaderData<typeof loader>();
  const long = text.kind !== "plain";
  return (
    <article className={styles.article} data-kind={text.kind}>
      <header className={styles.banner}>
        <div className={styles.bannerInside}>
          <h1>{text.title}</h1>
          {text.lead !== null && <p className={styles.lead}>{text.lead}</p>}
          {long && (
            <p className={styles.facts}>
              {text.minutes} {TEXT_PAGE.minutes} · {TEXT_PAGE.updated}{" "}
              <time dateTime={text.updated}>{formatDay(text.updated)}</time>
            </p>
          )}
          {text.banner !== null && (
            <a className={styles.call} href={text.banner.href}>
              {text.banner.label}
            </a>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        {long && text.contents.length > 2 && (
          <nav className={`${styles.contents} no-print`} aria-label={TEXT_PAGE.contents}>
            <h2>{TEXT_PAGE.contents}</h2>
            <ol>
              {text.contents.map((entry) => (
                <li key={entry.id}>
                  <a href={`#${entry.id}`}>{entry.text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {/* Our own text from content/, rendered at build time. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing from outside comes this way. */}
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </article>
  );
}

/** '21 November 2026', the same on every machine that builds. */
function formatDay(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
