/** Words of job titles that are no names: they stand in small letters in the middle of a sentence. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  `lifecycle crm email retention growth flatbed hopper reefer tanker dump bucket boom skid steer backhoe hydrovac septic livestock grain roll-off tech au pair walker key holder feeder slinger hod vault haunt audiobook cryptologic antique drystone hedge butler dresser ghillie stalker polisher drainage doctoral sushi switchboard scrum excavator bin crematorium locomotive barge crib extruder slitter palletiser kiln brewhouse equine
  tenancy sustainment escrow prop esports recess wildland raft turbine wastewater sewer escalator voltage consular constituency fry optometric wig
  hammam balloon rideshare gutter playgroup funeral egg poultry crop scrap fibre fiber trade union lens peat tanning campsite holiday leaflet paper
  tile thatch reed cask hop yarn candle shoe rope kelp salt glass doll wire felt cork leaf silk hide bone pearl clay brush feather slate banquet
  railcar toll refuse recycling sorting picking packing cleansing sterile processing kettle oven pizza sandwich deli produce seafood meat fish cheese
  butchery fryer grill saute pantry cellar linen lawn turf golf ski surf dive swim yoga dance drama choir band orchestra theatre stage lighting sound
  camera film set props costume wardrobe makeup nail lash brow massage tattoo piercing kennel cattle sheep goat pig horse hen hatchery orchard
  forestry timber sawmill quarry mine tunnel drill blast rigging scaffold crane hoist piling paving asphalt concrete drywall ceiling floor
  carpet curtain blind window door gate fence roof gutter chimney boiler burner furnace valve pump duct vent solar wind hydro nuclear tram rail track
  signal ferry tug dredger deck hull dock port harbour harbor cargo baggage ramp runway hangar cabin rotor airframe avionics
  kennel animal shelter breakfast morning evening night dairy vineyard winery salon spa gym pool beach tour accountant accounts account accounting actuary adjuster admin administration administrative administrator advisor adviser agent aide
  ambassador analyst and animator apprentice architect architectural artist assembler assembly assistant assessor associate at attendant attorney
  auditor backend baker bank bar barback barber barista bartender beautician bookkeeper branch brand bricklayer broker builder business buyer campus
  canteen captain care caregiver carer caretaker carpenter cashier casual chambermaid chef chemist chief childcare civil claims clerk clerical cleaner
  client clinic clinical coach cold collections combination commercial commis communications community companion compliance conductor construction
  consultant content contract contractor controller cook coordinator co-ordinator copywriter corporate counsel counsellor counselor courier crew
  critical customer cyber data day delivery dental dentist deputy design designer desk detective developer development digital director dispatcher
  distribution division doctor dock driver early editor education electrical electrician embedded employee energy engineer engineering enterprise
  environmental estate estimator event events examiner executive expert facilities facility factory family farm fashion field finance financial fire
  firefighter first fitter fleet floor florist food for foreman forklift frontend front full full-stack fundraiser gardener general geologist graduate
  graphic groundskeeper ground guard guest guide hairdresser handyman handler head health healthcare heavy help helpdesk home hospital hospitality host
  hostess hotel house housekeeper housekeeping human in industrial information infrastructure inside inspector installer instructional instructor
  insurance intern interior internal interpreter inventory investment investigator janitor journalist journeyman judge junior key kitchen lab labor
  laboratory laborer labour labourer landscape landscaper lawyer lead leader leasing lecturer legal liaison librarian library licensed line loan local
  logistics machine machinist maintenance maker manager managing manufacturing marine market marketing mason master mate maths mathematics mechanic
  mechanical media medical meter midwife mobile mortgage music nanny network night nurse nursery nursing of office officer operations operative operator
  optician order owner packer packaging painter paralegal paramedic part-time partner partnerships pastry patient payable payroll personal pharmacist
  pharmacy photographer physical physician physiotherapist picker pilot pipe pipefitter planner planning plant plasterer platform plumber police policy
  porter postdoctoral practice practitioner preschool primary principal private probation process procurement producer product production professor
  programme program programmer project projects property psychologist public purchasing quality quantity radiographer real receivable receptionist
  recruiter recruitment regional registered registrar relations relationship reporter representative research researcher reservations residential
  resource resources restaurant retail risk roofer room route safety sailor sales salesperson scheduler scheduling school science scientist seamstress secondary
  secretary security selector senior server service services shift ship shop site social software solicitor solutions sommelier sous special specialist staff
  station stock store strategist strategy structural student supervisor supplier supply support surgeon surveyor sustainability system systems tailor
  tax taxi teacher teaching team technical technician technologist telecom teller temporary test tester therapist ticket tool trade trader traffic train trainee trainer training
  transport travel treasury truck tutor undergraduate underwriter unit user utility valet van vehicle veterinary video visual vocational volunteer waiter
  waitress ward warehouse waste diesel logistical automated lube emt paramedic stylist hairstylist cosmetologist grower greenhouse prep hygienist operative fabricator foreperson aircraft airline air ambulance arborist assay auto automotive bakery banquet bench bilingual bindery boiler bus butcher cabinet cabin carpentry catering cellar certified chartered checkout children chiropractor concrete conservation contracts conveyancer court crane crop curator custody customs dairy deckhand dialysis dietitian dispensing diver drywall dyer elementary emergency estimating executive farmhand fibre fiber fish flight flooring foundry freight furniture game gas glass glazier grade greenkeeper groom hair herd high hospice hull import export instrument instrumentation intensive ironworker joiner kindergarten knitter laundry lathe lift lighting livestock locksmith mail machining massage meat merchandiser metal middle mill miner mixing mobility mould mold neonatal night nuclear nutritionist occupational ophthalmic optometrist orchard outreach palliative park parking parts patrol pattern pediatric paediatric perinatal pest phlebotomist playground plating podiatrist poultry press presser print printing promotions pump radiation radio radiologic rail railway receiving records refrigeration rehabilitation reliability respiratory rigger rural sawmill scaffolder set sewing sheet shepherd signal skipper slaughter sonographer sound speech spray steel stock stone sterile stylist supply surgical table telephone telesales textile theatre theater tiler timber tool transit translator tree turf turner tyre usher ventilation vehicle vet veterinary waiting water weaver weld wind window wireman wood woodwork zoo zookeeper web welder welfare welding wholesale worker workshop writer yard yoga youth babysitter`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Last words of titles, beside those in -er, -or, -ist, -ian and their like, that one person can be. */
