import { Link } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { Application } from "#contract/application.ts";
import styles from "./application.module.css";
import { ResumeChoice } from "./resume-choice.tsx";
import { useEditedResumes } from "./use-edited-resumes.ts";
import type { Edit } from "./use-one-application.ts";

const TEXTS = APPLICATIONS.one;

/** Reports, letters and versions of an application, and the resume that went out. */
export function LinkList({ application, edit }: { application: Application; edit: Edit }) {
  const { scans, letters, documents, resume } = application;
  const edited = useEditedResumes();
  const nameOf = (id: string) =>
    [...edited, ...(resume === null ? [] : [resume])].find((one) => one.id === id)?.name;
  const number = (at: number, all: readonly string[]) => (all.length > 1 ? ` ${at + 1}` : "");
  return (
    <section className={styles.part} aria-labelledby="links">
      <h2 id="links">{TEXTS.links}</h2>
      <ResumeChoice resume={resume} edited={edited} edit={edit} />
      {scans.length + letters.length + documents.length === 0 ? (
        <p className={styles.soft}>{TEXTS.noLinks}</p>
      ) : (
        <ul className={styles.links}>
          {scans.map((id, at) => (
            <li key={id}>
              <Link to={`/user-output#${id}`}>{TEXTS.report + number(at, scans)}</Link>
            </li>
          ))}
          {letters.map((id, at) => (
            <li key={id}>
              <Link to={`/cover-letter#${id}`}>{TEXTS.letter + number(at, letters)}</Link>
            </li>
          ))}
          {documents.map((id, at) => (
            <li key={id}>
              <Link to={`/advanced-resume-builder#document=${id}`}>
                {nameOf(id) ?? TEXTS.version + number(at, documents)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
