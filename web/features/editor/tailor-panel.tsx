import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { EDITOR } from "#content/site/editor.ts";
import buttons from "../../ui/button.module.css";
import { TrackButton } from "../applications/track-button.tsx";
import { AdChoice } from "./ad-choice.tsx";
import { AdScore } from "./ad-score.tsx";
import type { BaseChangeParts } from "./base-changes.tsx";
import { Differences, namePlace } from "./differences.tsx";
import type { Draft } from "./draft.ts";
import styles from "./editor.module.css";
import type { PanelLook } from "./model-wordings.tsx";
import { Change, Proposals } from "./proposals.tsx";
import own from "./tailor.module.css";
import type { BaseNews } from "./use-base-news.ts";
import type { Editor } from "./use-editor.ts";
import type { Tailor } from "./use-tailor.ts";

const TEXTS = EDITOR.tailor;
/** Styles are handed on: what is loaded later brings none of its own. */
const LOOK: PanelLook = { styles, own, buttons };
const PARTS: BaseChangeParts = { Change, namePlace };
const BaseChanges = lazy(async () => ({ default: (await import("./base-changes.tsx")).BaseChanges }));
const ModelWordings = lazy(async () => ({ default: (await import("./model-wordings.tsx")).ModelWordings }));

type Props = {
  editor: Editor;
  draft: Draft;
  tailor: Tailor;
  /** Null where there are none. */
  news: BaseNews | null;
};

/** The document for one job: what it is worth for an ad, what it could say for it, and where a version differs. */
export function TailorPanel({ editor, draft, tailor, news }: Props) {
  const { origin } = editor;
  const { ad, forAd, failed } = tailor;
  if (ad === null) return <AdChoice choose={tailor.chooseAd} isSignedIn={editor.isSignedIn} />;
  return (
    <>
      <section className={styles.section} aria-label={TEXTS.title}>
        <div className={styles.sectionHead}>
          <h2>{nameJob(origin?.ad ?? forAd)}</h2>
          {origin === null && (
            <button type="button" className={buttons.ghost} onClick={() => tailor.chooseAd(null)}>
              {TEXTS.otherAd}
            </button>
          )}
        </div>
        <Links editor={editor} scanId={ad.scanId} />
        <p role="alert">{failed && TEXTS.failed}</p>
        {forAd === null ? (
          <p role="status">{!failed && TEXTS.reading}</p>
        ) : (
          <AdScore score={forAd.score} steps={forAd.steps} />
        )}
        {origin === null && forAd !== null && (
          <div className={styles.buttons}>
            <button
              type="button"
              className={buttons.button}
              onClick={() => editor.beginVersion({ title: forAd.title, company: forAd.company, ...ad })}
            >
              {TEXTS.version}
            </button>
            <p className={styles.hint}>{TEXTS.versionHint}</p>
          </div>
        )}
      </section>
      <Suspense>
        {news !== null && <BaseChanges news={news} editor={editor} look={LOOK} parts={PARTS} />}
      </Suspense>
      {forAd !== null && (
        <Proposals proposals={forAd.proposals} document={draft.document} edit={editor.edit} />
      )}
      <Suspense>
        <ModelWordings key={ad.text} ad={ad.text} document={draft.document} edit={editor.edit} look={LOOK} />
      </Suspense>
      {origin !== null && <Differences base={origin.base} document={draft.document} />}
    </>
  );
}

function nameJob(job: { title: string | null; company: string | null } | null): string {
  const { title = null, company = null } = job ?? {};
  return [title, company].filter((part) => part !== null).join(", ") || TEXTS.title;
}

/** The report of the scan that the ad is of; and of a kept version the application that it is for. */
function Links({ editor, scanId }: { editor: Editor; scanId: string | null }) {
  const { id, isInAccount, origin } = editor;
  const version = origin !== null && isInAccount ? id : null;
  if (scanId === null && version === null) return null;
  return (
    <p className={styles.buttons}>
      {scanId !== null && (
        <Link className={`${buttons.quiet} ${buttons.small}`} to={`/user-output#${scanId}`}>
          {TEXTS.report}
        </Link>
      )}
      {version !== null && (
        <TrackButton
          key={version}
          from={{ document: version }}
          className={`${buttons.quiet} ${buttons.small}`}
        />
      )}
    </p>
  );
}
