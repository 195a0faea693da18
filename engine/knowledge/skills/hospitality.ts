import type { TradeFile } from "./trade-file.ts";

export const hospitality: TradeFile = {
  trade: "hospitality",
  kind: "hard",
  lines: `
// Cooking
Cooking ~ctx; food cooking; cooking skills; professional cooking; commercial cooking; cooking experience; cook ~ctx + kitchen; food; restaurant; chef; meals; grill; recipes; menu; prep; dishes; catering; baking; line - books; numbers
Food preparation; food prep; prep work kitchen; preparing food; prepare food; food preparation skills; meal preparation; preparing meals; kitchen prep; mise en place; prep cook; prep list; prepare meals
Line cooking; line cook; working the line; station cooking; hot line; saute station; chef de partie; section chef; fry station; kitchen stations; working a section
Grill cooking; grilling ~ctx; grill cook; grill station; char-grilling; barbecue cooking; BBQ cooking; flat top grill; griddle; smoker barbecue; broiler station + grill; cooking; cook; station; barbecue; bbq; flat; top; smoker; broiler
Frying ~ctx; deep frying; fryer operation; fryers; deep fryer; fry cook + kitchen; cook; food; grill; oil; cooking; fish; chips; restaurant
Baking ~ctx; baker ~ctx; baked goods + bread; pastry; cakes; oven; dough; bakery; kitchen; cooking; pastries; food; baked; goods - powder
Bread making; bread baking; artisan bread; sourdough < Baking
Bakery work; bakery products; dough making; dough mixing; bakery experience; commercial bakery < Baking
Pastry making; pastry ~ctx; patisserie; pastry chef; pastry arts + making; chef; arts; kitchen; baking; desserts; section; bread; menu; sous; cook; cakes; butchery; fish; sauce; plus; cooking; skills
Desserts; plated desserts; dessert preparation; dessert making < Pastry making
Viennoiserie; laminated dough; croissant making < Pastry making
Cake decorating; cake decoration; cake making; fondant; sugar craft; cake icing; wedding cakes; sugarcraft
Chocolate work; chocolatier; chocolate making; confectionery making; chocolate tempering; confectionery
Pizza making; pizza chef; pizzaiolo; pizza dough; wood-fired pizza; pizza preparation; pizza cook
sushi making; sushi; sushi chef; sashimi; sushi preparation; sushi rolling
Sauce making; stocks and sauces; soups and sauces; soup making; saucier; stocks soups and sauces; making sauces; make sauces
Cold kitchen; garde manger; larder section; cold section; cold food preparation
Salad preparation; salad bar; salad making < Cold kitchen
Sandwich making; sandwich preparation; sandwich artist; making sandwiches; salads and sandwiches; make sandwiches
Deli work; deli; delicatessen; deli preparation
Butchery; meat cutting; butcher ~ctx; meat preparation; deboning; meat cutter; carcass breakdown; meat department; boning knife; trimming meat; meat processing retail; butchering ~ctx; cutting meat; trim meat; cut meat + meat; cutting; preparation; cutter; carcass; breakdown; department; boning; knife; trimming; processing; retail
Sausage making; charcuterie; cured meats < Butchery
Meat slicing; slicing meat; deli slicer; slice meat
Fishmongery; fishmonger; seafood counter
Filleting fish; fish preparation; fish butchery; seafood preparation; shucking oysters < Fishmongery
Knife skills; knife handling; knife cuts; vegetable cutting; chopping vegetables; cutting vegetables; peeling and chopping; vegetable preparation; chopping and slicing; chop vegetables; cut vegetables; chop and slice
Vegetarian and vegan cooking; vegan cooking; plant-based cooking; vegetarian cooking; plant-based cuisine; vegan cuisine; gluten-free cooking; vegan food preparation
Indian cuisine; South Indian cuisine; Indian cooking; curry chef; North Indian cuisine; Mughlai
Tandoor cooking; tandoor; tandoori < Indian cuisine
Chinese cuisine; Chinese cooking; Cantonese cuisine; Szechuan cuisine
Dim sum; dim sum making < Chinese cuisine
Wok cooking; wok ~ctx < Chinese cuisine + cooking; chinese; asian; kitchen; chef; stir; food; dim; cuisine
Italian cuisine; Italian cooking; fresh pasta making; pasta making; Italian food
French cuisine; French cooking; classical French cuisine; French culinary techniques
Japanese cuisine; Japanese cooking; teppanyaki; ramen; izakaya; robata
Thai cuisine; Thai cooking; Thai food; Vietnamese cuisine; Southeast Asian cuisine
Mexican cuisine; Mexican cooking; taqueria; Tex-Mex; Latin American cuisine
Mediterranean cuisine; Middle Eastern cuisine; Lebanese cuisine; Arabic cuisine; mezze; shawarma; Greek cuisine; Turkish cuisine
Asian cuisine; pan-Asian cuisine; Asian cooking; Korean cuisine; fusion cuisine
Continental cuisine; European cuisine; Western cuisine; continental cooking; modern European cuisine; international cuisine; multi-cuisine
Fine dining; Michelin star; high-end dining; upscale dining; rosette restaurant; Michelin-starred; haute cuisine; AA Rosette; formal dining; white tablecloth; fine dining service
Casual dining; family dining restaurant; casual restaurant; gastropub; pub food; branded restaurants; full-service restaurant
Fast food; fast-food restaurant
Drive-thru; drive through service; drive-thru operations; drive-through < Fast food
Quick service restaurant; quick-service; limited service restaurant < Fast food
Fast casual; fast-casual restaurant < Fast food
Banqueting; banquets; banquet service; banquet operations; banquet cooking; functions catering; banqueting service; banquet server; function service
Banquet setup; banquet set-up; banquet room setup < Banqueting
Contract catering; institutional catering; catering contract; foodservice contract; food service institutional
School catering; school meals; school kitchen; school food service < Contract catering
Hospital catering; patient catering; care home catering; hospital food service < Contract catering
Cafeteria operations; cafeteria ~ctx; canteen; staff canteen < Contract catering + operations; staff
Workplace catering; corporate catering; B&I catering; industrial catering < Contract catering
Catering services; catering ~ctx; catering operations; food catering; catering assistance; catering management; catering assistant; private catering; buffet catering + food; events; kitchen; restaurant; hospitality; hotel; service; banquet; menu; buffet; chef - needs; audience
Airline catering; in-flight catering; flight catering < Catering services
Wedding catering; wedding food service < Catering services
Event catering; outside catering; off-site catering; catering events < Catering services
Sous vide; vacuum cooking; modernist cuisine; molecular gastronomy; thermal circulator
Bulk cooking; batch cooking; volume cooking; large-scale cooking; quantity food production
Cook-chill; cook-freeze
High-volume kitchens; high-volume cooking; high volume restaurant; high-volume food production
Menu planning; menu development; menu design; menu creation; meal planning; menu writing; seasonal menus; creating menus; create menus
Menu costing; recipe costing; menu pricing; plate costing; costing menus; dish costing; food costing
Menu engineering; menu analysis; menu mix analysis < Menu planning
Recipe development; recipe creation; developing recipes; recipe testing; recipe writing; develop recipes
Following recipes; follow recipes; recipe execution; recipe cards; standard recipes; standardised recipes; recipe standardisation
Food presentation; plate presentation; food plating; garnishing; plating food; buffet presentation; plate up; food garnishing; plating dishes; plate food; plate dishes
Portion control; portioning ~ctx; food portioning; portion sizes; portion food + portion; control; food; sizes
Food waste reduction; food waste management; waste control kitchen; minimising food waste; kitchen waste
Food cost control; food costs; food and labour cost; gross profit kitchen; kitchen GP; food cost management; GP margins food; controlling food costs; F&B cost control; food cost percentage; food and beverage cost control; beverage cost; prime cost
Kitchen management; kitchen operations; running a kitchen; kitchen supervision; kitchen leadership; kitchen staff management; managing a kitchen; kitchen manager; run a kitchen; manage a kitchen
Back of house; BOH ~up; back-of-house operations; heart of house
Kitchen brigade; brigade management; kitchen team leadership
Executive chef duties; head chef duties; culinary management; culinary leadership; culinary operations; sous chef duties < Kitchen management
Culinary arts; culinary ~ctx; culinary skills; culinary techniques; gastronomy; cookery; professional cookery; culinary experience; commercial cookery; culinary training; culinary knowledge; culinary trends + arts; techniques; professional; commercial; training; knowledge; trends
Kitchen porter work; kitchen porter; KP work; plongeur
Dishwashing; washing dishes; dish washing; pot washing; wash dishes; warewashing; pot wash; dish machine; commercial dishwasher; dishwasher; dishwasher duties; dish pit
Kitchen stewarding; stewarding ~ctx; steward kitchen; kitchen steward + kitchen; hotel; dishes; pots; banquet; restaurant; porters; chinaware - resources; land; environmental; shop; union; race
Kitchen cleaning; clean kitchen equipment; cleaning kitchen equipment; kitchen deep cleaning
Kitchen assistance; kitchen assistant; kitchen helper; kitchen hand; catering assistant washing up
Kitchen equipment; commercial kitchen equipment; industrial kitchen equipment; catering equipment; commercial ovens; food processors; slicers; use of kitchen equipment; convection ovens; mixers and slicers
Combi ovens; Rational ovens < Kitchen equipment
Food ordering; kitchen ordering; ordering food supplies; food purchasing; kitchen stock control; kitchen stock; food inventory; kitchen inventory; food procurement; ordering kitchen supplies; food and beverage purchasing; ordering produce; order food supplies; order kitchen supplies; order produce

// Food safety
Food safety; safe food handling; food handling; food handling procedures; food safety standards; food safety practices; handling food; food safety compliance; food safety procedures; kitchen safety; safe food preparation; food safety management; handle food
Food safety regulations; food safety laws; food standards; FDA Food Code; food code; food safety guidelines; health department regulations
Health code compliance; health inspection restaurant
Kitchen sanitation; kitchen hygiene; food sanitation; sanitation standards kitchen; sanitation procedures food; cleanliness and sanitation; health and sanitation standards; food safety and sanitation
Food hygiene; food hygiene standards; food safety and hygiene < Food safety
HACCP ~up; hazard analysis critical control points; HACCP plans; HACCP principles; HACCP compliance; HACCP systems; HACCP implementation; HACCP procedures; HACCP records; hazard analysis and critical control points; HARPC; HACCP monitoring < Food safety
VACCP; TACCP; food defence
ISO 22000; FSSC 22000; ISO 22000 food safety; FSSC < Food safety
BRC standards; BRCGS; BRC food standard; BRC audits; BRC accreditation < Food safety
SQF ~up; Safe Quality Food; SQF code; SQF audits < Food safety
FSMA ~up; Food Safety Modernization Act; FSMA compliance; FSVP ~up; preventive controls food; PCQI < Food safety
IFS Food; GFSI ~up; GFSI standards; Global Food Safety Initiative; GlobalG.A.P.; retailer codes of practice food < Food safety
USDA regulations; USDA compliance; USDA inspection; FSIS; USDA standards; USDA food regulations < Food safety
Allergen management; food allergens; allergen awareness; allergen control; allergen handling; allergens; allergen procedures; food allergies; food allergen handling
Dietary requirements; special dietary requirements; dietary needs; dietary restrictions
Natasha's Law; allergen labelling < Allergen management
Food temperature checks; temperature logs kitchen; probe temperatures; fridge temperature checks; temperature control food; food temperature logs; cooking temperatures; food temperatures
Date labelling food; food labelling; food rotation; day dots; date codes food; labelling and dating food; food labels compliance
Food storage; storing food; storage of food; safe food storage; food storage procedures; FIFO storage
Pest control; pest management; pest control operations; pest exterminating; pest inspections; exterminator; pest controller; pest control services
Termite control; termite treatment; termite inspections < Pest control
Fumigation; fumigant application < Pest control
Rodent control; rodent proofing < Pest control
Bed bug treatment; insect control < Pest control

// Front of house, drinks
Food and beverage service; foodservice; food service; waiting tables; serving food; table service; F&B service; waiter ~ctx; waitressing ~ctx; waitress ~ctx; food and drink service; serving food and drinks; food serving; restaurant service; serve food and beverages; table waiting; restaurant server; table service dining; waiting staff; serving customers food; waiting on tables; food and beverage server; wait staff; serving tables; serve food; waitering ~ctx; serving guests food; waiting at tables; food service experience; polishing cutlery; polishing glassware; side work; private dining service; serve meals; serve food and drinks; serving food and beverages; serve customers food; serve tables; serve guests food; polish cutlery; polish glassware; serving meals + food; beverage; waiting; tables; serving; table; drink; drinks; restaurant; serve; beverages; server
Table setting; setting tables; setting up tables; table set-up; resetting tables; table layout; set tables; set up tables
Bussing tables; busing tables; bussing; busser; bus tables; clearing tables; clear tables; table clearing; busser duties
Food running; food runner; running food; runner restaurant; run food
Silver service; silver service waiting; plate service; gueridon service; French service; Russian service; white glove service < Food and beverage service
Butler service; butling; butler; butler skills
Buffet service; buffet setup; buffet ~ctx; breakfast buffet < Food and beverage service + setup; breakfast
Breakfast service; breakfast chef; breakfast cooking
Room service; in-room dining; room service orders
Taking food orders; taking orders; order taking; take orders; take food orders; taking customer orders; take customer orders restaurant; taking drink orders; take customer orders; taking customer orders restaurant; take drink orders
Menu knowledge; knowledge of menu; menu recommendations; explaining menu; recommending dishes; suggestive selling menu; menu explanation
Food counter service; counter service food; canteen service; self-service counter; carvery; serving line
Front of house; FOH ~up; front-of-house operations; front of house service; FOH operations; front of house management; restaurant floor; floor service; section service; restaurant front of house; restaurant booking systems
Restaurant hosting; hostess; host restaurant; restaurant host; hostess duties; seating guests; greeting and seating; greet and seat guests; seat guests; hosting guests; greet and seat; greeting and seating guests; host guests
Restaurant reservations; restaurant bookings; table reservations; table bookings; managing reservations restaurant; Tock reservations; Yelp reservations; OpenTable reservations; manage reservations restaurant
Guest greeting; meet and greet guests; guest welcome
OpenTable ~up; OpenTable GuestCenter; OpenTable system
SevenRooms ~up; Seven Rooms
ResDiary
Resy; Resy reservations
Collins bookings; DesignMyNight Collins; DesignMyNight
Dining room management; dining room operations; dining room service; maitre d'; floor management restaurant < Front of house
Restaurant management; restaurant operations; running a restaurant; restaurant manager; restaurant leadership; restaurant general management; restaurant industry; restaurant experience; run a restaurant
Bar management; bar operations; bar supervision; bar manager; managing a bar; bar programme; bar menu development; manage a bar
Pub management; pub operations; public house management; licensed trade; licensed premises management; licensed retail; wet-led pub
Nightclub management; nightclub operations
Restaurant openings; new restaurant openings; pre-opening hotel; hotel openings; restaurant pre-opening; hotel pre-opening; new store openings restaurant
Multi-unit restaurant management; franchise restaurant management; area management restaurants < Restaurant management
Coffee shop management; cafe management < Restaurant management
Responsible service of alcohol; responsible alcohol service; RSA alcohol; alcohol awareness; alcohol service compliance; age verification alcohol
Age verification; Challenge 25; checking ID; ID checks; ID checking; check IDs
Licensing law alcohol; liquor licensing; liquor laws; designated premises supervision
Beverage management; beverage programme; beverage operations; food & beverage operations
Cocktail menu development; drinks list development
Food and beverage management; F&B management; F&B operations; F&B outlets; F&B supervision; outlet management F&B < Restaurant management
Food service management; food service operations; foodservice operations; food service supervision
Restaurant supervision; restaurant supervisor; shift management restaurant < Restaurant management
Bartending; bar work; bar tending; bartender; bar keeping; barperson; bar staff; bar experience; bar person; bar attendant; bar tender; bar duties; pulling pints; barman; pull pints
Mixology; cocktails ~ctx; cocktail making; mixologist; cocktail preparation; craft cocktails; making cocktails; cocktail mixing; cocktail creation; classic cocktails; cocktail knowledge; cocktail bartending; make cocktails < Bartending + cocktail; making; preparation; craft; mixing; creation; classic; knowledge; bartending
Flair bartending < Bartending
Barback work; barback; bar back; bar backing
Wine knowledge; wine tasting; wine recommendation; wine and beverage knowledge
Wine service; wine presentation; wine pairing; wine pairing and service
Sommelier service; sommelier; oenology service; sommelier skills < Wine service
Wine list management; wine list; wine list creation; wine cellar; wine selling
Spirits knowledge; wines and spirits; whisky knowledge; drinks knowledge
Beer knowledge; craft beer; cicerone
Cellar management; beer cellar; cellar work pub; cellaring; keg changing; cask ale; changing barrels; barrel changing; real ale; draught beer; change barrels; kegs ~ctx + beer; cellar; bar; lines; pub; change; changing; barrels
Beer line cleaning; line cleaning beer
Drinks service; serving drinks; beverage service; serving beverages; serve drinks; serving alcohol; alcohol service; pouring drinks; pour drinks; alcoholic beverages service; bar service; serve beverages; serve alcohol
Drink preparation; beverage preparation; preparing drinks; mixing drinks; prepare drinks; mix drinks
Barista work; barista; coffee making; coffee preparation; making coffee; barista experience; coffee machine operation; coffee knowledge; coffee service; coffee grinding; barista skills; make coffee
Latte art; milk steaming; latte art pouring < Barista work
Espresso preparation; espresso; espresso machine; espresso extraction; espresso drinks; espresso beverages < Barista work
Coffee roasting; roasting coffee; coffee roaster
Coffee cupping; coffee tasting; coffee quality grading; green coffee; tea tasting
Speciality coffee; pour-over; hand brew; coffee brewing < Barista work
Tea service; afternoon tea; high tea; tea making; tea preparation
Ice cream making; gelato; gelato making; ice cream serving; ice cream scooping; soft serve
Smoothies and juices; juice bar; smoothie making; bubble tea
Coffee shop experience; coffee shop; cafe experience
Credit card transactions; cash and card payments; cash and credit transactions
Taking payments; handling payments; process payments at till; processing transactions; take payments; handle payments; process transactions
Till operation; cash register operation; operating a till; operate cash register; operating cash register; work the till; operate the till < Cash handling
Toast POS; Toast restaurant system; ToastTab; Toast ~list < Point of sale systems + handhelds; handheld; servers; terminals; pos; orders; payments; restaurant; register; tabs; micros; aloha; square; system; menus; opentable; close out; ring - eggs; butter; bread; breakfast; jam; beans; cheese; raise
Oracle Micros; Micros POS; Micros Simphony; Simphony; MICROS 3700; Micros Fidelio < Point of sale systems
TouchBistro ~up; Touch Bistro < Point of sale systems
Zonal ~list; Zonal Aztec; Zonal EPOS; Zonal Aztec till < Point of sale systems + epos; till; pos; pub; bar; restaurant
Tevalis; Tevalis EPOS < Point of sale systems
ICRTouch; ICR Touch < Point of sale systems
SpotOn ~up; SpotOn POS < Point of sale systems
Infogenesis; Agilysys InfoGenesis; Agilysys < Point of sale systems
Squirrel POS < Point of sale systems
PAR Brink; Brink POS; Par POS < Point of sale systems
Loyverse < Point of sale systems
GoTab ~up; Go Tab < Point of sale systems
Bepoz; Bepoz POS < Point of sale systems
SwiftPOS ~up; Swift POS < Point of sale systems
Kounta; Lightspeed Kounta < Point of sale systems
H&L POS; H&L Sysnet < Point of sale systems
Petpooja < Point of sale systems
Restroworks; Posist < Point of sale systems
Restaurant inventory systems; restaurant inventory software; kitchen inventory software; recipe costing software
Restaurant365; R365 < Restaurant inventory systems
CrunchTime ~up; Crunch Time < Restaurant inventory systems
Compeat; Compeat software < Restaurant inventory systems
MarginEdge < Restaurant inventory systems
Marketman ~up; MarketMan inventory < Restaurant inventory systems
BevSpot; BevSpot inventory < Restaurant inventory systems
Fourth Purchase to Pay; FnB Shop < Restaurant inventory systems
Procure Wizard; Procure Wizard software < Restaurant inventory systems
Adaco; Infor Adaco < Restaurant inventory systems
CBORD < Restaurant inventory systems
Computrition; Computrition software < Restaurant inventory systems
NetMenu; CBORD NetMenu < Restaurant inventory systems
MenuWorks; Menu Works < Restaurant inventory systems
Nutritics < Restaurant inventory systems
Saffron catering software; Saffron Fretwell-Downing < Restaurant inventory systems
Kitchen CUT; Kitchen Cut software < Restaurant inventory systems
ChefTec; ChefTec Plus < Restaurant inventory systems
Food delivery platforms; delivery aggregators; online food orders; third-party delivery; delivery orders restaurant
Uber Eats; UberEats < Food delivery platforms
Deliveroo < Food delivery platforms
Just Eat; Just-Eat < Food delivery platforms
DoorDash < Food delivery platforms
Grubhub; Grub Hub < Food delivery platforms
Swiggy < Food delivery platforms
Zomato; Zomato orders < Food delivery platforms
Takeaway orders; takeout orders; takeaway service; takeout; takeaways ~ctx; to-go orders; carryout; packing takeaway orders; pack takeaway orders + takeaway; orders; to-go; packing
Grocery order picking; online grocery picking; personal shopping groceries; grocery shopper; grocery shopping; Instacart

// Hotel
Hotel operations; hotel management; hotel industry; hotel administration; hotel experience; lodging operations; hotel general management; hotel sector; rooms division
Night audit; night auditor; night audit hotel; end-of-day hotel procedures; night auditing; cash handling front office
Night porter work; night porter; night reception; night manager hotel; overnight desk hotel; hotel night management
Duty management; duty manager; manager on duty; duty management hotel; MOD hotel
Short-term rental management; short-term rentals; vacation rentals; vacation rental management; holiday rentals; holiday lets; Airbnb; Airbnb hosting; Airbnb management
Resort operations; resort management < Hotel operations
Hostel operations; hostel management
Serviced apartments; aparthotel
Campground operations; caravan park; holiday park operations; glamping; campground management
Luxury hotels; five-star hotel; 5-star hotel; luxury hospitality; 5 star luxury hotel; boutique hotel
Hospitality management; hospitality operations; hospitality industry
B&B management; bed and breakfast operations; guest house management < Hotel operations
Hotel front desk; front office hotel; hotel reception; hotel front office; guest reception; receptionist hotel; front desk agent; front desk hotel; front desk supervision; front office management; front office supervision
Guest check-in; check-in and check-out; check-in/check-out; hotel check-in; checking in guests; check in guests; checking guests in; checking guests in and out; guest check-out; guest registration; guest arrivals and departures; check guests in; check guests in and out; check-ins; check-outs
Hotel room reservations; reservations ~ctx; booking reservations; reservations management; reservation handling; taking reservations; make reservations; handling reservations; guest reservations; reservations agent; central reservations; reservation systems; managing bookings; reservation agent hotel; group reservations; room reservations; hotel reservations desk; book reservations; take reservations; making reservations; handle reservations; manage bookings + hotel; guests; booking; rooms; guest; restaurant; front desk; travel; tables; opera; flights; front; desk; office; check-in; check; night; audit; phone; phones; call; calls; switchboard; email; ota; channel; group; table; event; billing; concierge; reception; lodge; resort; inn; system; answer; cancellations; manage; handle - hesitation; doubts
Hotel group bookings; group rooming lists; group blocks; rooming lists
Room allocation; room assignments hotel; room assignment; allotment of rooms; room allotment; allocate rooms; room assigning; assigning rooms; allot rooms
Concierge services; concierge; guest concierge; hotel concierge; Clefs d'Or; lobby services
Bell service; bellhop; bellman; bell desk; bell attendant; luggage assistance; luggage handling; porter hotel; hotel porter; doorman; luggage storage; carrying luggage; bell stand; hotel porterage; carry luggage
VIP guest handling; VIP guests; VIP services; VIP hosting
Guest loyalty; guest retention; hotel loyalty programmes
Online guest reviews; guest reviews; online reputation hotels
ReviewPro ~up; Review Pro
TrustYou ~up; Trust You
Hotel brand standards; brand standards hotel; brand standards hospitality; AAA Diamond
Forbes Travel Guide standards; Forbes standards; Forbes five-star; LQA standards; Leading Quality Assurance; Leading Hotels of the World
Guest relations management; guest care; guest engagement; guest hospitality; guest requests; guest interaction; guest service excellence; guest needs; guest service skills; guest inquiries; guest assistance; guest queries; guest journey; guest communication
Hotel revenue management; yield management; room revenue; revenue management hotel; hotel yield; hotel revenue optimisation
RevPAR; ADR ~list; average daily rate + revpar; revenue; hotel; occupancy; rooms; yield; rates; forecast - adverse; drug; dispute; alternative; resolution; arbitration; american depositary
IDeaS revenue; IDeaS G3; IDeaS RMS < Hotel revenue management
Duetto; Duetto revenue < Hotel revenue management
STR reports; STAR reports; STR benchmarking
OTA management; online travel agencies; OTAs ~up; Booking.com; Expedia; Booking.com extranet; Expedia Partner Central; rate parity; OTA extranets
Hotel channel management; channel manager; hotel distribution; RateGain; rate loading
Occupancy forecasting; hotel forecasting
Hotel pricing; rate management hotels; room pricing; rate shopping < Hotel revenue management
Hotel budgeting; hotel budgets; hotel P&L
Hotel management software; PMS hotel; hotel PMS
Opera PMS; Oracle Opera; Opera Cloud; Micros Opera; Opera ~list; Opera hotel system; OPERA V5; Oracle Hospitality; Fidelio < Hotel management software + hotel; pms; fidelio; reservations; front desk; micros; guest; check-in; rooms; oracle; delphi; hotels - singer; singing; house; music; soprano; theatre; browser; winfrey
Mews PMS; Mews ~cap < Hotel management software
Cloudbeds; Cloudbeds PMS < Hotel management software
Marriott FOSSE; FOSSE < Hotel management software
Protel PMS; protel hotel software < Hotel management software
Guestline; Guestline Rezlynx; Rezlynx < Hotel management software
RoomMaster ~up; RoomMaster PMS < Hotel management software
Maestro PMS; Maestro hotel software < Hotel management software
RMS Cloud < Hotel management software
Newbook ~up; NewBook PMS < Hotel management software
StayNTouch ~up; Stay n Touch < Hotel management software
Little Hotelier < Hotel management software
eZee; eZee Absolute < Hotel management software
Hotelogix; Hotelogix PMS < Hotel management software
Choice Advantage; choiceADVANTAGE < Hotel management software
Infor HMS < Hotel management software
Visual Matrix; Visual Matrix PMS < Hotel management software
HotelKey ~up; HotelKey PMS < Hotel management software
WebRezPro; WebRez < Hotel management software
SynXis; Sabre SynXis < Hotel management software
IDS Next; IDS hotel software; IDS Fortune < Hotel management software
Delphi.fdc; Delphi sales catering; Amadeus Delphi
HotSOS; HotSOS optii; Amadeus HotSOS
Knowcross
Quore; Quore hotel
Alice hotel software; ALICE Actabl
Guesty
Hostaway; Hostaway software
Lodgify; Lodgify software
Hostfully; Hostfully software

// Housekeeping and cleaning
Housekeeping; housekeeping services; housekeeping operations; housekeeper ~ctx; housekeeping duties; housekeeping standards; housekeeping experience + hotel; cleaning; rooms; guest; laundry; linen; cleaner; beds; hospital; home; residents; resort; household; team; led; supervise; staff; department; maintenance; liaise; coordinate; room; front; office; inspect; floor; guests; duties; supervisor; trainee; attendants; engineering; inventory; reception; property; manage; inspections; public; areas; supplies; checklist; deep - 5s; code; database; seal; gene; genes
Bed making; making beds; make beds; changing bed linen; stripping beds; changing linen; linen changing; bed linen; change bed linen; strip beds; change linen
Turndown service; turn-down service; room turnaround; room readiness < Housekeeping
Linen management; linen control; linen room; linen services; linen inventory; linen distribution; laundry and linen; uniform room; linen par stock; linen handling + housekeeping; supervisor; count; check; damage; room
Room inspection; inspecting rooms; inspect guest rooms; housekeeping inspection; inspect rooms; inspecting guest rooms; checking rooms; vacant rooms; departure rooms
Housekeeping supervision; housekeeping management; housekeeping supervisor; executive housekeeping; floor supervision housekeeping; housekeeping coordination < Housekeeping
Hotel housekeeping; room attendant; guest room cleaning; cleaning guest rooms; servicing rooms; room servicing; room cleaning; cleaning rooms; clean rooms hotel; making up rooms; hotel cleaning; chambermaid; public area cleaning hotel; clean guest rooms; service rooms; make up rooms < Housekeeping
Cleaning ~ctx; commercial cleaning; office cleaning; cleaner ~ctx; cleaning services; general cleaning; building cleaning; contract cleaning; cleaning duties; cleaning operative; cleaning experience; cleaning of premises; cleaning work + floors; office; rooms; toilets; surfaces; premises; hygiene; janitor; cleaner; kitchen; windows; building; vacuuming; mopping; house; linen; towels; ironing; clothes; washing; data sheet; hazard - data; dataset; datasets; code; etl; records; wrangling; money
Hospital cleaning; environmental services; EVS ~up; ward cleaning; hospital housekeeping; clinical cleaning; healthcare cleaning; terminal cleaning; patient room cleaning; isolation room cleaning; environmental services hospital; hospital environmental services; domestic assistant hospital < Cleaning
Domestic cleaning; house cleaning; residential cleaning; home cleaning; household cleaning; maid services; housecleaning; home cleaner; cleaning houses; domestic cleaner; maid ~ctx; clean houses < Cleaning + domestic; cleaning; house; residential; home; household; cleaner; houses
Light housekeeping; housework; household chores; light housework; light cleaning; household duties; domestic work; domestic housekeeping
Household management; estate management household; private household; private housekeeping; household staff management
Laundry ~ctx; doing laundry; laundry services; laundry duties; laundry work; laundry attendant; washing and ironing; laundry and ironing; wash and fold; folding laundry; laundering; laundry room; clothes care; wash and iron; washing and folding; fold laundry + floors; office; rooms; toilets; surfaces; premises; hygiene; janitor; cleaner; kitchen; windows; building; vacuuming; mopping; house; linen; towels; ironing; clothes; washing; data sheet; hazard - data; dataset; datasets; code; etl; records; wrangling; money
End of tenancy cleaning; move-out cleaning; end of lease cleaning < Cleaning
Post-construction cleaning; builders cleans; after builders clean; construction cleaning; final clean; sparkle clean < Cleaning
Deep cleaning; deep clean; intensive cleaning < Cleaning
Window cleaning; window washing; glass cleaning; exterior window cleaning; washing windows; clean windows; water-fed pole; reach and wash; high-level cleaning; facade cleaning; wash windows
Carpet cleaning; upholstery cleaning; carpet shampooing; carpet extraction; shampooing carpets; hot water extraction; steam cleaning; rug cleaning; carpet care; furniture cleaning; shampoo carpets
Floor care; floor buffing; floor stripping and waxing; floor polishing; floor waxing; floor scrubbing; burnishing; buffing floors; scrubber drier; hard floor care; strip and wax; floor maintenance; floor machines; floor scrubber; floor buffer; stripping and waxing floors; waxing floors; strip and wax floors; wax floors
Mopping and vacuuming; mopping ~ctx; vacuuming ~ctx; mop floors; sweeping and mopping; sweep and mop; mopping floors; vacuum floors; sweeping and vacuuming; dusting ~ctx; dusting and polishing; floor cleaning; cleaning floors; mop and vacuum; clean floors + mop; floors; sweeping; sweep; vacuum; polishing; floor; cleaning
Restroom cleaning; toilet cleaning; bathroom cleaning; washroom cleaning; restroom sanitation; clean restrooms; cleaning restrooms; cleaning bathrooms; cleaning toilets; clean bathrooms; sanitising toilets; washroom services; clean toilets; sanitise toilets
Disinfection; sanitising ~ctx; sanitisation; disinfecting surfaces; sanitizing surfaces; surface disinfection; disinfect surfaces; cleaning and disinfecting; electrostatic disinfection; touch-point cleaning; fogging disinfection; sanitize equipment; sanitize surfaces; clean and disinfect; sanitizing equipment + disinfecting; surfaces; sanitizing; surface; disinfect; cleaning; electrostatic; touch-point; fogging; sanitize; equipment
Cleaning chemicals; use of cleaning chemicals; chemical dilution cleaning; safe use of chemicals; cleaning products; chemicals safe use cleaning; cleaning supplies; cleaning materials
Cleaning supervision; cleaning management; cleaning team supervision; cleaning supervisor; managing cleaners; cleaning schedules; cleaning inspections; cleaning audits; cleaning contracts management; manage cleaners
BICSc standards; BICSc; British Institute of Cleaning Science
Waste removal; emptying bins; removing trash; empty trash; emptying trash; bin emptying; take out trash; waste disposal premises; remove trash; taking out trash
Litter picking; collecting litter; collect litter
Janitorial services; janitorial; custodial work; janitor; custodian; janitorial work; janitorial duties; custodial services; custodial duties < Cleaning
Cleaning equipment operation; cleaning equipment; cleaning machinery; clean equipment

// Beauty, hair, spa
Hairdressing; hairstyling; hair styling; hair stylist; hairdresser; hair services; hair design; styling hair; style hair
Blow drying; blow dry; blowouts; Brazilian blow dry < Hairdressing
Hair colouring; hair color; colour application; hair tinting; hair colourist; colorist hair; hair coloration; color services salon; colour formulation hair < Hairdressing
Balayage; highlights hair; ombre; foils hair; lowlights; highlights and balayage < Hairdressing
Colour correction hair; hair bleaching < Hairdressing
Hair extensions; tape-in extensions; sew-ins; weaves ~ctx; hair extension application; microlink extensions; hair weaving < Hairdressing + hair; extensions; tape-in; extension; application; microlink; weaving
Braiding hair; braids; hair braiding; cornrows; braiding; dreadlocks; locs; twists and braids; braid hair < Hairdressing
Afro hair; afro hair styling; textured hair; natural hair care; black hair care; hair texture services < Hairdressing
Keratin treatments; hair straightening; hair smoothing; chemical straightening; hair rebonding; relaxers; straight razor shaving < Hairdressing
Perming; perm waves < Hairdressing
Updos; hair up; bridal hair; wedding hair; roller set < Hairdressing
Barbering ~ctx; barber ~ctx; men's haircuts; fades ~ctx; skin fades; clipper cutting; clipper cuts; fade haircuts; men's grooming < Hairdressing + men's; haircuts; skin; clipper; cutting; cuts; fade; grooming
Beard trimming; beard grooming; beard shaping; beard design < Barbering
Wet shaving; cut-throat shave; hot towel shave; razor shaving; hot shaves < Barbering
Shampooing ~ctx; hair shampooing; shampooing hair; hair washing; shampoo hair + hair; washing
Wella; Wella colour; Wella Professionals
Redken; Redken color; Redken Shades EQ
Hair cutting; haircutting; cutting hair; cutting and styling; cut hair; cut and style < Hairdressing
Hair treatments; hair care; scalp treatments < Hairdressing
Salon experience; salon services; hair salon
Beauty therapy; beauty treatments; beauty therapist; beauty services; beautician; beauty salon; beauty industry; beauty care
Facials; facial treatments; facial massage; advanced facials; facial therapies; HydraFacial; skincare knowledge; LED light therapy facial < Beauty therapy
Skin analysis; skin consultations; skin care analysis < Beauty therapy
Microdermabrasion; dermaplaning; hydradermabrasion < Beauty therapy
Facial electrotherapy; galvanic facial; microcurrent facial; CACI < Beauty therapy
Dermalogica; Dermalogica treatments
Elemis; ESPA ~list; Decléor; Guinot; Environ skincare; Obagi + skincare; treatments; spa; facial; facials; elemis; guinot
Skincare; skincare treatments; skin care treatments; skincare products; skin therapist
Body treatments; body wraps; body scrubs; body polish; exfoliation body; spa body treatments; hammam; hydrotherapy spa < Beauty therapy
Spa treatments; spa therapies; spa therapist < Beauty therapy
Threading ~ctx; eyebrow threading; eyebrow threading treatment < Beauty therapy + eyebrow; waxing; brows; beauty; facial; salon - thread; concurrency; java; multi
Waxing; body waxing; hot wax; strip wax; facial waxing; eyebrow waxing < Beauty therapy
Intimate waxing; Brazilian waxing; bikini waxing < Beauty therapy
Sugaring ~ctx; sugar hair removal < Beauty therapy + sugar; hair; removal
Electrolysis hair removal; hair removal beauty < Beauty therapy
Brow shaping; eyebrow shaping; brow tinting; eyebrow tinting; brow lamination; HD Brows; henna brows; lash and brow tinting < Beauty therapy
Lash lift; LVL lashes; eyelash lifting < Beauty therapy
Eyelash extensions; lash extensions; lash technician; volume lashes; lash application; Russian volume lashes; classic lashes; eyelash application < Beauty therapy
Microblading; semi-permanent make-up; permanent makeup; micropigmentation; PMU beauty
Bridal makeup; bridal make-up; wedding makeup < Makeup artistry
Special effects makeup; SFX makeup; prosthetic makeup; theatrical makeup < Makeup artistry
Makeup artistry; make-up artistry; makeup artist; makeup application; make-up application; make-up artist; cosmetics application; MUA ~up; makeovers; beauty makeup; fashion makeup; airbrush makeup; makeup demonstrations; colour matching cosmetics; counter make-up
Manicures; manicures and pedicures; gel manicure < Nail services
Pedicures; pedicure treatments; spa pedicure < Nail services
Gel nails; gel polish; shellac; gel extensions; CND Shellac; BIAB < Nail services
Acrylic nails; dip powder nails; nail extensions; nail enhancements < Nail services
Nail art; nail design < Nail services
Nail services; nail technician; nails ~ctx; nail care; nail tech + nail; technician; care; tech
Spray tanning; spray tan; sunless tanning; airbrush tanning; fake tan; tanning
Tanning salon operations; tanning salon; sunbeds
Tattooing; tattoo artistry; tattoo artist; tattoo design; body art
Tattoo removal; laser tattoo removal
Body piercing; piercing; ear piercing
Spa management; spa operations; spa manager; day spa; wellness centre operations; wellness spa; spa sales
Spa attendant work; spa attendant; spa facilities; sauna and steam room
Salon management; salon operations; salon manager
Salon reception; spa reception; salon coordination; spa front desk
Phorest; Phorest Salon Software < Salon software
Fresha; Shedul < Salon software
Vagaro; Vagaro software < Salon software
Zenoti; Zenoti software < Salon software
Salon software; Boulevard salon; Millennium salon software; SalonBiz; Square Appointments
Timely salon; Timely salon software < Salon software
Shortcuts software; Shortcuts salon < Salon software
Salon Iris; SalonIris ~up < Salon software
Treatwell ~up; Treatwell Pro < Salon software
GlossGenius; Gloss Genius < Salon software
Meevo; Meevo 2 < Salon software
Salon client consultation; treatment consultation; hair consultations
Beauty patch tests; patch tests beauty; contraindications beauty; aftercare advice
Salon hygiene; sanitation salon; sterilisation of salon tools
Beauty retail; beauty product sales; cosmetics retail; retail beauty; beauty products; salon retailing; product retailing salon
Cosmetology; cosmetologist; esthetics; esthetician; aesthetician; aesthetics beauty

// Tourism, travel, events, leisure
Travel consultancy; travel agency; travel agent; leisure travel; travel sales consultancy; travel consultant; travel industry; travel advisor; travel consulting; travel agency operations; holiday bookings; travel services; travel documentation; travel products
Itinerary planning; itinerary creation; trip planning; tailor-made itineraries
Tailor-made holidays; tour packages; package holidays; holiday packages; honeymoon packages
Corporate travel booking; business travel; travel management company
Cruise sales; cruise bookings
Travel visa services; visa processing travel; visa assistance; travel visas; VFS ~up
Airline ticketing; fares and ticketing; ticketing ~ctx; ticket issuance; airline tickets; flight ticketing; air ticketing; BSP ticketing; international ticketing; domestic ticketing; IATA ticketing; ticket reissue; fare construction; fares knowledge; ticketing and reservations; Galileo ticketing; reissue ~ctx + airline; fares; travel; flights; reservations; booking; passenger; gds; flight; tickets; airlines; sabre; airline; fare; fares; galileo; amadeus; gds; cancellation; ticket; tickets - jira; it support; incidents; zendesk; helpdesk; help desk; servicenow; bugs
Airline reservations; airline reservation systems; airline bookings; flight reservations
GDS systems; GDS ~up; global distribution systems; Apollo GDS; Abacus GDS
Travelport; Travelport Smartpoint; Travelport+; Smartpoint < GDS systems
Worldspan; Worldspan GDS < GDS systems
Amadeus GDS; Amadeus ~cap; Amadeus Altéa; Amadeus reservations; Amadeus Selling Platform < GDS systems
Sabre GDS; Sabre ~cap; Sabre Red; Sabre reservations; SabreSonic < GDS systems
Galileo GDS; Galileo travel; Travelport Galileo; Galileo ~list < GDS systems + amadeus; sabre; gds; ticketing; fares; travel
Navitaire; Navitaire New Skies
Travel insurance sales; travel insurance products
Tour guiding; tour guide; guided tours; tour leading; leading tours; sightseeing tours; walking tours; tour leader; city tours; tour director; conducting tours; giving tours; visitor tours; group tours; conduct tours; give tours
Tour operations; tour operator; tour planning; tour coordination; tour itinerary; outbound tours; domestic tours; outbound holidays; FIT bookings
Destination management; DMC operations; destination management company; inbound tourism; inbound tours; destination knowledge; ground operations travel
Holiday representation; holiday rep; overseas representation; excursions sales; shore excursions
Tourism; travel and tourism; tourism management; tourism development; tourism industry; tourism operations; hospitality and tourism
Ecotourism; sustainable tourism
Visitor information; tourist information; visitor centre; tourist information centre; visitor experience; visitor welcome
Theme park operations; visitor attractions; amusement park; attractions operations; theme parks; visitor attraction management; zoo operations; front of house attractions
Ride operation; amusement rides; ride operator
Box office operations; box office; box office management; ticket office; selling tickets; ticket sales box office; admissions box office
Cinema operations; cinema ~ctx; cinema management; movie theater + operations; management; movie; theater
Film projection; projectionist; digital projection
Ushering ~ctx; usher ~ctx; ticket taking; theatre front of house + ticket; taking; theatre; front; house
Concession stands; concessions; concessions sales; popcorn concessions
Casino dealing; dealing cards; croupier; casino dealer; table games; blackjack dealing; roulette; poker dealing; baccarat
Casino operations; gaming operations casino; pit supervision; casino cage; cage cashier; gaming floor; surveillance casino; casino marketing; player development casino; gaming regulations casino
Slot operations; slot machines; slot attendant
Betting operations; betting shop; sports betting; bookmaking
Cabin crew; flight attendant; cabin crew duties; air cabin crew; cabin service; flight attending; in-flight service; inflight service
Aircraft cabin safety; cabin safety; passenger safety aircraft
Airport passenger services; passenger services; check-in agent airport; airport check-in; passenger check-in; boarding gate; passenger handling; passenger service agent; gate agent; airport customer service; boarding passengers; customer service agent airport; DCS check-in; airline passenger service
Cruise ship operations; cruise ship; cruise industry; cruise line; cruise director; cruise staff; shipboard hospitality; onboard hospitality
Yacht interior service; yacht stewardess; interior yacht; yacht interior
Onboard rail hospitality; train hospitality; onboard services rail
Event set-up; room setup; event staging; function setup; setting up events; event breakdown; function room setup; conference setup; setup and breakdown; meeting room setup; event setup and teardown; setting up function rooms; set up and tear down; event load-in; set up events; set up function rooms; room set-up; banqueting set-up
Conference and banqueting; C&B ~up; conference services; meetings and events hotel; convention services; conference centre; conference bookings
Stadium and arena operations; stadium operations; arena operations; convention centre; sports venue operations
Banquet event orders; BEOs ~up; function sheets
Children's entertainment; kids club; kids club activities; children's entertainer; children's parties; birthday parties; face painting; party hosting
Balloon decorating; balloon artistry; balloon modelling
Entertainment hosting; holiday entertainment; animation team hotel; entertainment coordination; hotel entertainment; event hosting; compering; MC events; quiz hosting; karaoke hosting
Party planning; party coordination; party plan
Marquee erection; marquees; tent erection
Function coordination; function management

// Fitness, sport, leisure
Personal training; fitness training; personal trainer; one-to-one training fitness; fitness instruction; PT sessions; fitness trainer; fitness consultations; personal fitness training; exercise instruction; client goal setting fitness; fitness instructor; gym equipment
Gym instruction; gym instructor; gym instructing; fitness floor; gym floor; gym inductions; fitness equipment instruction; gym programmes
Fitness assessment; fitness testing; fitness evaluations; fitness appraisals; body composition analysis; body composition; InBody; VO2 max testing
Exercise programming; training programmes fitness; exercise programmes; workout plans; exercise plans; workout programmes; client fitness programmes; fitness programmes; recreation programs; recreation programming
Fitness club management; gym management; gym operations; health club operations; health club; fitness centre; health and fitness clubs; fitness industry; leisure club; gym maintenance; sports clubs; golf club management; tennis club; country club operations
Leisure centre operations; leisure centre; leisure management; leisure operations; leisure services; sports centre
Recreation management; parks and recreation; recreation centre; community recreation; recreation leadership; recreation facilities
Sports development; community sport
Sports administration; sports management; athletics administration; intercollegiate athletics; athletics operations; sports operations; sports facility management; sports facilities
NCAA compliance; NCAA rules
Sports turf maintenance; sports ground maintenance; groundsman sports turf; pitch maintenance
Gym management software; Mindbody fitness
GymMaster ~up; Gym Master < Gym management software
ABC Fitness; ABC Ignite < Gym management software
Xplor Gym; Xplor gym software < Gym management software
ClubReady ~up; Club Ready < Gym management software
Gladstone leisure; GladstoneMRM < Gym management software
Legend leisure software; Xn Legend < Gym management software
Indoor cycling; spin classes; cycling classes; spinning classes < Group fitness
Les Mills; BodyPump; Les Mills classes < Group fitness
HIIT; circuit training; bootcamp ~ctx; boot camps ~ctx; high-intensity interval training + fitness; gym; class; classes; yoga; spin; personal training; workout; clients; circuits - coding; software; computer; developer; web; ux
Zumba; dance fitness < Group fitness
Aqua aerobics; water aerobics; aquafit < Group fitness
Kettlebells; TRX ~up; barre
Group fitness; group exercise; fitness classes; exercise classes; group exercise instruction; group exercise classes; group fitness classes; aerobics; step aerobics; exercise to music; boxercise
Yoga ~ctx; yoga teaching; yoga instruction; yoga teacher; yoga instructor; yoga classes; vinyasa; hatha yoga; ashtanga; yin yoga + teaching; instruction; teacher; instructor; classes; hatha; yin
Pilates; Pilates instruction; Pilates teaching; Pilates instructor; mat Pilates; clinical Pilates
Reformer Pilates; reformer < Pilates
Meditation; guided meditation; meditation teaching; mindfulness teaching; breathwork
Tai chi; qigong
Strength and conditioning; strength training; conditioning ~ctx; S&C coaching; strength coaching; resistance training; weight training; athletic development; sports conditioning + strength; training; coaching; resistance; weight; athletic; development; sports
Olympic weightlifting; weightlifting; powerlifting
CrossFit; crossfit coaching
Speed and agility; plyometrics; functional training; athletic performance; sports performance
Sports science; biomechanics sport; GPS athlete monitoring; Catapult sports; load monitoring athletes
Sports performance analysis; match analysis; video analysis sport
Hudl; Hudl Assist < Sports performance analysis
Dartfish; Dartfish software < Sports performance analysis
Sportscode; Hudl Sportscode < Sports performance analysis
Football coaching; soccer coaching; football coach < Sports coaching
Swim coaching; swimming coaching; swim coach < Sports coaching
Tennis coaching; tennis instruction < Sports coaching
Gymnastics coaching; gymnastics instruction < Sports coaching
Basketball coaching; netball coaching; volleyball coaching < Sports coaching
Rugby coaching; rugby coach < Sports coaching
Cricket coaching; cricket coach < Sports coaching
Youth sports coaching; coaching youth sports; youth coaching; coach youth sports < Sports coaching
Sports coaching; athletic coaching; coaching sports; sports coach; multi-sport coaching; coaching athletes; hockey coaching; baseball coaching; fitness coaching; boxing coaching; wrestling coaching; golf coaching; coach sports; coach athletes
Martial arts; martial arts instruction; karate; judo; taekwondo; jiu-jitsu; krav maga; self-defence instruction; MMA ~list + fighting; grappling; boxing; bjj; martial; kickboxing; combat
Boxing ~ctx; kickboxing; muay thai + muay; thai
Golf operations; golf ~ctx; golf instruction; golf shop + operations; instruction; shop
Ski instruction; snowboard instruction; ski instructor; ski patrol; ski resort operations; ski lift operations; ski rental
Climbing instruction; rock climbing; high ropes; ropes course; zip line
Outdoor activities instruction; outdoor pursuits; adventure activities; outdoor recreation; outdoor leadership; outdoor adventure; adventure guiding; wilderness guiding; archery instruction; team-building facilitation outdoor
Mountain leadership; hiking guide; mountain guiding; mountain leader
Kayaking instruction; canoeing; rafting guide; surfing instruction
Scuba diving; diving instruction; scuba instruction; dive guiding; dive operations
Commercial diving; underwater work; underwater welding; diving operations
Lifeguarding; lifeguard; pool lifeguarding; pool lifeguard; beach lifeguarding; lifeguard duties; pool supervision; poolside duties; pool deck supervision; pool safety; aquatic rescue
Aquatics management; aquatics; aquatic programmes
Water safety; water safety instruction
Swimming teaching; swim instruction; swimming lessons; learn to swim; swimming instruction; teaching swimming; swim lessons; swim teaching; swim instructor; swimming teacher; aquatic instruction; teach swimming
Sports officiating; refereeing ~ctx; officiating; umpiring; referee ~ctx; umpire; match officiating; scorekeeping + sports; match
Horse trekking; trail riding
EHO inspections; EHO ~up; environmental health officer visits; food hygiene rating
EFTPOS; EFTPOS terminals; EFTPOS transactions; card machine; card machines; chip and PIN; contactless payments; card terminal; payment terminals
Milk texturing; steaming milk; dialling in espresso; dialling in ~ctx; grinder calibration coffee; textured milk; texture milk + coffee; grinder; espresso; beans; barista; shots
Gluten-free baking; gluten-free ~ctx + baking; bread; pastry; kitchen; menu; cakes; desserts; allergen; vegan
Labour costs; labour ~ctx + cost; costs; food; rota; budget; restaurant; p&l
Running the pass; run the pass; expediting ~ctx; expo station; expeditor; calling orders; call the pass; work the pass | Plating of dishes; plating ~ctx; dish presentation | Garnish plates + kitchen; chef; plates; dishes; food; recipes; line; service; restaurant; cook; menu; tickets; orders; portion - nickel; chrome; zinc; electro; cell; culture; metal
Sauce section; sauce station; sauté section; sauté; saute; meat section; fish section; veg section; vegetable section; pastry section; fryer section; pan section; running a section; run a section; run your own section; sections of the kitchen; wok station | Tandoor section; curry section; pantry station | Breakfast section; demi chef | Braising ~ctx | Roasting ~ctx | Poaching ~ctx | Blanching | Pickling ~ctx | Fermentation cooking + kitchen; chef; meats; cooking; section; grill; sauces; techniques
Room status; room status reports; room discrepancies
Par stock; par levels; towels and linen; uniform and linen + room; rooms; laundry; housekeeping; hotel; inventory; stock; amenities; par; minibar; guest; count; control
Minibar; mini bar; minibar refilling; minibar checks; mini-bar | Guest amenities; replenish amenities; room amenities; guest supplies; minibar stock
Lost and found; lost property; lost and found register; lost-and-found; found property
Filter coffee; filter ~ctx | Pour-over coffee; V60 | Batch brew | AeroPress | Cold brew | Dialing in; dial in the grinder; dial in espresso; grinder adjustment; grinder calibration | Cupping ~ctx | Third wave coffee + coffee; espresso; milk; batch; brew; beans; barista; latte - water; air; oil; data; fabric
End of day cash up; handling cash and card | Settle bills; settle accounts; settling guest bills; guest billing; bill settlement; guest accounts | Float ~ctx + cash; till; bar; shift; balance; register
Show rounds; showrounds; show-rounds; show arounds; site inspections for clients; venue tours; venue show rounds; client site visits venue | Menu tastings; menu tasting | Event orders; banquet orders; function orders | Event enquiries; wedding enquiries | Venue hire | Private dining | Functions ~ctx | Private events; events ~ctx + hotel; venue; wedding; weddings; conference; conferences; corporate; banquet; banqueting; meetings; guests; plan; party; coordinate; catering; bookings; private; hospitality; sales; social; run; delivery - data; calendar; kafka; safety; adverse; math; mathematical; job; programming
Enquiry conversion; converting enquiries; convert enquiries | Enquiry to booking; conversion ~ctx; conversion of enquiries; enquiries into bookings | Upselling packages; upsell packages | Proposals and contracts; contracting events + enquiries; enquiry; bookings; leads; lead; sales; targets; footfall; store; units; website; rate - data; currency; loft; barn; file; unit; solar; energy; electricity
Audiovisual equipment; AV ~list; AV set-up; AV support; AV knowledge | Projector set-up; projectors and screens | Microphones ~ctx; event technology + events; event; meetings; conference; room; equipment; venue; layouts; lighting; hotel; zoom; hybrid; support; set; microphones; projectors
Delphi sales and catering; Delphi ~cap | Priava | Momentus | Tripleseat | Event Temple | IVvy | Social Tables | Caterease | EventPro + opera; hotel; events; venue; catering; sales; banqueting; conference - pascal; firebird; rad; embarcadero
Alcohol licensing; licensing ~ctx; licensing law; licensing laws; Licensing Act; Licensing Act 2003; licensing objectives | Liquor act; responsible drinking | Licence conditions | Temporary event notices + venue; alcohol; bar; licence; pub; premises; events; personal; safety; hotel; wedding; food; fire - software; microsoft; patent; ip; content; brand; character
Travel insurance | Foreign exchange cards | Visa documentation; visa formalities; passport assistance | Foreign currency sales + travel; visa; card; cards; insurance; currency
Refunds and reissues; reissue ~ctx; reissue and refund; refund ~ctx; refunds ~ctx; cancellation ~ctx; cancellations ~ctx; ticket cancellations; exchanges and refunds; refunds and cancellations; reissuance; ticket exchanges; date changes | BSP reports | ADM handling | Fare rules; fare calculation; fare quotes | PNR ~up; PNR creation | Airfares; air fares; low-cost carriers; LCC bookings | Book flights | Ticketing ~ctx; domestic and international ticketing; issue tickets; e-tickets + tickets; ticket; airline; flight; flights; booking; bookings; refund; travel; airlines; fares; gds; reissue; cancellation; domestic; international; amadeus; galileo; process; handle; returns; exchanges; customers; policy - policy number; vat; tax
Galileo ~cap + amadeus; sabre; gds; travel; ticketing; worldspan; flights
Corporate travel management; corporate clients travel; corporate bookings; business travel management | Leisure travel sales | Tour packaging | Group travel | MICE ~up | World geography + travel; tour; holiday; clients; plan; booking; custom; flights; trips
Temperature logs; temperature records; temperature logging; record temperatures; temperature checks; fridge temperatures; temperature control logs; temp logs | Cooling logs; hot holding; cold holding | Date labelling; date labels; food labels; labelling food; labels and rotation; use-by dates | dry store; deliveries check-in food | Check in deliveries | Cleaning rotas | Clean-down; close down; breakdown of stations; close down kitchen | Opening and closing checklists; opening checklists; closing checklists; closing duties; open and close; opening and closing | Sidework + kitchen; dishes; restaurant; pots
Cellar work; beer lines; line cleaning | Keg changes | Stock takes bar | Glass washing; glassware | Tray service; plate carrying; carry three plates | Section waiting | Guest feedback | Online reviews; Google reviews; respond to reviews; review requests | VIP handling | Porterage | C-form; Form C; foreigner registration | Walk-ins | No-shows; overbooking | Rate management | ADR ~list | Occupancy ~ctx | Revenue management | Protel | Marriott MARSHA | Lightspeed Restaurant + cocktails; hotel; bar; restaurant; guests; guest; front; desk; revenue; booking; rooms; drinks; wine; pms; pos; adr; revpar; system; answer; calls; email; manage; request; media - court; legal; dispute; adverse; ice
sautéing | fryer station | cold larder | hot section | starters section | dessert plating | hors d'oeuvres | amuse-bouche | sauces ~ctx | marinades | soups ~ctx | salads ~ctx | sandwiches ~ctx | fermenting | fermentation (food) | curing ~ctx | smoking meats | barbecue | BBQ ~up | rotisserie | pizza oven | wood-fired oven | dough | breads ~ctx | lamination | croissants | tempering chocolate | sugar work | piping ~ctx | icing ~ctx | scaling ~ctx | shaping ~ctx | deli slicing | slicing ~ctx | dicing | chopping ~ctx | filleting | portions ~ctx | garnishes | texture modified diets | vegan | vegetarian | halal | kosher | tasting menus | à la carte | set menus | menus ~ctx | GP margins | yields ~ctx | wastage control | food waste | labels ~ctx; labelling ~ctx | temperature monitoring | probe ~ctx; probing ~ctx | probe thermometer | cooling ~ctx | chilling ~ctx | reheating | cross-contamination | sanitation ~ctx | potwash | glasswashing | glasswasher | cutlery | crockery | napkin folding | table laying; laying tables | tray carrying | family-style service | gueridon | synchronised service | seating ~ctx | floor plans | Tock ~list | table turns | expediter | pass ~ctx | calling tickets | kitchen tickets | KDS ~up | wines ~ctx | beers ~ctx | ales | cask | cellar | barrels ~ctx | spirits ~ctx | cocktail menus | mocktails | pouring ~ctx | bar prep | bar set-up | bar stock | bar opening | bar closing | happy hour | nightclub | bottle service | Challenge 21 | carding ~ctx | TIPS ~up | teas ~ctx | smoothies | juices ~ctx | delivery apps | function set-up | galley | on-board service | linen | pressing ~ctx | folding ~ctx | stain removal | turndown | bedroom cleaning | guest rooms | guest bedrooms | public areas; public area cleaning | sweeping ~ctx | polishing floors | buffing | replenishing toiletries | amenities ~ctx | room checks | housekeeping carts | housekeeping trolleys | maintenance reporting | check-in | room rates | Micros | EPOS Now | Lightspeed K-Series | Fourth ~list | Fourth Hospitality | When I Work | Saffron software | Revinate | guest surveys | TripAdvisor | TripAdvisor reviews | review responses | guest recovery | guest enquiries | luggage ~ctx | tinting ~ctx | highlights ~ctx | makeup ~ctx | make-up | salon ~ctx | pool plant | pool testing | recreation ~ctx | tours ~ctx | package tours | FIT tours | fares ~ctx | refunds (travel) ~ctx | ADMs ~up | cruise ~ctx; cruises ~ctx | ferry bookings | rail tickets | foreign exchange travel | ATOL | ABTA | casino ~ctx | blackjack | slots ~ctx | gaming regulations | ticketing (venue) ~ctx | admissions (venue) ~ctx | cinema projection | theme park rides | attractions ~ctx | camp cooking | yacht ~ctx | yacht stewarding | household cooking | private chef | nutrition (catering) ~ctx | calorie counting | FIFO stock | pars | suppliers ordering | ordering food | produce ordering | store room | rota writing | wage costs | end of day | opening checks | closing checks | opening and closing duties | pre-shift meetings | pre-shift briefings | tip pooling | commercial kitchen | food and beverage; F&B | food production | steaming (hospitality); steaming ~ctx | knife work | food handlers | SFBB | Safer Food Better Business | health department inspections | health code + kitchen; restaurant; hotel; guests; guest; food; bar; menu; cook; chef; dishes; service; drinks; rooms; tables; cleaning; recipes; stock; staff; cafe; coffee; events; prepare; serve; clean; salon; clients; travel; bookings; airline; catering; dining; beverage; hospitality; housekeeping - software; network; stock exchange; cable; steel; code; database; weld
prep ~ctx | prep work | grill ~ctx | grill section | garnish section | larder | fresh food | fresh produce | scratch cooking | scratch kitchen | from scratch | live-fire cooking | open fire | fridge temps | fermentation (in hospitality); fermentation ~ctx | preserves ~ctx | bar packages; drinks packages; beverage packages | golf outings | golf tournaments | tournaments ~ctx | member events | member relations | member services (club) | club events | corporate meetings | conferences (in hospitality); conferences ~ctx | social events | rehearsal dinners | bar mitzvahs | galas ~ctx | private parties | buyouts (restaurant) | inquiries (in hospitality); inquiries ~ctx | event inquiries | site tours | site visits (events) | rentals ~ctx | event rentals | linen rentals | tables and chairs | centerpieces | set up ~ctx | setup ~ctx | breakdown ~ctx | turnovers ~ctx | room flips | banquet captain | captain ~ctx | day-of coordination | timelines ~ctx | event timelines | seating charts | final counts | guest counts | deposits (in hospitality); deposits ~ctx | final invoices | event billing | contracts ~ctx | Jonas Club | Jonas ~cap | Clubessential | Northstar Club | AllSeated | CaterTrax | Total Party Planner | HoneyBook | Aisle Planner | room blocks | group resumes | oversells | upgrades (in hospitality); upgrades ~ctx | room inventory | arrivals ~ctx | departures ~ctx | VIPs | VIP amenities | pre-con meetings | pre-cons | MOD ~up | bellmen | valet ~ctx | doormen | cash banks | cash handling (hotel) | no-shows (hotel) | walking guests | guest satisfaction scores | GSS ~up | Lightspeed PMS | Alice (hotel) | wage percentage | GP ~list | cost of goods + guests; guest; kitchen; food; menu; restaurant; bar; service; events; hotel; rooms; banquet; club; weddings; cooking; prep
OnQ PMS; Hilton OnQ; OnQ ~list < Hotel management software + cocktails; hotel; bar; restaurant; guests; guest; front; desk; revenue; booking; rooms; drinks; wine; pms; pos; adr; revpar; system; answer; calls; email; manage; request; media - court; legal; dispute; adverse; ice
Aloha POS; NCR Aloha; Aloha system; NCR Voyix Aloha; Aloha ~list < Point of sale systems + kitchen; restaurant; hotel; guests; guest; food; bar; menu; cook; chef; dishes; service; drinks; rooms; tables; cleaning; recipes; stock; staff; cafe; coffee; events; prepare; serve; clean; salon; clients; travel; bookings; airline; catering; dining; beverage; hospitality; housekeeping - software; network; stock exchange; cable; steel; code; database; weld
espresso bar | coffee machine | cabinet food | grind adjustment
table turnover | cutlery polishing | floor management
floor supervision | running the floor | host stand | waitlists | TheFork | Quandoo | NowBookIt | rosters ~ctx + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
stock orders
waste tracking | waste logs | tapping kegs
licensing hours | float counting | cash drops | Lightspeed ~cap + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
Epos Now (in hospitality); Epos Now | Square for Restaurants | Nory | Apicbase
Food Control Plan | food safety plan | probe calibration | pest control logs | allergen matrix
upselling menus | sequence of service | steps of service | wine sequence
wedding breakfasts | conference set-ups | opening duties
fresh pasta
volume catering | kitchen porter duties
room assignments for attendants | allocating rooms | villa inspections | villas ~ctx | linen counts | guest laundry + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
minibar restocking | chemicals (in hospitality); chemicals ~ctx | chemical dilution | guest preferences | VIP set ups | VIP arrivals | out of order rooms | out-of-service rooms + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
early check-ins | late check-outs | DND rooms | Alice ~list | Optii | Flexkeeping | Apaleo + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
Forbes Travel Guide | brand audits | mystery guest audits | pre-opening; pre-opening team | handover briefings | daily briefings | line-ups | requisitions (in hospitality); requisitions ~ctx | store requisitions | purchase requests | glitch reports + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
glitches ~ctx | MOD shifts | key cards | folio reviews | guest folios | billing instructions | group bookings + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
occupancy forecasts + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
airport transfers | shuttle service | excursions ~ctx | excursion bookings | spa bookings | pool attendants | children's activities | entertainment programme | animation programme | cruise operations + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
itineraries ~ctx | gaming compliance + guests; guest; rooms; room; coffee; barista; kitchen; food; restaurant; bar; service; hotel; resort; menu; floor; housekeeping; linen; villas; supervisor; roster; cafe; shift; stock
Leading Quality Assurance standards; LQA ~up
dough shaping | hand shaping | moulding of dough | sourdough starters | levain | starters ~ctx | ciabatta | focaccia | baguettes | rye bread | brioche | pies ~ctx | pasties | tarts | cookies ~ctx | scones | muffins + bakery; baking; dough; oven; ovens; breads; pastry; production; flour; wholesale; bakers; cakes
doughnuts | spiral mixers | planetary mixers | dough dividers | moulders ~ctx | retarders | retarder provers | proofing (in hospitality); proofing ~ctx | proving ~ctx | deck ovens | rack ovens | sheeters | dough sheeters | production sheets | bake sheets | bake-off | wholesale orders | wholesale bakery | artisan baking + bakery; baking; dough; oven; ovens; breads; pastry; production; flour; wholesale; bakers; cakes
industrial baking | scaling ingredients | recipe scaling | baker's percentages | hydration ~ctx | celebration cakes | finishing cakes + bakery; baking; dough; oven; ovens; breads; pastry; production; flour; wholesale; bakers; cakes
`,
};
