/**
 * Nouns that cannot stand alone in the singular: 'led team of 5' wants its article. In small letters; the last word of what
 * is named counts ('overhead crane').
 */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `calculator extension scraper crawler emulator widget bootloader recommender classifier version visit idea suite lift evening junction flow team crew group squad department budget portfolio caseload system program programme project process campaign store shop branch
  warehouse kitchen clinic ward unit site plant workshop website app application dashboard database tool platform pipeline
  service product feature plan schedule strategy policy procedure guide manual handbook report model template checklist sheet
  form survey study audit review initiative committee club course curriculum network library script framework fleet region
  territory district contract account event fundraiser garden newsletter blog magazine newspaper channel tracker register log
  ledger spreadsheet rota roster ambulance meeting calendar scheme station conference prototype logo tender backlog fixture
  excavator forklift truck van bus car tractor crane lathe press machine spectrometer microscope boat vessel ship plane house
  building school hospital hotel restaurant café cafe bar office centre center hub laboratory lab studio theatre gallery museum
  farm nursery orchard greenhouse platoon company squadron brigade panel board council task-force cohort classroom choir band
  orchestra portal plugin plug-in bot algorithm simulator game engine api package module microservice server cluster brochure
  leaflet flyer poster catalogue catalog booklet toolkit playbook roadmap blueprint brief proposal bid grant tour exhibition
  festival fair show concert ceremony wedding banquet party raffle auction marathon webinar podcast video film documentary
  series episode interview seminar lecture lesson tutorial session assembly trip excursion camp retreat partnership alliance
  deal merger acquisition lawsuit case trial appeal motion investigation inspection assessment experiment test thesis
  dissertation manuscript yearbook paper article book chapter essay transition rollout relaunch redesign rebrand overhaul refurbishment renovation
  expansion restructure turnaround queue hotline helpdesk desk counter till booth stall stand kiosk display window shelf bridge
  tunnel road dam tower roof wall fence deck forecast index matrix map diagram chart graph scorecard questionnaire protocol
  workflow routine method approach solution guideline agreement lease loan mortgage fund scholarship bursary award prize
  competition tournament league match community charity association union society cooperative shelter hostel hospice pharmacy
  bakery brewery winery dataset corpus archive collection wiki intranet forum table goal target quota mill saw drill
  oven grill fryer mixer router switch firewall laptop printer scanner camera drone kiln furnace boiler chiller compressor
  conveyor robot rig pump valve turbine generator motor trailer lorry loader digger dozer bulldozer backhoe scaffold ladder
  hoist harvester combine sprayer mower chainsaw blower stand-up standup huddle briefing debrief handover round playgroup crèche
  creche daycare lounge lobby spa salon gym pool arena stadium folder file dossier petition memo memorandum email e-mail
  presentation slide drawing sketch mock-up mockup wireframe layout banner sign label menu recipe dish meal buffet cocktail cake
  dessert gown dress suit garment costume mural portrait sculpture painting helpline shift rotation internship apprenticeship
  placement fellowship buddy filter sensor circuit harness cabinet transformer substation meter switchboard prospectus timetable
  itinerary agenda invoice receipt statement glossary lexicon thesaurus repository codebase component interface endpoint parser
  compiler kernel driver shutdown outage changeover kaizen sprint upgrade launch hackathon bootcamp vehicle bicycle bike
  motorcycle train tram ferry yacht canoe aircraft helicopter pilot subcommittee taskforce working-party delegation franchise
  start-up startup home-page homepage landing-page microsite storefront marketplace webshop relationship client customer student
  child resident guest vendor supplier tenant landlord donor volunteer apprentice trainee intern flat apartment villa cottage
  barn stable kennel pen paddock plot vineyard pond hatchery bench lab-scale line-up lineup playlist garage depot yard terminal
  dock hangar quay berth port airport tank cylinder reactor exchanger vat silo tanker hopper license licence permit certificate
  diploma qualification visa passport job task assignment errand order shipment parcel pallet container consignment injury
  incident accident incentive bonus refund rebate voucher coupon factory refinery mine quarry sawmill foundry distillery dairy
  abattoir cannery bureau agency consultancy firm chamber tribunal parish diocese church mosque temple synagogue nightclub pub
  tavern inn bistro cafeteria canteen diner cinema taproom patisserie deli butchery supermarket boutique mall class standard
  hackathon section facility scenario cab taxi invoice quotation proposal presentation interview shoot photoshoot session seminar webinar exhibition
  exam component interface chart graph diagram drawing sketch layout poster brochure flyer banner leaflet mockup wireframe
  regulator grievance complaint enquiry deadline milestone outcome objective target task step phase lifecycle gateway
  surgery evaluation technique problem requirement opportunity decision level market area location company position sector zone
  segment category object subject topic element item entity domain chatbot subordinate distributor reseller advisor part`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** Those of which a place of work has one: 'closed the kitchen', 'ran the front desk'. */
export const SOLE_NOUNS: ReadonlySet<string> = new Set(
  `kitchen office ward warehouse shop store bar lab laboratory workshop yard desk lobby counter reception salon lounge garage depot
  stockroom storeroom cellar switchboard nursery greenhouse farm website intranet homepage front-desk till dock`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
