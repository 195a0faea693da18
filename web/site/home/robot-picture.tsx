/** A robot reading a resume with a lens: three lines it has read are marked, one it cannot make out. Decorative. */
export function RobotPicture() {
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="180" cy="262" rx="150" ry="12" fill="var(--sunken)" />
      <g stroke="var(--ink)" strokeWidth="3">
        <path d="M100 60V38" />
        <circle cx="100" cy="31" r="7" fill="var(--accent)" />
        <rect x="44" y="60" width="112" height="84" rx="22" fill="var(--surface)" />
        <rect x="60" y="84" width="80" height="32" rx="16" fill="var(--accent-soft)" />
        <path d="M82 129h36" />
        <rect x="58" y="156" width="84" height="78" rx="16" fill="var(--surface)" />
        <path d="M78 180h44M78 196h28" stroke="var(--accent)" />
        <path d="M142 180c30 4 42 18 56 18" />
        <path d="M58 180c-22 8-26 30-20 46" />
        <path d="M80 234v20M120 234v20" />
        <path d="M70 256h20M110 256h20" />
      </g>
      <circle cx="84" cy="100" r="7" fill="var(--accent)" />
      <circle cx="116" cy="100" r="7" fill="var(--accent)" />
      <g stroke="var(--ink)" strokeWidth="3">
        <path d="M206 52h88l28 28v158H206z" fill="var(--surface)" />
        <path d="M294 52v28h28" />
      </g>
      <rect x="222" y="100" width="62" height="14" rx="4" fill="var(--found-ground)" />
      <rect x="222" y="134" width="82" height="14" rx="4" fill="var(--found-ground)" />
      <rect x="222" y="202" width="50" height="14" rx="4" fill="var(--found-ground)" />
      <g stroke="var(--line-strong)" strokeWidth="3">
        <path d="M224 76h44" strokeWidth="5" stroke="var(--ink)" />
        <path d="M226 107h52M226 124h78M226 141h74M226 209h42" />
        <path d="M226 175h70" strokeDasharray="3 9" stroke="var(--missing)" />
        <path d="M226 192h62M226 226h76" />
      </g>
      <circle cx="222" cy="176" r="34" stroke="var(--accent)" strokeWidth="6" />
      <path d="M198 200l-16 18" stroke="var(--accent)" strokeWidth="9" />
    </svg>
  );
}
