import { useEffect, useRef, useState } from "react";
import { LINKEDIN } from "#content/site/linkedin.ts";
import buttons from "../../ui/button.module.css";
import styles from "./linkedin.module.css";
import { sanitizeReview } from "./sanitize-review.ts";

const TEXTS = LINKEDIN.result;

/** A review as the server wrote it, sanitised again. With `focus` a screen reader goes to it as soon as it stands there. */
export function ReviewView({ html, focus }: { html: string; focus: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    sanitizeReview(html).then(
      (nodes) => {
        if (left || place.current === null) return;
        place.current.replaceChildren(nodes);
        if (!focus) return;
        place.current.focus({ preventScroll: true });
        // The form above is as high as a screen.
        place.current.scrollIntoView({ block: "start", behavior: "instant" });
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [html, focus]);
  if (failed)
    return (
      <p role="alert" className={styles.failed}>
        {LINKEDIN.failed}
      </p>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the section with the heading comes from the server. */}
      <div ref={place} role="region" aria-label={TEXTS.label} tabIndex={-1} className={styles.review} />
      <p className="no-print">
        <button type="button" className={buttons.quiet} onClick={() => window.print()}>
          {TEXTS.print}
        </button>
      </p>
    </>
  );
}
