/** A word for a placement, which is the title where no other is printed. */
export const PLACEMENT =
  /^(?:stage|stagiaire|praktikum|tirocinio|pasantía|prácticas|estágio|internship|placement)$/i;

/** The same with what it was for: 'Stage de fin d'études', 'Prácticas de empresa', 'Zorunlu staj'. */
export const PLACEMENT_PHRASE =
  /^(?:stage (?:de |d['’]|en |ouvrier|technicien|ing[ée]nieur|pfe|acad[ée]mique|professionnel|obligatoire|pratique|op[ée]rationnel|pr[ée]-?embauche)|projet de fin d['’][ée]tudes$|pr[áa]cticas (?:de|en|profesionales|pre-?profesionales|laborales)|pasant[íi]a (?:de|en|profesional|laboral)|est[áa]gio (?:curricular|extracurricular|supervisionado|obrigat[óo]rio|profissional|em|de)|tirocinio (?:curriculare|formativo|extracurriculare|di|in|presso)|(?:pflicht|sch[üu]ler|betriebs|orientierungs|vor)praktikum|praxissemester|(?:zorunlu|yaz|k[ıi]sa d[öo]nem|uzun d[öo]nem) staj|praktyki (?:studenckie|zawodowe|wakacyjne)|praktyka (?:zawodowa|studencka)|sta[żz] (?:zawodowy|studencki)|praktik kerja|kerja praktik)/iu;
