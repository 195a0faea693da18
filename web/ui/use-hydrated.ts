import { useEffect, useState } from "react";

/**
 * Whether React runs. Until then what is entered would be lost, and the browser itself would send a form, and take the page
 * with it.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
