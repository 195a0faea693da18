import type { Icon as TablerIcon } from "@tabler/icons-react";

type Props = { of: TablerIcon; size?: number | string; className?: string };

/** A Tabler icon in the product's own stroke, in the colour of the text, silent to a screen reader. */
export function Icon({ of: Drawn, size = 20, className }: Props) {
  return <Drawn size={size} stroke={1.75} aria-hidden="true" focusable="false" className={className} />;
}
