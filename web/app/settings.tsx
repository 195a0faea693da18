import { SettingsPage } from "../features/settings/settings-page.tsx";
import { findPage } from "../pages.ts";
import { pageMeta } from "../site/page-meta.ts";

export const meta = () => pageMeta(findPage("/settings"));

export default function Settings() {
  return <SettingsPage />;
}
