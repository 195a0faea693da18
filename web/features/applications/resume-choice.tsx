import { APPLICATIONS } from "#content/site/applications.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./application.module.css";
import type { Resume } from "./use-edited-resumes.ts";
import type { Edit } from "./use-one-application.ts";

type Props = { resume: Resume | null; edited: readonly Resume[]; edit: Edit };

/** Which resume went out: that of the linked report or letter, or one of the editor's, by its name at that time and linked. */
export function ResumeChoice({ resume, edited, edit }: Props) {
  const others = edited.filter(({ id }) => id !== resume?.id);
  const choices = resume === null ? others : [resume, ...others];
  if (choices.length === 0) return null;
  const choose = async (id: string) => {
    const chosen = choices.find((one) => one.id === id) ?? null;
    const isEdited = edited.some((one) => one.id === id);
    const result = await edit({ set: { resume: chosen }, ...(isEdited ? { documents: [{ id }] } : {}) });
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
