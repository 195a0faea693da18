/** The tick that is also the V, over the line of the highlighter it vouches for. Decorative: the name stands beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--logo-ground)" />
      <path d="M5.4 20.2 26.4 18.6 26.9 24.4 5 25.6Z" fill="var(--marker)" />
      <path
        d="M7.5 8.5 14.4 22 25 6.5"
        fill="none"
        stroke="#ffffff"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
