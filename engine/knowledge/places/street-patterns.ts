/** Kinds of streets and dwellings, folded, in the languages that put them before or after the name. */
export const STREETS: readonly RegExp[] = [
  // 12 Elm Road, 1200 N. Main St., 4/12 High Street
  /\b\d{1,6}[a-z]?(?:[-/]\d{1,5}[a-z]?)?,? (?:[\p{L}\d.'-]+ ){1,5}(?:st|street|ave|avenue|av|rd|road|ln|lane|dr|drive|ct|court|blvd|boulevard|way|pl|place|ter|terrace|cir|circle|cres|crescent|close|gardens|gdns|grove|pkwy|parkway|hwy|highway|sq|square|trl|trail|loop|row|walk|mews|hill|rise|quay|park|view|green|pike|path|run|crossing|xing|alley|bend|cove|point|pt|parade|esplanade|wharf|heights|ridge|estate|mall|plaza|expressway|turnpike|route|cl|bypass)\b/u,
  // Musterstraße 12, Hauptstr. 5a, Am Weg 3
  /\p{L}+(?:strase|strasse|str\.?|weg|platz|allee|gasse|ring|damm|ufer|steig|chaussee|markt|graben|berg|feld|hof|stieg|pfad|promenade|park|garten|wiese|kamp|twiete) ?\d{1,4} ?[a-z]?\b/u,
  /\b(?:am|an der|an den|auf der|auf dem|im|in der|zum|zur|unter den|alte[rn]?|neue[rn]?|grose[rn]?|kleine[rn]?) [\p{L}-]+(?: [\p{L}-]+)? \d{1,4} ?[a-z]?\b/u,
  /\b[\p{L}-]+(?: [\p{L}-]+){0,2} (?:strase|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer) ?\d{1,4} ?[a-z]?\b/u,
  // 12 rue de la Paix, 5 bis avenue Foch
  /\b(?:\d{1,4},? ?(?:bis |ter |[a-d],? )?)?(?:rue|avenue|av\.|boulevard|bd|bld|chemin|allee|allees|impasse|route|cours|quai|square|lotissement|residence|passage|sentier|faubourg|chaussee|place) (?:(?:de|du|des|de la|de l'|d'|l')\s?)?\p{L}+/u,
  // Calle Mayor 5, Avda. de la Paz, Cra. 7 # 12-34
  /\b(?:calle|c\/|avda\.?|avenida|av\.|plaza|pza\.?|paseo|carrera|cra\.?|kra\.?|cl\.?|camino|ronda|travesia|urb\.?|urbanizacion|colonia|col\.|jr\.|jiron|pasaje|psje\.?|glorieta|carretera|ctra\.?|rambla|carrer|poligono|barrio|mz\.?|manzana|diagonal|transversal|privada|priv\.|blvd\.?|cerrada|circuito|fracc\.?|fraccionamiento) ?\p{L}*[^,]{0,40}\d/u,
  // Via Roma 10, Piazza Garibaldi, 3
  /\b(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|localita|lungomare|salita|borgo) (?:\p{L}[\p{L}.']* ?){1,5},? ?(?:n\.?|n°)? ?\d{1,4}/u,
  // Rua Augusta, 100
  /\b(?:rua|r\.|avenida|av\.|travessa|tv\.|praca|largo|estrada|alameda|al\.|quadra|qd\.?|rodovia|rod\.|beco|praceta|ladeira|conjunto|jardim) (?:\p{L}[\p{L}.']* ?){1,6},? ?(?:n\.?|n°|nº)? ?\d{0,5}/u,
  // Keizersgracht 12, Storgata 5, Kungsgatan 3
  /\p{L}+(?:straat|laan|plein|gracht|kade|singel|dreef|dijk|steeg|weide|gatan|gata|gaten|vagen|veien|vegen|vej|gade|alle|katu|tie|kuja|polku|stigen|stien|grand|backen|torget|torg) \d{1,4} ?[a-z]?\b/u,
  // ul. Długa 5/12, os. Leśne 3, Na Příkopě 14
  /\b(?:ul|al|os|pl|ulica|aleja|osiedle|ulice|nam|namesti|tr|trida|bd|str|strada|b-dul|bulevardul|ул|улица|пр|проспект|пер|вул|вулиця|бул|utca|ut|u|cad|caddesi|sok|sokak|mah|mahallesi|odos|οδος)\.? ?[\p{L}\d][\p{L}.' -]{1,40},? ?(?:д\. ?|буд\. ?)?\d{1,4}/u,
  /\p{L}{3,} (?:utca|ut|ter|korut|cad\.|caddesi|sok\.|sokak|mah\.|mahallesi)\b/u,
  // Flat 3, H.No. 12-3, Plot 5, P.O. Box 123, Blk 12, Jalan 5/2
  /\b(?:flat|apartment|apt\.?|apto\.?|ap\.|depto\.?|dpto\.?|departamento|piso|torre|interior|int\.|bl\.|sc\.|esc\.|bloque|bloco|casa|appt\.?|appartement|bat\.?|unit|suite|ste\.?|room|h\.? ?no\.?|house no\.?|house|hno|plot(?: no\.?)?|door no\.?|d\.? ?no\.?|p\.? ?o\.? ?box|po box|postbus|postfach|blk\.?|block|lot|phase|sector|sec\.?|stand|erf|no\.?|#) ?[-:#]? ?[a-z]{0,2}-? ?\d{1,6}/u,
  /\b(?:jalan|jln\.?|jl\.?|lorong|lor\.?|taman|persiaran|gang|kampung|kg\.?|brgy\.?|barangay|purok|sitio|subd\.?|subdivision|village|vill\.?|nagar|colony|marg|layout|cross|enclave|vihar|bhavan|puram|pet|wadi|chowk|mohalla|tehsil|taluka?|dist\.?|distt\.?|mandal|estate|compound|close|crescent|off|behind|near|opp\.?|opposite|c\/o|s\/o|d\/o|w\/o|co-op|society|soc\.?|apartments?|residency|heights|towers?|terrace|garden|bazar|bazaar) ?:? ?[\p{L}\d]/u,
  /\b[\p{L}-]+(?: [\p{L}-]+){0,2} (?:nagar|colony|marg|layout|enclave|vihar|puram|society|apartments?|residency|village|subdivision|estate|road|street|lane|avenue|drive|close|crescent|terrace|court|st|ave|rd|dr|ln)\b/u,
  // 東京都渋谷区…, 北京市海淀区…
  /[都道府県市区町村省镇路街号號番]/u,
];
