/** Nouns that head a job title, singular, lower case. A title is a line or phrase that one of them closes. */
const HEADS = `
accountant actuary adjuster administrator adviser advisor agent analyst animator architect assembler assessor assistant
associate attendant attorney auditor baker barber barista bartender beautician biologist bookkeeper bricklayer broker
builder butcher buyer captain caregiver caretaker carer carpenter cashier caterer chef chemist chauffeur cleaner clerk clinician
coach commis concierge conductor conservator consultant controller cook coordinator co-ordinator copywriter correspondent
counsel counsellor counselor courier curator custodian dean dentist designer detective developer dietician dietitian
director dispatcher doctor draftsman draftsperson draughtsman driver economist editor educator electrician engineer
epidemiologist estimator evangelist executive fabricator facilitator farmer fellow firefighter fitter florist foreman
forester fundraiser gardener geologist groundskeeper groundsman guard guide hairdresser handler handyman head helper
host hostess housekeeper hygienist illustrator inspector installer instructor intern interpreter interviewer investigator
janitor joiner journalist judge keeper labourer laborer lawyer leader lecturer librarian lifeguard loader locksmith machinist
maid manager marketer mason mechanic mechatronician merchandiser midwife miller millwright miner moderator musician nanny
negotiator nurse nutritionist officer operative operator optician optometrist orderly packer painter paralegal paramedic
partner pathologist pharmacist phlebotomist photographer physician physicist physiotherapist picker pilot pipefitter planner
plasterer plater plumber podiatrist porter practitioner president pricer principal producer professor programmer psychologist
psychiatrist publicist purchaser radiographer radiologist ranger realtor receptionist recruiter registrar repairer reporter
rep representative researcher reviewer rigger roofer salesperson sales scaffolder scheduler scientist seamstress secretary server
setter shopper solicitor specialist sponsor statistician steward stewardess stocker storekeeper strategist stylist
superintendent supervisor surgeon surveyor tailor taster teacher technician technologist teller tester therapist tiler
trader trainee trainer translator treasurer tutor underwriter upholsterer usher valet valuer veterinarian vet videographer
waiter waitress warden watchman weaver welder winemaker worker writer apprentice artist athlete ambassador assistants
generalist lead apprentice magistrate notary planner sommelier buyer tradesperson sergeant member crew foreperson
deckhand groom physiologist sonographer audiologist anaesthetist anesthesiologist hr ecologist hydrologist toxicologist
entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin sachbearbeiter sachbearbeiterin
pflegefachkraft mechaniker elektriker développeur ingénieur infirmier infirmière comptable technicien vendeur vendeuse
grower gasfitter glazier ganger banksman slinger signaller steelfixer jointer linesman lineman lineworker splicer turner
moulder molder polisher sprayer  cutter binder bookbinder finisher grader arborist arboriculturist landscaper greenskeeper pruner
shearer shepherd stockman stockperson stockwoman milker herdsman herdsperson fisher diver skipper bosun purser shunter flagger expediter
expeditor forwarder stevedore sorter wrapper demonstrator canvasser telemarketer closer auctioneer appraiser adjudicator examiner
originator processor banker croupier bouncer doorman doorperson bellhop bellman runner busser barback dishwasher plongeur patissier
pâtissier confectioner chocolatier brewer distiller roaster fishmonger cheesemonger butcher slaughterer filleter beekeeper dancer
choreographer actor singer composer gaffer lighter compositor modeller modeler sculptor drafter cartographer retoucher typesetter
proofreader transcriber transcriptionist typist stenographer telephonist bailiff prosecutor barrister conveyancer arbitrator mediator
ombudsman headteacher provost bursar invigilator proctor paraprofessional interventionist paraeducator governess playworker childminder
matron sister radiotherapist orthotist prosthetist perfusionist acupuncturist masseur masseuse osteopath chiropractor homeopath
naturopath hospitalist intensivist paediatrician pediatrician obstetrician denturist embalmer undertaker mortician chaplain pastor
imam rabbi sexton verger mentor navigator liaison advocate caseworker keyworker caregiver companion aide orderly
craftsman craftsperson draughtswoman repairman handyperson salesman saleswoman barman barmaid tradesman postman postwoman
storeman storewoman yardman signwriter restorer gilder jeweller jeweler goldsmith watchmaker saddler cobbler shoemaker
farmhand stablehand ranchhand bookmaker actress pianist violinist organist conductor projectionist
master owner champion sdr bdr leiter kaufmann kauffrau verkäufer verkäuferin koch köchin kellner kellnerin pfleger pflegerin
desarrollador ingeniero enfermero enfermera contable técnico vendedor camarero
`;

const heads = new Set(HEADS.split(/\s+/).filter((word) => word !== ""));
/** Ends of nouns that name a person's trade, for what no list foresees; short words are left out ('other', 'river'). */
const TRADE_END =
  /(?:ologist|grapher|keeper|maker|smith|mechanic|[lmnrt]ician|ometrist|iatrist|wright|fitter|caseworker|monger|therapist)$/;
/** Abbreviations that name who does a job, in capitals: 'CNA - Memory Care', 'Travel RN'. */
const ABBREVIATED =
  /^(?:CNA|LPN|LVN|RN|RGN|RMN|RNLD|HCA|HCSW|HHA|CMA|CCMA|RMA|PCA|PCT|PSW|DSP|STNA|GNA|NP|FNP|PMHNP|CRNA|APRN|PA-C|EMT|AEMT|ODP|LCSW|LMSW|LMFT|LPC|BCBA|RBT|SLP|SLPA|COTA|PTA|OTR|DPT|CRT|RRT|TA|HLTA|LSA|ECE|SENCO|SENCo|PGT|TGT|PRT|SDR|BDR|CSR|AE|SRE|DBA|SDET|BA|KP|CDP|EA|CFO|CEO|COO|CTO|CMO|CHRO|CIO|CISO|HRBP|GP|SHO|ANP|ACP)s?$/;

/** Whether a word names who does a job; plurals count. */
export function isTitleHead(word: string): boolean {
  const lower = word.toLowerCase().replace(/[^\p{L}-]/gu, "");
  return heads.has(lower) || (lower.endsWith("s") && heads.has(lower.slice(0, -1))) || TRADE_END.test(lower);
}

/** Whether a word is the abbreviation of a job, as written. */
export function isAbbreviatedTitle(word: string): boolean {
  return ABBREVIATED.test(word);
}

/** Heads that are also common words, and so need a capital and company ('Team Lead', never 'lead'). */
const DOUBTFUL = new Set(
  "head lead sales hr host member partner principal fellow guard guide rep server crew trainer member officer associate judge keeper miller mason master owner champion advocate liaison companion  sister runner cutter closer lighter finisher turner binder processor polisher sorter  navigator restorer".split(
    " ",
  ),
);

export function isDoubtfulHead(word: string): boolean {
  return DOUBTFUL.has(word.toLowerCase());
}
