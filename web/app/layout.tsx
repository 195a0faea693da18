import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { SessionContext } from "../features/account/session-context.tsx";
import { createSessionStore } from "../features/account/session-store.ts";
import { Footer } from "../site/footer.tsx";
import { Header } from "../site/header.tsx";
import { startHeader } from "../site/scripts/start-header.ts";
import styles from "./layout.module.css";
import { Sidebar } from "./sidebar.tsx";

/** The app zone: the site's own header, a sidebar, the page, the footer. */
export default function AppLayout() {
  const [sessions] = useState(() => createSessionStore());
  const main = useFocusOnNavigation();
  useEffect(() => startHeader(sessions), [sessions]);
  return (
    <SessionContext value={sessions}>
      <Header />
      <div className={styles.columns}>
        <Sidebar />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Footer />
    </SessionContext>
  );
}

/** Another page without a page load: the focus goes to it, so that a keyboard or a screen reader starts there. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus();
    shown.current = pathname;
  }, [pathname]);
  return main;
}
