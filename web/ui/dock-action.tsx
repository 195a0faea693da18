import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

export const DOCK_ACTION_ID = "dock-action";

/** The one action of a screen, shown in the dock of a phone; on a wide screen it stands in the page itself. */
export function DockAction({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(DOCK_ACTION_ID)), []);
  return place === null ? null : createPortal(children, place);
}
