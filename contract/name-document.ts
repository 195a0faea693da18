import type { DocumentSummary } from "./kept-document.ts";

/** What a resume of the editor is called where it is chosen or named as sent; empty where nothing is known of it. */
export const nameDocument = ({
  label,
  name,
  jobTitle,
  company,
}: Pick<DocumentSummary, "label" | "name" | "jobTitle" | "company">): string =>
  [label ?? name, jobTitle, company].filter((part) => part !== null && part !== "").join(" · ");
