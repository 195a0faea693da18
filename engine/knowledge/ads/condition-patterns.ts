/** What an ad demands beside skill. All patterns are bounded repeats of fixed words. */
export const CONDITION_PATTERNS = [
  [
    "clearance",
    /\b(?:(?:active|current|an?)\s)?(?:(?:top secret|secret|TS)(?: ?\/ ?SCI)?(?: security)? clearance|(?:security|SC|DV|NV1|NV2|BPSS|baseline|public trust) clear(?:ance|ed)(?! (?:statement|ability)\b)|TS ?\/ ?SCI|BPSS|clearance level:? ?(?:TS|top secret|secret|confidential)|(?:U\.?S\.? )?government clearance|security clearance(?! (?:statement|ability)\b))\b(?: required)?/gi,
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
    /\b(?:work(?:ing)?|performed|done|completed|based|available)(?: (?:fully|100%|entirely|completely|partly))? remotely\b|\btelecommut(?:ing|e) (?:ok|okay|allowed|possible|available|options?)\b|\b(?:fully |100% |mostly |partly |partially )?(?:hybrid |temporarily |completed )?(?<!#\w{0,4}-)(?<!\b(?:users|clients|customers|patients|offices|locally and|collaborates?|support(?:ing)?|manag(?:e|ing)|monitor(?:ing)?|no|not|access(?:ing)?) )remote(?:ly)?(?:\b(?=[- ](?:environment|or|and|in|within|from|for|with|but|work(?:ing)?|worker|role|position|job|opportunit\w+|first|friendly|based|options?|possible|flexib\w+|schedule|available|basis|eligible|setting|arrangement|contract|team|company|considered)\b)|(?= ?(?:[.,;:()|/–—•·\n$£€-]|Full|Part|$)))|\bwork(?:ing)? from home\b(?! (?:stipend|allowance|benefits?|equipment|days|opportunit))|\bhome[- ]based\b(?= (?:role|position|job|work|with|and)|[.,;)]|$)|\bbased at home\b|\bhybrid\b(?! remote\b)(?!(?<=\bour hybrid) work(?:ing)? (?:environment|policy|culture))(?= ?(?:[.,;:()|/–—-]|$)| (?:work(?:ing|place)?|role|position|model|schedule|setting|arrangement|job|options?|basis|of|in|at|within|with|or|and (?:remote|flexible)|\d|team)\b)/gi,
  ],
  [
    "on-site",
    /^(?:in[- ]person|on[- ]?site|in[- ]office)(?=[.,;:|(]|$)|\boffice[- ]based\b|\bsite[- ]based\b|\b(?:fully|100%) on[- ]?site\b|\bon[- ]?site (?:only|role|position|presence|attendance|work|basis|\d)|\b(?:work(?:ing)?|present|report|be|located|presence|role is|position is|job is)(?: \p{Ll}+)? on[- ]?site\b|#LI-onsite\b|\b(?:\d|one|two|three|four|five)(?:[-–]\d)? days? (?:a|per|\/|each) ?week (?:on[- ]?site|(?:in|at|from) (?:(?:the|our)\b|office\b)(?: \p{L}+){0,2})|\b(?:be|work(?:ing)?) in (?:the|our) office \d(?:[-–]\d)? days?(?: (?:a|per) week)?|\b(?:[Ww]ork [Ll]ocation|[Ss]etting|[Ll]ocation): ?(?:\p{L}+ ){0,2}(?:in[- ]person|on[- ]?site|in[- ]office)\b|\b(?:work(?:ing)?|role|position|attendance|job)(?: is)? (?:fully )?in[- ]person\b|\bin[- ]office\b(?= (?:role|position|work|days?|presence|attendance|\d|only|schedule))|\bwork remotely:? (?:no\b|on[- ]?site)|\bno (?:telecommut(?:ing|e)|telework(?:ing)?|remote(?: work(?:ing)?| option)?)\b|\bnot (?:an? |eligible for )?remote(?: work| position| role| job)?\b|(?<=[(|:•·] ?)(?:100% |fully )?on[- ]?site(?= ?[,)|;/.]|$| (?:role|position|full|at|in)\b)|\bon[- ]?site\b,? (?:\p{Ll}+[- ])?(?:role|position|job)\b|\b(?:\d|one|two|three|four|five)(?: ?(?:[-–]|to|or) ?(?:\d|two|three|four|five))? days? (?:in[- ](?:the |our )?office|on[- ]?site)\b|\bwork from (?:the |our )?office\b|\bremote work is not\b(?: \p{L}+)?/giu,
  ],
  // Where the work is done, or where somebody lives who does it.
  [
    "on-site",
    /\b(?:[Ww]ork(?:ing)?|[Bb]ased|[Ll]ocated|[Pp]laced|[Ss]it|[Pp]lacement)(?: (?:daily|on|in|at|from|out|of|within|to|:))+(?: (?:our|the|a|my|one|client(?:['’]?s)?|customer(?:['’]?s)?|shop|head|main|area|retail|site|corporate|professional|\/|\p{Lu}[\p{L}.]*,?)){0,5} (?:[Oo]ffices?|[Ss]ites?|[Cc]ampus|[Pp]remises|[Hh]eadquarters|[Ll]ocation|(?<=retail |shop |sales )[Ff]loor|[Ss]howroom)\b(?: (?:in|at) \p{Lu}\p{L}+)?|\b[Jj]oin us (?:in|at) our (?:\p{Lu}\p{L}+,? ){1,3}[Oo]ffice\b|\b[Mm]ust (?:currently )?(?:live|reside|be (?:located|based|local))\b(?: (?:in|near|to|within)(?: the)?(?: \p{Lu}\p{L}+){1,3})?|\b(?:local to|[Yy]ou live in|[Ll]iving in|[Rr]esiding in|[Yy]ou (?:are|must be) (?:from|based in|located in)) \p{Lu}\p{L}+|\b(?:[Rr]eliably )?[Cc]ommut(?:e|ing|able)(?: (?:or (?:planning|willing|able|be able) to relocate|distance|to (?:the|our|\p{Lu}\p{L}+))\b)(?: \p{Lu}\p{L}+| to \p{Lu}\p{L}+){0,3}/gu,
  ],
  [
    "shift",
    /\b\d(?:\.5)?[- ]days?[- ](?:work(?:ing)?(?:[- ]week)?|(?:a|per) week(?! (?:on[- ]?site|in|at|from|remote|work(?:ing)? from))|week)\b|\b(?:mon(?:day)?|M) ?(?:to|through|thru|[-–]) ?(?:fri(?:day)?|F|sat(?:urday)?|sun(?:day)?)\b|\b\d{2}(?:\.\d{1,2})? ?(?:hours?|hrs?) ?(?:per|a|\/) ?week\b|\b(?:early mornings?|late nights?|nights?|evenings?|weekends?|holidays)(?:(?:,| and| or|\/| &)+ ?(?:late |public |bank )?(?:nights?|evenings?|weekends?|holidays|overtime)){1,4}\b|\b(?:work(?:ing)?|available)(?: (?:on|at|during|some|reasonable|occasional|a|flexible|varied|unsociable|longer|extra|outside)){0,3} (?:overtime|longer hours|unsociable hours|flexible hours|evenings?|weekends?|shifts?|after hours)\b|\bovertime (?:as|when|if|may be|is) (?:required|needed|necessary)\b|\b(?:day|night|rotating|rotational|morning|afternoon|evening|swing|graveyard|overnight|weekend|holiday) shifts?\b(?! (?:differential|allowance|premium|manager|leader|lead|supervisor))|\bafter[- ]hours\b|\b\d{1,2}[- ]hour shifts?\b|\bweekend availability\b|\blong hours\b|\bbeyond normal (?:business|working|office) hours\b/gi,
  ],
  [
    "travel",
    /\b(?:open|flexible|required|ready|available|need(?:ed)?|expected) to travel\b|\btravel(?:l?ing)? (?:is |may be |will be |as |when |if |where )(?:required|necessary|needed)|\btravel on occasion\b|\boccasionally travel\b|\b(?:local|national|domestic|overseas|overnight|business|interstate|regional|minimal|nationwide) travel\b(?! (?:accident|health|medical|insurance|agen|industry|arrangement|and expense|expense|polic|booking|management|program))/gi,
  ],
  [
    "lifting",
    /\b(?:lift|carry|move|push|pull)(?:ing)?(?=[^.;\n]{0,50}\d ?(?:lbs?|pounds|kgs?|kilos?|kilograms))[^.;\n\d]{0,50}\d{1,3} ?(?:lbs?|pounds|kgs?|kilos?|kilograms)\b|\b(?:regularly |frequently |occasionally )?required to (?:sit|stand|walk|lift|bend|reach|kneel|talk|use hands)\b|\b(?:sit|stand|walk)(?:ing)?(?:(?:,| and| or|\/| and\/or)+ ?(?:sit|stand|walk)(?:ing)?){0,3} for (?:long|extended|prolonged) periods(?: of time)?|\bphysically fit\b|\bheavy lifting\b|\b(?:stand|sit|walk|bend|kneel|reach|squat|stoop|crouch)(?:ing)?(?:(?:,| and| or|\/)+ ?(?:stand|sit|walk|bend|kneel|reach|squat|stoop|crouch|lift|push|pull|talk|hear)(?:ing)?){1,8}\b/gi,
  ],
  [
    "right-to-work",
    /\b(?:u\.?s\.?a?|uk|eu|australian|canadian|singapore(?:an)?|hk|hong kong|new zealand) (?:permanent )?(?:citizen|resident)(?:s|ship|cy)?\b|\bpermanent resident(?:s|cy)?\b|\blegally work in (?:the )?\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+)?|\b(?:visa )?sponsorship (?:is )?(?:not |un)available\b|\bwithout (?:the need for )?(?:visa |employer )?sponsorship\b|\bsponsor (?:\p{L}+ )?visas?\b|\bentitle(?:d|ment) to (?:live and )?work\b/giu,
  ],
  [
    "driving-licence",
    /\b(?:able|ability|required|willing) to drive(?= (?:an?|to|around|between|company|in|for)\b| *[.,;)\n]|$)|\bcar driver\b/gi,
  ],
  [
    "other",
    /\b(?:(?:enhanced|current|clean|clear|criminal|police|full|satisfactory|sexual|records?|conviction|bureau) ){0,4}(?:DBS|CRB|PVG|(?<!\b(?:conduct|perform|process|administer|coordinat|handl|manag|run)(?:e|es|ing|s)? )background|criminal record|criminal history|criminal background|conviction record|records bureau|police|employment history|credit|pre-employment|vetting|reference|ID|identity)(?: and reference)? (?:check|clearance|disclosure|screening|verification|investigation)s?\b|\b(?:enhanced |current )(?:CRB|DBS)\b|\b(?:CRB|DBS)\b(?= (?:is |will |required|needed|check|or )|[.,;)]|$)|\b(?:drug|substance)(?: abuse)? (?:test|screen)(?:ing|s)?\b|\bLive ?Scan\b(?: (?:DOJ\/FBI|DOJ|FBI|fingerprint(?:ing|s)?|background|checks?|clearance)){0,4}|\b(?:DMV|MVR|motor vehicle record)s? (?:check|clearance|review)\b|\bproof of (?:auto(?:mobile)? |car |vehicle |liability )?insurance\b|\b(?:valid |current )?(?:auto|car|vehicle|automobile) insurance\b|\bdrug[- ](?:and [\p{L}]+[- ])?free\b(?! workplace)|\b(?:physical|medical) exam(?:ination)?s?\b|\bfingerprint(?:ing|s)?(?: (?:check|scan|clearance))?s?\b|\b(?:clean|clear|good|no) (?:credit|criminal) (?:history|records?|background|convictions?)\b|\bclean background\b|\bcrime[- ]free\b/giu,
  ],
  [
    "other",
    /\b(?:your own|own|reliable|dependable|personal|access to an?(?: (?:own|reliable))?) (?:car|vehicle|(?<!access to an? )transport(?:ation)?)\b|\b(?:your )?own (?:hand )?tools\b|\bneed an? (?:car|vehicle)\b|\bcar (?:owner|driver and owner)\b|\bown an? (?:\p{L}+ ){0,3}(?:car|vehicle)\b|\bimmediate(?:ly)? (?:availability|available|start)\b(?! to (?:the|our|all)\b)|\bavailable immediately\b|\bstart(?:ing)? (?:immediately|asap|within \d+ (?:days?|weeks?))\b|\b(?:at|on) short notice\b|\b(?:good|appropriate|checkable|satisfactory|employment|excellent|clinical|professional|previous|written|strong|work) references\b|\b(?:at least |minimum |over |min\.? )?(?:18|21) years (?:of age|old)\b|\b(?:18|21|eighteen|twenty-one)(?: ?\(\d\d\))?(?: years)?(?: of age| old)? (?:or|and) (?:older|over|above)\b|\bminimum age\b(?: (?:requirements?|is|of) ?\d{0,2})?|\b(?:over|at least) (?:the age of )?(?:18|21)\b(?= (?:years|to\b)|[.,;)]|$)|\b(?:\d\d ?[-–] ?\d\d|(?:max(?:imum)?\.?|under|below|up to|age) \d\d) years[- ]old\b|\b(?:willing|able|open|required)(?: to be)? (?:to relocate|to relocation)\b|\bTB (?:test(?:ing)?|screening|clearance)\b|\btuberculosis(?: (?:test|screening|clearance))?\b|\b(?:full|fully) vaccinat(?:ion|ed)\b|\bvaccination (?:status|record|evidence|required|against)\b|\bproof of (?:vaccination|immuni[sz]ation)\b|\b(?:UK )?National Insurance number\b|\bNI number\b|\bUK bank account\b|\b(?:stable|checkable) (?:employment|work) (?:history|record)\b/giu,
  ],
  [
    "shift",
    /(?<!\bjob types?:?\s?[^\n.]{0,40})(?<!\bfull(?:[- ]?time)?[- ]? ?(?:[,/]|or|and) ?(?:a )?)(?<!\d for )(?<!\b(?:pro[- ]?rata|prorated) for )\b(?:(?:permanent|temporary|seasonal),? )?part[- ]?time\b(?! ?,? ?(?:temporary|contract|internship|permanent|positions\)|course|class|stud|education|degree|internship|employees|staff|associates|experience|MBA|programme|program|rates?|status|basis\b))|\b(?:flexible|irregular|unsociable|unsocial|rotating|regularly scheduled|varied|non-standard) (?:work(?:ing)? )?(?:schedules?|hours|patterns?|shifts)\b(?! (?:to (?:suit|meet|fit)|around))|\bflexible in (?:their|your) working hours\b|\bshifts?[- ](?:duty|duties|schedules?|cycles?|based|system|basis|roster)\b|\bshift work(?:ing|er)?\b|\b(?:work(?:ing)?|cover(?:ing)?|on|in|rotating|different|various|all|flexible|including) shifts\b|\b(?:some |occasional |reasonable |mandatory |for )?over-?time (?:available|work|hours|as|when|if|may|is|required|and|on|tasks)\b/giu,
  ],
  [
    "shift",
    /\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?(?:,| and| or| to|\/| ?[-–])* ?){2,7}|\b(?:one|1|two|2|every|alternate|some|occasional|late|early|weekday) (?:mornings?|evenings?|nights?|weekends?|weekend days?|saturdays?|sundays?)\b|\bovernights?\b(?! (?:stay|travel|trip|success|packages?|deliver|shipments?|mail|flights?|accommodation))|\b(?:from |between )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to|until|and) ?\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?|\b(?:\d\d|forty|thirty|twenty)\+?[- ]hours?[- ](?:a |per |each )?week\b|(?<!\b(?:more than|at least|over|minimum of) )(?<!\d)(?:\d{1,2} ?(?:-|–|to) ?)?\d{1,2}(?:\.\d{1,2})?\+? ?(?:hours?|hrs?)\.? ?(?:\/ ?|(?:a|per|each|every)[ /])?(?:(?:2 )?weeks?(?:ly)?|wks?|fortnight|day)\b|\b(?:US|UK|EU|EST|PST|CET|GMT|IST|European|Eastern|Pacific|American) (?:shifts?|(?:business|working|office) hours)\b|\b(?:outside|beyond) (?:of )?(?:the )?(?:normal|regular|standard|usual|core) (?:business |working |office |work )?hours\b|\bextended hours\b|\b(?:weekend|evening|holiday|night) (?:work|duty|duties|coverage|hours)\b|\b24 ?[x/] ?7 (?:basis|rota|shift|roster|cover|on[- ]call|availability|environment)\b|\b7[- ]day\/? ?24[- ]hour \p{L}+|\b\d:\d roster\b|\blong (?:days|shifts)\b|\b(?:1|2|one|two|three|four|five|six|\d)(?: full)?[- ]days?(?: \/)? (?:per|a) week\b(?! (?:on[- ]?site|in|at|from|remote|work(?:ing)? from))|\b(?:four|five|six)[- ]days?[- ](?:work(?:ing)?[- ])?week\b/giu,
  ],
  [
    "travel",
    /\b(?:willing(?:ness)?|able|ability|prepared|happy|flexib(?:le|ility)|ready|free|open(?:ness)?|expect(?:ed|ation)|required?s?|needed|need|must|may|will|able|available)(?: (?:to|be|also|for|some|to work|involve|requires?|regularly|occasionally|frequently|extensively|do)){0,4} travel(?:l?ing)?\b(?! (?:agen|arrangement|booking|plan|expense|polic|insurance|management|industry|itinerar|cost|and expense|and accom|and hotel|and logistics|schedules?|guide|tech|sector|allowance))|\btravel(?:l?ing)? (?:to|within|throughout|across|around|between|nationally|internationally|locally|extensively|expectations?|up to|from time)\b(?! (?:and from\b|work\b))|\b(?:extensive|frequent|heavy|light|limited|moderate) travel(?:l?ing)?\b|\bbusiness trips?\b|\b(?:require[sd]?|involves?|will|conduct|do|regular|frequent) (?:\p{L}+ ){0,2}(?:site )?visits\b|\bregular visits? to \p{L}+|\bfield[- ]based\b(?= (?:role|position|and|with|job)|[.,;]|$)|\bFIFO\b(?: \(\d:\d\)| (?:role|roster|position|from))|\bon the road\b|\btravel requirements?\b(?: ?:? ?(?:up to )?\d{1,3}(?: ?%)?(?: ?(?:-|–|to) ?\d{1,3})? ?%)?|\btravel(?:l?ing)?:? ?\(?(?:up to |about )?\d{1,3} ?%? ?(?:-|–|to) ?\d{1,3} ?%|\b\d{1,3} ?%? ?(?:-|–|to) ?\d{1,3} ?% (?:of )?travel\b|\b(?:regular|frequent|occasional|extensive) (?:air|international|overnight|business|domestic|local|regional|field) travel\b|\b(?:in-country|field|air|out[- ]of[- ](?:town|state)) travel\b(?! (?:industry|agen|arrangement|expense|booking))|\btravels (?:in|to|within|as|between|throughout)\b/giu,
  ],
  [
    "lifting",
    /\b(?:lift|carry|move|push|pull|handl|hold)(?:ing)?(?: (?:up to|at least|over|a maximum of|occasionally))? ?\d{1,3}(?:\+| ?[-–] ?\d{1,3})? ?(?:lbs?|pounds|kgs?|kilos?|kilograms)\b|\b(?:lift(?:ing)?|mov(?:e|ing)|carry(?:ing)?|handl(?:e|ing)) (?:of )?(?:large|heavy) (?:\p{L}+)|\bhandling up to a maximum of \d+ pounds\b|\bphysical (?:work(?!out|ing| environment)|labou?r|ability to \p{L}+|strength|stamina)\b|\bphysically (?:demanding|able|capable)\b|\b(?:significant|extensive|prolonged|constant) (?:walking|standing|sitting)\b|\b(?:close|distance|colou?r|peripheral)[- ]vision\b(?:,? (?:and )?(?:(?:close|distance|colou?r|peripheral|depth)[- ](?:vision|perception)|(?:and )?the ability to adjust focus|ability to adjust focus))*|\bmanual dexterity\b|\b(?:on|upon) (?:your|their|his or her|my) feet\b(?= (?:for|all|most|the)\b)|\b(?:stand|sit|walk)(?:ing)?(?:(?:,| and| or|\/)+ ?(?:sit|stand|walk)(?:ing)?){0,3} for (?:up to |at least |over )?(?:\d{1,2}|several|many|long) (?:\+ )?hours?\b|\blift(?:ing)?(?:,| and| or|\/)+ ?(?:(?:carry|push|pull|bend|mov|climb)(?:ing|e)?\b(?:,? and |,? or |, ?|\/)?){1,4}|\bstrenuous (?:manual |physical )?(?:labou?r|work|activity|exertion)\b|\b(?:heavy|hard) (?:manual|physical) (?:labou?r|work)\b|\b(?:good|excellent) physical (?:condition(?:ing)?|health|shape|fitness)\b|\brepetitive (?:motions?|movements?)\b|\bclimb(?:ing)? up to \d+|\b(?:prolonged|extended) periods? (?:of )?(?:sitting|standing|walking|of time sitting)\b|\bsense of balance\b|\bclimb(?:ing)? (?:ladders?|stairs)\b/giu,
  ],
  [
    "right-to-work",
    /\b(?:eligib(?:le|ility)|entitled?(?:ment)?|authori[sz](?:ed|ation)|permi(?:tted|ssion)|legally able|right) to (?:legally )?(?:live and work|work and live|work)(?: (?:legally )?in (?:the )?\p{Lu}[\p{L}]*(?: \p{Lu}\p{L}+)?)?|\bwork in (?:the )?(?:US|USA|UK|U\.S\.|United States|United Kingdom|EU) with(?:out| no)\b(?: \p{L}+)?/giu,
  ],
  [
    "clearance",
    /\b(?:government )?security (?:investigation|vetting|screening)\b|\baccess to classified (?:information|material)\b|\b(?:SCI|Compartmentali[sz]ed Information(?: \(SCI\))?) access\b/gi,
  ],
  [
    "driving-licence",
    /\b(?:clean|good|acceptable|safe|valid|satisfactory) (?:MVD|MVR|motor vehicle|driv(?:ing|er|ers|er['’]s)) (?:records?|abstract|history)\b|\b(?:drivers?|driver['’]s) abstract\b|\b(?:must|can|able to|ability to|preferably|required to) (?:also )?drive\b(?= (?:an? (?:car|van|truck|vehicle|company)|to|around|between|company|in\b|for\b|or\b|and\b)| *[.,;)\n]|$)|\bdrives? (?:an? )?(?:p{L}+ (?:or p{L}+ )?)?(?:motor |company |personal |state |city |agency |work )?vehicles?\b|\bcar owner ?\\?\/ ?driver\b|\bdriver essential\b|\b(?:full|clean|valid) (?:UK )?licen[cs]e\b/gi,
  ],
  // What the work is done in: weather, heat, noise.
  [
    "other",
    /\b(?:outside|outdoor|adverse|inclement|unfavou?rable|extreme|harsh|severe|(?:in|under) (?:all(?: types of| kinds of)?|any|various|varying|different)) weathers?\b(?: conditions)?|\b(?:expos(?:ed|ure) to (?:\p{L}+,? ){0,3}|extreme |excessive |(?:in|under) (?:hot|cold) (?:and|or|\/) )(?:heat|cold|dust|noise|fumes|chemicals|temperatures?)\b(?:(?:,| and| or|\/|and\/or)+ ?(?:heat|cold|dust|noise|fumes|chemicals|odou?rs)\b){0,4}|\bwork(?:ing)? (?:outside|outdoors)\b(?: in (?:all|any|various|varying)(?: types of| kinds of)? weathers?(?: conditions)?)?|\bnoise level(?: in the work environment)?(?: (?:is|can|may|be|usually|often|sometimes)){1,3} (?:loud|high)\b/giu,
  ],
] as const;

