import { useLocation } from "react-router";
import { LetterPage } from "../features/letter/letter-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/cover-letter"));

export default function CoverLetter() {
  const { hash, key } = useLocation();
  return <LetterPage hash={hash} opening={key} />;
}
