import type { TradeFile } from "./trade-file.ts";

export const construction: TradeFile = {
  trade: "construction",
  kind: "hard",
  lines: `
// Electrical trade
Electrical installation; electrical installations; install electrical systems; electrical fit-out; electrical contracting; electrical fitting; electrician work; electrical trade; installing electrical systems
Domestic electrical installation; domestic electrics; house electrics < Electrical installation
Industrial electrical installation; industrial electrics; industrial electrician < Electrical installation
Electrical wiring; wiring ~ctx; house wiring; building wiring; pulling wire; wire pulling; residential wiring; commercial wiring; pull wire; running wire; rough-in wiring; rewiring; rewires; house rewires; cable pulling; run wire; pulling cable; domestic electrical + electrical; electrician; conduit; circuits; panels; electric; outlets; lighting; breaker; voltage; cables; fixtures
Electrical maintenance; electrical repair; electrical repairs; maintain electrical systems; electrical equipment maintenance; industrial electrical maintenance; electrical servicing; electrical preventive maintenance; maintaining electrical systems
Electrical troubleshooting; electrical fault finding; fault finding on electrical systems; electrical diagnostics; electrical fault-finding; diagnose electrical faults; troubleshoot electrical systems; electrical problem diagnosis; diagnosing electrical faults; troubleshooting electrical systems; troubleshoot electrical; troubleshooting circuits; diagnose faults; troubleshooting faults + controls; starters; branch; plc; drives; wires; troubleshooting
Electrical systems; electrical power distribution in buildings; building electrical systems; commercial electrical systems; residential electrical systems
Conduit bending; EMT conduit; conduit installation; bending conduit; bend conduit; rigid conduit; conduit runs; pipe bending for conduit; conduit bender; PVC conduit; running conduit; conduits; run conduit; bend ~ctx + emt; rigid; conduit; pipe
Cable tray installation; cable trays; cable containment; containment installation; cable trunking; cable basket; tray and trunking; cable ladder; metal trunking; trunking ~ctx + conduit; cable; tray; containment; electrical; electrician; wiring; dado - sip; voip; telephony
Three-phase power; three phase; 3-phase power; 480V; 3 phase electrical; 3-phase systems; 480 volt; 415V; three phase installations; three-phase motors
Electrical panels; breaker panels; panel installation; breaker boxes; panel upgrades; panelboards; load centers; service upgrades; service panel; panel boards
Consumer units; consumer unit replacement; fuse boards; fuse board upgrades < Electrical panels
Distribution boards; distribution board installation; DB boards < Electrical panels
Electrical inspection and testing; inspection and testing of electrical installations; electrical test and inspect; electrical testing; test and inspection; dead and live testing; initial verification; electrical inspections; electrical inspection; inspection and testing ~ctx; testing and inspection ~ctx + electrical; electrician; eicr; 7671; circuits; wiring; installations
EICR ~up; EICRs ~up; fixed wire testing; electrical installation condition report; periodic inspection < Electrical inspection and testing
PAT testing; portable appliance testing; PAT tests; portable appliance test; test and tag; testing and tagging
National Electrical Code; NEC code; NFPA 70; electrical code; NEC requirements; electrical codes; NEC standards; National Electric Code; NEC ~list; Canadian Electrical Code + electrical; nfpa; code; wiring; electrician; know; knowledge; lockout; conduit; wiring; electrician; codes - contract; contracts; nec3; nec4; japan
BS 7671; IET wiring regulations; 18th edition wiring regulations; wiring regulations; 17th edition; IEE regulations; 18th Edition regs; IET regulations
AS/NZS 3000; wiring rules; Australian wiring rules; AS/NZS 3000 wiring rules; AS3000
Electrical safety; safe isolation; electrical isolation; NFPA 70E; electrical safe work practices; isolation of electrical equipment; live working; electrical safety rules
Lockout/tagout; lockout tagout; LOTO ~up; lock-out tag-out; lock out/tag out; energy isolation; lock out tag out; lockout procedures; lock-out/tag-out
Lighting installation; light fixtures; lighting maintenance; installing light fixtures; fixture installation electrical; lighting systems; ballast replacement; lamp replacement; light fittings; relamping; install light fixtures; install lighting; lighting circuits + panels; distribution; feeders; branch; power; install; receptacles; wire; fire; controls; low
Emergency lighting; emergency lighting testing; luminaires < Lighting installation
LED lighting; LED retrofits; LED lighting installation < Lighting installation
Lighting controls; lighting control systems; DALI ~up < Lighting installation
Fire alarm systems; fire alarm installation; fire alarms; fire detection systems; fire alarm servicing; fire alarm testing; fire alarm maintenance; fire alarm panels; fire alarm technician; fire alarm inspection; addressable fire alarm
BS 5839; BS 5839-1 < Fire alarm systems
Security systems installation; security alarm installation; intruder alarm installation; security system installation; alarm installation; intrusion detection alarms; alarm systems installation; security alarm systems; burglar alarm installation
CCTV installation; surveillance camera installation; camera installation; CCTV engineer; CCTV camera installation; install CCTV; installing CCTV
Access control installation; access control (buildings); access control installer; door access installation; install access control; installing access control
Paxton; Paxton Net2; Paxton access < Access control installation
Door entry systems; door entry; intercom systems; intercom installation; video entry < Access control installation
Automatic gates; gate automation; electric gates
Low-voltage wiring; low voltage wiring; low voltage wire installation; low voltage electrical wiring
Fibre optic installation; fiber optic installation; fiber termination
Telecom installation; telecommunications installation; line installation telecom; antenna installation; broadband installation; telecom cabling; cell site installation; cable technician
Satellite installation; satellite dish installation; aerial and satellite; cable TV installation
Audio-visual installation; AV installation; home theatre installation; AV technician; audio visual systems
AMX ~up; AMX programming; AMX control systems; AMX NetLinx < Audio-visual installation
Control4; smart home installation; home automation; smart home systems; home automation systems
Lutron; Lutron lighting; Lutron RadioRA < Audio-visual installation
AV integration; AV systems integration < Audio-visual installation
Power line work; power line construction; line work; lineman; overhead power lines; power line maintenance; electrical line work; journeyman lineman; pole climbing; powerline work; linesman; setting poles; line clearance; lineworker skills; set poles
Bucket truck operation; bucket truck; bucket trucks
Live line work; hot stick; energized line work < Power line work
Generator installation; standby generator installation; transfer switches; generator maintenance residential; home standby generators; automatic transfer switch; Generac; Kohler generators; ATS installation
Motor starters; magnetic starters; motor control circuits; contactors; motor control panels installation; relays and contactors; wiring motor controls

// Plumbing and heating
Plumbing; plumbing systems; plumbing repairs; plumbing installation; plumber ~ctx; residential plumbing; commercial plumbing; plumbing maintenance; plumbing service; general plumbing; plumbing works; basic plumbing; domestic plumbing; light plumbing; plumbing repair + pipes; pipe; electrical; carpentry; heating; hvac; drains; maintenance; fixtures; water; repairs; trade; drywall; painting; tiling; licensed; gas - data; code
Pipefitting; pipe fitting; pipefitter; pipe fitter; pipe installation; process pipefitting; pipe hanging; hydronic piping
Steamfitting; steamfitter; steam fitting < Pipefitting
Pipe threading; pipe cutting; pipe threader < Pipefitting
Pipework installation; pipework; pipe work; copper pipework < Pipefitting
Drain cleaning; drain clearing; drain unblocking; sewer jetting; drain jetting; hydro jetting; blocked drains; drain snaking; clearing drains; drain augering; unclogging drains; drainage clearance; high-pressure jetting; rooter service
Drain inspection; CCTV drain survey; sewer camera inspection; drain surveys; drainage surveys; sewer inspection camera; CCTV drainage
Pipe lining; trenchless pipe repair; pipe relining; cured-in-place pipe
Drainage installation; drain laying; drainlaying; sewer line installation; drain installation; underground drainage; drainage works; storm drain installation; sewer repair; sewer lines; laying drains; drainage groundwork; lay drains; drainage ~ctx + plumbing; blockages; sewer; pipe; pipes; groundworks; drains; roads; kerbs
Water heater installation; water heaters; hot water systems; water heater repair; water heater replacement; immersion heaters; hot water heaters
Unvented hot water; unvented cylinders; G3 unvented; hot water cylinders < Water heater installation
Tankless water heaters; instantaneous water heaters < Water heater installation
Bathroom installation; bathroom fitting; bathroom fitter; wet rooms; shower installation; bathroom fittings; sink installation
Bathroom remodelling; bathroom renovation; bathroom refurbishment
Plumbing fixtures; fixture installation plumbing; faucets; faucet installation; faucet repair; tap replacement; toilet repair; toilet installation; sanitary fittings; sanitaryware; toilets and sinks < Plumbing
Gas fitting; gas installation; gas line installation; gas piping; gas pipework; gas plumbing; gas lines; gasfitting; gas engineer; domestic gas; gas fitter
Gas safety checks; landlord gas safety; CP12; gas safety inspections < Gas fitting
Gas leak detection; gas leaks; gas leak investigation
Gas appliances; gas servicing; gas appliance servicing; gas service < Gas fitting
Commercial gas; commercial gas installation; commercial gas catering < Gas fitting
Boiler installation; boiler installs; boiler swaps; boiler fitting; boiler replacement; combi boilers; combi boiler installation; gas boilers; condensing boilers
Central heating systems; central heating; heating systems; radiators; radiator installation; power flushing
Heating engineering; heating engineer; heating installation; heating system repair; heating engineers
Boiler servicing; boiler repair; boiler service and repair; boiler breakdowns
Oil-fired boilers; oil boilers; oil heating; OFTEC work; domestic boilers < Boiler installation
Hydronic heating; hydronics; hot water heating
Worcester Bosch < Boiler installation
Vaillant; Vaillant boilers < Boiler installation
Baxi; Baxi boilers < Boiler installation
Ideal boilers; Ideal Logic boilers < Boiler installation
Underfloor heating; radiant heating; in-floor heating; UFH ~up; radiant floor heating; underfloor heating installation
Heat pumps; heat pump installation; heat pump servicing; heat pump
Air source heat pumps; ASHP ~up; air-source heat pump < Heat pumps
Ground source heat pumps; geothermal heat pumps; GSHP ~up; geothermal systems < Heat pumps
Backflow prevention; backflow testing; backflow preventers; backflow devices; RPZ valves; backflow assembly testing; backflow preventer testing
Water systems maintenance; water hygiene; legionella control; legionella risk assessment; water treatment legionella; L8 ACOP; legionella testing; water hygiene monitoring; temperature monitoring legionella; ACoP L8; legionella
Sprinkler irrigation repair; lawn sprinklers; sprinkler head repair; irrigation system repair; irrigation technician; sprinkler repair landscaping; landscape irrigation; sprinkler systems landscaping; irrigation maintenance; sprinkler system repair lawn
Fire sprinkler installation; sprinkler fitting; fire sprinkler systems; sprinkler fitter; sprinkler systems; fire sprinkler fitting; fire sprinklers
Fire suppression systems; gas suppression systems; kitchen hood suppression
NFPA 25; sprinkler inspection; sprinkler maintenance; fire sprinkler inspection < Fire sprinkler installation
Dry risers; wet risers; dry riser testing
Septic systems; septic installation; septic tanks; septic tank pumping; septic pumping; septic repair; septic system installation; portable toilet servicing
Brazing; silver soldering; copper brazing; brazing and soldering; brazing copper; torch brazing; soldering and brazing; braze copper lines; braze and solder; braze copper; solder and braze
Soldering copper pipe; sweating copper; pipe soldering; soldering pipe; solder copper pipe; solder pipe
PEX piping; PEX ~up; PEX plumbing; copper and PEX; ABS pipe; cast iron pipe
PVC piping; PVC pipe; CPVC; PVC glue joints
Press fittings; ProPress; Viega press
Copper piping; copper pipe installation
HDPE fusion; electrofusion; butt fusion welding; pipe fusion; poly pipe welding
Plumbing codes; plumbing code; state plumbing code
Uniform Plumbing Code; UPC plumbing < Plumbing codes
International Plumbing Code; IPC plumbing < Plumbing codes
Water regulations; Water Supply Regulations; WRAS ~up; WRAS regulations < Plumbing codes
AS/NZS 3500; AS3500 < Plumbing codes

// HVAC and refrigeration
HVAC ~up; heating ventilation and air conditioning; HVAC systems; HVAC/R; HVACR ~up; heating, ventilation and air conditioning; HVAC equipment; heating and cooling; HVAC experience; HVAC trade; heating and air conditioning; heating and cooling systems; H&V ~up; heating and ventilation; HVAC technology
HVAC installation; installing HVAC systems; air conditioning installation; HVAC install; AC installation; install HVAC equipment; furnace installation; furnace install; HVAC installer; residential HVAC installation; air conditioner installation; aircon installation; air con installation; change-outs HVAC; install HVAC systems; installing HVAC equipment < HVAC
HVAC maintenance; HVAC repair; HVAC service; air conditioning repair; air conditioning service; HVAC servicing; AC repair; HVAC troubleshooting; HVAC preventive maintenance; HVAC diagnostics; servicing air conditioning; HVAC service technician; HVAC tech; air conditioning maintenance; HVAC system repair; troubleshoot HVAC; aircon servicing; furnace repair; HVAC technician; AC service; commercial HVAC service; residential HVAC service; service air conditioning; troubleshooting HVAC < HVAC
Commercial HVAC; commercial HVAC systems; commercial air conditioning; light commercial HVAC; commercial HVAC equipment < HVAC
Rooftop units; RTUs ~list; packaged rooftop units; packaged units; RTU ~list; rooftop unit repair < Commercial HVAC + hvac; rooftop; packaged; chillers; splits; boilers; air; heating; cooling - scada; plc; telemetry
Residential HVAC; domestic air conditioning; residential air conditioning; residential heating and cooling; home heating and cooling; central air conditioning < HVAC
Air conditioning; air-conditioning systems; AC systems; A/C systems; aircon; air conditioning systems; air conditioning units; air conditioners; AC units; a/c units; DX systems; window AC units < HVAC
Gas furnaces; furnace maintenance HVAC; forced air furnaces; warm air heating; oil furnaces; furnace repair and installation; residential furnaces < HVAC
Split systems; split air conditioning; split AC; multi-split < Air conditioning
VRF systems; VRF ~up; VRV ~up; VRV systems; variable refrigerant flow; Daikin VRV < Split systems
Daikin; Toshiba air conditioning < Split systems
Mitsubishi Electric air conditioning; Mitsubishi Electric AC; City Multi < Split systems
Mini-splits; mini splits; ductless mini split; ductless systems; ductless mini-splits < Split systems
Chillers; chiller maintenance; water-cooled chillers; chiller plant; chiller plants; chiller operation; chiller service; air-cooled chillers; chiller repair < HVAC
Trane chillers < Chillers
York chillers; York chiller service < Chillers
Carrier chillers; Carrier chiller service < Chillers
Chilled water systems; chilled water plant < Chillers
Centrifugal chillers; screw chillers; absorption chillers < Chillers
Air handling units; AHU ~up; AHUs ~up; air handlers; air handling unit; AHU maintenance; air handling systems < HVAC
VAV systems; VAV boxes; VAVs ~up; variable air volume < Air handling units
Fan coil units; FCU ~up; FCUs ~up; fan coils; fan coil unit maintenance; AHU/FCU < Air handling units
Ductwork; ductwork installation; duct installation; sheet metal ductwork; HVAC ductwork; duct work; flexible duct; duct sealing; hanging duct; running ductwork; flex duct; hang duct; run ductwork + line; sets; vacuum; evacuate; charge; furnace; ac; units; heat; pump
Duct cleaning; air duct cleaning; ductwork cleaning
Duct fabrication; ductwork fabrication; spiral duct < Ductwork
Ventilation systems; ventilation ~ctx; mechanical ventilation buildings; extract fans; exhaust fans; exhaust systems building; extraction systems + heating; hvac; air; ducts; cooling; duct; building; extraction - patient; ventilator; invasive; intubation; icu
MVHR ~up; heat recovery ventilation; heat recovery units < Ventilation systems
Local exhaust ventilation; LEV testing; fume extraction < Ventilation systems
Kitchen extraction systems; kitchen hood cleaning; exhaust hood cleaning < Ventilation systems
Air balancing; testing adjusting and balancing; test and balance; TAB balancing; HVAC balancing; water balancing; system balancing; air and water balancing; hydronic balancing; commissioning air and water systems; air balance
Refrigeration; refrigeration systems; refrigeration repair; refrigeration maintenance; refrigeration service; refrigeration technician; refrigeration and air conditioning; refrigeration equipment; refrigeration mechanic; cold storage refrigeration; refrigeration installation; refrigeration engineer; refrigeration units; refrigeration experience
Walk-in coolers; walk-in freezers; walk-in coolers and freezers; reach-in coolers < Refrigeration
Ice machines; ice machine repair; Hoshizaki; Manitowoc ice < Refrigeration
Transport refrigeration; reefer repair; Thermo King; Carrier Transicold < Refrigeration
Supermarket refrigeration; rack refrigeration; refrigeration racks < Refrigeration
Commercial refrigeration; commercial refrigeration repair < Refrigeration
Industrial refrigeration; industrial refrigeration plant < Refrigeration
Ammonia refrigeration; ammonia systems; industrial ammonia refrigeration; IIAR standards; anhydrous ammonia refrigeration; NH3 refrigeration; ammonia refrigeration systems < Refrigeration
Refrigerant handling; refrigerants; refrigerant leak detection; refrigerant management; R410A; refrigerant gases
F-gas; F-Gas regulations; fluorinated gases < Refrigerant handling
Refrigerant recovery; recover refrigerant; recovery and charging; reclaiming refrigerant < Refrigerant handling
Refrigerant charging; charging refrigerant; evacuation and charging; superheat and subcooling; evacuate and charge; system charging; brazing refrigeration lines < Refrigerant handling
Appliance repair; domestic appliance repair; household appliance repair; appliance technician; home appliance repair; appliance servicing; kitchen appliance repair; repair of appliances; commercial appliance repair; appliance service
Foodservice equipment repair; commercial kitchen equipment repair; restaurant equipment repair; catering equipment repair; commercial cooking equipment repair; hot side equipment repair; cooking equipment repair
Coffee machine repair; espresso machine repair; coffee machine servicing
Commercial laundry equipment repair; commercial washers and dryers
White goods repair; washing machine repair; refrigerator repair; dishwasher repair; dryer repair < Appliance repair
Appliance installation; appliance fitting; installing appliances; install appliances
Thermostats; smart thermostats; thermostat installation; Nest thermostats; thermostat programming; programmable thermostats; HVAC thermostats; low voltage control wiring; control wiring HVAC
Insulation installation; thermal insulation; insulation installer; insulating ~ctx; insulator; insulation ~ctx; retrofit insulation; insulation work + spray; foam; loft; pipe; drywall; roofing; walls; attic; fiberglass; install; thermal; batts; cavity
Spray foam insulation; spray foam < Insulation installation
Loft insulation; attic insulation; blown-in insulation; batt insulation < Insulation installation
Pipe insulation; mechanical insulation; duct insulation; insulating pipes; pipe lagging; insulate pipes < Insulation installation
External wall insulation; EWI ~up; cavity wall insulation < Insulation installation
Weatherization; weatherproofing homes; home weatherization; air sealing; blower door testing; weather stripping
PAS 2035; PAS 2030; retrofit of homes; energy retrofit; retrofit assessment; retrofit coordination

// Carpentry and joinery
Carpentry; carpenter ~ctx; carpentry work; carpentry skills; general carpentry; residential carpentry; commercial carpentry; woodwork construction; wood construction; carpentry and joinery; basic carpentry; carpentry repairs; carpenter experience + residential; commercial; woodwork; construction; wood; joinery; basic; repairs
Finish carpentry; finish work; finish carpenter; millwork installation; interior finish carpentry; wainscoting; interior finishing; interior finishes < Carpentry
Second fix carpentry; second fix; 2nd fix; second-fix joinery; 2nd fix carpentry < Finish carpentry
Trim carpentry; trim work; interior trim; crown moulding; crown molding; baseboards; baseboard installation; skirting boards; architraves; trim installation; moulding installation; trim carpenter; architrave and skirting; skirting ~ctx; exterior trim < Finish carpentry + trim; carpentry; interior; crown; moulding; molding; baseboard; installation; boards; carpenter; architrave; exterior
Rough carpentry; framing carpentry; rough framing; house framing; structural framing; residential framing; framing houses; stick framing; framing carpenter; framing ~ctx; commercial framing; floor joists; joists; sheathing < Carpentry + houses; homes; build; builds; crew; nail; doors; timber; walls; roof; trusses; plumb; floors; finish; trim; saw; electrical; plumbing; insulation; carpentry; drywall; studs; walls; roofing; houses; wood; lumber; steel; carpenter; construction; residential; decks; metal; siding; concrete; sheetrock; roofs; joists - help us; question; debate; policy; prints; picture; art; problem; problems; strategic; narrative; photo
First fix carpentry; first fix; 1st fix carpentry; 1st fix; first-fix carpentry < Rough carpentry
Metal framing; metal stud framing; metal studs; light gauge steel framing; light gauge metal framing; steel framing
Roof carpentry; roof framing; cut roofs; roof trusses; truss installation; trusses; pitched roofs < Rough carpentry
Timber framing; timber frame; timber frame erection; wood framing; stud partitions timber < Rough carpentry
Wall framing; framing walls; stud walls; studwork; partitioning < Rough carpentry
Joinery; joiner; wood joinery; shopfitting joinery; joinery work
Bench joinery; bench joiner; joinery workshop; joinery manufacture < Joinery
Staircase manufacture; stair building; stair installation; staircases < Joinery
Sash windows; sash window restoration; window restoration < Joinery
Architectural joinery; bespoke joinery; purpose-made joinery < Joinery
Cabinet making; cabinetry; cabinetmaking; cabinet maker; cabinet building; cabinetmaker; cabinet assembly; cabinet doors; cabinet fabrication; edge banding; cabinet refacing
Cabinet installation; installing cabinets; kitchen cabinets; cabinet fitting; cabinet hanging; kitchen cabinetry; closet installation; casework installation; install cabinets
Countertop installation; countertops; worktops; countertop fabrication; stone countertops
Custom cabinetry; custom cabinets < Cabinet making
Kitchen fitting; kitchen installation; kitchen fitter; fitted kitchens; kitchen remodelling; kitchen renovation; kitchen installer; kitchen worktops fitting; kitchen remodel; kitchen refurbishments; fitting kitchens; kitchen and bath remodeling; kitchen refurbishment; kitchen and bathroom fitting; bedroom fitting; fitted bedrooms; fit kitchens
Woodworking; wood working; woodworker; woodwork; woodworking tools; table saws; table saw; wood products manufacturing; wood shop
Furniture making; furniture building; furniture manufacturing; furniture production; fine furniture < Woodworking
Furniture assembly; assembling furniture; assemble furniture
Furniture restoration; furniture repair; furniture refinishing; French polishing < Woodworking
Upholstery; upholstering; upholsterer; furniture upholstery; reupholstery
Wood machining; wood machinist; spindle moulder; woodworking machines; woodworking machinery; panel saw; timber machining; planer < Woodworking
CNC router; wood CNC router; CNC routing; nesting CNC < Woodworking
Wood carving; carving wood; wood turning; woodturning < Woodworking
Sawmill operation; sawmill; sawmilling; lumber grading; timber mill
Architectural millwork; millwork; millwork fabrication < Woodworking
Wood finishing; wood staining; wood lacquering < Woodworking
Drywall; drywall installation; dry lining; drylining; sheetrock; plasterboard; gypsum board; gyprock; dry-lining; drywalling; sheet rock; dryliner; plasterboarding
Drywall finishing; taping and mudding; mudding ~ctx; drywall taping; drywall finisher; tape and jointing; taping and jointing; mud and tape; Level 5 finish; gib stopping; drywall mud; drywall taper; taping drywall; jointing and taping < Drywall + drywall; finishing; taping; finisher; tape; jointing; mud; level; finish; gib; stopping; taper
Drywall repair; drywall patching; patching drywall; drywall repairs < Drywall
Drywall hanging; hanging drywall; hanging sheetrock; drywall hanger; hang and finish drywall; plasterboard fixing; gib fixing; hang drywall; hang sheetrock < Drywall
Partition walls; partitioning systems; stud partitions; metal stud partitions; interior partitions; office partitioning
SFS framing; steel framing system; MF ceilings; jumbo stud
Suspended ceilings; acoustic ceilings; drop ceilings; ceiling tiles; ceiling installation; ceiling grid; grid ceilings; suspended ceiling installation; ACT ceilings; acoustical ceilings; T-bar ceilings; acoustic ceiling installation; ceiling fixing; acoustical ceiling; stretch ceilings; ceiling tile replacement
Door installation; door hanging; door fitting; hanging doors; door installer; door repair; door frames; doors and frames; install doors; installing doors; hang doors; fitting doors
Fire doors; fire door installation; fire door inspection; fire door maintenance
Garage doors; garage door installation; garage door repair; overhead doors; overhead door installation
Automatic doors; automatic door repair; automatic door servicing
Roller shutters; roller doors; industrial doors; shutter doors
Loading dock repair; dock levelers; dock leveller servicing
Locksmithing; locksmith; lock installation; lock repair; rekeying; lock changes; lock replacement; master key systems
Door hardware; doors and hardware installation; ironmongery; door closers; architectural ironmongery < Door installation
Hollow metal doors; commercial doors; metal door frames < Door installation
Window installation; window fitting; window fitter; windows and doors installation; window installer; install windows; installing windows; windows and doors
Double glazing installation; uPVC windows; double glazing; uPVC window installation < Window installation
Blinds installation; blinds fitting; window treatments installation; curtain fitting; roller blinds; window treatments; awnings; shutter installation
Window tinting; window film; solar film installation
Conservatories; conservatory installation; conservatory roofs; orangeries
Aluminium windows; aluminium fabrication; bifold doors; bi-fold doors
Window replacement; replacement windows; window repair < Window installation
Glazing ~ctx; glazier; glass installation; glass fitting; glass replacement; glass cutting; structural glazing; window glazing; glazing installation; glass handling + glass; windows; glazier; curtain; storefront; doors; window; frames; double - pastry; ceramics; pottery; cakes
Auto glass replacement; auto glass; windshield replacement; windscreen replacement; windscreen repair; auto glass repair; auto glass installation
Curtain wall installation; curtain walling installation < Glazing
Storefront glazing; storefront installation; storefronts; commercial glazing < Glazing
Shower glass installation; shower doors; mirrors installation < Glazing
Formwork; formwork carpentry; concrete formwork; formwork erection; form work; formworker; formwork carpenter; form carpentry; slipform; concrete forming
Shuttering carpentry; shuttering; shuttering joiner; shutter carpenter < Formwork
Aluminium formwork; Mivan; Peri formwork; Doka; RMD formwork; Aluma < Formwork
Concrete forms; form setting; setting forms; wall forms; building forms; build forms; strip forms; stripping forms; gang forms; forms carpenter; set forms < Formwork
Decking; deck building; deck construction; wood decks; composite decking; deck installation; deck repair; wooden decks; building decks
Fencing installation; fence installation; fence building; fence repair; fencing contractor; chain-link fencing; chain link fence; fence erection; fencing ~ctx; fences ~ctx; fencer; palisade fencing; agricultural fencing; security fencing; timber fencing; gates and fences; decks and fences; vinyl fencing + posts; gates; landscaping; timber; decks; panels; chain; wood; install; repair; yard - sport; sports; sabre; foil; coach
Pergolas; gazebos; sheds ~ctx; garden structures + garden; structures
Flooring installation; floor laying; floor fitting; flooring ~ctx; floor installation; floor layer; floor coverings; floor covering; tile flooring; floor finishing; laying floors; floor polishing concrete; flooring fitter; floor fitter; flooring contractor; lay floors + hardwood; carpet; tile; vinyl; laminate; install; painting; drywall; carpentry; wood; kitchens
Carpet installation; carpet fitting; carpet laying; laying carpet; carpet repair; carpet tiles; lay carpet < Flooring installation
Hardwood flooring; hardwood floors; wood flooring; hardwood floor installation; wood floors; wood floor installation; parquet ~ctx; parquet flooring < Flooring installation + wood; flooring; hardwood; floor; laminate; sanding; tiles; laying; installation - spark; file; avro; s3; delta
Laminate flooring; laminate floors; laying laminate; lay laminate < Flooring installation
Vinyl flooring; vinyl plank; LVT ~up; LVP ~up; luxury vinyl tile; sheet vinyl; safety flooring; vinyl floors; resilient flooring < Flooring installation
Resin flooring; epoxy flooring; epoxy floors; epoxy coatings; industrial flooring; floor coating < Flooring installation
Floor sanding; floor refinishing; floor sanding and finishing < Flooring installation
Floor screeding; screeding; floor screed; screed; floor screeds; liquid screed; screeder
Raised access flooring; raised flooring; raised floors < Flooring installation
Floor preparation; floor prep; subfloor preparation; self-levelling compound

// Masonry, concrete, finishes
Masonry; mason ~ctx; masonry work; brickies; masonry construction + brick; stone; block; mortar; concrete; trowel; apprentice
Bricklaying; brickwork; bricklayer; brick laying; laying bricks; laying brick; facing brickwork; brick masonry; lay bricks < Masonry
Blockwork; block laying; blocklaying; blocklayer; concrete block; CMU ~list; CMU block; block masonry; laying blocks; block walls; block work; brick and block; brick and block laying; lay blocks < Masonry + block; concrete; masonry; brick; blocks; walls - university; carnegie
Stonemasonry; stone masonry; stonework; stonemason; stone mason; stone setting; stone fixing; banker mason; natural stone < Masonry
Stone cutting; stone carving < Masonry
Dry stone walling; stone walls < Masonry
Stone veneer; manufactured stone; stone cladding < Masonry
Masonry restoration; brick restoration; brick repair; masonry repair; stone restoration; chimney repair; chimney rebuilding < Masonry
Fireplace installation; fireplaces ~ctx; stove installation; wood burning stoves + fireplace; installation; stove; wood; burning; stoves
Mortar mixing; mixing mortar; mortar ~ctx; mix mortar < Masonry + brick; bricks; cement; bricklaying; masonry; mixing; mix; block; sand
Pointing and repointing; tuckpointing; repointing; brick pointing; tuck pointing; pointing brickwork; lime pointing; raking and pointing < Masonry
Concrete work; concreting; concrete construction; in-situ concrete; concrete ~ctx; concreter; concrete labor; site concrete; concrete paving; concrete curing; concrete jobs; rebar and concrete + pour; pours; driveways; slabs; formwork; place; placement; pumping; finishing; blocks; mix; mixing; patios; foundations; curing; repair; columns; reinforced; precast; labourer; steel; structures; bridges; pouring; forms; rebar; slab; cement; masonry; finish; asphalt; excavation; framing; foundation; carpentry; grade; footings; site; block - examples; evidence; plans; results
Concrete pouring; pour concrete; pouring concrete; concrete pours; concrete placement; concrete placing; placing concrete; cast-in-place concrete; pre-stressed concrete placing < Concrete work
Concrete repair; concrete restoration; concrete structures repair; spall repair < Concrete work
Concrete cutting; concrete saw; saw cutting; wall sawing; concrete sawing; diamond sawing; diamond drilling and sawing
Core drilling; diamond drilling; concrete coring; concrete drilling
Concrete pumping; concrete pump; concrete pump operation; boom pump
Tilt-up concrete; tilt-up; tilt-wall < Concrete work
Kerb laying; kerbs; kerbing; curbs and gutters; curb and gutter
Shotcrete; gunite; sprayed concrete
Precast concrete erection; precast installation; precast erection; installing precast; install precast
Concrete flatwork; flatwork; concrete sidewalks; concrete driveways; driveways; sidewalks ~ctx < Concrete work + concrete
Concrete foundations; foundations ~ctx; footings ~ctx; slab on grade; concrete slabs; slabs < Concrete work + pouring; forms; rebar; slab; cement; masonry; finish; asphalt; excavation; framing; foundation; carpentry; grade; footings; site; block - examples; evidence; plans; results
Concrete finishing; trowelling concrete; concrete finisher; finishing concrete; finish concrete; broom finish; screeding concrete < Concrete work
Decorative concrete; stamped concrete; exposed aggregate < Concrete finishing
Concrete polishing; concrete grinding < Concrete finishing
Cement masonry; cement mason; cement finishing; cement finisher < Concrete finishing
Power trowelling; power trowel; power floating; bull float < Concrete finishing
Rebar installation; rebar tying; steel fixing; reinforcing steel; tying rebar; rebar placement; steel fixer; reinforcement fixing; rodbuster; reinforcing ironworker; rebar ~ctx; reinforcing ironwork; rebar work; fixing reinforcement; tie rebar; reinforcement steel; post-tensioning installation; steelfixing; placing rebar; rod busting + concrete; tying; steel; forms; tie; place; reinforcing; ironworker
Rebar detailing; bar bending schedules; bar bending schedule; bar bending; rebar bending < Rebar installation
Plastering; plasterer; float and set; plaster work; plaster repair; solid plastering; plaster walls; wet plastering; plaster patching; plastering walls
Skim plastering; skimming ~ctx; skim coat; plaster skim < Plastering + plaster; plastering; walls; ceilings; rendering; boarding
External rendering; rendering ~ctx; cement rendering; render application; render systems; sand and cement render; silicone render; monocouche render; K Rend; plastering and rendering + plaster; render; walls; external; skim; plastering; cement; wall; brickwork - 3d; html; server; client; web; react; vray; video; graphics; lumion; visual
Stucco; stucco application; stucco repair; exterior stucco; EIFS ~up
Lime plastering; lime render; lath and plaster; heritage plastering < Plastering
Fibrous plastering; plaster moulding; coving; decorative plaster; venetian plaster < Plastering
Tiling ~ctx; tile setting; tile installation; ceramic tile; tiler; tile setter; tile laying; wall tiling; setting tile; ceramic tiling; tile work; porcelain tile; bathroom tiling; tile repair; tiling work; laying tiles; shower tile; tile installer; laying tile; waterproofing wet areas; tile removal; set tile; lay tiles + tile; setting; installation; ceramic; setter; laying; wall; porcelain; bathroom; repair; tiles; shower
Grouting ~ctx; tile grouting; grout; regrouting + tile; tiles; floor; ceramic; shower; mortar; bathroom
Marble and granite installation; marble installation; granite installation; granite and marble; marble ~ctx; stone tile; natural stone tiling; stone tiling + granite; stone; tile; installation; countertops; polishing; floor
Stone polishing; stone floor polishing
Backsplash installation; backsplash; splashback tiling < Tiling
Terrazzo; terrazzo flooring < Tiling
Mosaic tiling; mosaic tile installation < Tiling
Floor tiling; tile flooring installation; wall and floor tiling < Tiling
Painting and decorating; painter and decorator; house painting; commercial painting; residential painting; painting ~ctx; decorating ~ctx; painter; brush and roller; cutting in; cut and roll; paint finishing; painting houses; trim painting; painting and finishing; wood staining exterior; paint application; caulking and painting; varnishing; painting decorating; masking and taping; painting and decorating trade; paint houses; caulk and paint + walls; paint; interior; exterior; drywall; plastering; carpentry; houses; patching; surfaces; wood; wallpaper; trim; trade; repairs; maintenance; prime; spray - oil painting; watercolour; watercolor; portrait; cakes; cake; canvas; fine art; pattern
Wallpapering; wallpaper hanging; wallpaper; paper hanging; wall covering; wallcoverings; wallcovering; wallpaper removal
Spray painting; airless spray; airless sprayer; airless spraying; paint spraying; paint sprayer; paint sprayers; spray painter; spray paint; spray gun; spray finishing; HVLP spraying; conventional spray; HVLP spray; lacquer spraying; powder and wet spray; spray lacquer; wet spraying
Industrial painting; industrial coatings; protective coatings; industrial painter; protective coating application; bridge painting; tank coating; coatings application; steel painting; blast and paint; marine painting; coating application; high-performance coatings; intumescent coatings; epoxy coating application; protective painting
Pressure washing; power washing; pressure-washing; powerwashing; jet washing; soft washing; jet wash; exterior cleaning of buildings
Graffiti removal; anti-graffiti coating
Interior painting; wall painting; painting walls; interior and exterior painting; paint walls < Painting and decorating
Exterior painting; exterior house painting < Painting and decorating
Surface preparation for painting; paint prep; wall preparation; prep and paint; sanding and priming; sanding ~ctx; wall prep + walls; paint; interior; exterior; drywall; plastering; carpentry; houses; patching; surfaces; wood; wallpaper; trim; trade; repairs; maintenance; prime; spray - oil painting; watercolour; watercolor; portrait; cakes; cake; canvas; fine art
Cabinet painting; lacquering
Decorative painting; faux finishing; decorative finishes; specialist finishes < Painting and decorating
Patch and paint; patching and painting; touch-up painting; touch up painting; touch-ups painting < Painting and decorating
Caulking; sealing and caulking; sealant application; silicone sealant; caulk
Firestopping; fire stopping; passive fire protection; fire stopping installation; penetration sealing; intumescent sealants; fire caulking
Fireproofing; spray fireproofing; intumescent fireproofing
Mastic application; mastic; mastic man < Caulking
Expansion joints; joint sealing; expansion joint installation < Caulking
Waterproofing ~ctx; structural waterproofing + structural
Damp proofing; damp-proofing; damp proof course; damp surveys; damp and timber surveys
Basement waterproofing; tanking basements; basement tanking; foundation waterproofing; below-grade waterproofing < Waterproofing
Waterproof membranes; waterproofing membranes; membrane installation; liquid waterproofing < Waterproofing

// Roofing and exterior
Roofing; roof installation; roofer; pitched roofing; roof replacement; commercial roofing; residential roofing; roofing systems; industrial roofing; roof plumbing; roof flashing; torch-on; hot tar roofing; roof coatings; flashing ~ctx; roof estimating; roofing contractor; tear-offs; roof decking; spray foam roofing; steep slope roofing + roof; roofing; gutters; siding; chimney; shingles; metal - lights; firmware; memory; bios
Flat roofing; flat roofs; single-ply roofing; felt roofing; torch-on roofing; modified bitumen; built-up roofing; low slope roofing; liquid roofing < Roofing
TPO roofing; TPO ~up; EPDM ~up; EPDM roofing < Roofing
Slate roofing; slating; slating and tiling; slate roofs < Roofing
Roof tiling; tile roofing; roof tiles < Roofing
Metal roofing; standing seam; sheet metal roofing; copper roofing; zinc roofing < Roofing
Shingle roofing; shingles; asphalt shingles; shingling < Roofing
Leadwork; lead work; roof leadwork < Roofing
Thatching; thatched roofs; thatcher < Roofing
Roof inspection; roof inspections; roof surveys; field inspections claims
Roof repair; roof repairs; roof leaks; roof maintenance < Roofing
Green roofs; living roofs
Skylights; roof lights; velux windows; rooflights
Storm damage roofing; insurance restoration roofing; storm restoration; hail damage
GRP roofing; fibreglass roofing < Roofing
Guttering; gutters ~ctx; gutter installation; gutter repair; gutters and downspouts; seamless gutters; rainwater goods; downspouts; gutter guards + roof; roofing; siding; cleaning; installation; soffit; install; downspouts
Gutter cleaning; gutter clearing; clean gutters
Fascias and soffits; soffits; fascias; fascia and soffit; roofline
Siding; siding installation; metal siding; install siding; weatherboards; siding repair; wood siding; soffit and fascia; exterior siding; EIFS installation; house wrap; installing siding
Vinyl siding; vinyl siding installation < Siding
Fiber cement siding; Hardie board; James Hardie; HardiePlank < Siding
Cladding; cladding installation; exterior cladding; rainscreen cladding; composite cladding; metal cladding; industrial cladding; roofing and cladding; cladder; sheeting and cladding; facade installation; facade works
Architectural metal panels; ACM panels; metal panels installation; insulated metal panels
Scaffolding; scaffold erection; scaffolder; scaffold building; scaffolds; erecting scaffolding; tube and fitting; scaffold assembly; scaffold builder; scaffold erecting; building scaffolds; scaffold dismantling; scaffold design; scaffold supervisor; erect scaffolding
Tower scaffold; mobile towers; mobile scaffold towers; scaffold towers; scaffold tower; access towers
Scaffold inspection; scaffold tagging; scaffold inspections
Rope access; industrial rope access; rope access techniques; abseiling work; bosun's chair
Swing stage; suspended access; cradle work; mast climbers
System scaffold; Layher; Cuplok; Haki; Kwikstage; ringlock; Layher Allround < Scaffolding
Working at heights; work at height; working at height; heights work; high-level working; elevated work; work at heights; height safety
Fall protection; fall arrest systems; fall protection systems; fall arrest equipment; safety harness; safety harnesses; harnesses ~ctx; harness use + fall; protection; arrest; systems; equipment; safety; harness
Aerial lifts; scissor lifts; boom lifts; scissor lift; boom lift; aerial lift operation; cherry pickers; cherry picker; MEWP ~up; MEWPs ~up; EWP ~up; JLG ~up; manlifts; mobile elevating work platforms; aerial work platforms; elevated work platform; knuckle boom; articulating boom lift; man lift; manlift; bucket lift; high reach equipment; elevating work platforms; elevated work platforms; aerial work platform; aerial platforms
Ladder safety; ladder work; working on ladders; climbing ladders; working from ladders; ladders ~ctx + heights; climb; harness; ladder; scaffold; scaffolding; scaffolds; lifting; lift; working
Asbestos removal; asbestos abatement; ACM removal; asbestos containing materials; asbestos removal works; asbestos; hazardous material abatement; asbestos handling
Asbestos surveying; asbestos surveys; asbestos inspection; asbestos sampling; asbestos analysis
Asbestos management; asbestos awareness practice; asbestos management plans
Lead abatement; lead paint removal; lead-safe work practices; RRP lead-safe
Mould remediation; mold remediation; mould removal; mold removal; mold abatement; mold inspection; mold testing
Water damage restoration; water mitigation; flood restoration; structural drying; water extraction; water damage mitigation; flood damage; drying equipment
Fire damage restoration; fire and water restoration; smoke damage restoration; fire and smoke restoration
Biohazard cleanup; trauma cleaning; crime scene cleaning; trauma scene cleaning
Property restoration; disaster restoration; restoration technician; contents restoration; mitigation restoration

// Welding and metal
Welding; welder; weld ~ctx; welding work; manual welding; metal welding; weld metal; welding skills; welding experience; welded joints; weld joints; welding processes; welding equipment; weld equipment + metal; steel; mig; tig; fabrication; grinding; joints; torch; fabricate; cut; fit; plates; equipment; repair
Coded welding; coded welder; coded welders < Welding
Structural welding; structural welder; structural steel welding < Welding
Fabrication welding; welding and fabrication; welder fabricator; fabricator welder; welding fabrication; fab and weld < Welding
6G welding; 6G ~up; 6G pipe < Welding; Positional welding
3G and 4G welding; 3G welding; 4G welding; 3G/4G; 3G and 4G; overhead welding; vertical up welding < Welding; Positional welding
Positional welding; all-position welding < Welding
Tack welding; tack weld < Welding
Welding repair; weld repairs; repair welding < Welding
Production welding; production welder < Welding
MIG welding; MIG ~list; gas metal arc welding; GMAW ~up; MAG welding; MIG/MAG; MIG welder; metal inert gas; wire feed welding; wire-feed welding; semi-automatic welding; MIG welds < Welding + tig; arc; welding; weld; welder; stick; flux; steel; wire; aluminum; aluminium
TIG welding; TIG ~list; gas tungsten arc welding; GTAW ~up; tungsten inert gas; TIG welder; heliarc; TIG welds; orbital welding; orbital TIG < Welding + mig; arc; welding; weld; welder; stick; stainless; aluminum; aluminium; tungsten
Stick welding; SMAW ~up; shielded metal arc welding; MMA welding; manual metal arc; stick welder; manual arc welding; electrode welding; MMAW ~up < Welding
Arc welding; electric arc welding; arc welder; ARC/MMA; shielded arc < Welding
Flux-cored welding; FCAW ~up; flux core welding; flux cored arc welding; dual shield; fluxcore; flux core; flux-core; inner shield; dualshield; FCAW welding < Welding
Pipe welding; pipe welder; welding pipe; tube welding; tube welder; pipe welds; weld pipe < Welding
Boilermaking; boilermaker; boiler making; boiler tube welding; boilermaker welder; boilermaker welding < Welding
Pipeline welding; pipeline welder; downhill welding < Pipe welding
Pressure welding; pressure vessel welding; pressure pipe welding; high-pressure pipe welding < Pipe welding
Spot welding; resistance welding; projection welding; seam welding; spot weld; spot welder; resistance spot welding; stud welding; flash welding < Welding
Robotic welding; welding robots; automated welding; robotic weld cell; robot welding; weld robot programming; robotic welder; welding robot operation; robot welder; Panasonic weld robots; automatic welding
Submerged arc welding; SAW welding; sub arc welding; sub-arc; subarc; submerged arc < Welding
Stainless steel welding; welding stainless steel; stainless fabrication; stainless steel fabrication; sanitary welding; food-grade welding; hygienic welding; stainless welder; stainless steel welder; weld stainless; weld stainless steel < Welding
Aluminium welding; aluminum welding; welding aluminium; aluminium TIG welding; weld aluminum; aluminum welder; aluminium welder; aluminum MIG; aluminum TIG < Welding
Oxy-acetylene welding; gas welding; oxyacetylene; oxy acetylene; oxyfuel welding; oxy-acetylene cutting and welding; torch welding; oxy/acetylene < Welding
Cutting torch; acetylene torch; acetylene torches; gas axe; oxy-acetylene torch
Laser welding; laser beam welding; laser welder
Electron beam welding; EB welding; EBW ~up
Friction stir welding; FSW ~up; friction welding
Plastic welding; hot gas welding; extrusion welding plastic; plastics welder
Ultrasonic welding; sonic welding; heat sealing; ultrasonic welder
Arc gouging; air carbon arc; carbon arc gouging; air arc gouging; air arc
Welding procedures; WPS ~list; welding procedure specifications; PQR ~list; weld procedures; welding procedure specification; welding specifications; WPQR ~up; WPS/PQR; welding procedure qualification; welder qualification records; welding documentation; weld maps; welding procedures qualification; welding QA + welding; weld; pqr; procedure; procedures; asme; qualification
Welding symbols; weld symbols; reading weld symbols; weld symbol interpretation; welding blueprint symbols; read weld symbols
Welding engineering; welding engineer; welding technology; welding coordination
ISO 3834; EN ISO 3834
Welding supervision; welding supervisor; welding foreman; RWC welding
AWS D1.1; AWS welding codes; structural welding code; AWS D1.1 code; AWS standards welding; AWS welding standards
ISO 15614; EN ISO 15614; BS EN ISO 15614
EN 1090; BS EN 1090; EXC2; execution class; CE marking steelwork
CSA W47.1; CWB standards; W47.1
AS/NZS 1554; AS1554; AS/NZS 1554.1
Structural steel erection; steel erection; steel erector; steelwork erection; erecting steel; structural steel installation; steel erectors; erecting structural steel; bolting up; bolt-up; erect steel; erect structural steel
Metal building erection; metal buildings; pre-engineered metal buildings; metal building assembly; pre-engineered buildings
Ornamental iron; ornamental ironwork; wrought iron; architectural metalwork; decorative metalwork
Handrail installation; handrails; balustrades; railings; stairs and railings; balustrade installation; guardrails
Miscellaneous metals; misc metals; misc steel
Ironworking; ironworker; ironwork; structural ironworker; structural ironwork; iron work; raising iron; connecting iron; raise iron < Structural steel erection
Structural steel fabrication; structural steel; structural steelwork; steelwork; steel beams
Blacksmithing; forge work blacksmith; blacksmith; artistic metalwork; metalsmithing; coppersmithing
Farriery; farrier; horseshoeing; hoof trimming
Steel plate work; plater; plating steel; fabrication of steel plate; steel plating; plater welder; steel plater; fabricator plater; plate steel
Fit-up; fit up; fit-ups; weld fit-up; fitting and tacking; pipe fit-up; layout and fit-up; fitting up
Shipfitting; ship fitting; shipfitter
Fitter welder; structural fitter; structural fitting; fabrication fitting; fitter fabricator
Metal layout; steel layout; layout and fabrication; marking out steel; marking out plate; mark out steel; mark out plate
Rigging ~ctx; rigging and lifting; crane rigging; rigger; load rigging; rigging equipment; rigging loads; rigging practices; millwrighting rigging; heavy rigging; rig and lift; rig loads + lift; loads; tower; chain; wire rope; signaller; theatre; stage; machinery; mill; millwright; move; moving; install; plan; safe; ironworker; scaffolding; inspection; rope; chains; forklift; structural; welding; mast; truss; entertainment; crew; tower; crane; lifting; loads; slings; hoist; hoists; shackles; heavy; cranes; scaffold; signaling; steel; equipment; scaffolding; signal; lift; certified; slinging; load; site - vote; elections; fraud; market; price; animation; character; maya; 3d; rig; blender; election
Slinging; slinger; slinger signaller; slings and shackles; slinging loads; sling loads < Rigging
Crane signalling; crane signals; signal person; hand signals for cranes; signaller; rigger/signalperson; signaling cranes < Rigging
Lift planning; lift plans; lifting plans; lifting plan; crane lift plans; critical lifts; appointed person lifting < Rigging
LOLER; LOLER inspections; lifting equipment inspection < Rigging
Dogman work; dogman; crane dogging < Rigging
Lifting operations; lifting equipment; lifting gear; overhead lifting; heavy lifting operations; heavy lifts; chain hoists; chain falls; come-alongs
Machinery moving; moving heavy machinery; heavy haul rigging; machine moving; move heavy machinery
Vehicle marshalling; banksman; banksmen; banksperson; traffic marshal; traffic marshalling; signalman

// Plant and earthworks
Heavy equipment operation; heavy equipment operator; plant operation; heavy machinery operation; operating heavy equipment; construction equipment operation; heavy machinery; plant operator; earthmoving equipment; heavy plant operation; mobile plant operation; operate heavy equipment; earthmoving machinery; operating plant; construction machinery; heavy equipment; construction equipment; equipment operation heavy; mobile plant; plant machinery; operate heavy machinery; earth moving equipment; plant and machinery operation; yellow goods; earth-moving equipment; plant driver; plant operators; operating heavy machinery; yellow plant; heavy mobile equipment; operate plant
Excavator operation; excavator; excavators; 360 excavator; mini digger; 360 excavators; backhoe excavator; digger driver; trackhoe; mini excavator; hydraulic excavator; excavator operator; 13 tonne excavator; 360 operator; mini excavators; digger operation; track hoe; 360 driver; excavators 360; diggers; track excavator; mini diggers < Heavy equipment operation
Backhoe operation; backhoe; backhoe loader; JCB ~list; backhoes; JCB 3CX; backhoe operator; backhoe loaders; JCB operation; tractor loader backhoe; TLB ~up < Heavy equipment operation + excavator; digger; backhoe; plant; operator; loader; telehandler; dumper; 3cx - card; visa
Bulldozer operation; dozer; bulldozers; dozer operation; bulldozer; dozers; dozer operator; D6 dozer; Cat dozer; crawler dozer; D8 dozer; GPS dozer < Heavy equipment operation
Skid steer operation; skid steer; Bobcat ~list; skid steer loader; skid-steer loaders; skidsteer; skid loader; skid steers; Bobcat operation; bobcat operator; skid steer operator; posi-track; track loader; compact track loader; skid loaders < Heavy equipment operation + excavator; loader; forklift; skid; equipment; backhoe; operate; operator; steer; dozer
Wheel loader operation; front-end loader; wheel loaders; loading shovel; front end loader; loader operation; wheel loader; payloader; front loader; loader operator; loading shovels; shovel driver; front-end loaders < Heavy equipment operation
Grader operation; motor grader; road grader; graders ~ctx; grader operator; motor graders; blade operator; final trim grader; grader ~ctx < Heavy equipment operation + dozer; road; excavator; motor; operate; equipment; roller; operator; blade
Roller operation; road roller; compactor operation; compaction rollers; ride-on roller; roller operator; roller driver; plate compactor; asphalt roller; vibratory roller; ride on roller; wacker plate; drum roller; whacker plate; pad foot roller; trench roller; smooth drum roller; compactors; jumping jack < Heavy equipment operation
Dump truck operation; dump trucks; tipper trucks; dump truck driving; tandem dump truck; dump truck driver < Heavy equipment operation
Haul truck operation; haul trucks; haul truck; 793 haul truck; rock truck; off-road dump truck; articulated trucks < Dump truck operation
Articulated dump truck; articulated dumper; ADT dumper; articulated dump trucks; articulated haul truck < Dump truck operation
Dumper operation; dumper; dumpers; dumper driver; site dumper; forward tipping dumper; forward tipping dumpers < Dump truck operation
Crane operation; crane operator; lifting with cranes; crane driver; cranes ~ctx; operate cranes; lift with cranes; operating cranes + rigging; operate; operator; hoists; mobile; overhead; lifting; tower; forklift; forklifts; lift
Overhead crane operation; overhead crane; overhead cranes; bridge crane; gantry crane; bridge cranes; gantry cranes; overhead bridge crane; pendant crane; hoist operation; overhead hoists; jib crane < Crane operation
Tower crane operation; tower crane; tower cranes; tower crane operator < Crane operation
Mobile crane operation; mobile crane; mobile cranes; rough terrain crane; RT cranes; all-terrain crane; hydraulic crane; franna crane < Crane operation
Crawler crane operation; crawler crane; crawler cranes < Crane operation
HIAB operation; HIAB; lorry loader; lorry loader crane; lorry mounted crane; boom truck; boom trucks; crane truck; knuckle boom crane < Crane operation
Crane maintenance; crane inspection; crane repair; crane servicing; hoist inspection; overhead crane maintenance
Telehandler operation; telehandler; telescopic handler; telehandlers; teleporter forklift; telehandler driver; all-terrain forklift; telescopic forklift; rough terrain forklift; Lull forklift; telescopic handlers; rough-terrain forklift; extended reach forklift; reach forklift telehandler; telehandler forklift
Manitou < Telehandler operation
Merlo; Merlo telehandler < Telehandler operation
JCB Loadall; loadall < Telehandler operation
SkyTrak; SkyTrak telehandler < Telehandler operation
Pile driving; piling ~ctx; piling rig; driven piles; pile driver; foundation drilling; piling operations; piling rigs; piling works; pile installation; pile driving operations + pile; driving; rig; driven; piles; driver; foundation; drilling; operations; rigs; installation
Bored piling; bored piles; drilled shafts; caisson drilling; caissons; CFA piling; rotary piling < Pile driving
Sheet piling; sheet piles < Pile driving
Screw piles; helical piles; mini piling; micropiles < Pile driving
Water well drilling; borehole drilling; well drilling water
Drill rig operation; drilling rig operator; drill rig; drill rigs; rotary drilling; auger drilling; driller; sonic drilling; RC drilling
Geotechnical drilling; cable percussion drilling; ground investigation drilling
Exploration drilling; diamond core drilling rig; diamond drilling exploration; driller's offsider; offsider; blast hole drilling
Underpinning ~ctx; foundation repair; structural underpinning; foundation underpinning; house lifting; slab jacking; mudjacking; underpinning works + foundation; foundations; concrete; piling; structural; building; excavation; basement
Earthworks; earthmoving; bulk earthworks; earth moving; cut and fill; dirt work; earthwork; demolition and excavation
Excavation; site excavation; excavating; mass excavation; excavation work; excavations; bulk excavation; hand digging < Earthworks
Trenching ~ctx; digging trenches; trench digging; trench excavation; excavate trenches; trenchers; trencher; dig trenches; excavating trenches < Earthworks + digging; trenches; trench; excavation; excavate
Fine grading; finish grading; rough grading; final grading; grading ~ctx < Earthworks + drainage; building; sites; driveways; excavator; cut; fill; earth; excavation; site; dozer; earthwork; dirt; soil; drainage; paving; equipment; road; land; slope; slopes; gps; stakes; base; topcon; trimble; subgrade; compact; excavators; trench - papers; exams; students; essays; homework; assignments; tests; lumber; food; coin
Groundworks ~ctx; groundwork ~ctx; groundworker; groundworking; groundworks contractor < Earthworks + drainage; excavation; concrete; site; kerbs; foundations; civils; digger; dumper; construction; labourer
Backfilling ~ctx; backfill ~ctx; trench backfill; excavation and backfill; backfilling trenches; trench backfilling < Earthworks + trench; trenches; excavation; soil; pipe; compaction; earthworks; site; grading - position; vacancy; role; data
Soil compaction; compaction ~ctx < Earthworks + soil; roller; backfill; trench; plate; excavation; earthworks; asphalt; grading; testing
Site clearing; land clearing; site clearance; site preparation; clearing and grubbing < Earthworks
Vacuum excavation; hydro excavation; hydrovac; hydro-excavation; vac truck operation; vacuum truck; potholing utilities
Trench shoring; shoring ~ctx; trench boxes; trench support; excavation support; trench safety; excavation safety; shoring and trenching + trench; excavation; formwork; temporary; scaffolding; trenches; concrete
Ground improvement; soil stabilisation; soil stabilization; soil nailing; ground anchors; jet grouting; ground stabilisation
Dewatering; well points; wellpoint dewatering
Machine control; GPS machine control; GPS grade; Topcon machine control; Trimble machine control; grade control; 3D machine control; Trimble Earthworks; GPS grade control
Laser levels; laser level; rotary laser; dumpy level; transit level
Grade checking; grade checker; setting grade; reading grade stakes; grade stakes; shoot grade; check grade; pulling grade; set grade; read grade stakes
Utility installation; underground utilities; utility construction; wet utilities installation; utilities installation; underground construction of utilities; utility trenching; service laying; underground utility; duct laying; utility infrastructure
Pipe laying; pipelaying; pipe layer; pipelayer; laying pipe; pipe laying and drainage; main laying; underground pipe; lay pipe < Utility installation
Water main installation; water mains; water main repair; burst main repair; leakage repair < Utility installation
Gas main laying; gas mains; gas network construction < Utility installation
Manhole construction; manholes; manhole installation; chambers and manholes < Utility installation
Utility locating; underground locating; utility locates; utility detection; utility locator; CAT and Genny; cable avoidance; cable avoidance tools; 811 locates; line locating; locating utilities; utility surveys GPR; HSG47
Ground penetrating radar; GPR scanning; GPR ~up; concrete scanning
Street works; streetworks; NRSWA; New Roads and Street Works Act; street works supervision
Reinstatement of roads; streetworks reinstatement
Sewer installation; sewers; storm sewer; sewer and water; water and sewer; water and sewer lines < Utility installation
Directional boring; directional bore; underground boring
Road construction; road works; paving ~ctx; roadworks; highway construction; road building; road crew + asphalt; road; concrete; roller; highway; driveway; slabs; landscape; bricks; stone; blocks; kerbs; paving; crew - way
Asphalt paving; asphalt; asphalt laying; tarmac; tarmacking; hot mix asphalt; paving machine; paver operation; asphalt paver; asphalt paving operations; bituminous paving; paving crew; raking asphalt; asphalt raker; screed operator; laying asphalt; road surfacing; lay asphalt < Road construction
Block paving; interlocking pavers; paver installation; paver laying; laying block paving; paver blocks; brick paving; paving stones; slabbing; laying slabs; flagstones; flagging and kerbing; concrete pavers; lay block paving; lay slabs
Road marking; line marking; line painting; parking lot striping; striping parking lot; pavement striping; road markings; pavement marking; thermoplastic marking
Sealcoating; seal coating; crack sealing; chip seal < Road construction
Road maintenance; highway maintenance; pothole repair; road repair; pothole patching; street maintenance; asphalt repair; patching asphalt; highway maintenance operations
Asphalt milling; milling asphalt; cold planing; mill asphalt < Road construction
Asphalt production; asphalt plant
Snow removal; snow plowing; snow ploughing; snowplow; snow plow; plow snow; snow clearing; plowing; snow shoveling; snow blowing; winter maintenance; gritting; ice control
Hardscaping; hardscape; hardscape construction < Landscaping
Work zone traffic control; traffic control; temporary traffic control; work zone safety; traffic controller; traffic cones and signs; traffic marshalling roads; MUTCD work zones
Flagging traffic; flagger; flaggers; traffic flagging; stop/go < Work zone traffic control
Temporary traffic management; Chapter 8 traffic management; TTM ~list; lane closures; lane closure; road closures; impact protection vehicle < Work zone traffic control + traffic; road; lane; works; highways - revenue; ebitda; trailing
Road traffic management; traffic management < Work zone traffic control
Vehicle restraint systems; guardrail installation; guard rail; crash barriers; safety fencing highways; barrier installation roads
Road signs; highway signs; traffic signs; sign installation roads; road safety signage
Sign installation; signage installation; sign installer
Sign making; sign fabrication; sign manufacturing; neon signs
Vehicle wrapping; vinyl wrapping; vehicle graphics; car wrapping; vinyl installation; vinyl graphics installation
Demolition; building demolition; selective demolition; demolition work; demo work; structural demolition; demolition works; demolisher; concrete demolition; blasting and demolition; dismantling buildings
Soft strip; strip out; strip-out; stripping out; interior demolition < Demolition
Jackhammer operation; jackhammer; jackhammers; jack hammer; jackhammering; concrete breaking; kango; kango hammer; demolition hammer; chipping hammer; concrete breaker; pneumatic drills
Landscaping ~ctx; landscape construction; landscape installation; landscaper; fertilising; plant health; fertigation; plant cultivation + landscape; construction; installation; plant; health; cultivation
Lawn care; lawn maintenance; lawn mowing; mowing; grass cutting; lawn cutting; grass mowing; ride-on mower; zero-turn mower; zero turn mowers; mowers; lawnmower; strimming; weed eating; string trimmer; weedeater; weed whacking
Grounds maintenance; groundskeeping; grounds keeping; landscape maintenance; garden maintenance; bed maintenance
Greenkeeping; golf course maintenance; greenkeeper; turf management; turf maintenance
Turf laying; sod installation; sod laying; artificial turf < Landscaping
Hedge trimming; hedge cutting; pruning ~ctx; hedge trimmers; pruning shrubs; prune shrubs + hedge; trees; tree; shrubs; garden; landscaping; plants; mowing; weeding; vines - model; neural; tree-based
Gardening ~ctx; gardener; horticulture; planting ~ctx; weeding ~ctx; soft landscaping; garden design; landscape gardening + lawn; garden; plants; plant; trees; shrubs; mowing; landscaping; pest; pests; greenhouse; crop; crops; flowers; nursery; turf; weeds - succession
Landscape design; landscape architecture; landscape architect; landscape plans
Retaining walls; retaining wall installation; retaining walls construction
Patios; paver patios; patio installation; hardscape installation; hard landscaping < Landscaping
Pond construction; ponds ~ctx; water features; garden ponds < Landscaping + pond; construction; water; features; garden
Hydroponics; hydroponic growing; aquaponics; vertical farming
Greenhouse operations; greenhouse ~ctx; greenhouse growing; nursery plants; plant nursery; nursery stock + plants; nursery; growing; horticulture; crops; propagation; irrigation; seedlings - gas; gases; ats; recruiting; workday; lever; emissions
Plant propagation; propagation ~ctx; grafting plants; seed sowing + lawn; garden; plants; plant; trees; shrubs; mowing; landscaping; pest; pests; greenhouse; crop; crops; flowers; nursery; turf; weeds - succession
Crop production; crops ~ctx; crop management; crop scouting; planting and harvesting; harvesting ~ctx; arable farming; plant and harvest + crop; crops; farm; farming; planting; vegetables; grain; field; orchard; agricultural - data; energy
Agronomy; agronomist; agronomic advice; soil fertility
Soil science; soil analysis; pedology
Pesticide application; herbicide application; spraying pesticides; pesticide spraying; applying pesticides; pesticides; herbicides; weed spraying; weed control; chemical application; spraying herbicides; knapsack spraying; pesticide applicator; spraying chemicals; spray pesticides; apply pesticides; spray herbicides
Integrated pest management; IPM ~list; pest management crops + lawn; garden; plants; plant; trees; shrubs; mowing; landscaping; pest; pests; greenhouse; crop; crops; flowers; nursery; turf; weeds - succession
Farm work; agriculture ~ctx; farming ~ctx; farm labour; farm operations; sustainable agriculture; organic farming + farm; labour; operations; sustainable; organic
Viticulture; vineyard management; vineyard ~ctx; vine pruning; viticulturist + management; vine; pruning
Winemaking; wine making; oenology; enology; cellar work winery
Fruit picking; picking fruit; orchard management; orchards; fruit harvesting; pick fruit
Permaculture; regenerative agriculture; agroecology; agroforestry
Cannabis cultivation; cannabis trimming; cannabis growing
Floral design; floristry; florist; flower arranging; flower arrangement; flower arrangements; floral arrangements; floriculture
Leaf blowing; leaf blower; leaf clearing; mulching; edging lawns
Tree work; tree surgery; tree trimming; tree felling; tree removal; tree pruning; tree care; felling trees; tree surgeon; tree planting; tree trimming and removal
Chainsaw operation; chainsaw; chainsaws; chainsaw maintenance
Tree climbing; climbing arborist; aerial tree work < Tree work
Stump grinding; chipper operation; wood chipper < Tree work
Arboriculture; arborist; utility arboriculture < Tree work
Tree surveys; tree inspection; arboriculture surveys; BS 5837 < Tree work
Vegetation management; utility line clearance; brush clearing; brush cutting
Forestry; timber harvesting; logging ~ctx; forest management; woodland management; silviculture; silvicultural + tree; trees; timber; forest; harvester; forestry; chainsaw; felling; skidder - logs; log; error; debug; monitoring; server; data; call; application
Forestry machine operation; skidder operation; harvester operator; feller buncher; forwarder operation
Forest inventory; timber cruising; forest mensuration
Wildland firefighting; prescribed burning; wildland fire; wildfire suppression; wildland firefighter
Habitat restoration; conservation work; habitat management; ecological restoration; native plants restoration; nature conservation
Invasive species control; invasive species removal; invasive weeds; Japanese knotweed treatment
Trail maintenance; trail building; park maintenance; footpath maintenance
Ecological surveys; ecology surveys; habitat surveys; Phase 1 habitat survey; protected species surveys; great crested newts; bat surveys; ecological assessment; preliminary ecological appraisal
Biodiversity; biodiversity net gain; conservation biology; BNG assessments
Botany; plant identification; plant taxonomy; herbarium
Wetland delineation; wetlands; wetland ecology; aquatic ecology
Wildlife management; wildlife conservation; wildlife surveys; wildlife biology; wildlife rehabilitation; ornithology; fish and wildlife
Fisheries; fisheries management; electrofishing; fishery science
Marine biology; marine ecology; marine science; marine conservation
Ecology ~ctx; ecologist; forest ecology; field ecology + forest; field
Swimming pool maintenance; pool cleaning; pool construction; pool maintenance; pool chemicals; pool plant operations; swimming pool installation; pool servicing; pool water testing; pool service; pool technician; swimming pools; pool and spa maintenance; pool chemistry; pool equipment repair; pool chemical balancing; spa and pool; hot tub maintenance; pool operation

// Facilities and maintenance
Site supervision; site supervisor; site foreman; supervising site works; site supervising | Cost estimating; construction cost estimating; construction cost estimates; cost estimation; cost estimator; supervise site works
Facilities management; facility management; building operations; facilities maintenance; facility maintenance; FM ~list; facilities operations; facility operations; building management; facilities coordination; integrated facilities management; total facilities management; facilities services; TFM ~up; facilities support; facilities administration; facilities engineering; building facilities management; facilities planning; facility services; facility upkeep; facilities maintenance management; asset and facilities management; site facilities; office fit-outs; office upkeep + facilities; maintenance; building; hard; soft; contractors; cleaning; services; contract; estates; m&e - radio; frequency; broadcast; station
Caretaking; janitor and caretaker; caretaker ~ctx; site caretaking; caretaker duties; school caretaker; school site management + janitor; site; duties; school; management
Move management; office moves; office relocations; office relocation; moves adds and changes
Space management; space utilisation; space planning facilities; hot desking
CAFM ~up; CAFM systems; computer-aided facility management
FSI Concept; Concept Evolution; FSI Concept Evolution < CAFM
SWG QFM; QFM ~up < CAFM
Elogbooks; Elog books < CAFM
iOFFICE; iOFFICE SpaceIQ < CAFM
FM:Systems; FMS:Workplace < CAFM
MRI Evolution; MRI Evolution CAFM < CAFM
Planon; Planon FM software < CAFM
Archibus; ARCHIBUS Web Central < CAFM
IBM TRIRIGA; TRIRIGA; Tririga < CAFM
Hard services; hard FM; hard facilities management < Facilities management
Soft services; soft FM; soft facilities management; hard and soft services; hard and soft FM < Facilities management
Estates management; estates maintenance; premises management; premises maintenance
Workplace services; workplace management; workplace experience < Facilities management
Campus operations; corporate facilities; office facilities management < Facilities management
Building maintenance; property maintenance; general maintenance; building repairs; maintenance repairs; property repairs; general repairs; maintenance of buildings; routine building maintenance; repairs and maintenance; building upkeep; commercial building maintenance; maintenance technician; general building maintenance; general upkeep
Apartment maintenance; apartment maintenance technician; residential maintenance; multi-family maintenance
Unit turnover; unit turns; make-ready; make-readies; make readies; apartment turns; apartment turnover; unit make-ready; turnovers apartment; apartment make-ready; vacant unit turnover; making readies
Social housing repairs; social housing maintenance; responsive repairs; housing repairs
Void properties; voids works; property voids; void works
Reactive maintenance; reactive repairs; reactive works; planned and reactive maintenance; PPM and reactive
Multi-skilled maintenance; multi-skilled; multi-trade; multi trade operative; multiskilled maintenance
Building fabric maintenance; building fabric; fabric maintenance < Building maintenance
Hotel maintenance; hotel engineering maintenance < Building maintenance
Minor repairs; light repairs; small repairs; basic repairs; light maintenance; minor maintenance; basic maintenance; routine maintenance; basic building maintenance
Handyman work; handyperson tasks; handyman; handyperson; odd jobs; handyman services; handyman repairs; handyman tasks; honey-do; handyman skills
Home improvement; home improvements; home repairs; home repair; home maintenance; household repairs; minor home repairs
Flat-pack assembly; IKEA assembly; flat pack furniture assembly
TV mounting; picture hanging; furniture installation
Preventive maintenance; preventative maintenance; planned preventive maintenance; PPM ~list; scheduled maintenance; planned maintenance; PM schedules; PMs ~up; preventive maintenance programs; routine equipment maintenance; planned preventative maintenance; preventive and corrective maintenance; perform preventive maintenance; vibration monitoring maintenance; performing preventive maintenance + conveyors; pumps; forklifts; hvac; schedule; scheduled; schedules; carry; filters; boilers; tasks; work orders; cmms; breakdowns; plant; vehicles; inspections; technician; generators; belts; inspection; lubrication; corrective; repairs; perform; monthly; maintenance; planned; equipment; reactive; repair; machines; preventive; pm; machinery - am; open; shift; until; sharp; doors; from; closing; million; parts
Predictive maintenance; condition monitoring; condition-based maintenance; asset condition monitoring; ultrasound predictive maintenance
Infrared thermography; thermography; thermal imaging inspection; infrared scanning
Oil sampling; lubricant sampling; oil analysis programme
Breakdown maintenance; breakdowns ~ctx; breakdown repair; reactive breakdowns; machine breakdowns; corrective maintenance + maintenance; planned; equipment; reactive; repair; machines; preventive; pm; machinery - million; parts
Maintenance planning; maintenance scheduling; maintenance planner; planned maintenance scheduling; planning and scheduling maintenance; work order planning; maintenance plans; shutdown maintenance planning; preventive maintenance schedules
Maintenance management; maintenance coordination; maintenance supervision; maintenance programmes
Total productive maintenance; TPM ~list; autonomous maintenance; TPM pillars; OEE maintenance + maintenance; lean; oee; equipment; 5s; kaizen; autonomous; smed; manufacturing; production - program; programme; module
Equipment maintenance; machinery maintenance; machine maintenance; equipment repair; machine repair; equipment servicing and repair; machinery repair; maintain machinery; equipment upkeep; repair machinery; maintenance of machinery; packaging machine maintenance; maintaining machinery
Fitting and turning; fitter and turner; fitter turner; fit and turn
Mechanical fitting; mechanical fitter; maintenance fitter; maintenance fitting; bench fitting; mechanical fitting skills
Mechanical assembly; mechanical assembler; assembly of mechanical components
Machinery installation; equipment installation; machine installation; mechanical installation
Equipment troubleshooting; machine troubleshooting; troubleshooting equipment; troubleshoot equipment; troubleshooting machinery; troubleshoot machinery
Mechanical troubleshooting; mechanical fault finding; diagnosing mechanical faults; mechanical problem solving; diagnose mechanical faults
Fault finding; fault-finding; fault diagnosis; fault diagnosis equipment
Electro-mechanical maintenance; electromechanical maintenance; mechanical and electrical troubleshooting < Equipment maintenance
Conveyor maintenance; conveyor repair; belt splicing; conveyor belt splicing; belt replacement < Equipment maintenance
Lubrication of machinery; greasing; greasing machinery; lubricating equipment; oiling and greasing; equipment lubrication; grease machinery; lubricate equipment
Bearing replacement; seal replacement; pump and gearbox overhaul < Equipment maintenance
Mechanical maintenance; mechanical repair; mechanical repairs; industrial mechanic; maintenance mechanic < Equipment maintenance
Industrial maintenance; plant maintenance; manufacturing maintenance; factory maintenance; production equipment maintenance; industrial machinery repair; industrial equipment repair; production machinery maintenance < Equipment maintenance
Millwright work; millwright; millwrighting; industrial millwright; machinery alignment; precision machine setting; precision alignment; machinery installation and alignment; millwright experience; millwright skills
Work order management; work order backlog; work orders; work-order systems; service requests maintenance; complete work orders; maintenance work orders; work order system; work order completion; job tickets maintenance; maintenance requests; completing work orders; work order processing; work order scheduling
CMMS ~up; computerised maintenance management system; maintenance management system; CMMS software; EAM ~up; enterprise asset management; maintenance software; CMMS systems; computerized maintenance management systems; Accruent
IBM Maximo; Maximo; Maximo CMMS; Maximo EAM < CMMS
SAP Plant Maintenance; SAP PM; SAP EAM; SAP PM module < CMMS; SAP
MaintainX < CMMS
Limble; Limble CMMS < CMMS
UpKeep CMMS; Maintenance maintenance < CMMS
Fiix; Fiix CMMS < CMMS
eMaint; Fluke eMaint < CMMS
Hippo CMMS; Eptura Asset < CMMS
Infor EAM < CMMS
Oracle EAM; Oracle Enterprise Asset Management; Oracle eAM < CMMS
JD Edwards asset management; JDE CAM < CMMS
Corrigo; JLL Corrigo < CMMS
ServiceChannel ~up; Service Channel < CMMS
MP2 ~up; DataStream MP2; Infor MP2 < CMMS
Maintenance Connection; Accruent Maintenance Connection < CMMS
MVP Plant; MVP One < CMMS
Agility CMMS; SoftSols Agility < CMMS
TMA Systems; WebTMA < CMMS
Fleetio; fleet maintenance software
AssetWorks; AssetWORKS FleetFocus
Power tools; hand and power tools; power tool use; tool use; use of power tools; power tool operation; operating power tools; construction tools; hand/power tools; cordless tools; power and hand tools; small power tools; drills ~ctx; impact wrench; small tools; rotary hammer; hammer drill; lathes and mills hand tools; operate power tools; own transport and tools + saws; power; tools; hammer; hand; grinders; cordless - fire; drill-down
Torque wrenches; torque wrench; torquing bolts; bolt torquing
Measuring tape; tape measure; tape measures; reading a tape measure; read a tape measure; read tape measure; ruler reading; spirit level
Angle grinders; angle grinder; angle grinders; grinders; cut-off saw; disc cutter; stihl saw; bench grinder < Power tools
Nail guns; nail gun; pneumatic tools; air tools; pallet nailer < Power tools
Hand tools; hand tool use; basic hand tools; use of hand tools; using hand tools; hand tool operation; screwdrivers; wrenches; hammers ~ctx; socket wrenches + hand; tools; tool; basic; operation; socket
Shop tools; shop equipment; drill press; band saw; bandsaw; pillar drill; bench drill; chop saw < Power tools
Circular saw; saws ~ctx; mitre saw; miter saw; reciprocating saw; drills and saws < Power tools + carpentry; drills; tools; power; cut; wood
Measuring and cutting; cutting and measuring; measure and cut; cut and measure
Blueprint reading; read blueprints; reading blueprints; interpret blueprints; blueprint interpretation; reading construction drawings; plan reading; read plans; print reading; read construction plans; reading plans; interpreting drawings; reading building plans; shop drawing reading; interpreting blueprints; understanding blueprints; reading schematics and blueprints; reading technical drawings; ability to read blueprints; blueprints; read prints; blueprint; reading construction plans; plans and specifications; read and interpret blueprints; interpreting plans; reading prints; construction plan reading; interpret plans and specifications; read drawings; plans and specs; construction blueprints; read construction drawings; interpret drawings; read building plans; read schematics and blueprints
Isometric drawing reading; reading isometrics; reading isos; read isometrics; read isos
Close protection; bodyguard; VIP protection; bodyguard work
Firefighting; fire fighting; structural firefighting; firefighter ~ctx; fire rescue; fire service; fire apparatus; fire apparatus operation + fire; fighting; structural; rescue; apparatus; operation
Fire inspection; fire safety inspections; fire code enforcement; fire prevention; fire marshal; fire prevention inspections
Hazmat response; hazardous materials response; spill response; HAZWOPER response
Search and rescue; technical rescue; swift water rescue; water rescue; high-angle rescue; lifeguarding rescue
Confined space rescue; confined space rescue team
Emergency management; emergency planning; disaster response; emergency operations; disaster relief; emergency response planning; emergency preparedness; disaster management; emergency operations center; civil protection; disaster recovery emergency
Incident command system; incident command; ICS 100; NIMS; National Incident Management System
FEMA; FEMA grants; FEMA disaster programs; FEMA compliance
Quantity surveying; quantity surveyor; chartered quantity surveying; quantity surveys
Bills of quantities; bill of quantities; BoQ ~up; BOQs
Quantity take-offs; take-offs ~ctx; material take-offs; quantity takeoff; take-off schedules; takeoffs; taking off quantities; material takeoffs + drawings; quantities; estimating; surveyor; costx; bills; materials
CostX
Contract variations (construction); variations ~ctx; variation orders; valuing variations + contractor; contractors; valuations; accounts; surveyor; cost; construction; site; claims
Fabrication drawings; fab drawings; read fabrication drawings | WPS ~up; PQR ~up | Marking off; marking out; marking-out; layout and marking | Scribing ~ctx | Templating ~ctx | Saw line | Cold saw | Drill line | Beam line | Profile cutting | Guillotining | Process 135; 135/136; 135 MAG | 136 FCAW | Process 141 | EN ISO 9606; ISO 9606 | Secondary steelwork | Handrails and staircases + welding; steel; fabrication; plates; fabricator; templates; timber; joinery
Terminations ~ctx | First fix and second fix | Rough-in; rough in; trim-out | Switchgear installation | VFDs ~up | Solar PV installation | Commercial electrical | Industrial electrical; industrial wiring + electrical; wiring; electrician; panels; conduit; install; circuits; cable; equipment; systems; hvac; repair; units; furnaces; boilers; faults; cooling; motors; heat; refrigeration; service; gas - stage; theatre; film; photography; photo; laptop; software; network; blockchain
Leak search; find leaks; refrigerant leaks | Line sets | Package units | Condensing units | Furnaces | EPA 608 work | Service calls | Preventive maintenance agreements + hvac; air; install; refrigerant; refrigeration; heating; copper; cooling; sheet; ventilation; repair; gas; plumbing
Building code compliance; NCC ~up; National Construction Code; building codes; building code; Building Code of Australia; BCA ~list; building regulations; Building Regulations compliance | Part L | Part B fire | Part M; Building Regs; local codes; code compliance | International Building Code; IBC ~list | IRC code | Building Safety Act | NZ Building Code; NZS 3604 | AS 1684; timber framing code; Australian Standards building | AS 3600 | AS 4100 | Buildxact | Buildertrend | CoConstruct | Buildsoft | Cubit estimating | Procore; Procore software | PlanGrid | Autodesk Build | BIM 360 | ACC Build | Fieldwire | Asite | Viewpoint ~cap | Sage 300 Construction | HeavyBid; HCSS | B2W | On-Screen Takeoff | PlanSwift | STACK takeoff | RSMeans | WinEst | DESTINI | Textura | GCPay | BuildingConnected | ISqFt | Causeway | Candy estimating | Conquest estimating | Bluebeam takeoffs | Asta Powerproject | Elecosoft | Fieldview | Site set-up; site setup; site establishment; site prep; set up sites; setting up sites; site mobilisation; site mobilization; welfare facilities site; hoarding and fencing | Defect rectification; defects ~ctx; defect liability | Snagging; snag lists; snagging lists | Punch lists; punch list; punch-list; punchlist; defects liability period | Close-out; closeout; project close-out; closeout documents | As-builts; as-built drawings | Practical completion | Site handovers; handover to clients + building; builders; site; construction; codes; software; australian; handover; clients; snags; estimating; project; standards; houses; ncc; bca; trades; code
Grade work; grade ~ctx | Slope grading | Compaction ~ctx | Stripping topsoil | Ditching ~ctx | Culverts | Utility trenches | Haul roads | Rollers ~ctx | Scrapers | Quick couplers | Walkaround inspections | Greasing and fuelling machines | Machine maintenance plant | Ground disturbance; ground disturbance level 2 | Locates ~ctx | WorkSafeBC; WorkSafeBC regulations | COR safety + excavator; excavators; dozer; slope; stakes; trench; pipe; gps; soil; grade; haul; compaction; equipment; asphalt; earthworks; topcon; trimble; slopes; loader; culverts; drainage; road; utility; utilities; excavation; digging; ground - school; students; exam; grade 12; grade 10; resolve; davinci; edit; film; footage; colour; color; premiere
Preconstruction; pre-construction; preconstruction services; preconstruction planning | Construction estimating; estimating ~ctx | Bid packages | Subcontractor bids | Scope sheets; scopes of work; scope of work writing | Buyout; buy-out; subcontract buyout; subcontracts ~ctx; subcontractor procurement; letting subcontracts; subcontract packages; subcontract procurement | Trade packages; trade contractors | Pay applications; pay apps; pay application; payment applications; applications for payment; progress claims | Schedule of values | Retainage; retention release | Cost value reconciliation; CVR ~list; CVRs ~up; monthly valuations | Variations ~ctx | Change orders; change order management | RFIs ~up; RFI ~list; RFI management | Submittals; submittal review; submittal log | Claims management construction | Contra charges | Job costing construction | Owner meetings; OAC meetings | Pull planning | Look-ahead schedules; three-week look-ahead; lookahead schedules; two-week lookahead | Site diaries; daily logs site; daily site reports | AIA contracts; AIA documents; AIA G702 | CCDC ~up | AS 4000 | HIA contracts | Design and build; design-build; design build | CM at risk | GMP contracts; guaranteed maximum price | Lump sum contracts | Public works contracts + construction; project; contractors; subcontractors; bids; budgets; owner; cost; buyout; takeoff; quantity; jct; monthly; owners; site; preconstruction; superintendent; design; contract; claims; final; claims
Commercial construction; commercial construction experience; commercial projects; commercial building projects | Commercial fit-out; fit-out projects; fit-out; fit out; fitouts | Tenant improvements; TI ~up; tenant improvement; tenant fit-outs; interior fit-outs | Ground-up construction; ground-up; ground up construction | Multifamily construction; multi-family construction | Residential construction | New build housing; new-build housing; new builds | Custom homes; home building | House building; housebuilding | Light commercial | Healthcare construction | K-12 construction | Industrial construction | Heavy civil | Civil construction | Renovations ~ctx; extensions and renovations | Refurbishments; refurbishment ~ctx | Remodeling ~ctx | Loft conversions | Extensions ~ctx | Restoration work building + construction; homes; houses; carpentry; builder; building; projects; residential; contractor - browser; chrome; hair
Staircase building; stairs ~ctx | Decks and pergolas | Eaves and fascias | Skirting ~ctx | Fixing out; fit-off; fit off; fixouts; fix-outs | Wall frames | Timber repairs | Lime mortar; lime plaster | Heritage ~ctx; heritage carpentry; heritage work | Listed buildings; heritage restoration | Pointing ~ctx | Rendering ~ctx | Drainage ~ctx | Paving ~ctx | Asbestos awareness work | Abatement ~ctx + doors; timber; decks; frames; framing; carpentry; building; brick; roof; windows; restoration; carpenter; concrete; walls; work; roads; site; floors; plaster; construction; kitchen; wet; work; lead; strip - web; graphics; html; css; browser; museum; finger
Clean driving record; clean driver's abstract; driver's abstract; clean driving history; clean licence; clean driving licence; clean MVR; good driving record; acceptable driving record; insurable driving record; safe driving record | Reading drawings | Specifications ~ctx; read specifications | RAMS ~up; method statements | Field level hazard assessments; FLHA ~up; FLRA ~up | Hot works + drawings; read; plans; site; blueprints; safety; materials; codes; tools; interpret; construction; hazard; electrical; lift
subfloor | underlayment | rafters | columns ~ctx | studs ~ctx | partitions ~ctx | ceilings ~ctx | taping ~ctx | rendering (plaster) ~ctx | render ~ctx | lath | vapor barrier | weatherproofing | tanking ~ctx | doors ~ctx | first and second fix | 1st and 2nd fix | shopfitting | cabinets ~ctx | veneers | laminates | surface preparation | staining ~ctx | priming ~ctx | reinforcement ~ctx | cube testing | cylinders ~ctx | curing concrete | precast | piles ~ctx | trenches ~ctx | gullies | storm drains | pavers | flagging ~ctx | bitumen | surfacing ~ctx | utilities ~ctx | potholing | service avoidance | loader ~ctx | forklift (site) ~ctx | rigging and slinging | abseiling | lead paint | remediation | restoration ~ctx | conservation (building) ~ctx | refurb | remodelling | snags | making good | patch repairs | raceway | basket tray | containment; containment actions | terminating ~ctx | glanding | SWA ~up | armoured cable | panels ~ctx | breakers ~ctx | circuits ~ctx | soft starters | relays ~ctx | transmitters ~ctx | megger | megger testing | insulation resistance | clamp meter | voltage testing | test and inspect | BS7671 | Part P | lighting ~ctx | fire detection | smoke detectors | smoke alarms | nurse call | battery storage installation | EV charge points | ground source | MCS ~list | heating ~ctx | ductless | condensers | duct ~ctx; ducting | PVC ~up | cast iron | backflow | taps ~ctx; tapping ~ctx | toilets ~ctx | showers ~ctx | bathrooms ~ctx | tankless | cylinders unvented | unvented | G3 ~list | leaks ~ctx | jetting ~ctx | septic | sump pumps | sprinklers | standpipes | steam systems | medical gas | BMS controls | building automation | Niagara ~list | Tridium | Desigo | oxy-fuel | gouging | fillet welds | butt welds | fabrication ~ctx; fabrications ~ctx | fabricating ~ctx | cutting and bending | bending ~ctx | guillotine | shears ~ctx | rolling ~ctx | drilling ~ctx | brush cutter | weeding (grounds) ~ctx | mulch | turfing | sod ~ctx | softscape | locks ~ctx | interim payments | daily logs | daily reports (site) ~ctx | site management | site coordination | coordinating subcontractors | managing subcontractors; manage subcontractors | trades coordination | crew leadership | crews ~ctx | leading crews | material ordering | scheduling subcontractors | construction programme | construction schedules | 3-week lookahead | permits (building) ~ctx; building permits | building inspections | inspections ~ctx | CDM ~up | CDM 2015 | CDM regulations | NHBC | NHBC standards | LABC | handover (construction) ~ctx | handovers | testing and commissioning | close-out documents | warranty work | drawings ~ctx | ACC ~list | AGTEK | OST ~list | Causeway estimating | Powerproject | Primavera P6 | P6 ~list | Microsoft Project scheduling | simPRO | AroFlo | ServiceM8 | Fergus ~list | Tradify | BigChange | Joblogic | Symbility | CompuTrak | boiler rooms | plant rooms | L8 | intumescent | face fit | silica | dust control | noise ~ctx | vibration ~ctx | condition surveys | stock condition surveys | building surveys; building surveying | dilapidation surveys | party wall | party wall awards | rights of light | schedule of works | schedules of condition | site investigations; intrusive investigations | boreholes; borehole logging | density testing | silt fence + install; installation; site; construction; building; repair; repairs; maintenance; concrete; electrical; plumbing; carpentry; trade; trades; contractor; contractors; roof; pipe; walls; tools; equipment; drawings; residential; commercial; projects; materials; crew; welding; excavator; hvac; heating; systems; wood; steel; fit; lay; operate - software; students; child; legal; marketing; financial; web; api; database; data; patients
electrical ~ctx | maintenance ~ctx | repair ~ctx | servicing ~ctx | troubleshooting ~ctx | troubleshoot ~ctx | domestic ~ctx | copper ~ctx | redecoration | grounds ~ctx | room set-ups | furniture moves | emergency repairs | emergency call-outs | call-outs | callouts | SchoolDude | UpKeep (on site); UpKeep ~ctx | ALC WebCTRL | Distech | heights ~ctx | utility tie-ins | pre-construction services | turnover packages | groundbreaking | podium construction | wood-frame | pours ~ctx | dry utilities | storefront (construction) | doors and hardware + equipment; building; systems; plumbing; electrical; hvac; buildings; maintenance; repair; site; mechanical; pipework; domestic; installation; boilers; facilities; carpentry; contractors; heating; homes; machines; machinery; panels; units; pumps; vehicles; roofing; painting
pre-line | pre-lining | rough-ins | top-out plumbing | finish plumbing | alterations (on site); alterations ~ctx | reclads | kitchen fit-outs | after-hours call-outs + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
gas califonts | gas certificates | thermostatic valves
solar hot water | rainwater tanks | pump stations | PEX pipe | copper pipe | copper soldering | drain cameras
fixtures (on site); fixtures ~ctx | spouting | downpipes | lead flashing | long-run roofing | membrane roofing | torch-on membranes + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
job sheets | quoting small jobs | Commusoft | apprentices (on site); apprentices ~ctx + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
apprentice supervision | producer statements | PS3 ~up | building consents | code compliance certificates | council inspections | JSEA ~up | site safety plans | take 5s | pre-start meetings
plant pre-starts
service locating | levels and grades | site set-out
skim coating | joinery installation
floor levelling | vinyl laying | timber flooring | mobile scaffolds | dogging ~ctx | banksman duties + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
load charts | shop front installation
filter changes | PMs on HVAC | potting ~ctx + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
glasshouse management | greenhouse management | crop nutrition | pest scouting | spray programmes | spray records | harvest planning | crop planning | nursery production | bedding plants | grafting ~ctx | wood chipping + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
sports turf | greens mowing | bunker maintenance | aeration ~ctx | topdressing + site; pipework; gas; plumbing; drainage; installation; building; maintenance; roofing; repair; tools; water; trade; building; boiler; concrete; electrical
Final accounts (construction); final account ~ctx; final accounts ~ctx; final account settlement; final account negotiation; final account agreement + contractor; contractors; subcontractor; subcontractors; variations; valuations; quantity; surveyor; retention; handover; site; projects; cost; commercial; jct; nec
levels ~ctx; set out levels; setting levels; checking levels; taking levels + laser; datum; slab; survey; theodolite; concrete; excavation; excavator; drainage; falls; formwork; benchmark; setting; trench; kerbs; paving; grades; lines; tape - staffing; noise; stress; energy; salary; stock; service
`,
};
