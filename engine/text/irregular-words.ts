/** Irregular plurals and past forms, 'form base' a line group; and words whose ending only looks like an inflection. */

const PLURALS = `
men man; women woman; womens woman; mens man; people people; children child; childrens child; feet foot; teeth tooth;
geese goose; mice mouse; lice louse; oxen ox; knives knife; wives wife; lives life; shelves shelf; halves half;
calves calf; loaves loaf; thieves thief; leaves leave; selves self; wolves wolf; hooves hoof; scarves scarf;
analyses analysis; diagnoses diagnosis; prognoses prognosis; crises crisis; theses thesis; hypotheses hypothesis;
syntheses synthesis; parentheses parenthesis; axes axis; bases base; oases oasis; neuroses neurosis;
criteria criterion; phenomena phenomenon; curricula curriculum; memoranda memorandum; bacteria bacterium;
media media; spectra spectrum; strata stratum; addenda addendum; errata erratum; symposia symposium;
appendices appendix; indices index; indexes index; matrices matrix; vertices vertex; vortices vortex;
alumni alumnus; stimuli stimulus; foci focus; fungi fungus; nuclei nucleus; radii radius; syllabi syllabus;
formulae formula; larvae larva; vertebrae vertebra; antennae antenna; bureaux bureau; buses bus; gases gas;
lenses lens; movies movie; cookies cookie; calories calorie; pies pie; ties tie; brownies brownie; smoothies smoothie;
caches cache; aches ache; headaches headache; toothaches toothache; quizzes quiz; quizes quiz; statuses status; campuses campus; viruses virus;
bonuses bonus; censuses census; sinuses sinus; corpora corpus; personnel personnel; salesmen salesman; foremen foreman;
craftsmen craftsman; draftsmen draftsman; tradesmen tradesman; firemen fireman; policemen policeman; workmen workman;
servicemen serviceman; businessmen businessman; businesswomen businesswoman; saleswomen saleswoman; midwives midwife;
housewives housewife; stepchildren stepchild; grandchildren grandchild; schoolchildren schoolchild; dice die; pence penny;
heroes hero; potatoes potato; tomatoes tomato; echoes echo; vetoes veto; cargoes cargo; mangoes mango; torpedoes torpedo;
menus menu; gurus guru; taxis taxi; skis ski; kiwis kiwi; does do; goes go; undergoes undergo; has have; is be; are be; was be; were be; am be; been be; being be;
shoes shoe; toes toe; canoes canoe; axles axle; niches niche; avalanches avalanche; creches creche; clothes clothes; psyches psyche;
biases bias; atlases atlas; canvases canvas; aliases alias; gasses gas; plusses plus; pluses plus; ids id; ads ad; pcs pc; hrs hour; yrs year;
mgmt management; mgt management; mgr manager; mgrs manager; dept department; depts department; govt government; intl international;
admins admin; lbs pound; lb pound; asst assistant; certs certification; cert certification; exp experience; yr year; hr hr;
`;

