import {
  IconAlertTriangle,
  IconBriefcase,
  IconChevronDown,
  IconFileText,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence, LetterEvidence, LetterReason } from "#contract/letter.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import markStyles from "../../ui/marks.module.css";
import { splitMarks } from "../../ui/split-marks.ts";
import styles from "./sources.module.css";
import { widestEvidence } from "./widest-evidence.ts";

const TEXTS = LETTER.sources;

type Props = {
  sentence: CheckedSentence | null;
  /** Of the sentence, as in the letter; 0 where it has none. */
  number: number;
  /** On a narrow page: shown as a sheet from below. */
  open: boolean;
  resumeText: string;
  jobText: string;
  /** Brings the focus back to the chosen sentence; null while the letter is being edited. */
  onBack: (() => void) | null;
};

/** What the chosen sentence rests on: in words, and lit up in resume and ad. */
export function LetterSources({ sentence, number, open, resumeText, jobText, onBack }: Props) {
  const id = useId();
  const of = (source: LetterEvidence["source"]) =>
    widestEvidence(sentence?.evidence ?? []).filter((item) => item.source === source);
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      data-sources
      data-open={open ? "" : undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape") onBack?.();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {TEXTS.title}
        </h2>
        {sentence !== null && onBack !== null && (
          <button
            type="button"
            className={`${buttons.quiet} ${buttons.small} ${styles.back}`}
            onClick={onBack}
          >
            {TEXTS.back}
          </button>
        )}
      </div>
      <div className={styles.said} aria-live={onBack === null ? "off" : "polite"} data-said>
        {sentence === null ? <p>{TEXTS.none}</p> : <Grounds sentence={sentence} number={number} />}
      </div>
      <SourceText label={TEXTS.resumeText} icon={IconFileText} text={resumeText} marks={of("resume")} />
      <SourceText label={TEXTS.jobText} icon={IconBriefcase} text={jobText} marks={of("job")} />
    </section>
  );
}

function Grounds({ sentence, number }: { sentence: CheckedSentence; number: number }) {
  if (!sentence.vouched)
    return (
      <div className={styles.missing}>
        <p className={styles.caption}>
          <Icon of={IconAlertTriangle} />
          {sentence.verdict === "contradicted" ? TEXTS.contradicted : TEXTS.notVouched}
        </p>
        <ul>
          {sentence.reasons.map((reason) => (
            <li key={`${reason.code} ${reason.detail}`}>{describeReason(reason)}</li>
          ))}
        </ul>
      </div>
    );
  if (sentence.own) return <p>{TEXTS.own}</p>;
  if (sentence.evidence.length === 0 && !sentence.doubts?.length) return <p>{TEXTS.noFact}</p>;
  return (
    <>
      {sentence.doubts?.map(({ what, value }) => (
        <p key={`${what} ${value}`} className={styles.doubt}>
          <Icon of={IconAlertTriangle} />
          {fillText(TEXTS.doubts[what], { value })}
        </p>
      ))}
      <p className={styles.caption}>
        {number > 0 && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {TEXTS.vouchedBy}
      </p>
      <ul className={styles.quotes}>
        {widestEvidence(sentence.evidence).map((item) => (
          <li key={`${item.source} ${item.start}`}>
            <span>{TEXTS[item.source]}</span> <q>{item.quote}</q>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeReason({ code, detail }: LetterReason): string {
  const known: Record<string, string> = TEXTS.reasons;
  return fillText(known[code] ?? TEXTS.reasons.unsupported, { detail });
}

type SourceProps = { label: string; icon: TablerIcon; text: string; marks: LetterEvidence[] };

/** A text in a box of its own, scrolled to what is lit up in it. */
function SourceText({ label, icon, text, marks }: SourceProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const first = marks[0]?.start;
  useEffect(() => {
    const mark = first === undefined ? null : box.current?.querySelector("mark");
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
  }, [first]);
  return (
    <details className={styles.source} open>
      <summary>
        <Icon of={icon} />
        <span id={id}>{label}</span>
        <Icon of={IconChevronDown} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section ref={box} className={styles.text} aria-labelledby={id} tabIndex={0}>
        {splitMarks(text, marks).map(({ text: piece, start, mark }) =>
          mark === null ? (
            piece
          ) : (
            <mark key={start} className={markStyles.shown}>
              {piece}
            </mark>
          ),
        )}
      </section>
    </details>
  );
}
