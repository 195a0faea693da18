/** Words that state no fact of a resume: grammar and the courtesy of letters. Lemmas. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet of to in on at by for from with without within into onto over under up down out off through
  during before after since until while when where which who whom whose what that this these those it its itself they them their
  he she his her him we us our ours you your yours i me my mine am is are was were be been being have has had having do does did
  done will would can could shall should may might must not no as if than then there here how why also too very more most less
  much many some any all each every both either such own same other another again just only even still already almost about
  around across along among between against per via plus including include like
  dear hiring manager team sir madam regard regards sincerely faithfully best kind warm yours thank thanks
  apply application applicant position post role vacancy job opening opportunity advert ad advertisement posting interview call
  conversation talk speak discuss hear meet look forward welcome glad happy pleased please pleasure delighted chance contact reach
  consider send consideration time read reading review attention letter resume cv detail record line page
  interest interested draw attract appeal want wish hope like enjoy value care matter believe think feel know see find understand
  bring offer give put make take get keep come go show say tell mean use say help let come continue
  experience experienced background work worked working worker career year month week day today now current currently recent
  recently most last past previous previously earlier later part full range area field kind type sort way thing point place side
  match fit meet need ask call list name describe set relevant directly close closely well good useful ready able same
  contribute join add learn grow skill skills ability strength task duty responsibility responsible job daily regular regularly
  main mostly particularly especially both one company organisation organization employer business firm colleague people person
  every there back straight clear clearly plain short brief together far long new where already different similar
  my own hand hands-on practical real actual exactly honest true question answer further next step free availability available
  comfortable familiar practise practice hold possess carry spend serve handle deal involve cover complete start begin
  first carry perform perform provide ensure make sure during each shift-by-shift fresh proud total also
  get undertake routine throughout course time spell stint charge look after onward behalf number group certain level base basis
  able require requirement stated shown state put evidence love right back too soon rather typical normal fine second nature hello hi cheer morning afternoon never whatever today tomorrow im ive id dont lot bit little half trial ground mind quite sure trouble suit step deal sound simply really perhaps often usually sometimes always together man woman somebody someone pass typically normally sir governor headteacher madam mr mrs ms fact example instance besides likewise equally addition moreover
  excit excite excited eager keen thrill thrilled honored honoured grateful percent cent contribution ten minute section detail brief list document keep leave left check point stand whole`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Words that mean the same thing in a letter as in a resume: one group a line. */
const GROUPS = `
staff employee colleague coworker co-worker people person worker member teammate team crew personnel operative
client customer guest shopper account diner
student pupil learner child
patient resident service-user
lead head manage run direct oversee supervise
train teach instruct coach mentor precept educate onboard tutor induct show
build make
create develop produce
write author
launch introduce start found open establish
cut reduce decrease lower shrink trim shorten fall drop halve down
increase grow raise boost lift rise expand improve up higher
look care tend nurse attend
answer handle deal respond resolve take process manage
repair fix mend service maintain
check inspect test examine review audit verify
buy purchase order source procure
plan schedule organize organise arrange coordinate rota
clean sanitize sanitise wash
drive deliver transport haul
help support assist aid
sell sale sales sold
prepare prep make cook
month monthly
week weekly
day daily
year yearly annual annually
percent percentage %
hour hourly
error mistake fault defect
complaint grievance
site location premises
shop store outlet
vehicle truck van lorry
house home property dwelling
report statement account
million m
save saving
pay payroll wage
error mistake
use using
finish complete
put install fit
follow adhere comply
fell drop
colleague staff
log record note chart
remind reminder
doctor physician appointment
cardiac heart
load unload empty
operate operator drive driver
learn train
weld welder welding
nurse nursing
teach teacher teaching
account accounting accountant
electric electrical electrician
law legal lawyer solicitor
autism autistic
publish article
morning breakfast
design designer
`;

const groupOf = new Map<string, string>();
for (const line of GROUPS.trim().split("\n")) {
  const words = line.trim().split(/\s+/);
  for (const word of words) if (!groupOf.has(word)) groupOf.set(word, words[0]!);
}

/** One stem for all words of a group. */
export function plainStem(stem: string): string {
  return groupOf.get(stem) ?? stem;
}