const VERBS = `
began begin; begun begin; beginning begin; bent bend; bet bet; bid bid; bidding bid; bound bind; bit bite; bitten bite; blew blow; blown blow;
broke break; broken break; brought bring; built build; burnt burn; bought buy; caught catch; chose choose; chosen choose;
came come; dealt deal; dug dig; did do; done do; drew draw; drawn draw; dreamt dream; drank drink; drunk drink; drove drive; driven drive;
ate eat; eaten eat; fell fall; fallen fall; fed feed; felt feel; fought fight; found find; flew fly; flown fly; forbade forbid;
forgot forget; forgotten forget; forgave forgive; froze freeze; frozen freeze; got get; gotten get; gave give; given give; went go; gone go;
grew grow; grown grow; hung hang; had have; having have; heard hear; hid hide; hidden hide; held hold; kept keep; knew know; known know;
laid lay; led lead; left leave; lent lend; let let; lit light; lost lose; made make; meant mean; met meet; overcame overcome;
oversaw oversee; overseen oversee; overseeing oversee; paid pay; proven prove; ran run; rang ring; rose rise; risen rise; rode ride; ridden ride;
said say; saw see; seen see; seeing see; sought seek; sold sell; sent send; set set; sewn sew; shook shake; shaken shake; shone shine; shot shoot;
shown show; sang sing; sung sing; sat sit; slept sleep; spoke speak; spoken speak; spent spend; spun spin; stood stand; stole steal; stolen steal;
stuck stick; struck strike; swept sweep; swam swim; took take; taken take; taught teach; tore tear; torn tear; told tell; thought think; threw throw; thrown throw;
understood understand; undertook undertake; undertaken undertake; underwent undergo; underwrote underwrite; underwritten underwrite; undergone undergo; upheld uphold; woke wake; wore wear; worn wear; won win;
withdrew withdraw; withdrawn withdraw; withheld withhold; withstood withstand; wrote write; written write; rewrote rewrite; rewritten rewrite; rebuilt rebuild;
foresaw foresee; forecasted forecast; broadcasted broadcast; troubleshot troubleshoot; troubleshooted troubleshoot; input input; inputted input; outsold outsell;
resold resell; retook retake; redid redo; undid undo; misled mislead; mistook mistake; partook partake; outgrew outgrow; overdrew overdraw; upsold upsell; ground grind;
lain lie; lying lie; tying tie; dying die; dyeing dye; vying vie; agreed agree; agreeing agree; freed free; freeing free; guaranteed guarantee; guaranteeing guarantee; refereed referee;
travelled travel; traveled travel; focused focus; focusing focus; focussed focus; focussing focus; biased bias; canvassed canvass; programmed program; programing program;
formatted format; formatting format; formated format; benefited benefit; benefitted benefit; benefiting benefit; benefitting benefit; combatted combat; targeted target; targeting target; piloted pilot; piloting pilot; pivoted pivot; pivoting pivot; budgeted budget; budgeting budget;
completed complete; completing complete; competed compete; competing compete; deleted delete; deleting delete; depleted deplete; obsoleted obsolete; executed execute; executing execute; united unite; uniting unite; invited invite; inviting invite; cited cite; citing cite; expedited expedite; expediting expedite; ignited ignite; rewriting rewrite; polluted pollute;
promoted promote; promoting promote; devoted devote; devoting devote; denoted denote; quoted quote; quoting quote; noted note; noting note; remoted remote; interfered interfere; interfering interfere; adhered adhere; adhering adhere;
bathed bathe; bathing bathe; breathed breathe; breathing breathe; clothed clothe; tasted taste; tasting taste; wasted waste; wasting waste; pasted paste; pasting paste; tested test;
changed change; changing change; arranged arrange; arranging arrange; exchanged exchange; exchanging exchange; ranged range; ranging range; challenged challenge; challenging challenge; plunged plunge; lounged lounge;
welcomed welcome; welcoming welcome; overcoming overcome; becoming become; became become; coming come; explored explore; exploring explore; restored restore; restoring restore; ignored ignore; ignoring ignore; scored score; stored store;
centered center; envisioned envision; hinged hinge; infringed infringe; syringed syringe; tinged tinge; dined dine; dining dine; lined line; lining line; mined mine; mining mine;
typed type; typing type; planed plane; used use; using use; eased ease; ceased cease; increased increase; decreased decrease; leased lease; leasing lease; released release; purchased purchase; purchasing purchase; erased erase; phased phase; phasing phase; chased chase; based base; biassed bias; gassed gas; bused bus; summarised summarize;
quizzed quiz; quizzing quiz; equipped equip; equipping equip; shipped ship; kidnapped kidnap; worshipped worship; handicapped handicap; mapped map; unzipped unzip;
installed install; installing install; enrolled enroll; enrolling enroll; fulfilled fulfill; fulfilling fulfill; recalled recall; recalling recall; pulled pull; called call; forestalled forestall; distilled distill; distilling distill; instilled instill; instilling instill; scrolled scroll; reinstalled reinstall; reinstalling reinstall; uninstalled uninstall; uninstalling uninstall; overhauled overhaul; refilled refill; refilling refill; drywalled drywall; drywalling drywall;
added add; adding add; egged egg; erred err; purred purr; sniffed sniff; staffed staff; buffed buff; stuffed stuff;
signed sign; designed design; designing design; assigned assign; mentored mentor; tutored tutor; monitored monitor; authored author; sponsored sponsor; anchored anchor; factored factor; refactored refactor; refactoring refactor; doctored doctor; vectored vector; censored censor; favored favor; labored labor; colored color; honored honor; humored humor; armored armor; harbored harbor; pastored pastor; proctored proctor; proctoring proctor;
`;

const UNCHANGED = `
access accounting analysis apparatus atlas basis bias bonus building business campus canvas catering census chaos
chassis christmas civics class clothing compass congress consensus corpus cosmos crisis cross cyber dentures economics electronics
emphasis engineering ethics evening exodus express fitness focus gas genesis geometrics glass glasses goods grass gross gymnastics harness
headquarters hers his hospice housing hydraulics illness its king lens less logistics loss mathematics maths means mechanics media meeting
mess metrics minus morning mortgage news nothing nucleus nursing obstetrics opus paralysis pediatrics physics plus pneumatics
politics press previous process progress pus radius red ring robotics series shed sing something species spring statistics
status string success surplus synopsis terminus thanks thesis this thus trellis various versus virus waitress wedding wing witness
yes across address as bachelors bass boss us is was has does anything everything during ceiling sibling sterling darling offspring
banking counseling scaffolding marketing cooking programming computing manufacturing publishing broadcasting advertising plumbing flooring roofing siding
decking fencing guttering railing clearing lighting heating
need feed seed speed weed breed hundred sacred kindred naked embed imbed bed wed fled sled bred
indeed proceed exceed succeed tweed reed deed greed steed creed
sas aws ios dns css gps ems bls pals acls cms sms tls vms vfs erp
mongodb redis kubernetes jenkins postgres keras pandas aris sanskrit
perhaps besides towards afterwards overseas diabetes rabies scabies herpes measles mumps
united limited
sales customs earnings premises
`;

function readPairs(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of text.split(";")) {
    const [form, base] = pair.trim().split(" ");
    if (form !== undefined && base !== undefined) pairs.set(form, base);
  }
  return pairs;
}

/** Plural or abbreviated noun -> its singular. */
export const IRREGULAR_PLURALS = readPairs(PLURALS);
/** Past, participle or -ing form -> base verb. */
export const IRREGULAR_VERBS = readPairs(VERBS);
/** Words that stand for themselves: 'accounting' is not an inflection of 'account', nor 'news' the plural of 'new'. */
export const UNINFLECTED: ReadonlySet<string> = new Set(UNCHANGED.split(/\s+/).filter((word) => word !== ""));
