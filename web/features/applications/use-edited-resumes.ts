import { useEffect, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { Application } from "#contract/application.ts";
import { MAX_ITEM_CHARACTERS } from "#contract/application-terms.ts";
import { nameDocument } from "#contract/name-document.ts";
import { callApi } from "../../api.ts";

export type Resume = NonNullable<Application["resume"]>;

/** The newest resumes and versions of the editor. */
export function useEditedResumes(): Resume[] {
  const [edited, setEdited] = useState<Resume[]>([]);
  useEffect(() => {
    const request = new AbortController();
    callApi("listDocuments", { body: {}, signal: request.signal }).then(
      (result) => {
        if (!result.ok) return;
        const named = result.answer.documents.map((document) => ({
          id: document.id,
          name: (nameDocument(document) || APPLICATIONS.one.unnamedResume).slice(0, MAX_ITEM_CHARACTERS),
        }));
        setEdited(named);
      },
      () => undefined,
    );
    return () => request.abort();
  }, []);
  return edited;
}