const PERSON_NOUNS: ReadonlySet<string> = new Set(
  `agent aide ambassador analyst apprentice architect artist assistant associate attendant attorney captain carer chef clerk coach companion consultant
  cook counsel expert fitter foreman guard guide host hostess intern judge laborer lead mason mate mechanic midwife nurse partner pilot representative
  scientist secretary specialist student surgeon technician temp trainee valet volunteer waitress accountant journeyman buyer operative fellow
  executive electrician graduate trustee deacon chair educator preceptor facilitator realtor purser steward stewardess arborist optometrist archivist sub-editor butcher brewer co-chair co-applicant co-author co-lead treasurer person member champion aider responder keyholder superuser first-aider mentor tutor governor councillor detective sailor physician therapist executive professional professor lawyer handyman paramedic paralegal barista sommelier nanny`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** In -er and the like, but nobody's job. */
const NO_PERSON =
  /^(?:customer|consumer|number|paper|water|server|computer|order|power|letter|matter|folder|center|career|user|later|other|under|over|after|ever|never|river|timber|rubber|tower|quarter|corner|semester|chapter|register|newsletter|trailer|container|printer|motor|reactor|sensor|conveyor|elevator|generator|floor|door|indoor|outdoor|labor|color|error|mirror|minor|major|interior|exterior|prior|sector|factor|list|plant|grant|restaurant|merchant|german|roman|norman|human|participant|assist|exist|tourist|consultant)$/;

/** Whether a word, in small letters, names what one person is: 'engineer', 'nurse', 'analyst'. */
export function isPersonNoun(word: string): boolean {
  return (
    !NO_PERSON.test(word) &&
    (PERSON_NOUNS.has(word) ||
      (TITLE_WORDS.has(word) && /(?:er|or|ist|ian|ant|man|woman|president|maid|ee)$/.test(word)) ||
      /(?:ologist|ographer|keeper|worker|smith|wright|eer|man|ician)$/.test(word))
  );
}

/** Titles that one person alone has at a time take no article: 'as head of data'. */
export const SOLE_TITLE =
  /^(?:head|vice president|president|chief|director|chair|owner|founder|co-founder|principal|deputy head|managing director|general manager)\b(?: of\b|$)|^chief\b|^(?:vice )?president\b/i;

/** How titles shorten their words, and what a letter writes for it. */
export const SHORTENED_TITLE_WORDS: Readonly<Record<string, string>> = {
  asst: "Assistant",
  jr: "Junior",
  sr: "Senior",
  snr: "Senior",
  mgr: "Manager",
  engr: "Engineer",
  exec: "Executive",
};
