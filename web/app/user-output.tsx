import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";
import { NotReady } from "./not-ready.tsx";

export const meta = () => pageMeta(findPage("/user-output"));

export default function UserOutput() {
  return <NotReady title="Scan result" />;
}