/** What stands between two parts of one condition: 'Monday to Friday, 8am to 5pm', 'stand, walk and reach'. */
export const JOINS_CONDITIONS =
  /^[ ,;:()/–—|+-]{0,3}(?:(?:and|or|to|on|from|between|with|until|at|an?|the|of|some|for|as|every|either|public|up)[ ,]+){0,4}$/i;

/** Hours that may be a perk, and words that say so near them. */
export const PERK =
  /^(?:flexible |t[eé]l[eé]travail|thuiswerk|hybride |\d(?:\.5)?[- ]days?[- ](?:work|week))/i;
export const TOLD_AS_PERK =
  /\b(?:we offer|benefits?|package|perks?|leave|incentives|vacation|offering|avantages|mutuelle|tickets?[- ]restaurants?|possibilité|mogelijkheid|möglichkeit|urlaub|zuschuss)\b/i;

/** The ad says itself that it does not ask for what it names: 'Security clearance: none required', 'Travel: no'. */
export const DENIED =
  /^(?: (?:work|option))?:? ?(?:is )?(?:none\b|n\/a\b|no\b(?! (?:later|more|less|nights|weekends|evenings))|not (?:required|needed|necessary|available|possible|offered|permitted|an option|applicable)\b|on-?site\b)/i;

/** Before a number of hours that makes somebody eligible for what is offered. */
export const ENTITLES =
  /\b(?:employees|positions|staff|associates|teammates|those|who|colleagues)\b[^.;\n]{0,30} (?:more than|at least|over|minimum of) $/i;

/** Before the hours at which somebody answers the telephone. */
export const REACHED_AT =
  /(?<!\bon[- ])\b(?:contact|call|phone|telephone|ring|contactez|appelez)\b[^.;\n]{0,60}$/i;

/** Before checks that are the work and not its condition: 'Conduct reference checks of candidates'. */
export const DOES_CHECKS =
  /(?<!\b(?:we|will|may|must|to) )\b(?:(?:conduct|perform|administer|coordinat|handl|manag|initiat|oversee)(?:e|es|ing|s)?|processing)\b(?:(?! you\b)[^.;:\n]){0,50}$/i;
