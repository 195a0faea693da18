/** '(2 years 3 months)' or '5 años 1 mes' alone, in seven languages. */
export const PROFILE_DURATION_UNITS =
  "years?|yrs?|months?|mos?|años?|ano|anos|mes|meses|mês|an|ans|mois|jahre?|monate?|anni|anno|mesi|mese|jaar|jaren|maand|maanden|less than a year|menos de un año";

/** How long something lasted: '(2 years and 3 months)'. */
export const DURATION =
  /^\(?\s*(?:(?:less than )?\d{1,2}(?:\.\d)?\+?\s*(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|mois|años?|mes(?:es)?|anos?|anni|mesi|jaar|maanden|weeks?|wks?|wochen|semaines?|semanas?|settimane|weken|lat|lata|miesi[ąę]c\w*)\.?,?\s*(?:and |und |et |y |e )?){1,2}\)?$/iu;
