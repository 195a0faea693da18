import { EditorPage } from "../features/editor/editor-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/advanced-resume-builder"));

export default function AdvancedResumeBuilder() {
  return <EditorPage />;
}
