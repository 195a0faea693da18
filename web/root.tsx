import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { BROKEN_PAGE } from "#content/site/plain-pages.ts";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/notice.css";
import { EARLY_SCRIPT, loadAfterPaint } from "./early-script.ts";
import { FallbackContext, type ZoneHandle } from "./zone-handle.ts";

/** The document around every page. Pages that are not hydrated get the one script their route names, and no React. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as ZoneHandle | undefined);
  const isFallback = useContext(FallbackContext);
  const hydrate = isFallback || !handles.some((handle) => handle?.hydrate === false);
  const script = handles.findLast((handle) => handle?.script !== undefined)?.script;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Before the first paint, so that a chosen theme does not flash. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!hydrate && script !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the address of a module of ours.
          <script data-module={script} dangerouslySetInnerHTML={{ __html: loadAfterPaint(script) }} />
        )}
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

/** Where a page breaks while it runs. Nothing else of it can be relied on, so this stands alone. */
export function ErrorBoundary() {
  return (
    <main className="broken-page">
      <h1>{BROKEN_PAGE.title}</h1>
      <p role="alert">{BROKEN_PAGE.text}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {BROKEN_PAGE.reload}
        </button>
      </p>
    </main>
  );
}

export default function Root() {
  return <Outlet />;
}
