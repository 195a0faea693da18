/** The tick that is also the V, above the line it vouches for. Decorative: the name stands beside it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M7 9.5 14.2 22 26 6.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 26.500h16"
        stroke="var(--on-accent)"
        strokeOpacity="0.6"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
