/** What stands before a date and names nothing: 'Expected', 'Class of', 'concluído em'. */
export const LEADS_DATE =
  /^(?:expected|anticipated|projected|graduat(?:ed|ion|ing)|complet(?:ed|ion)|class of|degree (?:awarded|conferred|received)|awarded|conferred|conclu[íi]d[oa]|conclus[ãa]o|obtenue?|titulad[oa]|egresad[oa]|conseguit[oa]|abgeschlossen|abschluss|diplôme attendu|previs[ãa]o de conclus[ãa]o|afgestudeerd|date|year)(?: (?:date|in|on|em|en|nel|am))?:?$/iu;
