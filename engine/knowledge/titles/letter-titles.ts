import { readWords } from "../../text/word-set.ts";
import { LOCALES } from "../locales/all-locales.ts";

/** Letters are English. */
const NOUNS = LOCALES.find(({ language }) => language === "en")?.titles?.nouns ?? [];

/** Words of job titles that are no names: they stand in small letters in the middle of a sentence. */
export const TITLE_WORDS: ReadonlySet<string> = new Set([
  ...NOUNS,
  ...readWords(`lifecycle crm email retention growth flatbed hopper reefer tanker dump bucket boom skid steer backhoe hydrovac septic
    livestock grain roll-off tech au pair walker key holder feeder hod vault haunt audiobook cryptologic antique drystone
    hedge butler dresser ghillie stalker drainage doctoral sushi switchboard scrum bin crematorium locomotive barge crib
    kiln brewhouse equine tenancy sustainment escrow prop esports recess wildland raft turbine wastewater sewer escalator
    voltage consular constituency fry optometric wig hammam balloon rideshare gutter playgroup funeral egg poultry crop
    scrap fibre fiber trade union lens peat tanning campsite holiday leaflet paper tile thatch reed cask hop yarn candle
    shoe rope kelp salt glass doll wire felt cork leaf silk hide bone pearl clay brush feather slate banquet railcar toll
    refuse recycling sorting picking packing cleansing sterile processing kettle oven pizza sandwich deli produce seafood
    meat fish cheese butchery grill saute pantry cellar linen lawn turf golf ski surf dive swim yoga dance drama choir
    band orchestra theatre stage lighting sound camera film set props costume wardrobe makeup nail lash brow massage
    tattoo piercing kennel cattle sheep goat pig horse hen hatchery orchard forestry timber sawmill quarry mine tunnel
    drill blast rigging scaffold crane hoist piling paving asphalt concrete drywall ceiling floor carpet curtain blind
    window door gate fence roof chimney boiler furnace valve pump duct vent solar wind hydro nuclear tram rail track
    signal ferry tug dredger deck hull dock port harbour harbor cargo baggage ramp runway hangar cabin rotor airframe
    avionics animal shelter breakfast morning evening night dairy vineyard winery salon spa gym pool beach tour accounts
    account accounting admin administration administrative and architectural assembly at backend bank bar branch brand
    business campus canteen care casual childcare civil claims clerical client clinic clinical cold collections
    combination commercial communications community compliance construction content contract corporate crew critical
    customer cyber data day delivery dental design desk development digital distribution division early education
    electrical embedded employee energy engineering enterprise environmental estate event events facilities facility
    factory family farm fashion field finance financial fire first fleet food for forklift frontend front full full-stack
    general graduate graphic ground guest head health healthcare heavy help helpdesk home hospital hospitality hotel house
    housekeeping human in industrial information infrastructure inside instructional insurance interior internal inventory
    investment junior kitchen lab labor laboratory labour landscape leasing legal library licensed line loan local
    logistics machine maintenance managing manufacturing market marketing maths mathematics mechanical media medical meter
    mobile mortgage music network nursery nursing of office operations order packaging part-time partner partnerships
    pastry patient payable payroll personal pharmacy physical pipe planning plant platform police policy postdoctoral
    practice preschool primary private probation process procurement product production programme program project projects
    property public purchasing quality quantity real receivable recruitment regional registered relations relationship
    research reservations residential resource resources restaurant retail risk room route safety sales scheduling school
    science secondary security senior service services shift ship shop site social software solutions sous special staff
    station stock store strategy structural student supplier supply support sustainability system systems tax taxi
    teaching team technical telecom temporary test ticket tool traffic train training transport travel treasury truck
    undergraduate unit user utility van vehicle veterinary video visual vocational ward warehouse waste diesel logistical
    automated lube emt greenhouse prep aircraft airline air ambulance assay auto automotive bakery bench bilingual bindery
    bus cabinet carpentry catering certified chartered checkout children conservation contracts court custody customs
    dialysis dispensing elementary emergency estimating flight flooring foundry freight furniture game gas grade
    greenkeeper hair herd high hospice import export instrument instrumentation intensive kindergarten laundry lathe lift
    mail machining metal middle mill mixing mobility mould mold neonatal occupational ophthalmic outreach palliative park
    parking parts pattern pediatric paediatric perinatal pest playground plating press print printing promotions radiation
    radio radiologic railway receiving records refrigeration rehabilitation reliability respiratory rural sewing sheet
    slaughter speech spray steel stone surgical table telephone telesales textile theater transit tree tyre ventilation
    waiting water weld wireman wood woodwork zoo zookeeper web welfare welding wholesale workshop yard youth`),
]);

/** Last words of titles, beside those in -er, -or, -ist, -ian and their like, that one person can be. */
const PERSON_NOUNS: ReadonlySet<string> = new Set([
  ...NOUNS,
  ...readWords(`partner student temp graduate preceptor sub-editor co-chair co-applicant co-author co-lead person member champion
    aider superuser first-aider governor`),
]);

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
