import { useLocation } from "react-router";
import { ApplicationsPage } from "../features/applications/applications-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/application-tracking"));

export default function ApplicationTracking() {
  return <ApplicationsPage hash={useLocation().hash} />;
}
