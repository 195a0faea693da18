import { useLocation } from "react-router";
import { ReportPage } from "../features/report/report-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/user-output"));

export default function UserOutput() {
  return <ReportPage hash={useLocation().hash} />;
}
