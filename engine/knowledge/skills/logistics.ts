import type { TradeFile } from "./trade-file.ts";

export const logistics: TradeFile = {
  trade: "logistics",
  kind: "hard",
  lines: `
// Warehouse
Warehouse operations; warehouse setting; warehousing ~ctx; warehouse work; warehouse operative; warehouse experience; warehouse environment; warehouse associate; warehouse worker; warehouse duties + warehouse; operations; operative; environment; associate; worker; duties
Warehouse management; warehouse supervision; managing a warehouse; warehouse operations management; warehouse leadership; distribution centre management; manage a warehouse
Warehouse management system; WMS ~list; WMS software; warehouse management software; warehouse systems + warehouse; inventory; picking; stock; logistics; sap; manhattan; rf; fulfilment; fulfillment; distribution - web map; gis; geoserver
Order picking; picking ~ctx; pick and pack; picking orders; order picker; case picking; piece picking; pick orders + packing; orders; warehouse; stock; scanner; forklift; rf; shipping; pallets; stow - fruit; guitar; battles
Order selection; order selector; selecting orders < Order picking
Voice picking; pick by voice; voice-directed picking; Vocollect; voice pick; pick-to-light
Packing ~ctx; order packing; packing orders; packing boxes; packaging orders; pack orders; pack boxes + picking; orders; boxes; warehouse; shipping; pallets; labels; production; items - household; bin
Order fulfilment; fulfilment centre; order processing warehouse; fulfil customer orders; ecommerce fulfillment
Shipping and receiving; ship and receive; receiving and shipping; shipping/receiving; S&R warehouse; shipping and receiving clerk; receive and ship
Goods receiving; goods in; goods inwards; receiving ~ctx; inbound receiving; goods receipt; receiving goods; booking in stock; receiving deliveries; GRN ~up; receive shipments; incoming goods; receiving shipments; receive goods; receive deliveries + warehouse; inbound; shipping; deliveries; pallets; dock; stock; goods; freight; putaway; materials - care; feedback; calls; benefits; award; treatment
Goods out; dispatch of goods; despatch; outbound shipping; dispatching orders; outbound operations; despatching; outbound logistics; goods outwards; dispatch orders
Inbound operations; inbound logistics; inbound freight; inbound shipments; inbound processing; inbound transport
Put-away; putaway; stowing ~ctx; put away stock; stock put-away + warehouse; pallets; inventory; racking; picking; shelves
Loading and unloading; unloading trucks; loading trucks; load and unload; unloading deliveries; loading vehicles; truck loading; trailer loading; unload trucks; unloading containers; container unloading; loader/unloader; loading and offloading; loading trailers; offloading; devanning; lumping freight; loading bay; loading dock; unload deliveries; dock work; dock loading; container unstuffing; load trucks; load vehicles; unload containers; load trailers
Palletising; pallet building; stacking pallets; pallet wrapping; building pallets; shrink wrapping; stretch wrapping; depalletising; palletise; pallet stacking; palletiser; stack pallets
Cross-docking; crossdock; cross-dock operations; transload; transloading
Kitting ~ctx; kitting of parts; kit assembly; kitting and assembly; building kits; kitting materials; parts kitting + assembly; parts; warehouse; materials; components; bom; kits; picking
Sorting ~ctx; parcel sorting; mail sorting; package handling; package handler; sorting packages; sortation; sort packages; parcel handling; item sorting; package sorting + packages; parcels; mail; warehouse; packing; packages; recyclables; items; laundry; shipping; conveyor - algorithm; algorithms; data; array
Labelling and scanning; labeling products; applying labels; label application; labelling products; scanning barcodes; scan items; barcode labelling; label products; apply labels; scan barcodes
Barcode systems; GS1 standards; barcode technology; bar coding; GS1 barcodes; 2D barcodes; bar codes
Cycle counting; cycle counts; stock counters; count inventory; inventory audits; physical counts; inventory cycle counts; counting stock; count stock
Inventory reconciliation; stock reconciliation; inventory discrepancies; reconciling inventory; stock discrepancies; inventory adjustments; inventory variance; stock variance; discrepancy resolution inventory; reconcile inventory
Stock room management; stockroom ~ctx; stock room; backroom operations; storeroom; parts room; back stock; storeroom management; parts storeroom + stock; room; management; backroom; operations; parts; back
Tool crib; tool crib attendant
Storekeeping; storekeeper; storesperson; storeman; storesman; stores controller; stores person; stores keeper < Stock room management
Parts department; parts counter; parts ordering; parts inventory; parts sourcing
Spare parts management; spare parts; spare parts inventory
Automotive parts; auto parts; aftermarket parts
Parts interpreting; parts interpreter; parts advisor; parts lookup; parts specialist; electronic parts catalogue < Parts department
Slotting ~ctx; warehouse slotting; slot optimisation + warehouse; slot; optimisation
Pallet racking; racking systems; racking layout; racking inspection
Warehouse layout; warehouse layout design; warehouse design; storage layout
Reverse logistics; returns management; RMA ~up; return merchandise authorisation; product returns; returned goods; returns ~ctx + reverse; logistics; management; return; merchandise; authorisation; product; returned; goods
Cold chain; temperature-controlled storage; cold storage; cold chain logistics; freezer warehouse; chilled warehouse; temperature-controlled logistics; refrigerated storage; frozen warehouse; temperature-controlled transport; cold room; temperature controlled warehouse; cold chain management; freezer work; cold store
IMDG Code; IMDG
IATA DGR; IATA dangerous goods; dangerous goods regulations
ADR transport; ADR regulations; carriage of dangerous goods
49 CFR; 49 CFR hazmat; DOT hazardous materials regulations
Material handling; handling materials; material handler; moving materials; material movement; handle materials; move materials
Manual labour; physical labour; manual work; physical work
General labour; labouring ~ctx; labourer; general labourer; general labouring; construction labour; site labouring; heavy labor + labour; construction; site; heavy; labor
Pallet jack; pallet truck; electric pallet jack; powered pallet truck; walkie rider; rider pallet jack; manual pallet jack; LLOP ~up; pump truck; hand pallet truck; EPJ ~up; walkie stacker; walkie pallet jack; electric pallet truck; double pallet jack; PPT warehouse; low-level order picker
Hand trucks; dollies; hand jack
Forklift operation; forklift; fork lift; forklift driving; fork truck; forklift operator; lift truck; forklift driver; fork lift truck; FLT ~up; forklift truck; operate forklift; stand-up forklift; FLT driving; forklift experience; LPG forklift; propane forklift; toyota forklift; operating forklifts; operating a forklift; forklift driving experience; driving forklifts; forklifts and pallet jacks; operate a forklift; drive forklifts
Counterbalance forklift; counterbalance; counterbalance FLT; sit-down forklift < Forklift operation
Clamp truck; clamp forklift; clamp truck operation < Forklift operation
Powered industrial trucks; PIT equipment
Reach truck operation; reach truck; high reach; reach lift; reach forklift; reach truck driving; stand-up reach; stand up reach truck; raymond reach truck; reach truck driver; deep reach
Order picker truck; order picker machine; high-level order picker; stock picker; order-picking equipment
Tugger operation; tugger; tow motor; tugger driver; tow tractor
VNA truck; very narrow aisle; VNA forklift; man-up truck; bendi; flexi truck; swing reach; turret truck; narrow aisle; aisle master < Order picker truck
Manhattan WMS; Manhattan Associates; Manhattan Active; Manhattan SCALE; Manhattan WMOS; PkMS; Manhattan Active WM; Manhattan ~list < Warehouse management system + wms; warehouse; picking; inventory; sap; distribution - new york; beach; ny
Blue Yonder; Blue Yonder WMS; BY WMS; BlueYonder
RedPrairie; RedPrairie WMS < Blue Yonder
JDA ~up; JDA software; JDA WMS; JDA planning; JDA demand planning < Blue Yonder
Korber WMS; HighJump; Körber; HighJump WMS; K.Motion < Warehouse management system
SAP EWM; SAP Extended Warehouse Management; EWM ~up; SAP EWM/WM < Warehouse management system; SAP
SAP WM; SAP warehouse management; SAP LE < SAP EWM; SAP
Oracle WMS; Oracle Warehouse Management; Oracle WMS Cloud; LogFire; Oracle Cloud WMS < Warehouse management system
Infor WMS; Infor SCE; Infor supply chain execution; Infor CloudSuite WMS; Infor EXE < Warehouse management system
Warehouse software; warehouse inventory software; stock control software; shipping and inventory software
Fishbowl ~cap; Fishbowl inventory < Warehouse software
3PL Central; Extensiv; 3PL Warehouse Manager < Warehouse software
ShipHero < Warehouse software
Logiwa; Logiwa WMS < Warehouse software
Skubana; Extensiv Order Manager < Warehouse software
ShipStation < Warehouse software
Veeqo; Veeqo inventory < Warehouse software
ShipWorks ~up; ShipWorks software < Warehouse software
Tecsys < Warehouse software
Softeon; Softeon WMS < Warehouse software
Deposco; Deposco WMS < Warehouse software
SnapFulfil ~up; SnapFulfil WMS < Warehouse software
CartonCloud ~up; Carton Cloud < Warehouse software
NetSuite WMS; NetSuite warehouse management < Warehouse software
Automated warehousing; warehouse automation; Ocado automation; automated warehouse; warehouse control systems; material handling automation
AS/RS ~up; automated storage and retrieval; automated storage and retrieval systems; ASRS ~up < Automated warehousing
AutoStore ~up; goods-to-person; Kiva robots; Locus robots; warehouse robotics < Automated warehousing
Dematic < Automated warehousing
Swisslog; Swisslog automation < Automated warehousing
Vanderlande; Vanderlande systems < Automated warehousing
Knapp; KNAPP automation < Automated warehousing
Honeywell Intelligrated; Intelligrated < Automated warehousing
Sortation systems; sorter systems; automated sortation; conveyors and sorters < Automated warehousing

// Transport and driving
Transport management; transportation management; transport operations; transport coordination; transportation operations; transport administration; transport logistics; transport office; transportation coordination; transport supervision; traffic office; transport coordinator; transport manager; transportation logistics; transportation industry; freight operations
Road haulage; haulage; road freight; haulage operations; road transport; trunking haulage
Linehaul; line haul; linehaul operations; trunking operations; trunking ~ctx; night trunking; day trunking; trunking driver + hgv; driver; night; nights; depot; lorry; class; artic
Trucking operations; trucking ~ctx; trucking industry + operations; industry
Road transport planning; transport planner; transport scheduling; transport planning road < Transport management
Transportation management system; TMS software; TMS ~list; transport management system; transportation management software; Blue Yonder TMS + freight; transportation; carrier; carriers; loads; logistics; shipping; dispatch; wms; trucks; otm; truck - magnetic; transcranial; depression; translation; translators; translation memory
McLeod ~list; McLeod LoadMaster; McLeod software < Transportation management system + tms; dispatch; trucking; freight; loadmaster; brokerage; carrier
MercuryGate; Mercury Gate TMS < Transportation management system
Oracle Transportation Management; OTM ~up < Transportation management system
TMW Suite; TMW ~up; Trimble TMS < Transportation management system
SAP TM; SAP Transportation Management < Transportation management system; SAP
project44; p44 visibility
FourKites; Four Kites
MacroPoint; macropoint
BluJay < Transportation management system
E2open TMS; E2open < Transportation management system
Kuebix; Trimble Kuebix < Transportation management system
Descartes Systems; Descartes; Descartes MacroPoint; Descartes customs < Transportation management system
Turvo < Transportation management system
Aljex; Aljex TMS < Transportation management system
AscendTMS; Ascend TMS < Transportation management system
Tai TMS; TAI Software < Transportation management system
Rose Rocket; Rose Rocket TMS < Transportation management system
Mandata; Mandata TMS < Transportation management system
Transporeon; Transporeon platform < Transportation management system
Manhattan TMS; Manhattan Active Transportation < Transportation management system
Freight forwarding; freight forwarder; international freight forwarding; forwarding freight; forwarder; forwarding agent; freight agency; multimodal freight
Project cargo; heavy lift cargo; break bulk; breakbulk
LCL ~up; FCL ~up; FCL/LCL; FCL and LCL; full container load; less than container load; LCL/FCL
NVOCC ~up; NVO ~up; house bill of lading
International shipping; international shipments; international freight; global freight
Freight consolidation; consolidation freight; groupage
Air freight; air cargo; airfreight; air freight operations; IATA cargo; air export; air import; airfreight forwarding; air shipments; air freight forwarding; air cargo operations
Air waybills; AWB ~up; airway bills
Cargo handling; cargo ~ctx; cargo loading; cargo operations; ULD build-up; cargo build-up; cargo agents + air; freight; airport; handling; shipping; sea; ocean; aircraft; import; export; vessel; customs; truck; loading
Ground handling; ramp handling; ramp agent; baggage handling; ramp operations; ramp services; ramp handling agent; aircraft ground handling; aircraft loading; baggage services; pushback; aircraft marshalling; ground support equipment; GSE operation; airport ground operations; turnaround coordination aircraft
Aircraft de-icing; de-icing aircraft; deicing
Aircraft fuelling; aircraft refuelling; fueling aircraft; jet fuel handling
Aircraft cleaning; aircraft interior cleaning; cabin grooming
Airport operations; airside operations; airside; apron control; airfield operations; airline operations
Load control; weight and balance; aircraft load planning
Flight dispatch; flight operations; flight planning; flight scheduling; aircraft dispatch
Crew rostering; crew planning; crew control
Air traffic control; ATC ~up; air traffic management; tower control; radar control; airspace management
Sea freight; ocean freight; ocean shipping; sea cargo; ocean export; ocean import; marine cargo; seafreight; sea freight forwarding
Bill of lading; BOL ~up; B/L ~up; bills of lading preparation
Demurrage and detention; demurrage; laytime; detention charges; free time monitoring
Ship chartering; chartering ~ctx; vessel chartering; freight chartering; ship brokering; dry bulk shipping; shipbroking + ship; vessel; freight; brokering; dry; bulk; shipping
Ship agency; port agency; shipping agency; vessel agency
Stevedoring; stevedore; longshore; dock labor; quayside operations
Port operations; container terminal; terminal operations; marine terminal operations; container yard; port logistics; terminal operating systems; Navis N4; rail yard operations
Drayage; container drayage; container haulage; container transport
Intermodal transport; intermodal; intermodal freight; intermodal transportation; intermodal operations
Rail freight; rail logistics; rail freight operations
Train driving; train operations; train driver; locomotive operation; locomotive driving; tram driving; train operating
Rail operations; train dispatch; train conductor; shunting; switching railcars; railcar loading; railroad operations; train crew; shunter; train guard; signaller rail; platform dispatch; signalling operations
Vessel operations; vessel scheduling; voyage planning marine; bunkering; liner shipping; shipping line
Container shipping; container operations; container movements; container booking; container freight; container logistics < Sea freight
Deck seamanship; seamanship; deckhand; deck operations; boatswain
Marine navigation; ship navigation; vessel navigation; navigation watch; bridge watchkeeping; watchkeeping; chart plotting; celestial navigation; ECDIS; GMDSS; cargo watch
Dynamic positioning; DP operations
Tug operations; tugboat operations; towage; mooring operations
Sailing instruction; sailing ~ctx; yacht crew; yacht maintenance; powerboat handling + instruction; yacht; crew; maintenance; powerboat; handling
Commercial fishing; fishing vessel; trawler; deep sea fishing
Fish processing; seafood processing; fish filleting
Boat handling; small boat handling; boat operation; ship handling < Deck seamanship
Vessel maintenance; deck maintenance; ship maintenance < Deck seamanship
Customs clearance; customs documentation; customs compliance; import and export customs; customs declarations; customs regulations; customs procedures; import clearance; customs formalities; duty and VAT customs; customs rulings; import duty
HS codes; HTS codes; HTS classification; tariff classification; harmonised tariff; tariff codes; HTS ~list + customs; tariff; import; classification; export; duty; codes; harmonized
C-TPAT; CTPAT; authorised economic operator; AEO ~list + customs; import; c-tpat; trade; compliance; export
Bonded warehousing; bonded warehouse; bonded storage; customs warehouse; free trade zones; foreign trade zone
Rules of origin; country of origin; certificates of origin; preferential origin; USMCA certification; free trade agreements; FTA compliance
Duty drawback; inward processing relief; customs bond; customs valuation; customs duties; drawback claims; duty relief; duty refunds; duty deferral < Customs clearance + protests; usmca; claims; entry; refunds
Automated Commercial Environment; ACE customs; ISF filing; CBP regulations < Customs clearance
Customs Declaration Service; CHIEF customs; NCTS; T1 documents; transit documents < Customs clearance
Customs brokerage; customs broker; entry writing customs; customs entries; entry clerk customs; entry writing; entry writer; customs entry filing; file entries; entry filing; entry summaries; prepare entries; import entries; export entries; ABI entries < Customs clearance
Import/export; import and export; importing and exporting; exports ~ctx; imports ~ctx; import operations; export operations; exporting goods; export shipping; import procedures; export procedures; export/import; export packing; export coordination; import coordination; export administration + customs; freight; shipping; documentation; goods; import; export; international; trade; logistics; cargo - module; modules; javascript; data; csv; files
Incoterms; Incoterms 2020; shipping terms; Inco terms; Incoterms 2010
Export documentation; export/import documentation; shipping documentation; shipping documents; import documentation; import/export documentation; international trade documentation; packing lists; commercial invoices; pre-shipment documentation; export sales documentation; letters of credit documentation; commercial invoice and packing list
International trade; global trade; cross-border trade; global trade management
Global trade compliance; trade compliance operations; SAP GTS
Freight brokerage; freight broker; truckload brokerage; carrier sourcing; covering loads; freight brokering; booking loads; truck brokerage; carrier sales; spot freight; book loads
Load planning; load building; load plans; load optimisation; load consolidation; route and load planning; plan loads
LTL ~up; less than truckload; LTL freight; LTL/FTL; LTL and FTL; TL/LTL; partial truckload
Full truckload; FTL ~up; truckload; truckload freight
Load boards; DAT load board; Truckstop; DAT One < Freight brokerage
Carrier management; carrier relations; carrier contracts; carrier performance; carrier selection; haulier management; subcontractor hauliers; courier management; carrier relationship management; carrier onboarding
Freight audit; freight auditing; freight bill audit; freight payment; freight audit and payment; freight invoices; freight billing; freight bills
Freight claims; cargo claims; shipping claims; OS&D ~up
Freight rate negotiation; freight rates; rate negotiation with carriers; freight negotiation; carrier negotiation; transport procurement; freight procurement; freight cost management; freight cost reduction; rate negotiation; negotiate rates; negotiating rates; negotiate freight rates; carrier rates; rate procurement; rate quotes; spot rates; rate sheets; freight quotes; freight quotations; quoting freight; quote freight; buying rates from carriers; freight buying
Dispatching ~ctx; dispatch ~ctx; dispatch operations; dispatcher; dispatch coordination; vehicle dispatch; taxi dispatch; dispatching vehicles; dispatch vehicles + drivers; trucks; loads; freight; routes; fleet; delivery; radio; vehicles; van; truck; driver; goods; technicians; orders; warehouse - redux; action; react; events; event; software
Last-mile delivery; last mile; final mile; last-mile logistics; final mile delivery; home delivery
Delivery scheduling; delivery planning; scheduling deliveries; delivery coordination; schedule deliveries; coordinate deliveries; delivery logistics; coordinating deliveries; delivery windows; booking slots; delivery slots
Multi-drop delivery; multi-drop; multidrop; two-man delivery; 2-man delivery
Parcel delivery; courier delivery; package delivery; courier driving; delivering parcels; delivering packages; courier services; couriering ~ctx; deliver parcels; deliver packages + parcel; delivery; courier; package; driving; delivering; parcels; packages
Delivery driving; delivery driver; van delivery; delivering goods; making deliveries; local deliveries; delivery services; delivery rounds; merchandise delivery; deliver goods; make deliveries + drivers; trucks; loads; freight; routes; fleet; delivery; radio; vehicles; van; truck; driver; goods; technicians; orders; warehouse - redux; action; react; events; event; software
Food delivery; meal delivery; newspaper delivery; takeaway delivery
Mail delivery; postal delivery; postal services; mail carrier; letter carrier; postal operations; postal work; post rounds
Truck dispatch; driver dispatch; dispatching drivers; dispatching trucks; load dispatch; fleet dispatch; freight dispatch; controlling drivers; radio communications with drivers; dispatch drivers; dispatch trucks < Dispatching
Service dispatch; technician dispatch; field technician dispatch < Dispatching
Route planning; routing and scheduling; route optimisation; delivery routes; delivery routing; transport routing; vehicle routing; route scheduling; route management; planning routes; driver routing; multi-stop routing; routing of vehicles; journey planning; optimising routes; plan routes
Map reading; reading maps; reading road maps; GPS navigation; sat nav; satnav; GPS devices; using GPS; navigation systems driving; local road knowledge; knowledge of local roads; area knowledge driving; read maps; read road maps
Routing software; Paragon routing; Paragon route planning; Roadnet; Omnitracs Roadnet; Descartes routing; Maxoptra; route planning software < Route planning
Fleet management; fleet operations; vehicle fleet; managing a fleet; fleet coordination; fleet administration; fleet compliance; fleet vehicles; vehicle management; fleet safety; fleet of vehicles; fleet management software; manage a fleet
Operator licence compliance; O-licence compliance; operator's licence; O licence; operator licensing; transport compliance; DVSA compliance; earned recognition; FORS Gold
FORS ~up; FORS standards; CLOCS; Fleet Operator Recognition Scheme
Chain of responsibility; heavy vehicle national law; NHVAS; HVNL ~up
DOT compliance; FMCSA regulations; FMCSA ~up; DOT regulations; DOT/FMCSA; FMCSA compliance; DOT safety compliance; Department of Transportation regulations; DOT audits; FMCSR; DOT rules; CVSA; DOT inspections; DOT standards trucking; CSA scores; DOT physical compliance
Driver qualification files; driver files; driver compliance
IFTA reporting; IFTA ~up; fuel tax reporting
Fleet maintenance; fleet maintenance management; vehicle scheduling < Fleet management
Vehicle procurement; fleet procurement; vehicle leasing fleet < Fleet management
Telematics; vehicle telematics; fleet telematics
Samsara; Samsara fleet < Telematics
Geotab; MyGeotab < Telematics
Omnitracs; Qualcomm trucking < Telematics
PeopleNet ~up; Trimble PeopleNet < Telematics
GPS tracking; vehicle tracking; fleet tracking; GPS fleet tracking; vehicle tracking systems < Telematics
Dash cams; dashcams; Lytx; DriveCam ~up < Telematics
Webfleet < Telematics
Masternaut; Michelin Connected Fleet < Telematics
Microlise; Microlise telematics < Telematics
MiX Telematics; MiX by Powerfleet < Telematics
Teletrac Navman; Navman telematics < Telematics
Verizon Connect < Telematics
Fleet Complete; Powerfleet Fleet Complete < Telematics
KeepTruckin; Motive (KeepTruckin); Motive ELD < Telematics
Electronic logging devices; ELD ~up; e-logs; elogs; electronic logs; ELD compliance; infringements drivers
Hours of service; HOS ~up; hours of service regulations; HOS regulations; HOS compliance; driver logs; driver logbooks; logbooks driver; logbook compliance; log books
Drivers' hours; drivers' hours regulations; EU drivers hours; drivers hours and WTD; working time directive drivers; WTD driving
Tachographs; tacho analysis; tachograph analysis; digital tachograph; tacho; tachomaster
Pre-trip inspections; pre-trip and post-trip inspections; daily vehicle checks; DVIR ~up; walk-around checks; vehicle checks; vehicle safety checks; vehicle defect reporting; post-trip inspections; walkaround checks; vehicle inspections daily; daily walkaround checks; pre-start checks; vehicle defect checks; truck inspections; trailer inspection; pre/post trip inspections; post-trip; pre-trip; vehicle walkaround checks; daily vehicle inspections; defect reporting vehicles
Commercial driving; truck driving; truck driver; driving trucks; class 1 driving; drive trucks; driving a truck; local driving; dedicated driving; drive a truck
HGV driving; HGV driver; lorry driving; LGV driving; lorry driver; LGV ~up; driving lorries; drive lorries < Commercial driving
HGV class 1 driving; HGV class 1; C+E driving; tramping driver; articulated lorry < HGV driving; HGV class 2 driving
HGV class 2 driving; HGV class 2; class 2 driving; rigid lorry; rigid driving; grab lorry; skip lorry; bin lorry < HGV driving
7.5 tonne driving; 7.5t driving < Commercial driving
Tractor-trailer driving; tractor trailer; class A driving; semi-truck driving; 18-wheeler; semi trailers; 53-foot trailer; artic driving; articulated driving; 53' trailers < Commercial driving
OTR driving; over-the-road; OTR ~up; long-haul driving; long haul; long-distance driving; regional driving; team driving < Commercial driving
Box truck driving; box truck; straight truck; straight truck driving; 26 foot box truck; rigid truck < Commercial driving
Heavy vehicle driving; HR driving; HC driving; MC driving; B-double driving; multi combination; B-double; road train < Commercial driving
Trailer towing; towing trailers; reversing trailers; truck and trailer; tow trailers; reverse trailers
Vehicle recovery; tow truck; tow truck operation; towing ~ctx; roadside recovery; flatbed tow; breakdown recovery; wrecker operation; vehicle towing; recovery driving; recovery truck + truck; trailer; driving; tanker; tow; vehicles; recovery; fuel; bulk; trailers; tip; aggregates; roadside
Roadside assistance; breakdown assistance; roadside repairs
Vehicle transport; car transporter; car hauling; car carrier
Flatbed driving; conestoga; flatbed; flatbed trucks; flatbed loads; flatbed trucking; flatbed freight; flatbed trailers; step deck; stepdeck; lowboy; RGN trailer < Commercial driving
Load securement; load securing; securing loads; load security; load restraint; cargo securement; tarping; tarping loads; chaining loads; tie-downs; straps and chains; strapping loads; securing cargo; tarp loads; freight securement; ratchet straps; chains and binders; secure loads; secure cargo; secure the load; load safely; tie-down of loads; load bars; lashing cargo; cargo lashing
Fuel delivery driving; fuel tanker; petroleum tanker; fuel hauling < Commercial driving
Tanker driving; tankers ~ctx; tank truck; bulk tanker; tanker truck; tank trailer; tanker loading; milk tanker; liquid bulk hauling; bulk liquid transport; tanker endorsement work < Commercial driving + truck; trailer; driving; tanker; tow; vehicles; recovery; fuel; bulk; trailers; tip; aggregates; roadside
Tipper driving; tipper; bulk tipper; bulk haulage < Commercial driving
Refuse truck operation; garbage truck; trash collection; recycling collection; rubbish collection; refuse driver; RCV driving; dustcart; refuse loading; waste collection driving; front loader garbage
Skip and roll-off driving; roll-off truck; roll-off; roll off driving; skip loader; hook loader < Commercial driving
Concrete mixer driving; mixer truck; ready-mix truck; concrete truck; concrete delivery; cement mixer truck; ready mix driver; concrete agitator; volumetric mixer; cement truck < Commercial driving
Street sweeping; street sweeper; sweeper truck; road sweeper; sweeper driver; street cleansing; street cleaning
Yard operations; yard jockey; yard management; yard spotting; shunter driver; trailer spotting; yard hostler; shunting trailers; yard truck; yard goat; spotting trailers; yard dog; yard hostling; trailer moves; yard checks; yard driver; yard spotter; hostler; spotter truck; yard marshalling; gate operations yard; yard moves; moving trailers; terminal tractor; yard control; move trailers
Passenger transport driving; passenger transport; passenger carrying; passenger transportation
School bus driving; school bus; bus monitor < Passenger transport driving
Coach driving; coach driver; PCV driving; PSV driving < Passenger transport driving
Taxi driving; private hire driving; minicab driving; taxi driver; private hire; rideshare driving; Uber driving < Passenger transport driving
Chauffeuring; chauffeur; limousine driving; executive driving; limo driving < Passenger transport driving
Minibus driving; minibus driver; passenger vans; shuttle driving; shuttle bus; shuttle driver < Passenger transport driving
Paratransit driving; paratransit; wheelchair transport driving; passenger assistance driving < Passenger transport driving
Valet parking; valet driving; valet ~ctx; parking cars + cars; parking; cleaning; guest; hotel; vehicles; attendant; vehicle
Vehicle valeting; car valeting; auto detailing; car detailing; vehicle detailing; car wash; car cleaning; vehicle cleaning; car valet; detailing cars; car washing; vehicle washing; automotive detailing; paint correction; ceramic coating; vehicle prep; vehicle preparation; car polishing; interior detailing; auto detail; truck washing; buffing cars; interior shampooing; wash and vacuum vehicles; washing and vacuuming vehicles
Public transport operations; public transport; public transportation; transit operations; transit bus operation; transit driving
Bus driving; bus driver; bus operation; bus operator < Passenger transport driving
Safe driving; driving safety; safe vehicle operation; vehicle operation; driving skills; driving ~ctx; driving experience; driving vehicles; operate company vehicles; car driving; motor vehicle operation; light vehicle driving; drive company vehicle; drive safely; drive vehicles + vehicle; van; truck; delivery; licence; license; safety; vehicles; lorry; car; road; bus - results; growth; change; sales; value; revenue; engagement; performance; adoption; strategy; force
Van driving; van driver; driving van; drive a van; driving a van; Luton van; cargo van; sprinter van; 3.5 tonne van; driving of vans; advanced driving; drive van
Manual transmission driving; stick shift; manual transmission; manual gearbox
Off-road driving; 4WD driving; 4x4 driving; all-wheel driving
Driver training; driving instruction; driver instruction; behind-the-wheel training; driver coaching; driver assessment; driving lessons; teaching driving; driver education; driver assessor; CDL training; driver trainer; teach driving
Motorcycle courier; motorbike riding; motorcycle riding
Defensive driving; eco-driving < Safe driving
Removals and relocation; house moving; moving services; household goods moving; removals work; movers ~ctx; household goods; residential moving; removals porter; relocation services; removal services; household moves; storage and moving + furniture; household; packing; removals; house
Furniture delivery; furniture moving; moving furniture; furniture handling; furniture removals; move furniture < Removals and relocation
White glove delivery
Art handling; fine art handling; art installation; fine art installation; museum packing; picture handling; crating
Office removals; commercial moving; office moving services < Removals and relocation
Piano moving; piano removals < Removals and relocation
Packing household goods; packing and moving; packing fragile items; household goods packing; pack household goods; pack and move; pack fragile items < Removals and relocation

// Supply chain, purchasing, planning
Supply chain management; SCM ~list; supply chain; supply chain operations; end-to-end supply chain; supply chain processes; global supply chain; integrated supply chain; supply chain functions; E2E supply chain; supply chain and logistics; supply chain coordination + supply; logistics; chain; erp; planning; procurement; erp; sap; oracle; modules - git; source; version; repository
Supply chain planning; supply chain planner; end-to-end supply planning; supply chain planning systems expertise < Supply chain management
Supply chain analytics; supply chain data analysis; supply chain KPIs; supply chain analysis; warehouse KPIs
Supply chain network design; network optimisation logistics; supply chain modelling; LLamasoft; supply chain design; supply network design; distribution network design; Coupa Supply Chain Design
Supply chain risk management; supply chain risk; supply chain resilience
Supply chain visibility; control tower supply chain
On-time delivery; OTIF ~up; OTD ~up; on time in full; DIFOT; OTIF performance; delivery performance; perfect order
Inventory turns; days of supply; fill rate
Logistics KPIs; logistics cost analysis
Supply chain strategy; supply chain optimisation; supply chain transformation; supply chain improvement < Supply chain management
Logistics ~ctx; logistics management; logistics operations; logistics coordination; logistics planning; logistics support; distribution logistics; freight logistics; logistics services; domestic logistics; logistics experience; inbound and outbound logistics; logistics coordinator; logistic operations; logistical support; logistics administration; logistics industry; logistical planning; logistics strategy; logistics processes; logistics solutions; logistics and distribution; logistical operations; distribution channels logistics + warehouse; freight; transport; transportation; shipping; supply; inventory; distribution; procurement; fleet; shipments; carrier; delivery; goods; operations - normal; statistics; gaussian; probability; travel; calendar
Third-party logistics; 3PL ~up; 3PL management; 4PL ~up; contract logistics < Logistics
International logistics; global logistics < Logistics
Humanitarian logistics; relief logistics; emergency logistics humanitarian < Logistics
Military logistics; defense logistics; army logistics < Logistics
Distribution management; distribution operations; distribution ~ctx; distribution centre; distribution planning; wholesale distribution; product distribution; distribution of goods; distribution network; physical distribution; food distribution; secondary distribution; distribution strategy < Logistics + warehouse; freight; transport; transportation; shipping; supply; inventory; distribution; procurement; fleet; shipments; carrier; delivery; goods; operations - normal; statistics; gaussian; probability; travel; calendar
Distribution requirements planning; DRP distribution
Defence acquisition; DoD acquisition; acquisition management; acquisition lifecycle; acquisition planning; acquisition support
Competitive bidding; bidding ~ctx; bidding process; sealed bids; bid solicitation; solicitations ~ctx + suppliers; sourcing; supplier; vendors; vendor; supply; materials; contracts; tenders; bid; bids; procurement; inventory; purchase; buyer; contractors; federal; invoicing; payables; spend - home; insurance; network; peer; torrent; lending
Bid evaluation; bid analysis; bid tabulation; bid comparison; evaluating bids; bid leveling; evaluate bids; bid levelling
Construction procurement; EPC procurement; CAPEX procurement; capital purchasing < Procurement
Ethical sourcing; responsible sourcing; ethical trade; ethical trading; SA8000; social compliance; social audits; SMETA; SMETA audits; Sedex; BSCI; supplier code of conduct; factory audits; modern slavery supply chain
Sustainable procurement; sustainable sourcing; green procurement; EcoVadis
Supplier diversity; supplier diversity programmes; minority-owned suppliers
Supplier contracts; supply agreements; vendor agreements; supply contracts; procurement contracts; supplier agreements; vendor contract management; purchasing contracts; framework agreements; outline agreements; call-off contracts; blanket orders; procurement agreements
Expediting ~ctx; order expediting; expedite orders; material expediting; expediting materials; order chasing; expediting deliveries; expedite materials; expediting purchase orders; purchase order expediting; expedite shipments; parts expediting; progress chasing; chasing suppliers; following up with suppliers; order tracking with suppliers; creating purchase orders; issue purchase orders; purchase ordering; prepare purchase orders; generate purchase orders; create purchase orders; placing purchase orders; process purchase orders; expediting orders; expedite deliveries; expedite purchase orders; expediting shipments; preparing purchase orders + purchase; suppliers; orders; materials; vendors; delivery; supplier; purchasing; buyers; shipments - hiring; recruiting; candidates; job
Backorder management; back orders; backorders; open order reports
RFx ~up; RFI/RFP/RFQ; RFQ process; RFx management; requests for quotes; obtaining quotes; price quotations from suppliers; quotations from suppliers; RFQ/RFP; RFP and RFQ; quote comparison; RFQ management; request quotes; obtaining quotations; quote requests; comparative statements purchase; obtain quotes; supplier quotes; supplier quotations; obtain quotations
Purchase price variance; PPV ~list + purchase; price; variance; procurement; savings; cost; standard
Price analysis; price benchmarking
SAP APO; SAP Advanced Planning; APO ~list; SAP APO DP; SAP APO SNP; SAP SNP; SAP DP < SAP + sap; planning; demand; snp; ibp; supply
SAP IBP; Integrated Business Planning SAP; SAP IBP demand < SAP
Kinaxis; RapidResponse ~up; Kinaxis RapidResponse; Kinaxis Maestro
o9 planning platform; o9 platform; o9 ~list + planning; kinaxis; supply; demand; ibp
Logility; Logility Voyager
Oracle Demantra; Demantra; Oracle ASCP; Oracle VCP
OMP planning; OMP Plus
Arkieva; Arkieva planning
ToolsGroup; SO99+
Slimstock; Netstock; Slim4
Preactor; Opcenter APS; Siemens Opcenter APS
Asprova; Asprova APS
PlanetTogether ~up; PlanetTogether APS
Advanced planning and scheduling; APS systems; advanced planning systems; finite capacity scheduling; finite scheduling; supply chain planning systems
ERP manufacturing systems; manufacturing ERP
IQMS; DELMIAworks < ERP manufacturing systems
Sage X3; Sage Enterprise Management < ERP manufacturing systems
Odoo manufacturing < ERP manufacturing systems
Katana MRP; Katana manufacturing < ERP manufacturing systems
MRPeasy; MRPeasy ERP < ERP manufacturing systems
Fulcrum ERP; Fulcrum Pro < ERP manufacturing systems
BatchMaster < ERP manufacturing systems
ProcessPro ~up; ProcessPro ERP < ERP manufacturing systems
Deacom; ECI Deacom < ERP manufacturing systems
Aptean; Aptean ERP; CDC Ross; Ross ERP < ERP manufacturing systems
Demand planning; demand management supply; demand planner; demand plan; demand review; supply and demand planning
ABC analysis inventory; ABC inventory classification; ABC/XYZ analysis
Excess and obsolete inventory; obsolete stock; slow moving stock; E&O inventory
Vendor-managed inventory; VMI ~up; consignment stock; consignment inventory; supplier-managed inventory
Allocation planning; store allocation; inventory allocation
Supply planning; supply planner; supply network planning; supply plans; supply review; deployment planning; distribution supply planning; supply scheduling; replenishment planning; requirements planning supply; demand and supply planning
Demand forecasting; forecasting demand; statistical forecasting demand; forecast accuracy; consensus forecasting; statistical demand forecasting; MAPE forecast; demand sensing; sales forecasting supply chain; forecasting inventory; demand planning and forecasting < Demand planning
Sales and operations planning; S&OP ~up; SIOP ~up; S&OP process; sales inventory and operations planning; executive S&OP
Integrated business planning; IBP ~up; S&OP/IBP < Sales and operations planning
S&OE ~up; sales and operations execution < Sales and operations planning
Material requirements planning; MRP ~up; MRP systems; MRP II; MRP planning; MRP software; MRP/ERP; MRP runs
Materials management; material control; materials coordination
Material planning; material planner; production materials planning; raw material planning; material scheduling; material availability
Shortage management; material shortages; shortage reports
Item master data; item master; material master; material master data; master data materials; BOM and routing data; vendor master data; part number setup
Production planning; production plans; manufacturing planning; production planner; planning production; production coordination; plan production
Master production scheduling; MPS ~list; master production schedule; master scheduling < Production planning + production; manufacturing; master; scheduling; capacity; schedule; mrp; plant; planning - google; adwords; ads; click
Production scheduling; production schedules; manufacturing scheduling; shop floor scheduling; job scheduling production; production sequencing; schedule production < Production planning
Production orders; production order management; manufacturing orders; job cards; shop orders; work order release
Production capacity planning; capacity planning manufacturing; rough-cut capacity planning; RCCP < Production planning
Labour planning; labour planning warehouse; manpower planning production; shift rostering
Production control; production planning and control; PPC ~list < Production planning + production; manufacturing; master; scheduling; capacity; schedule; mrp; plant; planning - google; adwords; ads; click

// Production and manufacturing operations
Production operations; production work; production line work; production operative; factory work; production environment; factory environment; production line; production worker; production associate; factory operative; line operator; production experience; process operator; production assistant factory; production operator; factory worker; production facility; production floor; process operative; lean production environment
Contract manufacturing; contract manufacturers; outsourced manufacturing; CMO management; co-manufacturing; contract manufacturer management; third-party manufacturing; external manufacturing; toll manufacturing; external supply
Co-packing; co-packers; copackers
High-volume manufacturing; high-volume production; mass production < Production operations
Job shop; high-mix low-volume; make-to-order < Production operations
Discrete manufacturing; process manufacturing; batch production < Production operations
Assembly line work; assembly line < Production operations
Manufacturing ~ctx; manufacturing operations; manufacturing experience; manufacturing environment; manufacturing production; manufacturing facility; manufacturing plant; manufacturing setting; manufacturing processes; production processes + production; plant; factory; assembly; lean; industrial; quality; engineering; machine; operations; machining; line; facility - consent
Production management; manufacturing management; manufacturing leadership; operations management manufacturing; managing production; production manager; production leadership; shop floor management; shopfloor management; manage production
Visual management; visual controls; visual factory; SQDC boards; SQDCP; SQDIP; SIC boards; tier boards
Daily management system; tier meetings; daily production meetings; daily huddles production; leader standard work; tiered accountability; layered accountability; short interval control
Production reporting; production reports; production data entry; production records; production tracking; production logs; output reporting; shift reports; production monitoring; production data; production output tracking; downtime reporting
Overall equipment effectiveness; OEE ~up; OEE improvement; OEE tracking
Downtime reduction; downtime analysis; downtime tracking
Production efficiency; throughput improvement; line efficiency; efficiency improvement production; cycle time reduction; throughput; line performance; reduce downtime; unplanned downtime
Yield improvement; yield analysis; scrap reduction; waste reduction production; yield losses; yield control; production yield; giveaway reduction
Theory of constraints; TOC ~list; drum buffer rope; constraint management; bottleneck management; critical chain; bottleneck analysis + constraints; bottleneck; lean; throughput; production
Production supervision; production supervisor; manufacturing supervision; production team leadership; line leadership; line supervision; production team leader; line lead; supervising production; supervise production; shift management production < Production management
Plant management; plant manager; plant operations management; factory management < Production management
Machine operating; machine operator; operating production machinery; production machinery; run machines; machine set-up and operation; production machine operation; running machines; machine operatives; industrial machinery operation; run production machines; operate production equipment; operate production machinery; operating production equipment
Press operation; press operator; punch press operation; hydraulic press operation; industrial presses; power press; power press operation; press brakes and presses; steam pressing; pressing garments; laundry pressing < Machine operating
Packaging machinery operation; packaging machines; packaging line; packaging operations; packaging line operation; packaging equipment; packing line; cartoning ~ctx; cartoners; packaging operator; flow wrapping; form fill seal; vertical form fill seal; blister packaging; labelling machines; capping and labelling machines; case packing; palletiser operation; robotic palletiser; line packing; thermoforming packaging < Machine operating + packaging; machinery; operation; machines; line; operations; equipment; packing; operator; flow; wrapping; form
Filling machines; filling and packing; filling lines operation; bottling line operation; fill and pack < Machine operating
Packaging ~ctx; hand packing; product packaging; packing products; packaging products; shrink wrap; pack products + packing; line; boxes; labelling; labels; production; machine; products; factory; materials; shrink; manufacturing; operator - python; npm; pypi; debian; graphic; design; benefits
Machine feeding; feeding machines; machine loading; loading machines; feed machines; machine tending; tending machines; machine minding; load machines; machine feeder; line feeding < Machine operating
Laundry operations; industrial laundry; commercial laundry; laundry machine operation; laundry processing; linen processing; laundry production; laundry plant
Dry cleaning; dry cleaner operations
Garment pressing; ironing ~ctx + garment; pressing
Product assembly; assembly ~ctx; manual assembly; assembly work; assembling components; assembling products; assembler; light assembly; bench assembly; component assembly; assembling parts; assemble products; assemble components; assembly operations; parts assembly; assembly operative; assembly techniques; assembling ~ctx; hand assembly; production assembly; assembly process; small parts assembly; machine assembly; final assembly; general assembly; assembly of products; assemble parts + gearboxes; line; motors; units; engines; machines; furniture; pumps; valves; circuit; boards; kits; cabinets; toys; devices; wiring; sub-assemblies; welding; station; drawings; production; components; factory; parts; manufacturing; line; products; soldering; electronic; mechanical; tools; machine; bench; workstation - language; x86; arm; legislative; legislature; general assembly; school; genome; code; .net
Mechanical and electrical assembly; mechanical assembly production; electrical assembly production < Product assembly
Vehicle assembly; automotive assembly; trim line; engine assembly < Product assembly
Aircraft assembly; aerospace assembly; structural assembly aircraft; aircraft structures assembly; aircraft sheet metal assembly; sealing aircraft; shimming < Product assembly
Riveting ~ctx; aircraft riveting; bucking bars; fasteners installation + rivet; rivets; sheet; metal; aircraft; assembly; drill
Medical device assembly; catheter assembly; clean room assembly; microscope assembly < Product assembly
Wire cutting and crimping; crimping; crimp; wire stripping; stripping wires; terminating wires; crimping tools; cable crimping; strip wires; terminate wires
Gluing ~ctx; glueing ~ctx; adhesive application; hot glue + adhesive; application; hot; glue
Sub-assembly; subassembly < Product assembly
Shop floor data; timekeeping production; labour tracking; shop floor control; shop floor data collection; MES data entry; job costing production; job tracking; time tracking production
Production quality checks; product quality checks; inspecting parts; part inspection; inspect parts; inspection of parts; inspection techniques; inspection equipment; inspection reports
Incoming inspection; receiving inspection; incoming material inspection; goods inward inspection; inward inspection < Production quality checks
Finished goods inspection; outgoing inspection < Production quality checks
In-process inspection; in-process checks; in-process quality; in-line inspection; line checks quality; first-off checks < Production quality checks
Acceptance sampling; AQL ~up; AQL inspection; AQL sampling; sampling plans; ANSI Z1.4; sampling inspection; lot acceptance
Defect identification; identifying defects; quality defects; sorting defects; defect detection; checking for defects; inspect for defects < Production quality checks
Quality control laboratory; QC lab; QC laboratory; quality control testing; finished product testing; raw material testing; product sample testing; batch testing; product testing; physical product testing < Quality control
Quality documentation; quality records; batch documentation; quality paperwork
Certificates of conformity; certificate of conformance; COC documents < Quality documentation
Certificates of analysis; COAs ~up < Quality documentation
Material certificates; mill certificates; mill test reports < Quality documentation
Traceability; lot traceability; product traceability; material traceability; batch traceability; traceability records; lot tracking; lot control; serial number tracking
Lean manufacturing; lean production; lean ~list; lean processes; lean concepts; operational excellence manufacturing; lean manufacturing principles; lean manufacturing tools; lean environment + line; lines; plant; plants; production; factory; packing; tools; projects; process; 6s; value; stream; operational; excellence; improvements; pdca; events; cells; flow; warehouse; logistics; quality; ci; supply; six sigma; sigma; kaizen; 5s; manufacturing; kanban; tqm; smed; tps; continuous improvement; gemba; waste; jit - trim; chicken; beef; cuts; diet; meat; body; muscle; ux; startup; lean in; sales tax; transaction
Lean construction; Last Planner System; last planner
Lean healthcare; lean office; lean services
Lean transformation; lean deployment; lean initiatives; lean culture < Lean manufacturing
Just-in-time; JIT ~list; just in time manufacturing; JIT manufacturing; JIT delivery; just-in-sequence; JIS delivery; JIT inventory; JIT/JIS; milk runs + lean; inventory; manufacturing; delivery; kanban; production; supply - compiler; compilation; java; runtime; administration; azure
SMED; single-minute exchange of dies; quick changeover; changeover reduction; set-up reduction; setup reduction
Changeovers ~ctx; line changeovers; machine changeovers; production changeovers; equipment changeover; format changeovers; tool changeovers; line set-up + line; machine; production; equipment; changeover; format; tool; set-up
Poka-yoke; error proofing; mistake proofing
Training within industry; TWI ~up; TWI training within industry; job instruction breakdown; job breakdown sheets
EFQM; EFQM model; Baldrige
Quality circles
Cost of quality; cost of poor quality; COPQ ~up; quality costs
Scrap and rework; scrap analysis; rework reduction
Warehouse safety; manufacturing safety; safety in production; safe work practices; warehouse health and safety; plant safety; safety procedures warehouse; operational safety; safety rules plant; shop floor safety; factory safety; safety guidelines production; safe material handling
Forklift safety; forklift safety practices < Warehouse safety
Production housekeeping; keeping work area clean; workplace housekeeping; clean work area; warehouse housekeeping; shop cleanliness; work area cleanliness; clean and tidy workplace; sweeping floors
Plant sanitation; sanitation production; food plant sanitation; master sanitation schedule; sanitation chemicals; hygiene operative; hygiene team food; deep cleaning production
Clean-in-place; CIP cleaning; CIP systems
Industrial cleaning; factory cleaning; warehouse cleaning; tank cleaning; industrial cleaning high pressure
Machine cleaning; cleaning machines; clean machinery; cleaning production equipment; clean machines; clean production equipment
Weighing and batching; weighing ingredients; batching ~ctx; weighing materials; ingredient weighing; weigh and batch; dispensing raw materials; weigh ingredients; weigh materials; dispense raw materials + mixing; ingredients; weigh; recipe; production; chemical; concrete; scales; blending; raw - jobs; spring; api
Ingredient mixing; mixing ingredients; mixing batches; blending ingredients; batch mixing; batch blending; compounding mixing; mixing operator; mixing machines; mixing chemicals; mix ingredients; mix batches; blend ingredients < Weighing and batching
EDI logistics; electronic data interchange shipping; EDI 940; EDI transactions shipping; EDI 850; EDI orders; EDI 945
Advance ship notices; ASN ~up; advance shipment notice; advance shipping notice; advanced shipping notices; EDI 856 < EDI logistics
Shipping software; DHL shipping; parcel shipping systems; FedEx and UPS; UPS/FedEx; shipping systems; freight quoting software
UPS WorldShip; WorldShip ~up; UPS shipping < Shipping software
FedEx Ship Manager; FedEx shipping < Shipping software
Shipping labels; prepare shipping labels; printing shipping labels; preparing shipping labels
Metapack; parcel manifesting; carrier shipping software < Shipping software
ProShip ~up; ProShip software < Shipping software
Kewill; Kewill Clippership < Shipping software
Stamps.com < Shipping software
Endicia; Endicia shipping < Shipping software
Shippo; Shippo shipping < Shipping software
Pitney Bowes SendPro; SendPro < Shipping software
Starshipit; StarShipIt software < Shipping software
Sendle; Sendle shipping < Shipping software
Royal Mail Click & Drop; Click and Drop < Shipping software
Logistics order management; order management; order coordination; customer order management; order fulfillment management; order management logistics
Order processing; planned orders; sales order processing; order entry; process orders; processing orders; order administration; order desk; sales order entry; enter orders; entering orders; processing customer orders; process customer orders; customer orders processing; SOP order; sales orders < Logistics order management
Order to cash; OTC ~list + delivery; orders; order; cash; fulfilment; fulfillment; driver; invoice; freight; oms; management; system; erp - counter; over-the-counter; pharmacy; medication; derivatives; print; kubernetes; pods; podcast
Order management systems; OMS ~list < Logistics order management + delivery; orders; order; cash; fulfilment; fulfillment; driver; invoice; freight; oms; management; system; erp - counter; over-the-counter; pharmacy; medication; derivatives; print; kubernetes; pods; podcast
Shipment tracking; tracking shipments; track shipments; track and trace; shipment monitoring; consignment tracking; tracking deliveries; parcel tracking; cargo tracking; freight tracking; tracking of shipments; track deliveries; shipment updates; shipment status; container tracking; trace shipments
Proof of delivery; POD ~list; delivery paperwork; delivery notes; delivery documentation; delivery documents; ePOD; delivery receipts + delivery; orders; order; cash; fulfilment; fulfillment; driver; invoice; freight; oms; management; system; erp - counter; over-the-counter; pharmacy; medication; derivatives; print; kubernetes; pods; podcast
Order tracking; tracking orders; track orders < Logistics order management
Trade promotion supply; display building; point-of-sale kitting
Mailroom operations; mailroom; mail room; franking ~ctx; mail processing; postage meter; mail handling; post room; franking machine; postroom; mail distribution; sorting mail; opening mail; incoming and outgoing mail; outgoing mail + operations; mail; room; processing; postage; meter; handling; post; machine; distribution; sorting; opening
Bulk mailing; mailing house; mail fulfilment; bulk mail; presort mail; direct mail fulfilment; inserting machines; mail inserting; mail merge mailing house
Contract packing; contract packaging; co-packing displays; promotional packing; hand finishing; gift packing
Repacking; re-packing; rework packing; relabelling
Asset and tool tracking; equipment checkout
FOD prevention; foreign object debris; FOD ~up; FOD control
Equipment hire; tool hire; equipment rental; hire desk; hire controller; plant hire; rental counter; equipment rental operations; hire fleet; rental equipment; party rental; car hire
Car rental; vehicle rental; car rental operations; truck rental; rental agent cars
Tool control; tool management; tool inventory; tool issue; tool crib management; gauge control; tool accountability < Asset and tool tracking
Reefer; reefer loads; refrigerated freight; reefer trailer; reefer trailers; refrigerated trailers; temperature-controlled freight | Dry van; dry van freight; dry-van; van trailers | Drop and hook; drop-and-hook; drop trailers; live load and unload | Over-the-road driving; local delivery driving | Backing trailers; backing and docking; docking trailers; coupling and uncoupling + freight; truck; driver; driving; trailer; logs; dot; compliance; haul; routes; regional; cdl
Shipping bill; shipping bills; filing shipping bills; bill of entry; bills of entry; bill of entry filing | CHA ~up; custom house agent; customs house agent; CHA coordination; customs clearing agent; clearing agents; clearing and forwarding; C&F agent | IGM ~up; IGM filing; import general manifest | EGM ~up; EGM filing; export general manifest | ICEGATE; ICEGATE portal | DGFT ~up; DGFT portal; advance authorisation | EPCG ~up; duty drawback claims | RoDTEP; MEIS licence; IEC code | Delivery orders; delivery order; DO collection; delivery order release; container release | HAWB ~up; MAWB ~up; house bills; master bills; HBL ~up; MBL ~up | Cargo consolidation; LCL consolidation; consolidation ~ctx; deconsolidation; co-loading; console cargo; consol shipments; stuffing and destuffing; container stuffing; container loading plan; container planning | Vessel bookings; booking with shipping lines; carrier bookings; booking space with carriers; shipping line bookings; vessel schedules; space booking; sailing schedules; vessel tracking | Pre-alerts; pre-alert; arrival notices; arrival notice | Overseas agents; overseas agent network; agent network; coordination with overseas agents; overseas partners + export; import; cargo; shipping; freight; customs; documentation; lcl; air; sea; console; containers; documents; shipment; bank
CargoWise; CargoWise One; CW1 ~up | Amber Road | Integration Point | Magaya | Thomson Reuters ONESOURCE Global Trade | ASYCUDA | CDS customs | Sequoia customs | Oracle OTM | Alvys | Routific | Onfleet | TruTac | Proteo + software; customs; tms; fleet; routing; transport; planning; carriers; route; routes; system; dispatch; microlise; excel; knowledge; experience
ACE portal; ACE ~list | CBP ~up; U.S. Customs and Border Protection; Customs and Border Protection; CBP requests; CBP Form 28; CF 28; CF 29 | Requests for information customs | HMRC customs | CBSA ~up | Partner government agencies; PGA ~list; PGA requirements; PGA filings; other government agencies | FDA entries; FDA prior notice; FDA ~list | USDA ~list; USDA clearance; APHIS; FWS clearance; FCC clearance | Lacey act | Customs protests; protests ~ctx | Post summary corrections; PSC ~list; post-entry amendments | Prior disclosures; reconciliation entries | Inward processing | Customs warehousing | USMCA; NAFTA | FTA ~list; FTAs ~list; trade agreements; CPTPP; rules of origin and preference | Section 301; section 301 duties | Section 232 | Antidumping; anti-dumping; AD/CVD; countervailing duties; antidumping and countervailing duties; tariff exclusions; trade remedies | Importer security filing; ISF ~up; ISF 10+2 | AES ~list; AES filing; EEI filing; Automated Export System | Import bonds; continuous bonds; surety bonds for customs; power of attorney customs | In-bond shipments; in-bond moves + customs; entry; entries; import; importer; duty; tariff; broker; trade; export; cbp; clearance; hts; ace; abi; fda; usda; refunds
Transport planning logistics; multi-drop routes | Daily run sheets | Traffic planning; transport desk; traffic desk | Driver debriefs; driver debrief; debrief drivers; debriefing drivers | Tachograph debriefs; tachograph infringements; infringement letters; tachograph rules | Working Time Directive; WTD ~up; working time directive compliance; road transport directive; working time rules | Subcontractor haulage; subcontract hauliers; hauliers; manage hauliers; subcontracting loads; third-party hauliers; subcontractors ~ctx | Backloads; backhauls; backload; backhaul | Owner-operators; owner operators | UK geography; geographical knowledge; geography knowledge; good geography; knowledge of UK geography | Local geography; local area knowledge | DVSA ~up; DVSA standards | Fuel cards; scale tickets; toll tickets; fuel usage; fuel management; MPG monitoring; fuel economy | Vehicle defects; VOR management; fleet servicing; MOT scheduling; vehicle maintenance scheduling + hauliers; haulage; drivers; vehicles; transport; fleet; planning; loads; routes; carriers; agencies; use; manage; book; cover
Start-up meetings; shift start-up meetings; start of shift briefings; shift briefings; shift briefs; stand-up meetings shop floor | Production meetings; shift handovers; shift handover; start-of-shift meetings; daily huddles; huddle meetings; team briefs | Output targets; production targets; production output; production KPIs | Units per hour; run rates + production; shift; line; lines; oee; targets; output; factory; plant; scrap; efficiency; kpis; safety; quality; manufacturing; downtime; packing; improve; measure; control; batch
Supplier performance; supplier scorecards; supplier KPIs; vendor performance; monitor suppliers; supplier monitoring; supplier reviews; supplier approval | Supplier risk; supplier risk management | Approved supplier list | Second-source suppliers; dual sourcing | Packaging procurement; packaging purchasing; buying packaging; packaging suppliers | Primary packaging; secondary packaging; packaging components; packaging materials | Cartons and labels | Sustainable packaging; recyclable packaging | MRO procurement; MRO ~list; MRO purchasing; maintenance, repair and operations; MRO supplies; MRO stores; MRO inventory | Tail spend; tail spend management | Spot buying; spot buys | Should-cost; should-cost models; cost breakdowns | RFIs and RFPs | E-auctions; reverse auctions | Raise purchase orders | Lead times; supplier lead times | Minimum order quantities + suppliers; procurement; purchasing; supplier; sourcing; buyer; categories; maintenance; repair; tender; tenders; bids; contracts
replenishing ~ctx | pallets ~ctx | wrapping ~ctx | strapping ~ctx | banding ~ctx | labelling parcels | labeling ~ctx | scanning parcels | hand-held scanners | wave picking | batch picking | selector ~ctx | order selecting | loading ~ctx | unloading ~ctx | lumping | dock ~ctx; docks ~ctx | yard ~ctx | goods in and out | inbound | outbound ~ctx | inbound and outbound | shipping ~ctx | packing slips | manifests ~ctx; manifest ~ctx | freight ~ctx | cartage | carriers ~ctx | DAT ~list | lane pricing | customs | tariffs ~ctx | drawback ~ctx | CHIEF ~list | CDS ~list | EORI | bonded ~ctx | FTZ ~up | DG ~list | ADR (dangerous goods) ~list | tarps | semi-truck | artic | articulated | rigid ~ctx | curtainsider | tail lift | moffett | low loader | double manning | routing (transport) ~ctx | routes ~ctx | TruckMate | DOT ~list | IRP ~list | pre-trip and post-trip | vehicle inspections | digital tacho | backing ~ctx | reversing ~ctx | fleet ~ctx | MOTs ~up | PMIs ~up | driver management | HGV ~up | PCV ~up | minibus | taxi ~ctx | school runs | PPT truck | cherry picker (warehouse) ~ctx | racking ~ctx | Mintsoft | ShipBob | Peoplevox | Descartes e-customs | stock accuracy | stock takes | PI checks | stock adjustments | bin locations | bin transfers | location management | quarantine stock | returns (warehouse) ~ctx | damages ~ctx | chilled | freezer ~ctx | frozen ~ctx | temperature controlled | ambient ~ctx | buffer stock | call-offs | schedule adherence (production) ~ctx | expedite ~ctx | vendor development | savings ~ctx | contract awards | PO management | Oracle Procurement | cycle time | set-ups | setups ~ctx | line operation | canning ~ctx | blending ~ctx | mixing ~ctx | weighing ~ctx | extruder | stamping ~ctx | presses ~ctx | lamination (production) ~ctx | slitting | rewinding | flexographic | folding and gluing | cutting ~ctx | finishing ~ctx | polishing ~ctx | paint line | plating (metal) ~ctx | soldering (assembly) ~ctx | reflow | SMT line | ESD ~up | electronic assembly | torque ~ctx | torque tools | fasteners | adhesives | GDP ~list | good distribution practice | BRC ~up | SALSA ~up | IFS ~list | metal detection | checkweighers | nonconformance | rework | scrap ~ctx | downtime | yield ~ctx | Andon ~cap | CIP (logistics); CIP ~list | sanitation (plant) ~ctx | allergen changeovers | slaughtering | boning ~ctx | boning hall | trimming ~ctx | brewing ~ctx | distilling | grain handling | recycling sorting | refuse ~ctx | mail sorting (post) ~ctx | lashing | vessel planning | baggage ~ctx | marshalling | de-icing | ULD ~up | signalling ~ctx | shunting (rail) ~ctx + warehouse; stock; goods; orders; loads; freight; transport; shipping; delivery; vehicle; driver; trailer; truck; forklift; customs; production; machine; line; assembly; parts; supplier; suppliers; inventory; materials; cargo; manufacturing; products; plant; logistics; packing; purchasing; quality; shipments; pallets; equipment; import; export - software; code; web; recipe; patient; students; legal; litigation; blog; visa
demand forecasts; forecast ~ctx | SLOB ~up | obsolescence | customer service levels | MRP parameters; MRP messages | PP/MM | refrigerated ~ctx | lumber ~ctx | doubles and triples | doubles/triples | pre- and post-trip inspections | straps ~ctx | regional routes | local routes | home daily | tramping | night trunks | day runs | digi tach | touch freight | no-touch freight | lumper | live unload | lift gate | liftgate | hand-balling | handballing | handball ~ctx | walkie | PTL ~list | staging (in logistics); staging ~ctx | stage ~ctx | wrap ~ctx | stretch wrap | labels (in logistics); labels ~ctx | labelling ~ctx | pack ~ctx | boxing (in logistics); boxing ~ctx | decanting | putting away | replenishments ~ctx | let-downs | destuffing | cross-dock | live loads | discrepancies ~ctx | order accuracy | pick rates | productivity rates | UPH ~up + warehouse; orders; freight; stock; inventory; supply; planning; materials; shipping; driver; trailers; loads; carriers; delivery; production; demand; suppliers; transport; pallets
ocean ~ctx | ocean shipments | HTSUS ~up + freight; shipments; customs; containers; import; export; carriers; warehouse; inventory; stock; transport; drivers; orders; supply; delivery; bookings; forwarding
HS classification | commodity codes | duties and taxes | MPF ~up | HMF ~up | CDS declarations | T1s ~up | ATA carnets | carnets + freight; shipments; customs; containers; import; export; carriers; warehouse; inventory; stock; transport; drivers; orders; supply; delivery; bookings; forwarding
EUR1 ~up | AEO status | sea waybills
letters of instruction | rates ~ctx | consolidation of cargo | container loading | per diem charges | storage charges + freight; shipments; customs; containers; import; export; carriers; warehouse; inventory; stock; transport; drivers; orders; supply; delivery; bookings; forwarding
dangerous goods shipments | hazmat shipping | lithium battery shipping | cargo insurance | shortages and damages
accruals for freight | Flexport | WiseTech | GoFreight | port community systems | Destin8 | out-of-gauge
parcel sortation
goods-in checks | replenishment picks | pick faces | pick by light | wave planning
order consolidation | despatch paperwork | dispatch notes | labelling and packing | VAS activities | stock investigations
counterbalance trucks | dock levellers | yard shunting
seal checks | pallet exchange | CHEP pallets | supplier scheduling | min/max levels | lead time reduction
expediting suppliers | supplier OTIF
shrink wrappers
`,
};
