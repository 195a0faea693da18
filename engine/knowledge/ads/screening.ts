/** Checks of a person before work begins. */
export const SCREENING =
  /^(?:(?:criminal |enhanced )?(?:background|drug|fingerprint|polygraph|credit|pre-?employment|reference|police)(?:[ -](?:and|or|alcohol|background|criminal|records?|history|checks?|checking|screens?|screenings?|tests?|testing|clearances?|investigations?|vetting|verifications?|certificates?|exams?))*|DUI)$/i;

/** Such a check is to be passed by the person, not done by them. */
export const PASSES =
  /\b(?:pass(?:es)?|must|subject|submit|undergo|complet(?:e|ion)|clear(?:ance)?|clean|contingent|satisfactory|no|will be|willing(?:ness)?|able)\b/i;
