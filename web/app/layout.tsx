import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import { MantineProvider } from "@mantine/core";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { createSessionStore } from "../features/account/session-store.ts";
import { Footer } from "../site/footer.tsx";
import { Header } from "../site/header.tsx";
import { startHeader } from "../site/scripts/start-header.ts";

export default function AppLayout() {
  const [sessions] = useState(() => createSessionStore());
  useEffect(() => startHeader(sessions), [sessions]);
  return (
    <MantineProvider>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </MantineProvider>
  );
}
