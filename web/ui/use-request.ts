import { useEffect, useRef } from "react";

/** Begins a request that is aborted when the part of the page that asked for it goes. */
export function useRequest(): () => AbortController {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current = new AbortController();
    return running.current;
  };
}
