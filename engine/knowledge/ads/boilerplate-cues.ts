import type { JobSection } from "../locales/ad-section-kind.ts";

/** What a passage without a heading is, by the words that hardly stand anywhere else. */
const EQUAL_OPPORTUNITY =
  /\bequal (?:employment )?opportunit|\bequal opportunities|\baffirmative action|(?<!ADA, |FMLA, |compliance with |OFCCP, |knowledge of )\bE\.?E\.?O(?:E|\/AA)?\b(?!,)|\bEOE\b|without regard to|not discriminate|prohibits? (?:discrimination|harassment)|qualified applicants|disability confident|guarantees? (?:an )?interviews?|under-?represented|reasonable (?:adjustment|accommodation)|(?:people|applicants|candidates) (?:of|from) (?:every|all|any)|sexual orientation|gender identity|veteran status|protected (?:veteran|status|characteristic|class)|equality,? diversity|celebrates? (?:diversity|difference)|committed to (?:diversity|creating (?:a|an) (?:diverse|inclusive)|equality|inclusion|safeguarding)|inclusive (?:environment|workplace|employer)|male ?\/ ?female|drug[- ]free workplace|hires? on the basis of merit|values diversity|applicants are encouraged|encourages? applications|welcomes? applications from|aboriginal and torres|traditional (?:territory|owners)|athena swan/i;
const LEGAL =
  /\bDBS (?:check|disclosure|clearance)|\bE-Verify\b|background (?:check|verification|screening)|police check|drug (?:and alcohol )?(?:test|screen)|pre-?employment|rehabilitation of offenders|employment (?:business|agency)\b|acts? as an employment|privacy (?:policy|notice)|personal data|your data|data (?:submitted|to be held|will be processed)|consent to the|right to work checks|subject to (?:satisfactory |an? |enhanced )*(?:references|dbs|checks|medical|security)|does not charge|reserve the right|no (?:agencies|recruiters)|agencies (?:are )?(?:please|asked)|unsolicited|canvassing (?:will|is|of|members|for)|the post is subject|this post is subject/i;
const APPLY =
  /(?:^|[.!?:] )to apply\b|\b(?:please|how to) apply\b|\bapply (?:now|online|with|in|to|by|via|today|through|at|or)\b|\b(?:send|submit|email|mail|forward|share) (?:us |in )?(?:your|a|an|their|his|updated)\b.{0,40}\b(?:cv|resume|résumé|cover letter|application|portfolio|note)\b|closing date|only (?:short-?listed|selected|those|candidates)|shortlisted (?:candidates|applicants)|selected for (?:an )?interview|interviews?:|interviews? (?:will be|are|this week|week of|in the week)|walk[- ]in (?:interviews?|between|date|from|on)\b|(?:call|contact|apply|cv|resume|interested|hr).{0,30}\bwhatsapp|whatsapp (?:cv|hr|your|resume|us)|share .{0,30}\bcv\b|information pack|submit a cover letter|informal enquir|hit apply|drop in with|contact hr\b|come in .{0,20} with a resume|we thank all applicants|we read every one|please email portfolio|be contacted\b|applications (?:must|close|without)/i;
const PAY =
  /(?:[£€$₹]|\b(?:USD|GBP|EUR|INR|AUD|CAD|Rs\.?)) ?\d[\d.,]*\s?(?:[kKmM]\b|LPA)?|(?<!\w|\d[.,])\d[\d.,]* ?(?:LPA|lakhs?|euros?|dollars|pounds)\b|\b(?:base )?salary (?:range|is|of|:|£|\$|€)|\bpay range\b|\bOTE\b|commensurate with|\bas per industry/i;
const PAY_LINE =
  /^(?:rate|pay|salary|ctc|compensation|basic|comp|stipend|wage)(?: range)?:? ?(?:from |of |up to |as per )?(?:(?:[£€$₹]|Rs\.?) ?)?\d/i;
/** Asked of everybody, and so nothing that keeps a passage from being boilerplate. */
const FOR_EVERYBODY =
  /\bmust (?:have|hold) (?:the |a |legal )?(?:valid )?(?:right to work|work (?:visa|permit))/gi;
/** A passage that only mentions a bonus or a pension among other things is about something else. */
const WORDS_PER_BENEFIT = 12;
/** A person's own numbers: a budget, a target and what was sold are no pay. */
const NOT_PAY =
  /\bbudget|\brevenue|\bturnover|\bportfolio|\bquota|\bdeals?\b|\bspend\b|\bmillion\b|\bprojects?\b|\bgrants?\b|\bworth\b/i;
