import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import type { DocumentSummary } from "#contract/kept-document.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { ExampleSheet } from "../../ui/example-sheet.tsx";
import { fillText } from "../../ui/fill-text.ts";
import { PastList } from "./past-list.tsx";
import { PastRow } from "./past-row.tsx";
import type { PastSource } from "./use-past-list.ts";

const SOURCE: PastSource<DocumentSummary> = {
  list: async (body, signal) => {
    const result = await callApi("listDocuments", { body, signal });
    return result.ok ? { ok: true, items: result.answer.documents, next: result.answer.next } : result;
  },
  remove: (id) => callApi("deleteDocument", { params: { id } }),
  restore: (id) => callApi("restoreDocument", { params: { id } }),
  gone: "document-not-found",
};

/** Resumes that are edited here, and their versions for single jobs. */
export function PastDocuments() {
  const { unnamed, version } = RESUMES.documents;
  return (
    <PastList
      source={SOURCE}
      texts={RESUMES.documents}
      example={<ExampleSheet tag={RESUMES.example} />}
      row={(document, actions) => {
        const href = `/advanced-resume-builder#document=${document.id}`;
        const { isVersion, jobTitle, company, name, label } = document;
        const own = [name, label].filter((part) => part !== null).join(", ");
        const job = jobTitle ?? company ?? RESUMES.untitled;
        return (
          <PastRow
            key={document.id}
            item={{
              ...document,
              createdAt: document.updatedAt,
              jobTitle: isVersion ? fillText(version, { job }) : own || unnamed,
              company: isVersion && jobTitle !== null ? company : null,
              resumeFileName: isVersion ? own || unnamed : "",
            }}
            href={href}
            actions={(of) => (
              <Link to={href} className={`${buttons.quiet} ${buttons.small}`}>
                {RESUMES.actions.open}
                {of}
              </Link>
            )}
            {...actions}
          />
        );
      }}
    />
  );
}
