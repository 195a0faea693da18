/** '(2 years 3 months)' or '5 años 1 mes' alone, in seven languages. */
export const PROFILE_DURATION_UNITS =
  "years?|yrs?|months?|mos?|años?|ano|anos|mes|meses|mês|an|ans|mois|jahre?|monate?|anni|anno|mesi|mese|jaar|jaren|maand|maanden|less than a year|menos de un año";