const BENEFIT =
  /\b(?:health|medical|dental|vision|life|private) (?:cover|insurance|plan|care|benefits|and|cash)|\bdental\b|\bvision\b|\bpension\b|\b40[13]\(?[kb]\)?|\bPTO\b|\bpaid (?:time off|leave|parental|holiday|training|breaks|overtime|license|tips)|\b\d+ days?'?\b.{0,30}\b(?:holiday|leave|vacation)|\b(?:annual|parental|sick) leave\b|\bholiday(?:s)? (?:allowance|plus)|\bweeks['’]? (?:of )?(?:leave|holiday|vacation|off)|\bgifts\b|\bovertime (?:available|paid|at|pay)\b|\bdays working\b|\b(?:one|two|\d) days? off|\bsaturdays? off|\bdays'? (?:of )?(?:leave|holiday|vacation|PTO)|\bholiday\b|\bvacation\b|\bbonus(?:es)?\b|\bequity\b|\b(?:share|stock) options\b|\boptions\b|\bstipend\b|\btuition\b|\bcommission\b|\bincentives?\b|\bprofit sharing\b|\buniform\b|\bcompany (?:car|van|vehicle)\b|\bpickup\b|\bsign-?on\b|\bfree (?:parking|meals?|food|snacks|coffee|eye|training|dental|uniform|hot)|\bdiscounts?\b|\bgym\b|\bcycle (?:to work|scheme)|\blearning budget\b|\bperks\b|\bbenefits\b|\bcanteen\b|\bsuper\b|\bsuperannuation\b|\bretirement\b|\bHSA\b|\bper diem\b|\bPF\b|\bESI\b|\bwellbeing\b|\bcommuter\b|\bnursery\b|\bchildcare\b|\bweekly pay|\bpaid weekly\b|\bsnacks\b|\bsabbatical\b|\bflexible (?:hours|working)|\bstaff (?:shop|sale|food|discount)|\btips\b|\bemployee store|\bpermanent after|\btemp to perm|\bbirthday off|\baccommodation\b|\b(?:meal|lunch|food) vouchers\b|\b13th (?:month|cheque)\b|\b(?:transport|fuel|tool|shift|phone|housing|wellness|rice|meal|travel|night) (?:allowance|contribution|grant|card|differential|stipend)\b|\b(?:dog|pet)[- ]friendly\b|\bhome office\b|\brelocation\b|\bsalary (?:sacrifice|packaging)\b|\bstaff (?:part(?:y|ies)|bbqs?|events|meals|accommodation)\b|\b(?:employee assistance|EAP)\b|\b(?:JobRad|jobticket|Deutschlandticket|Klimaticket)\b|\bparental pay\b|\bmedical (?:aid|card)\b|\bprovident fund\b|\bgratuity\b|\bservice charge\b|\b(?:duty|staff) (?:meals|food)\b|\bannual (?:air )?ticket\b|\b(?:EPF|SOCSO|HMO)\b|\btronc\b|\b(?:four|4)[- ]day weeks?\b|\bsummer fridays\b|\bseason ticket loan\b|\bdeath in service\b|\blife assurance\b|\bincome protection\b|\b(?:gear|training|learning|equipment) budget\b|\bdays (?:of )?(?:vacation|leave|holiday)\b|\blaptop of (?:your )?choice\b|\btuition\b/gi;
/** Someone is asked for or told what to do: not boilerplate, whatever else stands there. */
const ASKS =
  /\b(?:you(?:'|’)ll (?:need|have|be|bring|use)|you (?:will|must|should|need(?! ?[.,]))|experience (?:of|in|with)|knowledge of|ability to|must (?:have|be|hold)|skills? in|proficien|responsible for|degree in|(?:required|preferred|essential|desirable)\b)/i;

const COMPANY =
  /\bfounded (?:in|by)|\bestablished in|\bsince (?:18|19|20)\d\d|\bfor (?:more than|over|almost|nearly) \S+ years|\bwe (?:employ|make|sell|help|build|believe|started|are a|are an|own|insure|move|care about|have designed)\b|\b(?:makes?|sells?|employs?|serves?(?! as\b)|insures?|publishes?|gives) (?:\S+ ){0,6}(?:for|to|people|customers|clients|employees|staff|sites|a year)\b|\bstarted in\b|\bour (?:mission|vision|values|story|customers are)|\brated outstanding|\bhead(?:quartered|quarters)\b|\b(?:market|industry|global|world)[- ]lead|\bleading (?:provider|supplier|company)|\bfamily[- ](?:owned|run)|(?<!\w|\d[.,])\d[\d,]* (?:people|employees|staff|stores|restaurants|branches|offices|homes|customers)\b|\bprofitable\b|\baward[- ]winning/i;
const ASKS_FOR_SOMEONE =
  /\byou\b|\byour\b|\bcandidate|\bwe need\b|\bneeds?\b|\blooking for\b|\bseek(?:s|ing)?\b|\bhiring\b|\brecruit(?:s|ing)\b|\bjoin\b|\bexperience\b|\bresponsib|\bthis role\b|\bthe role\b|\bmust\b|\bwe want\b|\brequires?\b|\bthe (?:postholder|successful)\b/i;

/** The kind of boilerplate a passage is, or null where it may say something about the work. */
export function boilerplateKind(text: string, asks: boolean): JobSection | null {
  if (EQUAL_OPPORTUNITY.test(text)) return "equal-opportunity";
  if (PAY_LINE.test(text)) return "pay";
  if (!asks && LEGAL.test(text)) return "equal-opportunity";
  if (asks || ASKS.test(text.replace(FOR_EVERYBODY, ""))) return null;
  if (APPLY.test(text)) return "apply";
  const benefits = new Set((text.match(BENEFIT) ?? []).map((word) => word.toLowerCase())).size;
  if (benefits >= 2 && benefits * WORDS_PER_BENEFIT >= text.split(/\s+/).length) return "benefits";
  if (PAY.test(text) && !NOT_PAY.test(text) && isShortOrPaid(text)) return "pay";
  return null;
}

/** An amount in a long passage may be the size of a project; then a word of pay must stand with it. */
function isShortOrPaid(text: string): boolean {
  const isShort = text.split(/\s+/).length <= 20;
  return (
    isShort ||
    /\b(?:hour|annum|salary|pay|bonus|OTE|DOE|compensation|base|rate)\b|\ba (?:day|month|year)\b|\/(?:hr|h|day)\b/i.test(
      text,
    )
  );
}

/** Few words, one of which is a benefit: below pay or benefits a line of them. */
export function isLooseBenefit(text: string): boolean {
  return text.split(/\s+/).length <= 4 && text.match(BENEFIT) !== null;
}

/** A passage about the employer that asks for nobody. */
export function isAboutCompany(text: string): boolean {
  return COMPANY.test(text) && !ASKS_FOR_SOMEONE.test(text);
}
