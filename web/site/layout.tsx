import { Outlet } from "react-router";
import type { ZoneHandle } from "../zone-handle.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import siteScript from "./scripts/site.ts?worker&url";

export const handle: ZoneHandle = { hydrate: false, script: siteScript };

export default function SiteLayout() {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
