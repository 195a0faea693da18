/**
 * Conditions as ads in French, German, Dutch, Spanish and Portuguese say them, by what they are. Words end where a letter
 * of any alphabet ends, which '\b' does not know of 'é'.
 */
const FORMS = [
  [
    "remote",
    "t[eé]l[eé]travail(?:ler)?(?: (?:partiel|total|possible|ponctuel|occasionnel))?|travail (?:à distance|hybride)|en distanciel|full remote|mode hybride|homeoffice|(?:im|aus dem) home-office|mobiles arbeiten|mobile arbeit|thuiswerk(?:en)?|(?:werkt?|werken) hybride|hybride? (?:werken|arbeiten)|deels thuis|teletrabajo|trabajo (?:remoto|a distancia|híbrido)|trabalho (?:remoto|híbrido)|modalidad (?:remota|híbrida)",
  ],
  [
    "on-site",
    String.raw`(?:en )?présentiel|(?:\d|un|deux|trois) jours? (?:par semaine )?(?:sur site|au bureau|en présentiel)|(?:travail|présence) (?:sur site|au bureau)|arbeit vor ort|präsenz(?:tage?|pflicht)|\d (?:dagen?|tage?) (?:per week |pro woche |in der woche )?(?:op kantoor|im büro|vor ort)|modalidad presencial|trabajo presencial|trabalho presencial|woonachtig in`,
  ],
  [
    "shift",
    String.raw`(?<!(?:plein|complet) ou (?:à )?)temps partiel|mi-temps|\d{2} ?(?:h|heures?)(?:\d\d)?(?: ?\/ ?| par )semaine|\d{2} ?(?:h|heures) hebdo(?:madaires)?|horaires? (?:décalée?s?|variables?|atypiques?|de nuit|de bureau|flexibles|tournants?|en équipe|du soir)|travail (?:de nuit|posté|en équipes?|le (?:week-?end|samedi|dimanche)|en (?:horaires? décalée?s?|week-?end))|[2345] ?x ?8|astreintes?|du lundi au (?:vendredi|samedi|dimanche)|(?:les |le )(?:week-?ends?|samedis?|dimanches?)(?:,? (?:et|ou) (?:les )?(?:week-?ends?|samedis?|dimanches?|jours fériés))?|jours fériés|schicht(?:dienst|arbeit|bereitschaft|betrieb|system)|wechselschicht|[234]-schicht-?(?:system|betrieb)|nachtschicht|nachtdienst|wochenend(?:dienste?|arbeit|en)|rufbereitschaft|bereitschaftsdienste?|(?<!voll-? ?(?:oder|und|\/) ?|vollzeit ?(?:oder|und|\/) ?)teilzeit(?! ?(?:oder|und|/) ?vollzeit)|\d{2}(?:,\d)? ?(?:stunden|std\.?)(?: ?\/ ?| (?:pro|die|in der) )woche|montag bis (?:freitag|samstag)|(?:\d{2} ?(?:-|–|tot|à) ?)?\d{2} uur(?: ?\/ ?| per | p\/)w(?:eek)?|ploegendienst|deeltijd|wisseldiensten|turnos? (?:rotativos?|de noche|nocturnos?|partidos?)|jornada parcial|tiempo parcial|media jornada|fines de semana|de lunes a (?:viernes|sábado)|tempo parcial|meio período|de segunda a (?:sexta|sábado)|escala [56]x[12]`,
  ],
  [
    "travel",
    "(?:nombreux |fréquents |quelques |de )?déplacements?(?: (?:professionnels|fréquents|ponctuels|réguliers|occasionnels|à (?:prévoir|l['’](?:étranger|international))|sur|en|dans|nationaux|internationaux|quotidiens|possibles))+|déplacements(?= ?(?:[,.;:)]|$))|mobilité (?:géographique|nationale|internationale|régionale)|reise(?:bereitschaft|tätigkeit)|dienstreisen|bereid (?:om )?te reizen|disponibilidad para viajar|disponibilidade para viagens|disponibilidade para viajar",
  ],
  [
    "driving-licence",
    "permis (?:de conduire|[bc]e?(?= ?(?:[,.;:()]|$|exigé|obligatoire|requis|indispensable|valide|souhaité|est|et|serait)))(?: (?:catégorie )?b)?|véhiculée?s?|führerschein(?: (?:der )?(?:klasse )?b)?|fahrerlaubnis|rijbewijs(?: b)?|(?:permiso|carnet|licencia) de conducir|carteira de habilitação|CNH",
  ],
  [
    "lifting",
    "(?:port|manutention) de charges(?: lourdes)?|station debout(?: prolongée)?|bonne condition physique|travail en hauteur|körperliche (?:belastbarkeit|fitness)|körperlich (?:belastbar|fit)",
  ],
  [
    "right-to-work",
    "(?:autorisation|permis) de travail|titre de séjour(?: valide)?|autorisée?s? à travailler|arbeitserlaubnis|aufenthaltstitel|werkvergunning|permiso de trabajo",
  ],
  [
    "clearance",
    "habilitation (?:de sécurité|défense|secret[- ]défense|confidentiel[- ]défense)|habilitable|secret[- ]défense|sicherheitsüberprüfung",
  ],
  [
    "other",
    "casier judiciaire(?: vierge)?|extrait de casier|disponib(?:le|ilité) immédiate(?:ment)?|véhicule personnel|moyen de locomotion|conventions? de stage(?: obligatoire)?|führungszeugnis|verklaring omtrent (?:het )?gedrag|VOG|vehículo propio|incorporación inmediata|disponibilidad inmediata",
  ],
] as const;

export const CONDITIONS_ABROAD = FORMS.map(
  ([kind, words]) => [kind, new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?!\p{L})`, "giu")] as const,
);
