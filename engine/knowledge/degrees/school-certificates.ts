/** Certificates of schools, which have no field. */
export const SCHOOL_CERTIFICATE =
  /^(?:(?:irish )?leaving cert(?:ificate)?|junior cert(?:ificate)?|(?:high school |secondary school )?diploma|g\.?e\.?d\.?|(?:scottish |advanced )?highers|nat(?:ional)? ?5s?|standard grades|gcses?|\d* ?gcses?|[ao][- ]levels?|matric(?:ulation)?|national senior certificate|wassce|ssce|kcse|hsc|ssc|abitur|matura|baccalauréat|bachillerato|bachiller)$/i;
