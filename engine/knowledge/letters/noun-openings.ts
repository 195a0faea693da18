/** Verbs that open a line as nouns when an activity follows: 'Cash handling', 'Process improvement'. */
export const NOUN_FIRST = new Set(
  "project product process order stock cash cost test contract store record account market field hand time case event risk fund host house food change crew card cargo shift crop root sales help design price credit plant deal till press fire water soil key belay camp climb sail dance garden roof fence tile board bridge pool pump rack raft range salt seat steam stitch tour track travel trim volume walk weed lesson milk mill mine pack park taste".split(
    " ",
  ),
);
export const RAISED =
  /^(?!(?:an?|the|all|our|each|every|which|that|and)\b)[\p{Ll}-]+(?: [\p{Ll}-]+){0,2} (?:raised|reduced|increased|cut|improved|lowered|grown|kept|maintained|brought) (?:from|to|by|below|above|under|at) /u;
/** Base forms that are adjectives too. */
export const DESCRIBES =
  /^(?:perfect|clean|clear|complete|correct|direct|dry|warm|smooth|double|triple|separate|empty|secure|live|open|lower|slow|better|alternate|duplicate|free|further|ready|square|near)$/;
/** 'Support for auditors', but 'Care for patients'. */
export const NOUN_BEFORE_FOR =
  /^(?:support|service|supply|program|project|design|contract|process|review|control|market|account|field|point|contact|cover|hand|help|budget|audit|record|sale|stock|house|study|test|trade|use|value|visit|voice)$/;
export const ACTIVITY =
  /(?:ing|tion|ment|ance|sis)$|^(?:control|work|takes?|keeping|service|support|research|checks?|counts?|lettering|entry)$/;
export const LINKS = /^(?:of|for|in|at|with|and|to|on|per|or|&)$/;
export const DETERMINER =
  /^(?:a|an|the|all|each|every|both|my|their|its|new|any|several|multiple|various|many|up|out|off|over|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\d.*)$/;
/** Verb and noun together name a thing: 'Balance sheet reconciliations', 'Purchase orders'. */
export const COMPOUNDS =
  /^(?:balance sheet|end to|end-to|point (?:person|of)|purchase (?:order|ledger)|press (?:check|release)|contact (?:lens|cent|tracing|list)|stock ?takes?|test (?:plan|case|data)|field (?:trip|visit|work|day)|time ?(?:sheet|keeping)|trade show|shift (?:handover|pattern|report|lead)|market (?:research|stall)|audit (?:trail|work|support|file)|fire (?:drill|safety|alarm|warden)|lead generation|cost (?:control|cent|saving|reduction|report)|price list|report writing|record keeping|tool ?box|home visit|group (?:session|work|therapy|home)|order entry|work order|key (?:person|worker|player|stage|account)|exhibit (?:graphic|label)|churn (?:model|rate)|clean (?:safety|driving|record|licen)|nurse (?:clinic|led|station)|design work|face to|hand ?over|sales? (?:call|lead|report)|case (?:note|load|work|manage)|court (?:report|bundle)|care (?:plan|home)|claim form|client file|grant (?:writing|application)|key ?holder|mail ?(?:merge|shot|room)|guest (?:relation|service|book)|bank (?:rec|run|holiday|statement)|budget (?:control|holder|planning|report)|exhibit (?:design)|food (?:cost|safety|prep)|pay ?roll|plant (?:maintenance|room|hire)|show ?room|site (?:visit|diary|safety)|staff (?:rota|training|meeting|room)|stage (?:manage)|store ?room|table (?:service)|vent|ward (?:round)|web\b)/i;
/** Nouns that these words are part of more often than they are verbs with an object: 'Fitting service', 'Training materials'. */
export const ADJECTIVAL = new Set(
  "fitting planting building training marketing accounting engineering meeting mailing housing advertising catering cleaning packing shipping staffing pricing billing banking manufacturing purchasing teaching testing operating learning nursing casting coating dressing filing finishing lighting mapping mixing painting parking picking plating printing processing programming reading recording reporting roofing scheduling seating shopping stocking timing tracking trading turning wiring writing landing branding packaging landscaping farming fishing hiring waking sleeping".split(
    " ",
  ),
);
