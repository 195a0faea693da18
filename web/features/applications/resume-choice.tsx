import { useEffect, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { Application } from "#contract/application.ts";
import { MAX_ITEM_CHARACTERS } from "#contract/application-terms.ts";
import type { DocumentSummary } from "#contract/kept-document.ts";
import { callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import type { Edit } from "./use-one-application.ts";

type Resume = NonNullable<Application["resume"]>;

/** Which resume went out: that of the linked report or letter, or one of the editor's, by its name at that time. */
export function ResumeChoice({ resume, edit }: { resume: Resume | null; edit: Edit }) {
  const edited = useEditedResumes();
  const others = edited.filter(({ id }) => id !== resume?.id);
  const choices = resume === null ? others : [resume, ...others];
  if (choices.length === 0) return null;
  const choose = async (id: string) => {
    const chosen = choices.find((one) => one.id === id) ?? null;
    const result = await edit({ set: { resume: chosen } });
    if (!result.ok) showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <label className={styles.field}>
      {APPLICATIONS.fields.resume}
      <select value={resume?.id ?? ""} onChange={(event) => void choose(event.target.value)}>
        <option value="">{APPLICATIONS.one.noResume}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The newest resumes and versions of the editor. */
function useEditedResumes(): Resume[] {
  const [edited, setEdited] = useState<Resume[]>([]);
  useEffect(() => {
    const request = new AbortController();
    callApi("listDocuments", { body: {}, signal: request.signal }).then(
      (result) => {
        if (result.ok) setEdited(result.answer.documents.map(nameDocument));
      },
      () => undefined,
    );
    return () => request.abort();
  }, []);
  return edited;
}

function nameDocument({ id, label, name, jobTitle, company }: DocumentSummary): Resume {
  const parts = [label ?? name, jobTitle, company].filter((part) => part !== null && part !== "");
  const joined = parts.length === 0 ? APPLICATIONS.one.unnamedResume : parts.join(" · ");
  return { id, name: joined.slice(0, MAX_ITEM_CHARACTERS) };
}
