/** Nouns, in the singular, for what one holds on paper, which alone say nothing of what it is. */
export const CREDENTIAL_NOUNS: ReadonlySet<string> = new Set(
  `licence license certification certificate registration accreditation permit card ticket diploma endorsement credential
  qualification`.split(/\s+/),
);

/** What ends the name of something one holds on paper: 'a clean driving licence', 'food handler card', 'CPR'. */
export const CREDENTIAL_HEADS: ReadonlySet<string> = new Set([
  ...CREDENTIAL_NOUNS,
  "clearance",
  "cdl",
  "cpr",
]);
