import { useEffect, useState } from "react";
import { EDITOR } from "#content/site/editor.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { Difference } from "#engine/tailor/list-differences.ts";
import styles from "./editor.module.css";
import { Change } from "./proposals.tsx";
import { SECTION_FIELDS } from "./section-fields.ts";
import own from "./tailor.module.css";

const TEXTS = EDITOR.tailor;
const SOURCED = new Set(["ad", "model"]);

/** Where a version differs from the resume it came of, each place with where its words come from. */
export function Differences({ base, document }: { base: object; document: ResumeDocument }) {
  const listDifferences = useLister();
  if (listDifferences === null) return null;
  const differences = listDifferences(base as ResumeDocument, document, document.meta?.vouch?.tailored ?? []);
  return (
    <section className={styles.section} aria-label={TEXTS.differences}>
      <h2>{TEXTS.differences}</h2>
      <p className={styles.hint}>{differences.length === 0 ? TEXTS.noDifferences : TEXTS.differencesLead}</p>
      <ul className={own.proposals}>
        {differences.map((difference) => (
          <li key={`${difference.section} ${difference.entry} ${difference.field}`}>
            <h3>{namePlace(difference)}</h3>
            <Change before={difference.before} after={difference.after} />
            <p className={styles.hint}>
              {TEXTS.sources[difference.source]}{" "}
              {SOURCED.has(difference.source) && difference.lines.map((line) => <q key={line}>{line}</q>)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Lister = typeof import("#engine/tailor/list-differences.ts").listDifferences;

/** Comes when it is wanted: most resumes are no versions. */
function useLister(): Lister | null {
  const [lister, setLister] = useState<{ list: Lister } | null>(null);
  useEffect(() => {
    import("#engine/tailor/list-differences.ts").then(
      ({ listDifferences }) => setLister({ list: listDifferences }),
      () => undefined,
    );
  }, []);
  return lister?.list ?? null;
}

type Place = Omit<Pick<Difference, "section" | "entry" | "field">, "section"> & {
  section: Difference["section"] | "custom";
};

/** Where a change stands, as the fields of the editor are called. */
export function namePlace({ section, entry, field }: Place): string {
  if (section === "custom") return entry ?? "";
  if (section === null) return EDITOR.basics[field as keyof typeof EDITOR.basics] ?? EDITOR.contact;
  if (entry === null) return EDITOR.sections[section];
  const label = SECTION_FIELDS[section].find(({ key }) => key === field)?.label ?? "";
  return [EDITOR.sections[section], entry, label].filter((part) => part !== "").join(" · ");
}
