import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { PAGES, type Page } from "./pages.ts";

function inZone(zone: "site" | "app"): RouteConfigEntry[] {
  return PAGES.filter((page) => page.file.startsWith(`${zone}/`)).map(toRoute);
}

function toRoute(page: Page): RouteConfigEntry {
  return route(page.path, page.file, { id: page.path === "/" ? "home" : page.path.slice(1) });
}

export default [
  layout("site/layout.tsx", [...inZone("site"), route("*", "site/not-found.tsx", { id: "unknown" })]),
  layout("app/layout.tsx", inZone("app")),
] satisfies RouteConfig;
