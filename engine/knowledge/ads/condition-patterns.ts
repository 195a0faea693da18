/** What an ad demands beside skill. All patterns are bounded repeats of fixed words. */
export const CONDITION_PATTERNS = [
  [
    "clearance",
    /\b(?:(?:active|current|an?)\s)?(?:(?:top secret|secret|TS)(?: ?\/ ?SCI)?(?: security)? clearance|(?:security|SC|DV|NV1|NV2|BPSS|baseline|public trust) clear(?:ance|ed)|TS ?\/ ?SCI|BPSS|security clearance)\b(?: required)?/gi,
  ],
  [
    "driving-licence",
    /\b(?:(?:full|valid|current|clean|uk|manual|own|c[- ]class|texas|state)[,]? ){0,4}driv(?:ing|er|ers|er['’]s)['’]? (?:licen[cs]e|record)\b/gi,
  ],
  [
    "shift",
    /\b(?:work(?:ing)? )?(?:(?:rotat(?:ing|ional)|alternating|12-hour|12 hour|night|evening|weekend|split|24x7|24\/7|early|late)[ ,]+){1,4}shifts?(?! (?:differential|allowance|premium))\b|\b(?:work(?:ing)? )(?:(?:alternate|some|occasional|nights?|evenings?|early mornings|and|or|,) ?){0,5}(?:weekends?|holidays?|evenings|nights)(?: and (?:holidays|overtime|evenings))?|\bnights,? weekends(?:,? and holidays)?|\bon[- ]call(?: rota| rotation)?\b|\b(?:available|availability)(?: on)? weekends?(?: from [\d.:]+ ?[ap]m)?|\bshift (?:work|pattern|rota)s?\b|\bweekends and overtime\b|\b\d{1,2}(?:[.:]\d\d)? ?[ap]m to \d{1,2}(?:[.:]\d\d)? ?[ap]m, \p{Lu}\p{L}+day to \p{Lu}\p{L}+day/giu,
  ],
  [
    "travel",
    /\b(?:up to )?\d{1,3} ?%(?: of the time)? travel\b|\btravel(?:l?ing)?(?: (?:of|up to|approximately|about|required|is required|:))* ?(?:up to )?\d{1,3} ?%|\bwilling(?:ness)? to travel\b|\btravel (?:is |will be )?(?:required|essential)|\b(?:able|ability|prepared|happy) to travel\b|\b(?:frequent|regular|occasional|some|extensive|international) travel\b/gi,
  ],
  [
    "lifting",
    /\blift(?:ing)?(?: and (?:carry|move))?(?: (?:up to|at least|of up to|over))? ?\d{1,3} ?(?:lbs?|pounds|kgs?|kilos?|kilograms)\b/gi,
  ],
  [
    "right-to-work",
    /\b(?:legal )?right to work(?: in (?:the )?\p{Lu}[\p{L}]*)?(?! checks)|\b(?:legally )?(?:authori[sz]ed|eligible|permitted) to work(?: in (?:the )?\p{Lu}[\p{L} ]{1,20})?|\beligibility to work\b|\b(?:full |\p{Lu}\p{L}+ )?work(?:ing)? rights(?: in \p{Lu}\p{L}+)?|\b(?:valid )?work (?:visa|permit|authori[sz]ation)\b|\bunable to (?:offer )?sponsor(?:ship)?|\b(?:no|not) (?:offer |provide |able to )?(?:visa )?sponsor(?:ship)?/giu,
  ],
  [
    "remote",
    /\b(?:fully |100% )?remote(?:ly)?\b(?! (?:sensing|monitoring|control|desktop|support|access|areas?|sites?|communities|locations?|hands))|\bwork(?:ing)? from home\b|\bhome[- ]based\b|\bhybrid\b(?! (?:cloud|app|mobile|vehicles?|electric|format|infrastructure|courses?|environments?|integration|events?))/gi,
  ],
  [
    "on-site",
    /\boffice[- ]based\b|\bin[- ]office\b|\b(?:fully|100%) on[- ]?site\b|\bon[- ]?site (?:only|role|position|\d)|\bdays? (?:a|per) week in (?:the )?\p{L}+/giu,
  ],
  [
    "shift",
    /\b\d(?:\.5)?[- ]days?[- ](?:work(?:ing)?(?:[- ]week)?|a week|per week|week)\b|\b(?:mon(?:day)?|M) ?(?:to|through|thru|[-–]) ?(?:fri(?:day)?|F|sat(?:urday)?|sun(?:day)?)\b|\b\d{2}(?:\.\d{1,2})? ?(?:hours?|hrs?) ?(?:per|a|\/) ?week\b|\b(?:early mornings?|late nights?|nights?|evenings?|weekends?|holidays)(?:(?:,| and| or|\/| &)+ ?(?:late |public |bank )?(?:nights?|evenings?|weekends?|holidays|overtime)){1,4}\b|\b(?:work(?:ing)?|available)(?: (?:on|at|during|some|reasonable|occasional|a|flexible|varied|unsociable|longer|extra|outside)){0,3} (?:overtime|longer hours|unsociable hours|flexible hours|evenings?|weekends?|shifts?|after hours)\b|\bovertime (?:as|when|if|may be|is) (?:required|needed|necessary)\b|\b(?:day|night|rotating|rotational) shifts?\b|\bafter[- ]hours\b|\b\d{1,2}[- ]hour shifts?\b|\bweekend availability\b|\blong hours\b|\bbeyond normal (?:business|working|office) hours\b/gi,
  ],
  [
    "travel",
    /\b(?:open|flexible|required|ready|available|need(?:ed)?|expected) to travel\b|\btravel(?:l?ing)? (?:is |may be |will be |as |when |if |where )(?:required|necessary|needed)|\btravel on occasion\b|\boccasionally travel\b|\b(?:local|national|domestic|overseas|overnight|business|interstate|regional|minimal|nationwide) travel\b(?! (?:insurance|agen|industry|arrangement|and expense|expense|polic|booking|management|program))/gi,
  ],
  [
    "lifting",
    /\b(?:lift|carry|move|push|pull)(?:ing)?(?=[^.;\n]{0,50}\d ?(?:lbs?|pounds|kgs?|kilos?|kilograms))[^.;\n\d]{0,50}\d{1,3} ?(?:lbs?|pounds|kgs?|kilos?|kilograms)\b|\b(?:regularly |frequently |occasionally )?required to (?:sit|stand|walk|lift|bend|reach|kneel|talk|use hands)\b|\b(?:sit|stand|walk)(?:ing)?(?:(?:,| and| or|\/| and\/or)+ ?(?:sit|stand|walk)(?:ing)?){0,3} for (?:long|extended|prolonged) periods(?: of time)?|\bphysically fit\b|\bheavy lifting\b|\b(?:stand|sit|walk|bend|kneel|reach|squat|stoop|crouch)(?:ing)?(?:(?:,| and| or|\/)+ ?(?:stand|sit|walk|bend|kneel|reach|squat|stoop|crouch|lift|push|pull|talk|hear)(?:ing)?){1,8}\b/gi,
  ],
  [
    "right-to-work",
    /\b(?:u\.?s\.?a?|uk|eu|australian|canadian|singapore(?:an)?|hk|hong kong|new zealand) (?:permanent )?(?:citizen|resident)(?:s|ship|cy)?\b|\bpermanent resident(?:s|cy)?\b|\bsponsor (?:\p{L}+ )?visas?\b|\bentitle(?:d|ment) to (?:live and )?work\b/giu,
  ],
  [
    "driving-licence",
    /\b(?:able|ability|required|willing) to drive(?= (?:an?|to|around|between|company|in|for)\b| *[.,;)\n]|$)|\bcar driver\b/gi,
  ],
  [
    "other",
    /\b(?:(?:enhanced|current|clean|criminal|police|full|satisfactory) ){0,3}(?:DBS|CRB|PVG|background|criminal record|criminal history|criminal background|police|employment history|credit|pre-employment|vetting)(?: and reference)? (?:check|disclosure|screening|report)s?\b|\b(?:enhanced |current )?(?:CRB|DBS)\b|\bdrug (?:test|screen)(?:ing|s)?\b|\b(?:physical|medical) exam(?:ination)?s?\b|\bfingerprint(?:ing)?(?: check)?s?\b|\b(?:your own|own|reliable|access to an?(?: own)?) (?:car|vehicle|transport(?:ation)?|tools)\b|\bcar owner\b|\bimmediate(?:ly)? (?:availability|available|start)\b|\bavailable immediately\b|\b(?:at|on) short notice\b|\b(?:good|appropriate|checkable|satisfactory|employment|excellent) references\b|\b(?:at least |minimum |over )?(?:18|21) years (?:of age|old)\b|\b(?:willing|able|open|required|planning) to relocate\b|\bTB test(?:ing)?\b|\bfull vaccination\b|\bfully vaccinated\b/gi,
  ],
] as const;
