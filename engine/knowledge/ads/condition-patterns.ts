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
] as const;
