import { useLocation } from "react-router";
import { ResumesPage } from "../features/resumes/resumes-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/resumes"));

export default function Resumes() {
  return <ResumesPage hash={useLocation().hash} />;
}
