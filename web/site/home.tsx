import { findPage } from "../pages.ts";
import type { ZoneHandle } from "../zone-handle.ts";
import { Cover } from "./home/cover.tsx";
import { Features } from "./home/features.tsx";
import { Reviews } from "./home/reviews.tsx";
import { Robot } from "./home/robot.tsx";
import { ScanForm } from "./home/scan-form.tsx";
import { Welcome } from "./home/welcome.tsx";
import { pageMeta } from "./page-meta.ts";
import homeScript from "./scripts/home.ts?worker&url";

export const handle: ZoneHandle = { hydrate: false, script: homeScript };

export const meta = () => pageMeta(findPage("/"));

export default function Home() {
  return (
    <>
      <Cover />
      <Features />
      <ScanForm />
      <Robot />
      <Reviews />
      <Welcome />
    </>
  );
}
