import example from "virtual:example-report";
import { Report } from "../features/report/report.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/example-report"));

/** A report that anyone can look at before they scan anything of their own. */
export default function ExampleReport() {
  return <Report scan={example} isExample />;
}
