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
desarrollador ingeniero enfermero enfermera contable técnico vendedor camarero
`;

const heads = new Set(HEADS.split(/\s+/).filter((word) => word !== ""));
/** Ends of nouns that name a person's trade, for what no list foresees; short words are left out ('other', 'river'). */
const TRADE_END = /(?:ologist|grapher|keeper|maker|smith|mechanic|technician|ometrist|iatrist|wright)$/;

/** Whether a word names who does a job; plurals count. */
export function isTitleHead(word: string): boolean {
  const lower = word.toLowerCase().replace(/[^\p{L}-]/gu, "");
  return heads.has(lower) || (lower.endsWith("s") && heads.has(lower.slice(0, -1))) || TRADE_END.test(lower);
}

/** Heads that are also common words, and so need a capital and company ('Team Lead', never 'lead'). */
const DOUBTFUL = new Set(
  "head lead sales hr host member partner principal fellow guard guide rep server crew trainer member officer associate judge keeper miller mason".split(
    " ",
  ),
);

export function isDoubtfulHead(word: string): boolean {
  return DOUBTFUL.has(word.toLowerCase());
}
