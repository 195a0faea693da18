import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";
import { NotReady } from "./not-ready.tsx";

export const meta = () => pageMeta(findPage("/settings"));

export default function NotReadyPage() {
  return <NotReady title="Account Settings" />;
}
