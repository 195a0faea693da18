/** Nouns, in the singular, that end the name of something one holds on paper: 'a clean driving licence', 'food handler card'. */
export const CREDENTIAL_HEADS: ReadonlySet<string> = new Set(
  `licence license certification certificate registration accreditation permit clearance card ticket diploma endorsement
  credential qualification cdl cpr`.split(/\s+/),
);

/** Those that alone name nothing that anybody could hold; 'CDL' and 'CPR' do. */
export const CREDENTIAL_NOUNS: ReadonlySet<string> = new Set(
  "licence license certification certificate registration accreditation permit card ticket diploma endorsement credential qualification".split(
    " ",
  ),
);
