import { type RefObject, useLayoutEffect, useRef } from "react";

/** A dialog that is open while it is on the page; closed before it is taken out, so that the focus goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const popup = dialog.current;
    popup?.showModal();
    return () => popup?.close();
  }, []);
  return dialog;
}
