import { useLocation } from "react-router";
import { LinkedinPage } from "../features/linkedin/linkedin-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/linkedin-optimization"));

export default function LinkedinOptimization() {
  return <LinkedinPage hash={useLocation().hash} />;
}
