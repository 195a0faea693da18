import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { type PageText, readPage } from "#content/read-pages.ts";
import { TEXT_PAGE } from "#content/site/plain-pages.ts";
import { findPage } from "../../pages.ts";
import { pageMeta } from "../page-meta.ts";
import { describeArticle, describeQuestions, describeWay } from "../structured-data.ts";
import { Banner } from "./banner.tsx";
import { PageHead } from "./page-head.tsx";
import { RenderedText } from "./rendered-text.tsx";
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
  return (
    <article className={styles.page} data-kind={text.kind}>
      <div className={styles.head}>
        <PageHead
          title={text.title}
          lead={text.lead}
          above={text.kind === "article" && <WayBack />}
          below={text.kind !== "plain" && <Facts text={text} />}
        />
      </div>
      <div className={`${styles.side} no-print`}>
        {text.banner !== null && <Banner cover={text.cover} {...text.banner} />}
        {text.contents.length > 2 && <Contents entries={text.contents} />}
      </div>
      <RenderedText html={text.html} className={styles.body} />
    </article>
  );
}

function WayBack() {
  return (
    <nav className={`${styles.way} no-print`} aria-label={TEXT_PAGE.way}>
      <a href="/blog">{findPage("/blog").label}</a>
    </nav>
  );
}

function Facts({ text }: { text: PageText }) {
  return (
    <p className={styles.facts}>
      {text.minutes} {TEXT_PAGE.minutes} · {TEXT_PAGE.updated}{" "}
      <time dateTime={text.updated}>{formatDay(text.updated)}</time>
    </p>
  );
}

function Contents({ entries }: { entries: PageText["contents"] }) {
  return (
    <nav className={styles.contents} aria-label={TEXT_PAGE.contents}>
      <h2>{TEXT_PAGE.contents}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** 'November 21, 2026', the same on every machine that builds. */
function formatDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
