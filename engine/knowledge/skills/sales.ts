import type { TradeFile } from "./trade-file.ts";

/** Sales: selling methods, account management, customer relationship systems, retail selling, online shops. */
export const sales: TradeFile = {
  trade: "sales",
  kind: "hard",
  lines: `
// selling
Sales ~ctx; selling ~ctx; sales experience; sales skills; sales background; sales techniques; selling skills; sales activities; sales functions; sales methodologies + experience; marketing; retail; business; customer; customers; b2b; products; account; accounts; service; team; targets; revenue; skills; inside; outside; clients; leads; crm; negotiation; management; selling; representative; industry; growth; background; proven; pipeline - tax; fire; garage; force.com
Inside sales; internal sales; inside sales representative; remote selling; phone-based sales < Sales
Outside sales; field sales; external sales; face-to-face sales; territory sales; outside sales representative; field-based sales < Sales
Direct sales; direct selling; direct-to-customer sales < Sales
Door-to-door sales; door to door selling; D2D sales; canvassing sales < Sales
Telesales; telemarketing; telephone sales; tele-sales; phone sales; outbound telesales; teleselling; selling over the phone < Sales
Cold calling; cold outreach; cold-calling prospects; telephone prospecting < Sales
Warm calling; warm leads; following up warm leads < Sales
Outbound sales; outbound calls; outbound prospecting; outbound sales calls; outbound lead generation < Sales
Inbound sales; inbound leads; inbound sales calls; handling inbound enquiries for sales < Sales
Cold emailing; cold email outreach; email prospecting; sales emails; cold emails; email outreach; email sequences < Sales
B2B sales; business-to-business sales; B2B selling; corporate sales; B2B ~list; business to business; B2B environment < Sales + sales; marketing; account; clients; saas; selling; customers; experience
B2C sales; business-to-consumer sales; consumer sales; B2C ~list; B2C selling < Sales + sales; b2b; customers; retail; marketing
B2G sales; government sales; public sector sales; selling to government < Sales
Enterprise sales; enterprise selling; large account sales; enterprise software sales; selling to enterprises < Sales
SMB sales; small business sales; mid-market sales; SME sales; selling to SMBs < Sales
SaaS sales; software sales; selling SaaS; cloud sales; selling software < Sales
Technology sales; IT sales; tech sales; technical sales; hardware sales; technical selling; selling technology; technical demos; proof of concept sales < Sales
Pre-sales; presales; technical presales; sales engineering; solution engineering; pre-sales support; sales engineer; presales consulting; pre-sales engineering; pre-sales activities < Sales
Post-sales; post-sales support; after-sales service; after-sales support; aftersales; after sales; post sale follow-up
Solution selling; solution sales; solution-based selling; solution-oriented selling; solution design presales < Sales
Consultative selling; consultative sales; consultative approach to selling; needs-based selling; advisory selling; consultative sales approach < Sales
Value-based selling; value selling; ROI selling; business value selling < Sales
Relationship selling; relationship-based selling; relationship sales; building sales relationships < Sales
Strategic selling; Miller Heiman; Miller Heiman strategic selling; conceptual selling < Sales
SPIN selling; SPIN technique; SPIN sales < Sales
Challenger sale; Challenger ~list; Challenger sales methodology; Challenger selling < Sales + meddic; spin; sandler; methodology; selling; sales; methodologies; consultative - bank
MEDDIC; MEDDPICC; MEDDICC < Sales
Sandler sales; Sandler selling system; Sandler training; Sandler methodology < Sales
BANT ~up; BANT qualification < Sales
Command of the Message; Force Management sales < Sales
Gap selling; GAP selling method < Sales
Social selling; LinkedIn selling; social media selling < Sales
Team selling; cross-functional selling < Sales
Suggestive selling; add-on sales; add-on selling; suggestive sales; attachment selling < Sales
Upselling; up-selling; upsell; upsells; upsell opportunities; upsold < Sales
Cross-selling; cross selling products; cross-sell opportunities; upsell/cross-sell; up-sell and cross-sell; upselling and cross-selling < Sales
Closing sales; closing ~ctx; closing deals; sales closing; deal closing; closing techniques; close deals; close sales; closing skills; closed deals; closing business; close the sale < Sales + deals; sales; prospecting; negotiation; negotiating; pipeline; quota; objection; pitching; leads; discovery; forecast; prospects; b2b - closing date; month-end; month; year-end; books; mortgage; real estate; escrow; store; wound; date; opening; shift; duties; procedures
Objection handling; overcoming objections; overcome objections; handle objections; handling objections < Sales
Sales negotiation; deal negotiation; price negotiation with customers; commercial negotiation; negotiate pricing < Sales
Sales presentations; product presentations; sales pitches; pitching ~ctx; client presentations; sales decks; pitch presentations; pitching to clients; presenting to clients < Sales + sales; clients; investors; ideas; products; new business; deals - baseball; softball
Product demonstrations; demos ~ctx; product demos; software demonstrations; sales demos; demonstrations of products; demo delivery; live demos; software demos; conduct demos; demonstrating products; demonstrations ~ctx < Sales + product; software; customers; prospects; clients; sales; live; deliver; run; demos; technical; buyers; product; customers; machinery; field; sales; equipment; farm
Prospecting ~ctx; sales prospecting; prospecting for new business; identifying prospects; prospect identification; prospect research; lead prospecting; client prospecting; prospecting new clients; prospective customers outreach; prospecting and lead generation < Sales + sales; leads; clients; new; business; customers; pipeline; cold; lead; accounts; closing - mineral; geological; gold; exploration
Lead qualification; prospect qualification; sales qualification; sales qualified leads; lead follow-up; following up leads; follow up on leads; lead conversion; convert leads; converting leads into sales < Sales
Appointment setting ~ctx; appointment setter; booking sales meetings; setting up sales meetings + sales; leads; telemarketing; cold; prospects; outbound; calls; clients; b2b - patient; doctor; clinic
Business development; new business development; biz dev; BD ~list; business developer; new business; new business acquisition; new business generation; business development strategies; new business sales; business growth development; hunting new business + sales; proposals; capture; partnerships; clients; pipeline; strategy - bd needle; becton
Client acquisition; new client acquisition; new customer acquisition; new logo acquisition; new logo sales; account acquisition
Customer retention; client retention; retaining customers; account retention; retention of clients; retain customers; customer loyalty retention
Territory management; sales territory management; territory planning; territory development; territory growth; sales territories; regional sales; manage a territory; territory plans; territory coverage < Sales
Key account management; KAM ~up; key accounts; major account management; strategic account management; national account management; major accounts; key account manager; strategic accounts; national accounts; global account management; named accounts < Sales; Account management
Account management; account manager; client account management; account servicing; customer account management; manage client accounts; account executive; sales account management
Account planning; strategic account planning; account growth; account development; growing accounts; account strategy; account expansion; account penetration < Account management
Client relationship management; client relationships; client relations; maintain client relationships; building client relationships; client liaison; maintain relationships with clients; relationship management; client engagement
Customer relationships; customer relationship building; building customer relationships; maintain customer relationships
Client servicing; client services management; client account servicing
Client onboarding; customer onboarding; new client onboarding; onboarding new customers; user onboarding; new customer setup; account onboarding; reference customers; onboarding customers
Customer success; customer success management; CSM ~list; customer success manager; customer success strategies; customer advocacy; customer health scores; customer adoption + customer; success; saas; renewals; onboarding; account - scrum; servicenow
Renewals ~ctx; contract renewals; renewal management; subscription renewals; policy renewals sales; renewal sales; account renewals; renewal rates + contract; customer; account; accounts; sales; subscription; license; upsell; expansion; client; retention - lease; prescription
Quarterly business reviews; QBRs ~up; QBR ~up; executive business reviews; client business reviews; EBRs ~up; account reviews
Gainsight; Gainsight CS < Customer success
Totango; Totango CS < Customer success
ChurnZero < Customer success
Planhat; ClientSuccess platform < Customer success
Partner management; channel management; partner relationship management; channel partner management; channel partners; partner enablement; channel development; partner development; partner training
Distributor management; dealer management; dealer development; reseller management; dealer network management; distributor handling
Strategic alliances; alliance management
Partnership development; strategic partnerships; business partnerships; partnership management
Channel sales; indirect sales; reseller sales; VAR sales; distribution sales; partner sales; wholesale sales; dealer sales; OEM sales; distributor sales; selling through channels < Sales
Export sales; international sales; overseas sales; global sales; import/export sales < Sales
Franchise sales; franchise development < Sales
Franchise management; franchising ~ctx; franchisee support + franchise; franchisees; retail; brand; development; restaurant
Real estate sales; property sales; residential sales; selling homes; new home sales; selling property; real estate selling < Sales
Automotive sales; car sales; vehicle sales; auto sales; selling cars; motor vehicle sales; dealership sales; used car sales; new car sales < Sales
Automotive finance and insurance sales; F&I automotive; dealership F&I < Sales
Pharmaceutical sales; pharma sales; medical representative; detailing physicians; pharmaceutical detailing; drug detailing; biotech sales; specialty pharma sales; medical detailing < Sales
Medical device sales; medical sales; healthcare sales; surgical sales; medical equipment sales; orthopaedic sales; hospital sales; dental sales; laboratory sales < Sales
Insurance sales; selling insurance; life insurance sales; insurance products sales; P&C insurance sales < Sales
Financial product sales; financial services sales; selling financial products; banking sales < Sales
Loan sales; mortgage sales; selling loans < Sales
Credit card sales; selling credit cards < Sales
Investment sales; selling investments < Sales
Advertising space selling; print ad sales; radio sales; digital ad sales; inventory ad sales < Sales
Industrial sales; manufacturing sales; industrial product sales < Sales
Capital equipment sales; machinery sales; equipment sales < Sales
Building materials sales; construction sales < Sales
Chemical sales; specialty chemicals sales < Sales
HVAC sales; selling HVAC systems < Sales
Electrical product sales; electrical sales < Sales
Parts sales; automotive parts sales; parts counter sales < Sales
FMCG ~up; fast-moving consumer goods; FMCG sales
Consumer packaged goods; consumer goods; CPG ~up; CPG sales; consumer goods sales
Grocery sales; food and beverage sales; foodservice sales < Sales
Beverage sales; wine sales; alcohol sales < Sales
Route sales; van sales; route accounting sales < Sales
Telecom sales; telecommunications sales; broadband sales < Sales
Mobile phone sales; wireless sales; cell phone sales < Sales
Solar sales; solar panel sales; renewable energy sales < Sales
Energy sales; utility sales < Sales
Home improvement sales; roofing sales; windows sales < Sales
Fashion sales; apparel sales; clothing sales; fashion retail; selling clothing < Sales
Footwear sales; shoe sales < Sales
Jewellery sales < Sales
Luxury sales; luxury retail; luxury goods sales < Sales
Cosmetics sales; beauty sales; perfume sales < Sales
Furniture sales; selling furniture < Sales
Travel sales; holiday sales; selling travel < Sales
Hotel sales; hospitality sales; group sales < Sales
Event sales; venue sales; catering sales < Sales
Membership sales; gym membership sales < Sales
Ticket sales; sports ticket sales < Sales
Timeshare sales; vacation ownership sales < Sales
Education sales; course sales; admissions sales < Sales
EdTech sales; e-learning sales; training sales < Sales
Recruitment sales; staffing sales; selling recruitment services < Sales
Service sales; professional services sales; selling services; consulting sales < Sales
Logistics sales; freight sales < Sales
Security sales; security systems sales < Sales
Sales management; sales manager; managing sales teams; sales leadership; leading sales teams; head of sales; sales director; regional sales management; sales team leadership; sales supervision; sales operations leadership < Sales
Sales strategy; sales strategy development; sales planning; commercial strategy; develop sales strategies; sales plan development; strategic sales planning; sales action plans
Sales operations; sales ops; SalesOps; sales operations management; sales process management
Revenue operations; RevOps; Rev Ops; revenue ops
Sales enablement; sales enablement tools; sales readiness; sales content management; enablement programmes
Sales training; sales coaching; training sales teams; sales onboarding; coaching sales staff; sales trainer; product training for sales
Sales forecasting; sales projections; revenue forecasting; forecasts sales; pipeline forecast; forecast calls; commit forecasts
Sales reporting; sales analysis; sales analytics; sales data analysis; sales metrics; sales performance analysis; analyse sales; sales KPIs; weekly sales reports; sales figures analysis; sales tracking; sales data
Sales pipeline management; pipeline ~ctx; pipeline management; sales funnel; sales pipeline; pipeline development; opportunity management; funnel management; sales opportunities management; sales funnel management; pipeline generation; pipeline reviews; building pipeline; opportunity pipeline < Sales + healthy; build; manage; maintain; leads; lead; quota; week; weekly; accounts; account; customers; stages; hubspot; own; qualified; sdr; territory; generate; growth; coverage; bdr; partners; targets; target; closers; generation; outreach; demos; recruit; sales; prospects; prospect; cold; deals; quota; opportunities; revenue; crm; salesforce; forecast; forecasting; closing; b2b; outbound; new business; cold; prospects; prospecting; calls; deals; quota - inspect; leaks; leak; inspection; pipes; data; build and; gas; oil; ci; ml; data; jenkins; deployment; welding; drug; clinical; etl; subsea; water; talent; candidates; candidate; recruitment; graphics; rendering; petroleum; corrosion; integrity
Sales targets; sales quotas; quota attainment; meeting sales targets; exceeding sales targets; sales goals; quotas ~ctx; exceed quota; achieving targets in sales; target-driven sales; sales target achievement; quota-carrying; meet sales goals; sales objectives; revenue targets; targets achievement; hit sales targets; sales budgets targets; monthly targets; achieve targets; achieving targets; meet targets; meeting targets; KPIs sales; commission-based sales < Sales + sales; exceed; meet; attain; achieve; exceeded; revenue
Sales cycle; full sales cycle; sales cycle management; complex sales cycles; end-to-end sales process; long sales cycles; sales process; entire sales cycle; full-cycle sales; sales life cycle; 360 sales < Sales
Sales compensation; sales commissions; commission plans; sales incentive plans; sales compensation plans; incentive plan design in sales; commissions administration
Incentive compensation management software; ICM software
Xactly; Xactly Incent < Sales compensation
CaptivateIQ < Sales compensation
Varicent; IBM Varicent < Sales compensation
SAP Commissions; Callidus ~cap; CallidusCloud < Sales compensation
Territory design; quota setting; sales capacity planning; quota planning
Revenue growth; growing revenue; revenue generation; sales growth; increase revenue; increase sales; driving revenue; driving sales; revenue growth strategy; drive sales growth; sales increase; increase sales revenue; boost sales; maximise sales; top-line growth; business growth; revenue management in sales
Commercial management; commercial operations; commercial planning; commercial development; commercial excellence
Proposal writing; proposals ~ctx; sales proposals; proposal development; proposal preparation; business proposals; proposal management; commercial proposals; technical proposals; proposal writer; proposal generation + write; sales; client; prepare; clients; quotes; bids; develop; business; rfp; contracts; presentations - marriage
RFP responses; RFP ~up; RFPs; request for proposal; RFP management; responding to RFPs < Proposal writing
RFI responses; RFI/RFP; RFPs/RFIs; requests for information
RFQ ~up; request for quotation; RFQ responses; RFQs ~up
Bid management (tenders); bid writing; bid preparation; bid manager; bid proposals; bidding ~ctx; bid submission; bid coordination; bid process + tender; contract; contracts; bids; bid; construction; projects; proposals; prepare; government - keyword; ppc; google; auction
Tender management; tendering ~ctx; tenders ~ctx; tender preparation; tender submissions; tender writing; bids and tenders; public tenders; tender responses; tender process; tender documents; run tenders; invitations to tender + contract; contracts; bids; bid; construction; projects; proposals; prepare; government; tender; procurement - bartender; chicken; legal; ship
Pre-qualification questionnaires; PQQ ~up; prequalification submissions
Capture management; government capture; Shipley methodology; Shipley capture
Loopio; Loopio RFP
RFPIO; Responsive RFP
Qvidian; Upland Qvidian
Quotations ~ctx; quoting ~ctx; sales quotes; preparing quotes; price quotes; quote preparation; quotation preparation; issuing quotations; estimates and quotes; customer quotes; generating quotes; quotes ~ctx; cost quotations; price quotations + sales; customers; prepare; orders; pricing; customer; price; clients; vendors; invoices; estimates - inspirational; stock; motivational
CPQ ~up; Configure Price Quote; CPQ software; CPQ configuration
Salesforce CPQ; SteelBrick < CPQ; Salesforce
Oracle CPQ; BigMachines < CPQ
Conga CPQ; Apttus < CPQ
SAP CPQ; CallidusCloud CPQ < CPQ
PROS pricing; PROS Smart CPQ; Vendavo
DealHub; DealHub CPQ < CPQ
Pricing strategy; pricing ~ctx; price setting; pricing analysis; pricing models; price management; pricing decisions; pricing analytics; pricing optimisation; product pricing; price lists; price optimization; pricing policy; pricing management; competitive pricing; discount management; promotional pricing; dynamic pricing; price negotiation; pricing and promotions; negotiate prices; negotiating prices + strategy; products; product; costs; sales; competitive; market; margin; promotions; quotes; analysis; negotiate; negotiation
Sales contracts; sales contract negotiation; order forms
Deal desk; deal structuring in sales
Deal management; complex deals; deal strategy; large deal management
C-level selling; executive selling; selling to C-suite; C-suite selling; C-level relationships; executive-level relationships; C-level engagement; executive presentations sales < Sales
// CRM and tools
CRM ~up; crm ~up; customer relationship management; CRM software; CRM systems; CRM tools; CRM database; CRM platforms; CRM management; customer relationship management software; CRM applications; client database management; CRM administration; CRM data entry; customer database; customer database management; CRM implementation; customer relationship management systems; client database; CRM strategy; CRM data management
Salesforce; Salesforce.com; Salesforce CRM; SFDC ~up; Salesforce platform; Salesforce Lightning Experience; SalesForce dashboards; Salesforce reporting; Sales Cloud; Salesforce Sales Cloud; Salesforce software < CRM - of 40
Salesforce administration; Salesforce admin; Salesforce configuration; Salesforce flows; Salesforce Flow Builder; Salesforce process builder; Salesforce configuration and customization < Salesforce; CRM
Salesforce Service Cloud; Service Cloud; Salesforce Service Console < Salesforce; CRM
Salesforce Experience Cloud; Community Cloud; Salesforce Communities < Salesforce; CRM
Salesforce Commerce Cloud; Demandware; SFCC ~up < Salesforce
Salesforce Nonprofit Cloud; Salesforce NPSP; Nonprofit Success Pack < Salesforce; CRM
Salesforce Einstein; Einstein AI Salesforce < Salesforce; CRM
CRM Analytics; Tableau CRM; Einstein Analytics < Salesforce
Agentforce; Salesforce Agentforce < Salesforce
Salesforce Field Service; Field Service Lightning; FSL Salesforce < Salesforce; CRM
Salesforce Data Loader; Data Loader; Salesforce data migration < Salesforce; CRM
Salesforce Health Cloud; Health Cloud < Salesforce; CRM
Salesforce Financial Services Cloud; Financial Services Cloud; FSC Salesforce < CRM; Salesforce
Veeva CRM; Veeva; Veeva Systems < CRM
IQVIA OCE; Orchestrated Customer Engagement < CRM
Microsoft Dynamics CRM; Dynamics 365 Sales; Dynamics CRM; MS Dynamics CRM; Dynamics 365 CRM; Dynamics 365 Customer Engagement; MS CRM; Dynamics 365 CE; D365 CRM < CRM
Zoho CRM; Zoho ~cap; Zoho One; Zoho suite < CRM + crm; zoho; books
Zoho Creator; Zoho app building
Pipedrive < CRM
SugarCRM; Sugar Sell < CRM
SuiteCRM < CRM
Siebel; Siebel CRM; Oracle Siebel < CRM
Oracle CX; Oracle Sales Cloud; Oracle CRM On Demand < CRM
Oracle Service Cloud; RightNow; Oracle RightNow < CRM
SAP CRM; SAP CX < SAP; CRM
SAP Sales Cloud; SAP C4C; SAP Cloud for Customer < CRM
SAP SD; SAP Sales and Distribution; SAP SD module; SAP SD configuration < SAP
Insightly; Insightly CRM < CRM
Copper CRM; ProsperWorks < CRM
Nimble CRM; Nimble contacts < CRM
Freshsales; Freshworks CRM < CRM
Close.io; Close CRM < CRM
Streak CRM; Streak Gmail CRM < CRM
Act! CRM; Sage ACT!; ACT! by Sage; Act! software < CRM
GoldMine CRM; GoldMine < CRM
Maximizer CRM; Maximizer software < CRM
Infor CRM; SalesLogix < CRM
Real estate CRM; real estate CRM systems < CRM
Follow Up Boss; FUB CRM < CRM
kvCORE < CRM
Top Producer; Top Producer CRM < CRM
BoomTown CRM; Boomtown ROI < CRM
Automotive CRM; dealership CRM < CRM
VinSolutions < CRM
DealerSocket < CRM
Elead ~cap; Elead CRM; eLead One < CRM
Dealertrack; Dealertrack DMS < Dealer management systems
CDK Global; CDK Drive < Dealer management systems
Reynolds and Reynolds; ERA-IGNITE < Dealer management systems
Dealer management systems
Creatio CRM; Creatio sales < CRM
Capsule CRM; Capsule contacts < CRM
Less Annoying CRM; LACRM < CRM
Vtiger; vtiger CRM < CRM
Bitrix24; Bitrix < CRM
Odoo CRM; Odoo sales < CRM
monday CRM; monday sales CRM < CRM
Donor management software; donor databases; donor CRM
Raiser's Edge; Blackbaud Raiser's Edge; Raisers Edge NXT < Donor management software
Blackbaud; Blackbaud CRM
Luminate Online; Blackbaud Luminate < Donor management software
DonorPerfect < Donor management software
Bloomerang; Bloomerang CRM < Donor management software
Neon CRM; NeonCRM < Donor management software
EveryAction; Bonterra EveryAction < Donor management software
Virtuous CRM; Virtuous giving < Donor management software
eTapestry < Donor management software
Sales engagement platforms; sales engagement tools; sales cadences; sales sequences; multi-touch cadences; sales technology stack; sales tools
Outreach.io; Outreach ~list; Outreach sales engagement; Outreach platform sales < Sales engagement platforms + salesloft; salesforce; hubspot; gong; zoominfo; sequences; cadences; crm; apollo; navigator - community; youth; clinic; education; worker
Salesloft; SalesLoft cadence < Sales engagement platforms
LinkedIn Sales Navigator; Sales Navigator; LinkedIn Navigator; LI Sales Navigator
ZoomInfo; DiscoverOrg < Sales intelligence
Lusha; Lusha data < Sales intelligence
Cognism; Cognism data < Sales intelligence
LeadIQ < Sales intelligence
Seamless.ai < Sales intelligence
UpLead; RocketReach
Contact data tools; contact enrichment
Clearbit
Clay enrichment; Clay.com
D&B Hoovers; Hoovers ~cap; Dun & Bradstreet Hoovers < Sales intelligence
InsideView; Demandbase InsideView < Sales intelligence
Sales intelligence; sales intelligence tools
Gong ~list; Gong.io; Gong calls < Conversation intelligence + outreach; salesloft; salesforce; chorus; zoominfo; call; recording; sales
Chorus.ai; Chorus by ZoomInfo < Conversation intelligence
Conversation intelligence; call recording analysis
Clari ~cap; Clari forecasting
InsightSquared; BoostUp
Highspot < Sales enablement
Seismic enablement; Seismic ~list; Seismic LiveDocs < Sales enablement + enablement; sales; content; highspot; showpad; salesforce - bracing; earthquake; retrofit; survey; data; design; interpretation
Showpad < Sales enablement
Brainshark; Bigtincan Brainshark < Sales enablement
Mindtickle; MindTickle platform < Sales enablement
Allego; Allego learning < Sales enablement
Guru knowledge; Guru wiki
Groove sales engagement; Clari Groove < Sales engagement platforms
Yesware < Sales engagement platforms
Mixmax < Sales engagement platforms
Reply.io; Lemlist < Sales engagement platforms
Mailshake; Woodpecker cold email < Sales engagement platforms
HubSpot Sales Hub; HubSpot Sales < Sales engagement platforms; HubSpot
Drift chat; Drift marketing; Drift conversational
Intercom ~list; Intercom messaging; Intercom chat; Intercom.io + chat; zendesk; support; messaging; customer; hubspot; saas - building; door; buzzer; systems; installation
Chili Piper; ChiliPiper
Qualified chat; Qualified.com
Proposify; Proposify proposals
Qwilr; sales document software
Sales dialers; power dialer; dialers ~ctx; auto-dialers + calls; outbound; sales; telemarketing; predictive; call
Orum ~cap; Orum dialer
ConnectAndSell
Field sales apps; route planning field sales
Badger Maps
SalesRabbit; SPOTIO
Repsly; Repsly field
BuiltWith
Owler; Owler Max
Crunchbase; Crunchbase Pro
// retail
Retail sales; retail selling; retail ~ctx; retail experience; sales floor; shop floor; selling on shop floor; in-store sales; retail environment; retail sector; retail industry; retail store; shop sales; store sales; sales associate; selling merchandise < Sales + sales; store; customer; experience; customers; merchandise; fashion; management; associate; environment; industry; hospitality; service; shop; stores; operations; background; sector; selling - banking; bank; price; investor; investors
Retail management; store management; shop management; retail operations; store operations; managing retail stores; store manager; shop manager; multi-unit retail management; multi-site retail management; multi-store management; area management retail; retail supervision; retail operations management; store leadership
Retail merchandising; merchandising ~ctx; product merchandising; in-store merchandising; merchandiser ~ctx; merchandising standards; merchandise presentation; merchandising strategies + retail; visual; store; products; displays; sales; floor; stock; fashion; category; product; buying; merchandising
Merchandise displays; product displays; store displays; shop displays; building displays in store < Retail merchandising
Visual merchandising; visual merchandiser; visual displays; visual merchandising displays; visual merchandising standards; window displays and merchandising < Retail merchandising + displays; retail; merchandising; window; store; fashion
Planograms; planogram; POG ~up; planogramming; planogram execution; plan-o-grams; shelf planning < Retail merchandising
Store resets; resets ~ctx; shelf sets; product resets; modular setting + planogram; planograms; merchandising; shelf; store; retail - password; passwords
Space management retail; shelf space management
JDA Space Planning; Blue Yonder Space Planning; JDA Intactix
Nielsen Spaceman; Spaceman planograms
Category management; linesheets; category manager; category planning; category strategy; category development; category analysis; category reviews; line reviews
Assortment planning; assortment management; product assortment; product range management; range reviews
Retail buying; buying ~ctx; merchandise buying; fashion buying; retail buyer; product buying + retail; merchandise; fashion; merchandising; store; pricing; product; suppliers - home; house; first-time
Open-to-buy; OTB planning < Retail buying
Merchandise planning; merchandise planning and allocation; retail planning; merchandise financial planning
Merchandise allocation; stock allocation; allocations retail
Markdown management; markdowns ~ctx; markdown planning + retail; merchandise; fashion; store; pricing; sales
Stock replenishment; restocking ~ctx; replenishment ~ctx; restock shelves; shelf replenishment; replenishing stock; restock merchandise; shelf stocking; shelf filling; stock shelves; stocking ~ctx; shelving stock; stocking merchandise; overnight stocking; night fill; shelf stacking; filling shelves; fill shelves; shelf fill; replenish shelves; replenish stock; keep shelves full; stacking shelves; stack shelves; refill shelves; work stock; load shelves; stock the shelves; keep shelves stocked + shelves; stock; store; retail; merchandise; inventory; products; shelf; grocery; warehouse; restocking; supplies; items - fluid; electrolyte; exam; christmas
Stock rotation; product rotation; FIFO ~up; FEFO ~up; first in first out; first-in-first-out; first in, first out; first expired first out; FIFO rotation; FIFO/FEFO; rotate stock; rotating stock; date rotation; rotation of stock + stock; warehouse; food; storage; rotation; inventory; store; products; expiry; kitchen; labels
Facing shelves; fronting and facing; front facing stock
Point of sale systems; POS ~list; POS systems; point-of-sale; EPOS; POS terminals; POS operation; till systems; point of sale terminals; POS software; POS transactions; EPOS systems; POS machines; retail POS; electronic point of sale; EPOS till; electronic point of sale systems + cash; register; retail; sales; transactions; system; systems; cashier; customer; restaurant; payments; till; terminal; pharmacy; dispense; z; fred; software; counter; shop - positive; part of speech; billing; plan; medicare; hmo
Cashiering ~ctx; cash registers; till work; tills ~ctx; checkout operation; cashier ~ctx; checkout ~ctx; cashier duties; register operation; operating tills; ringing up sales; ring up purchases; register ~ctx; running register; cash desk + cash; customer; customers; operate; store; retail; sales; payments; ring; cashier; experience; skills; money; handling; register; registers; food; grocery; service; drawer; transactions; supermarket - nurse; registered; online; flow; risk
Self-checkout; self checkout assistance; self-service tills
Bagging groceries; packing customer purchases; bagging customer orders
Square POS; Square ~list; Square Register; Square for Retail < Point of sale systems + take; drawer; barista; counter; coffee; transactions; tablets; refunds; balance; orders; sales; shop; market; ring; handle; terminal; invoices; online; ipad; system; pos; toast; payments; retail; shopify; register; micros; till; card; clover; cash; restaurant; orders - soho; town; market square; metres; london; shoulders; feet; foot; footage; meter; root; enix
Shopify POS; Shopify point of sale < Point of sale systems
Lightspeed POS; Lightspeed ~list; Lightspeed Retail; Lightspeed X-Series; Vend POS < Point of sale systems + pos; shopify; square; retail; till; vend
Clover POS; Clover ~list; Clover Station < Point of sale systems + pos; toast; payments; square; retail; register; micros - grass; lawn
NCR Counterpoint; Counterpoint POS; NCR POS; NCR Retail < Point of sale systems
Oracle Retail; Retek; Oracle Retail Merchandising System; RMS Oracle Retail
Oracle Xstore; Oracle Retail Xstore; Xstore; ORPOS < Point of sale systems
Retail Pro; Retail Pro POS; RetailPro < Point of sale systems
LS Retail; LS Central; LS Nav
Aptos Retail; Aptos ONE
RICS Software; RICS retail
Cegid Retail; Cegid
Epicor Retail; Epicor Eagle
Revel POS; Revel Systems < Point of sale systems
JDA Merchandise; JDA MMS; JDA Allocation
Island Pacific; Island Pacific retail
Blue Yonder Retail; Blue Yonder planning
Manhattan Active Omni; Manhattan OMS
RELEX; RELEX Solutions
o9 Solutions retail; o9 Solutions
Loss prevention; shrinkage control; shrink reduction; theft prevention; inventory shrinkage; shoplifting prevention; asset protection retail; shrink control; retail loss prevention; stock loss prevention; asset protection; loss prevention techniques; EAS tagging; minimise shrinkage; reduce shrink; security tagging; stock loss
Stocktaking; stock counts; cycle counting of stock; inventory counts; physical inventory; stocktakes; stock audits; physical inventory counts; stock checks
Store opening and closing; opening and closing procedures; opening and closing store; open and close store; store closing procedures; opening procedures; closing procedures ~ctx; open/close procedures + store; opening; retail; cash; restaurant; shop
Store key holding; keyholder; keyholding; key holder responsibilities
Till balancing; balancing registers; register reconciliation; end of day procedures in store; drawer balancing; banking of takings
Fitting room service; fitting rooms; fitting room assistance
Clienteling; VIP clienteling; wardrobe styling for clients
Personal shopping; personal shopper
Personal styling; fashion advice; customer styling; wardrobe consultation
Returns and exchanges; refunds and exchanges; processing returns; processing refunds; handling returns; returns processing; refunds processing; customer returns; process returns; refund processing; processing returns and exchanges; returns handling
Gift wrapping; gift registry
Store credit card promotion; credit card applications in store; store card enrollment; loyalty card enrolment; loyalty sign-ups
Warranty sales; extended warranties sales; protection plans sales; service plans selling < Sales
Product knowledge; knowledge of products; product recommendations; product advice; recommending products; advising customers on products; recommend products; product knowledge retail; product information to customers; product consultation
Product sampling; in-store demonstrations; sampling events; demonstrators; brand promotions in store; product demonstrator; food sampling; promotional staff; in-store promoter
Price tagging; price labels; labelling merchandise; price changes; ticketing merchandise; pricing merchandise; price checks; shelf labels; tagging merchandise
In-store customer service; assist customers in store; shop customer service; retail customer assistance; customer greeting; helping customers in store
Store audits; retail audits; store checks; mystery shopper programme response; store visits; retail store visits; compliance checks in store; store standards; visual standards
Retail analytics; retail KPIs; sales per square foot; average transaction value; units per transaction; UPT ~up; conversion rate retail; footfall analysis; like-for-like sales; retail math; sell-through analysis; sell-through; retail metrics; footfall ~ctx; average ticket; sales conversion + store; retail; conversion; sales; centre
Supermarket operations; grocery retail; grocery store operations; supermarket experience; grocery operations
Convenience store operations; convenience retail
Deli counter; deli operations; delicatessen counter
Meat counter; fish counter; butchery counter
Produce department; fresh produce handling; produce handling
Department store retail; big box retail; specialty retail; outlet retail; off-price retail
Duty-free retail; travel retail; duty free
Pop-up shops; pop-up retail; market stalls
Kiosk sales; concession management
Fuel station retail; forecourt operations; petrol station; gas station operations; forecourt; fuel retail
Optical sales; eyewear sales; optical dispensing sales < Sales
Cosmetics counter; beauty counter; beauty advisor; beauty consultant
Skincare sales; skincare consultation < Sales
Fragrance sales; fragrance consultant < Sales
Electronics retail; consumer electronics sales; electronics sales; consumer electronics < Retail sales
Appliance sales; white goods sales < Sales
Computer sales; selling computers < Sales
Home improvement retail; DIY retail; hardware store; lumber sales < Retail sales
Garden centre; nursery plant sales; garden centre retail
Paint mixing; paint tinting
Flooring sales; carpet sales < Sales
Kitchen sales; bathroom sales < Sales
Sales order management; sales order tracking; SOP sales order processing; order fulfilment tracking; order booking
// e-commerce
E-commerce; eCommerce; online retail; ecommerce management; online sales; e-tailing; e-retail; e-commerce operations; online store management; e-commerce platforms; online shop; electronic commerce; online selling; online stores; ecommerce websites; digital commerce; online shopping platforms; e-commerce strategy; e-com; ecom; digital retail; webshop; online merchandising sales
E-commerce merchandising; online merchandising; site merchandising; digital merchandising; online product merchandising; category pages merchandising < E-commerce
Marketplace management; online marketplaces; marketplace selling; marketplaces ~ctx; e-commerce marketplaces; marketplace operations; marketplace sales < E-commerce + amazon; ebay; online; e-commerce; walmart; ecommerce; sales
Amazon Seller Central; Seller Central; Amazon FBA; Fulfillment by Amazon; Amazon selling; Amazon marketplace; FBA ~list; Amazon seller; Amazon store management; selling on Amazon; Amazon account management < E-commerce + amazon; seller; listings; inventory - behavior; behaviour; functional
Amazon Vendor Central; Vendor Central; Amazon vendor management < E-commerce
Amazon listing optimization; Amazon SEO; product listing optimisation Amazon; Amazon listings < E-commerce
Amazon A+ content; A+ content; Enhanced Brand Content < E-commerce
Helium 10; Helium10 < E-commerce
Jungle Scout; JungleScout < E-commerce
Amazon Brand Registry; Brand Registry < E-commerce
eBay; eBay selling; eBay listings; eBay store; eBay marketplace; selling on eBay < E-commerce
Etsy; Etsy shop; Etsy store; Etsy selling < E-commerce
Walmart Marketplace; Walmart Seller Center < E-commerce
Wayfair marketplace; Target Plus < E-commerce
Product listings; listing products online; product uploads; product listing management; SKU setup; item setup < E-commerce
Catalog management; product catalog management; product catalogue; online catalogue
Product descriptions; writing product descriptions; product page content; product content
Product information management; PIM systems; PIM software
Akeneo; Akeneo PIM < Product information management
Salsify ~cap; Salsify PIM < Product information management
inRiver; inRiver PIM < Product information management
Pimcore; Plytix < Product information management
Marketplace channel software; multichannel listing software < E-commerce
ChannelAdvisor; Rithum < E-commerce
Linnworks
Feedonomics; feed management < E-commerce
Sellbrite; SellerCloud < E-commerce
Brightpearl
CommerceHub; DSCO < E-commerce
Cin7; Cin7 Core; DEAR Inventory
Shopify; Shopify Plus; Shopify store; Shopify themes; Shopify store management; Shopify development < E-commerce
WooCommerce; WordPress WooCommerce; WooCommerce store < E-commerce
Magento; Adobe Commerce; Magento 2; Magento development; Magento Commerce; Adobe Commerce Cloud; Magento Enterprise; Magento 1 < E-commerce
BigCommerce < E-commerce
PrestaShop < E-commerce
OpenCart < E-commerce
osCommerce; Zen Cart < E-commerce
nopCommerce < E-commerce
Shopware; Shopware 6 < E-commerce
Volusion; 3dcart; Shift4Shop < E-commerce
Spree Commerce; Solidus < E-commerce
Ecwid; Lightspeed Ecwid < E-commerce
VTEX; VTEX IO < E-commerce
commercetools < E-commerce
Elastic Path; Elastic Path Commerce < E-commerce
Spryker; Spryker Commerce OS < E-commerce
Headless commerce; composable commerce < E-commerce
IBM WebSphere Commerce; HCL Commerce; WebSphere Commerce < E-commerce
Oracle ATG; ATG Commerce; Oracle Commerce; Oracle ATG Web Commerce < E-commerce
Intershop ~cap; Intershop Commerce < E-commerce
Cart abandonment; abandoned cart recovery; checkout optimisation; shopping cart management < E-commerce
Dropshipping; dropship; drop shippers < E-commerce
Online payments; online payment processing
Klarna; Afterpay; buy now pay later
Subscription billing; recurring billing; subscription management; subscription commerce
Recharge payments; Recharge subscriptions < Subscription billing
Chargebee < Subscription billing
Recurly; Recurly billing < Subscription billing
Zuora; Zuora Billing; Zuora Revenue < Subscription billing
Social commerce; Instagram Shopping; social selling shops; TikTok Shop selling < E-commerce
Facebook Marketplace; selling on Facebook Marketplace
Live commerce; livestream selling < E-commerce
Click and collect; buy online pick up in store; BOPIS; in-store pickup
Curbside pickup; kerbside collection
Online order picking; personal shopping online orders
E-commerce fulfilment; omnichannel fulfilment < E-commerce
// fundraising
Fundraising ~ctx; fundraising campaigns; fundraiser ~ctx; donations ~ctx; fundraising strategy; raising funds; fund development; charity fundraising; fundraising activities; resource mobilisation + fundraising; charity; donor; donors; nonprofit; solicit; raise; experience; events; campaigns; development; grants; volunteers; community; marketing; strategy; organize; sponsorship; annual; skills; organisation; foundation; team; donations; $ - blood; organ; plasma; egg; tissue
Donor relations; donor management; donor stewardship; donor cultivation; donor engagement; stewardship ~ctx; donor development; donor communications; donor recognition; donor acquisition; donor retention < Fundraising + donor; donors; fundraising; gifts; cultivation - antimicrobial; antibiotic; environmental; land
Major gifts; major gift fundraising; high-net-worth donors; principal gifts; major donors; capital campaigns; major giving < Fundraising
Annual giving; annual fund; regular giving; annual appeal; individual giving; annual campaigns giving; giving campaigns < Fundraising
Planned giving; legacy giving; gift planning; bequests; legacies fundraising < Fundraising
Corporate fundraising; corporate giving; corporate partnerships; foundation relations; foundation fundraising; institutional giving; trusts and foundations; corporate and foundation relations; corporate partnership fundraising < Fundraising
Crowdfunding; crowdfunding campaigns; online fundraising < Fundraising
GoFundMe; JustGiving < Crowdfunding
Kickstarter ~cap; Indiegogo < Crowdfunding
Peer-to-peer fundraising; P2P fundraising < Fundraising
Alumni relations; alumni engagement; alumni affairs; advancement services; institutional advancement; university advancement; alumni outreach
Donor prospect research; wealth screening < Fundraising
iWave; DonorSearch; WealthEngine
Grant writing; grant proposals; grant applications; grantwriting; grant proposal writing; grant writer; grant funding applications; funding applications; grant submissions; grant seeking; grant preparation; funding proposals
Part-exchange; part exchange; trade-in appraisals; part-exchange valuations
Outreach sequences; sequences ~ctx; multi-channel outreach | LinkedIn outreach | Prospecting calls; outbound calling | Dials ~ctx | Call lists; discovery calls; qualifying calls | Meetings booked; book meetings; booking meetings | Set appointments; setting appointments | Lead handling; follow up leads; qualify leads; qualifying leads; web leads; converting leads; close leads | Walk-in customers; walk-ins leads; walk-in leads | LeadSquared | Zoho Bigin | Kylas | Sell.do | NoBrokerHood | Nutshell CRM | IQVIA OneKey | Vitally | Catalyst CS | Seismic ~list | Fee collection; collect fees; fees collection; collecting fees; collection of fees; payment collection; collect payments | Payment follow-up | Collections from dealers; outstanding collection | Dealer payments | Deposits ~ctx; take deposits; banking deposits | Bank runs | Safe counts; till counts | Revenue ~ctx; revenue responsibility; recurring revenue | ARR ~list | MRR ~list | Quota ~ctx | Average deal size | Win rates; win rate | UPT ~up | ATV ~list | Basket size | Sales per hour | Store KPIs | LFL ~list | Shrink ~ctx; shrinkage | Inventory counts store; cycle counts store | Key holder; key-holder | Opening and closing the store; open and close the store | Endcaps | Mark-downs | Signage changes | Stockroom organisation | Store deliveries; delivery intake | Gift cards | Credit card applications store | Clientele book | Mystery shop scores | Success plans; success planning; customer success plans; joint success plans; mutual action plans; account plans; adoption plans | Usage data; product usage; usage analytics | Adoption ~ctx; product adoption | Health scores; customer health | Gross retention; net revenue retention; NRR ~list | GRR ~list | Net retention | Churn; churn reduction; reduce churn | Expansion ~ctx; expansion revenue | Time to value | Medical congresses; congresses ~ctx; congress ~ctx | Conference attendance sales | Exhibitions ~ctx | Theatre support | Surgeon relationships | Case coverage | In-theatre support | Hospital tenders | Formulary access | Detailing to doctors; doctor calls; call frequency | Arrange site visits | Site assessments; site assessment; site surveys sales; customer site visits; client site visits | Plant visits; customer visits | Client meetings; client visits sales; field visits; dealer visits; counter visits | Beat plan; beat plans | Retailer visits | Route plans sales | Market visits | Dealer network | Primary and secondary sales; secondary sales; primary sales | Modern trade; general trade | Telecalling | Tele-calling | Telecaller | Telephonic sales | Cold calls | Pitching ~ctx; pitch ~ctx | Sales scripts | Customer queries sales | Site visit follow-up | Convincing skills; convincing power; convincing ability | Persuasion skills | Applications engineering; application engineering; applications engineer sales | Demos ~ctx; demo environments; solution demos | Technical presentations | Solution architecture presales | Product trials | Benchmarks sales | Sales playbooks | Competitive positioning + sales; customers; customer; prospects; pipeline; deals; calls; crm; leads; lead; store; retail; targets; clients; accounts; account; linkedin; phone; revenue; closing; growth; medical; property; buyers; territory; technical; students; admissions; close; enquiries; quarterly; cash; shift; team; kpis; conversion; product; software; plan; generation; weekly; prepare; presentations; trade; training; kol; kols; marketing; doctors; symposia; attend; societies - weather; sprints; adverse; lead time; lead times; leads the; leads a; loft; data conversion; joint; baseball
Call on customers; calling on customers | calling on accounts; call on accounts | call on contractors | call on retailers | call on doctors | sales calls on customers | in-person sales calls | face-to-face calls | face-to-face sales calls | drop-in visits | customer calls and visits
Specification selling | spec selling | specification sales | architectural specification | specifiers | specifier engagement | getting products specified
Lunch and learns | lunch and learn sessions | lunch programs | CPD presentations | CPD seminars to architects
Bid follow-up; follow up on bids | following up on quotes; follow up on quotes; follow up quotes | follow-up on proposals | chase quotes; chasing quotes
Building materials; building supplies | building products | building products sales | builders merchants | timber sales | siding sales
Virtual detailing | eDetailing | remote detailing | product detailing | detailing to physicians; physician detailing | HCP engagement | HCPs | healthcare professionals engagement | calls on physicians | doctor visits | chemist visits | stockist visits | retail chemist calls
Speaker programs | speaker bureau | peer-to-peer programs
Sales call planning | call plan; call planning | call cycle | coverage plan | route plan for sales | PJP ~up | permanent journey plan + sales; territory; calls; plan
Sample management (pharmaceutical) | sample drops | sample accountability | PDMA | Prescription Drug Marketing Act | sample signatures + pharmaceutical; physicians; pdma; manage; distribute; product; customers; client - blood; urine; tissue; soil; lab; laboratory; test; testing; concrete; collect
PhRMA Code | PhRMA guidelines | ABPI examination | ABPI exam | ABPI qualified | Medicines Australia Code | EFPIA code
Pharmaceutical promotion | promotional messages | approved messaging | promotional materials use | brand messaging to doctors | prescription generation | prescription growth | Rx generation | doctor conversion
Biologics sales | biologics | specialty pharmaceuticals | specialty pharma | biosimilars | buy and bill | reimbursement support to practices | oncology sales | rare disease sales | operating room sales | OR sales ~up | device sales | diagnostics sales | medical capital sales | med device sales | veterinary sales | animal health sales
customer targeting | targeting ~ctx | target list | target account list | named account list | account lists + customers; accounts; territory; call; segmentation; sales - radar; missile; gene; molecule
Vehicle demonstrations | vehicle demos | vehicle presentation | vehicle walkaround | walkaround presentations | feature walkaround | vehicle delivery to customers | vehicle handover | new car handover | deliver vehicles to customers
Qualifying buyers; qualify buyers | qualify customers; qualifying customers | needs qualification | factfinding
US market | US sales process | US market exposure | international market | North American market | US shift sales | EMEA market | APAC market | GCC market | Middle East market | UK market | regional markets | domestic market | European market | LATAM market | export markets | overseas markets
Delivery issue resolution | delivery issues | delivery complaints | order issues | shipping issues
Contractor sales | trade sales | trade customers | trade counter sales | trade counter | counter sales; sales counter | showroom sales | account customers | trade accounts
gift card sales | vouchers sales | selling gift cards
Deliveries (retail) | deliveries ~ctx | unpacking deliveries; unpack deliveries | process deliveries; processing deliveries; delivery processing | deliveries of stock; stock deliveries | putting away deliveries; put away deliveries | delivery days + stock; stockroom; store; shelves; retail; receive; accept; unpack; goods; process; check; supplier; kitchen - baby; babies; software; sprint
Exchanges (retail) ~ctx | product exchanges | refunds, exchanges | exchange of goods + refunds; returns; customer; process - foreign; stock; telephone; heat
handling card payments | card transactions | taking card payments; take card payments | accept payments; accepting payments | taking cash | cash and cards | cash and credit card transactions | debit and credit transactions | check and credit card transactions
Store presentation | store appearance | store cleanliness | clean and tidy shop floor | tidy shop floor | shop floor standards | housekeeping standards in store | maintain store appearance | shop floor presentation | sales floor maintenance | selling floor | floor moves | floor sets | floorset | recovery of sales floor | fold clothes; folding clothes | steam garments | fitting rooms tidy | maintain displays | building displays | set up displays; display set-up | end caps | promotional ends | gondola | gondola ends | POS materials | point of sale materials | promotional signage | windows and displays + store; shop; floor; retail; sales; products; customers
store targets | items per transaction | conversion targets | average basket | store sales targets | individual sales targets | personal sales targets | store budget | daily sales targets | store P&L | wage budget | payroll budget control in store | UPT targets
Bulk sales | wholesale trade | stockist management | distributor appointment | appointing distributors | dealer appointment | dealer network development | distributor development | GT/MT | MT channel | institutional sales | HoReCa sales | FMCG distribution | counter sales to retailers | retail outlets coverage | numeric distribution | range selling | outlet expansion | merchandiser supervision | scheme communication | trade schemes | claims settlement with distributors | market working | field work in sales | channel expansion
listings ~ctx | open for inspection | buyer representation | buyer's agent | seller representation | MLS ~up | site visits with clients | appraisals of property | vendor management in real estate | prospecting for listings | sales progression | chain management | mortgage referrals | lettings negotiation | referencing tenants; tenant referencing | inventories and check-outs | rental negotiations | letting properties | valuations instructions + property; real; estate; buyers; sellers; homes; sales; agent; tenants; vendors; landlords - job; product; amazon; ebay; stock; exchange; film
policy sales | insurance lead conversion | annuity sales | medicare advantage sales | Medicare sales | final expense sales | quoting policies | insurance quotes; quoting insurance | cross-sell insurance | rounding out accounts | account rounding | renewal retention
home loan sales | CASA sales | current account sales | liability sales | selling bank products | bank product sales | branch sales | asset sales | DSA management | lead generation from branches | banca channel | open market sales | loan origination sales | refinance sales
wedding sales | banquet sales | corporate hotel sales | RFP responses for hotels | site inspections with clients | fitness sales | club tours | facility tours | prospective member tours | tours for prospects | leasing tours | leasing apartments | funeral pre-need sales | pre-need sales | senior living sales | senior living tours
radio advertising sales | sponsorship packages sales | exhibitor sales | exhibition sales | delegate sales | event sponsorship sales | print advertising sales | classified sales | recruitment advertising sales
solar consultations | roofing estimates | in-home sales | in-home consultations | in-home presentations | door knocking | door to door | D2D | residential canvassing | in-home estimates | kitchen table sales | field canvassing | fibre sales | phone plans | wireless plans | activations | device activation | accessory sales | accessories attach | attach rate | attachment rate + sales; selling; customers; retail; wireless; store; products; plans
SaaS metrics | annual recurring revenue | gross revenue retention | average contract value | annual contract value | total contract value | logo retention | logo acquisition | new logos | net new logos | net new business | net-new revenue | net new ARR | expansion ARR | land and expand | expansion selling | multi-threading | champion building | economic buyer | mutual close plans | POC management in sales | pilots with prospects | security questionnaires | RFP/RFI responses | procurement negotiation | enterprise procurement cycles | enterprise deals | six-figure deals | seven-figure deals | complex sales | full cycle | end-to-end sales cycle | end to end sales | whole sales cycle | transactional sales | velocity sales | self-sourced pipeline | pipeline hygiene | pipeline coverage | deal reviews | weekly forecast | quote approvals | discount approvals + sales; revenue; account; customers; accounts; pipeline; saas; quota; deals; close - rate; reactor
Champions ~ctx | executive sponsors | selling to C-level | selling to executives | selling to CIOs | selling to HR | selling to CFOs | selling to IT | selling to marketers | selling to developers | selling to schools | selling to SMEs | mid market | mid-market accounts | enterprise sales experience | enterprise accounts | key customer accounts | house accounts | dormant accounts | reactivating dormant accounts | lapsed accounts | lapsed customers | win back | winback | customer reactivation | grow existing accounts; growing existing accounts | managing existing accounts; manage existing accounts | existing customer base | existing business growth | grow existing customers | account portfolio; portfolio of accounts | book of business | book of accounts | account base | customer portfolio | white space analysis | whitespace | wallet share; share of wallet | business reviews with customers | joint business plans; joint business planning; JBP ~up | customer business plans | annual trading terms | trading terms | terms negotiation | listing fees | range reviews with buyers | buyer meetings | new listings with retailers | distribution gains | promo planning | promotional calendar | trade spend | trade promotion | trade investment | trade marketing budgets + sales; customer; customers; accounts; retailers; account; business; deal; buyers
generate revenue | driving revenue growth | revenue goals | revenue objectives | market share growth | grow market share; growing market share | increase market share | sales volume | profitable growth | profitable sales | margin growth | GP targets | sales opportunities | identify sales opportunities | spotting sales opportunities | business opportunities | new business opportunities | identify new business opportunities | identifying opportunities | growth opportunities + sales; revenue; business; growth; territory; store; customers; market; accounts; targets - our company
Market intelligence in sales | competitor activity | monitor competitor activity | competitor tracking | competitive activity | competitor pricing | market conditions | market feedback | market information | market data | competitor information | knowledge of competitors; competitor knowledge | competitive knowledge | market awareness | market knowledge | local market knowledge | market potential | market mapping | market visits and feedback | market updates + sales; report; monitor; competitor; customers; pricing; industry; market; analysis; stay; track; current; identify; understand
Customer needs analysis | needs assessment in sales | identifying customer requirements | understand customer requirements | customer requirements | client requirements | client requirements gathering | identify client requirements | customer discovery | customer consultations | client consultations | consultations ~ctx | tailored solutions | tailor solutions | customised solutions | recommend solutions; recommending solutions | propose solutions; proposing solutions + sales; customers; clients; products; client; customer
sales coordinator duties | phone orders | telephone orders | order confirmation | order acknowledgement | proforma invoices | pro forma invoices | price list maintenance | pricing requests | raising quotes; raise quotes | issuing quotes | tender portals | GeM portal | tender follow-up | tender participation | back-order management | sales enquiries | inbound enquiries | inbound sales enquiries | handling sales enquiries | web enquiries | inbound lead management | hot leads | speed to lead | lead distribution | lead capture; capturing leads | sourcing leads; lead sourcing | prospect lists | contact discovery | data mining for leads | lead research | account research + sales; customers; prepare; quotes; orders; price; prospects; generate; follow; convert; qualify; crm; pipeline; prospecting; customer - team; crew
daily reports in sales; daily sales reports | call reports | weekly call reports | visit reports | trip reports | sales dashboards | activity reports | sales activity reporting | KPI reporting in sales | sales MIS
CRM hygiene | CRM updates; update CRM; updating CRM | CRM administration in sales | maintain CRM; maintaining CRM | CRM usage | log activity in CRM | accurate CRM | customer records | client records | contact management | prospect database
Seamless AI (sales); Seamless AI | Instantly.ai | Instantly AI (sales); Instantly AI | Clay ~list | Chorus ~list | Seismic sales enablement | Kixie | JustCall | Nooks | PhoneBurner | Mojo Dialer | Vidyard | DocSend | Conga | Groove ~list | Hunter.io | Demand base ABM | Crayon ~list | Klue + sales; salesloft; outreach; salesforce; hubspot; crm; prospecting; zoominfo; sequences; sdr
RouteOne | Tekion | vAuto | AutoTrader | Xtime | Kelley Blue Book; KBB ~up | Cox Automotive | Kerridge | Kerridge DMS | Pinnacle DMS + sales; dealership; vehicle; automotive; dealer; cars
BoldTrail | ShowingTime | Realtor.com | Zoopla | Alto software | Vebra Alto | Jupix | REX Software | Rex CRM | Domain and realestate.com.au | MRI Property Tree | PropertyTree | CoStar | LoopNet | Argus Enterprise | ARGUS ~up + real estate; property; listings; agent; crm; leasing
PJP (sales); PJP ~up + sales; territory; calls; plan
targeting (sales); targeting ~ctx + customers; accounts; territory; call; segmentation; sales - radar; missile; gene; molecule
deliveries (sales); deliveries ~ctx + stock; stockroom; store; shelves; retail; receive; accept; unpack; goods; process; check; supplier; kitchen - baby; babies; software; sprint
Exchanges (retail) (sales); Exchanges (retail) ~ctx + refunds; returns; customer; process - foreign; stock; telephone; heat
steaming ~ctx + store; shop; floor; retail; sales; products; customers
IPT ~up | ADT ~up
listings (sales); listings ~ctx | MLS (sales); MLS ~up + property; real; estate; buyers; sellers; homes; sales; agent; tenants; vendors; landlords - job; product; amazon; ebay; stock; exchange; film
ACV ~up | TCV ~up + sales; revenue; account; customers; accounts; pipeline; saas; quota; deals; close - rate; reactor
Champions (sales); Champions ~ctx | JBP ~up | ranging ~ctx + sales; customer; customers; accounts; retailers; account; business; deal; buyers
consultations (sales); consultations ~ctx + sales; customers; clients; products; client; customer
DSR ~up
Clay (sales); Clay ~list | Chorus (sales); Chorus ~list | Groove (sales); Groove ~list | Crayon (sales); Crayon ~list + sales; salesloft; outreach; salesforce; hubspot; crm; prospecting; zoominfo; sequences; sdr
KBB ~up + sales; dealership; vehicle; automotive; dealer; cars
ARGUS (sales); ARGUS ~up + real estate; property; listings; agent; crm; leasing
multi-thread | multithreading deals | handoff (in sales); handoff ~ctx | customer handoff | sales to CS handoff | quota achievement | attaining quota | exceeding quota | carried a quota | MAPs ~list | close plans | deal cycles | sales calls | prospect calls | discovery meetings | qualification calls | intro calls | sales materials | battle cards | sales plays | playbooks ~ctx | cadences ~ctx | targets ~ctx | hit targets | hitting targets | KPIs and targets | commission sales | commission only | uncapped commission sales | track record of sales | sales track record | proven sales record | proven track record in sales | record of sales success | consultative approach (in sales); consultative approach | needs analysis selling | needs assessment sales | SPIN ~up | Sandler | Sandler method | value selling framework | video prospecting | personalised video | email sequencing | account-based selling | ABS ~up | account mapping | org mapping | target accounts | existing customers | existing client base | customer base | portfolio of clients | installed base | strategic account plans | opening new accounts | open new accounts | account opening sales | new account acquisition | winning new business | win new business | won business | reactivation | C-level | C-suite | executive-level selling | senior decision makers | decision makers | key decision makers | channel ~ctx | resellers | distributors ~ctx | dealers ~ctx | system integrators | OEMs ~ctx | end users | architects and specifiers | main contractors | merchants ~ctx | wholesalers | business reviews | case volume | volume growth | unit sales | average order value | add-ons | attachment sales | conversion rate sales | conversion ~ctx | price increases | discounting ~ctx | margin negotiation | rebates | sell-in | sell-out | POS displays | displays (in sales); displays ~ctx | promotional displays | off-shelf displays | industry events | conferences ~ctx | networking events | networking (in sales); networking ~ctx | golf events | telephone canvassing | canvassing ~ctx | leafleting ~ctx | self generating | generating own leads | generate own leads | self-sourced leads | internet leads | lead nurturing sales | referrals ~ctx | referral business | referral partners | referral sources | centers of influence | bids ~ctx | maintenance contracts | upgrades ~ctx | cross-sells | expansion opportunities | CAC ~up | LTV ~up | churn risk | at-risk accounts | onboarding ~ctx | kick-off calls | kickoff calls | kick-off ~ctx | kickoff ~ctx | implementation calls | go-lives | value realization | customer references | testimonials ~ctx | customer stories | escalations ~ctx | customer requests | customer lifecycle | customer life cycle | client experience | shopping experience | shopper experience | net promoter | credit card applications | store credit cards | credit card sign-ups | rewards program | email capture | memberships ~ctx | protection plans | extended warranties | service plans | layaway | special orders | changing rooms | recovery (retail) | store recovery | floor recovery | folding (in sales); folding ~ctx | size runs | go-backs | zoning (retail) | signage ~ctx | signing ~ctx | price tags | ticketing (retail) | promotional set-ups | sale set-up | ship from store | SFS ~up | curbside | order pickup | online orders | online order fulfilment | mobile checkout | self-service checkouts | external theft | internal theft | shoplifting | stockroom ~ctx | backroom | back room | back-of-house retail | sales floor standards | freight (in sales); freight ~ctx | freight processing | truck unload | stocking shelves | opening/closing | key holding | end-of-day procedures | cash office | cash management (retail) | refunds ~ctx | exchanges ~ctx | client books | styling (retail) | wardrobing ~ctx | personal stylist | sampling ~ctx | store profitability | payroll hours | comp sales | daily sales goals | mystery shops | district visits + customers; sales; clients; accounts; revenue; selling; account; prospects; deals; quota; pipeline; store; retail; shoppers; merchandise; customer; product; calls; growth; client - cyber; medical; patient; recruiting
broadline | broadliner | call schedule | journey plan | route planning sales | daily route | routes (in sales); routes ~ctx | call file | call rate | drop size | commodity pricing | commodities ~ctx | competitor products | market penetration | share gain | order entry software | counter ~ctx | will call | company car driving sales | windshield time | samples ~ctx | detailing (pharma) | KOLs | hospital call point | OR call point | call points | physician calls | test drives | trade-ins | trade-in | F&I ~up | finance and insurance | desking ~ctx | BDC (in sales); BDC ~up | internet sales | up system | new vehicles | used vehicles | vehicle appraisals | viewings (in sales); viewings ~ctx | vendors ~ctx | lettings (in sales); lettings ~ctx | instructions (estate agency) | farm area | tours (in sales); tours ~ctx | P&C sales | binding coverage | final expense | health insurance sales | mattress sales | software license sales | print sales | packaging sales | lab equipment sales | machine tool sales | electrical wholesale | plumbing supplies | steel sales | food sales | agricultural sales | equipment rental sales | fleet sales | tyre sales | uniform sales | facilities sales + customers; sales; clients; accounts; revenue; selling; account; prospects; deals; quota; pipeline; leads; store; retail; shoppers; merchandise
telephone ~ctx | telephone manner (in sales); telephone manner | telephone skills | phone-based | phone manner | by telephone | telephone techniques | phone skills | phone presence | phone sales experience + sales; calls; customers; customer; enquiries; leads; email; reception; manner; clients; canvassing
territory ~ctx | assigned territory | region ~ctx | multi-state territory | regional territory + sales; assigned; accounts; business; field; growth; customers; manage; cover; geographic; plan; revenue; account
Apollo.io; Apollo sales intelligence; Apollo ~list < Sales engagement platforms; Sales intelligence + sales; salesloft; outreach; salesforce; hubspot; crm; prospecting; zoominfo; sequences; sdr
carpets ~ctx | luxury vinyl | underlay | rugs (in sales); rugs ~ctx | home measures | estimates ~ctx | estimating (retail) | showroom ~ctx | showroom displays | aftersales service | special orders (furniture) | finance applications | customer finance | point of sale finance | card schemes | APMs ~ctx | alternative payment methods | acquiring (in sales); acquiring ~ctx | merchant acquiring | merchant onboarding | TPV ~up | interchange ~ctx | card present | card-not-present | payment processing sales | ISO agents | terminals ~ctx | ROI models | TCO analysis | multiple stakeholders | stakeholder engagement (sales) | enterprise merchants | digital goods | Southeast Asia | APAC ~up | EMEA ~up | LATAM ~up | DACH ~up | Nordics ~ctx | ANZ ~up | MENA ~up | North America market | emerging markets | network of contacts | industry contacts | network ~ctx + customers; sales; showroom; retail; store; merchants; clients; products; carpet; furniture; enterprise; payments; partners
private hospitals | government hospitals | hospital accounts | dispensing doctors | healthcare professionals | journal clubs | round tables | roundtables ~ctx | CME events | CME programmes | detailing (in sales); detailing ~ctx | e-detailing; e-detailer + customers; customer; sales; accounts; quotes; products; orders; parts; territory; doctors; hospital; crm; dealers; clients; leads; pipeline; pharmaceutical; branch; counter; vendors
detail aids | sample management | sample distribution | formulary listing | tender listing | cycle plan | cycle meetings | call reporting | coverage and frequency
brick ~ctx | bricks and territories | customer segmentation in sales | prescriber targeting | prescription data | market access | pharmacovigilance reporting | Marketing Code | SAMED code | IQVIA ~up; IQVIA data | IMS data + customers; customer; sales; accounts; quotes; products; orders; parts; territory; doctors; hospital; crm; dealers; clients; leads; pipeline; pharmaceutical; branch; counter; vendors
operating room support | product evaluations | clinical selling | OTC products | over-the-counter products | pharmacy sales | stockists | distributor network
outlet coverage | weighted distribution | shelf share | point-of-sale displays | promotions execution | trade terms
whitespace analysis | renewal forecasting
pricing proposals | margins ~ctx | KPI targets | activity targets | outbound dials + customers; customer; sales; accounts; quotes; products; orders; parts; territory; doctors; hospital; crm; dealers; clients; leads; pipeline; pharmaceutical; branch; counter; vendors
ride-alongs
territory alignment
walk-ins at counter | call-off orders | expediting (in sales); expediting ~ctx + customers; customer; sales; accounts; quotes; products; orders; parts; territory; doctors; hospital; crm; dealers; clients; leads; pipeline; pharmaceutical; branch; counter; vendors
stock availability | cross-referencing | cross-reference parts | competitor parts | part numbers | parts catalogues | returns and warranty | warranty returns | credit returns | drop shipments
hose assemblies | fittings ~ctx | hoses ~ctx | cylinders (in sales); cylinders ~ctx | valves (in sales); valves ~ctx | seals and gaskets | bearings ~ctx | power transmission | PVF ~up | safety products + customers; customer; sales; accounts; quotes; products; orders; parts; territory; doctors; hospital; crm; dealers; clients; leads; pipeline; pharmaceutical; branch; counter; vendors
abrasives | welding supplies | electrical supplies | wire and cable | lighting products | HVAC supplies | doors and windows | roofing products | flooring products | tile sales | kitchen design sales | paint sales | landscaping supplies
agricultural equipment | feed sales | seed sales | crop inputs | agronomy sales | used cars | trade-in valuations | F&I products | service advisor | service bookings
walk-arounds | OEM standards | Eclipse ERP | Infor SX.e
hunting and farming | account opening in sales | credit accounts | design consultations | measure and quote
buyer registrations | CMA reports | policy quotes | cross-selling policies
gym tours | subscription sales | G-Cloud
agents and distributors | incoterms for sales | letters of credit for export | letters of intent | styling appointments | cash handling in store
keyholder duties | NPS scores | KPIs in store
key account plans
bedroom sales | kitchens (in sales); kitchens ~ctx | bathrooms (in sales); bathrooms ~ctx | utility rooms | quartz worktops | splashbacks | appliance packages | built-in appliances | kitchen appliances | design appointments | home surveys | site surveys for kitchens | home visits for sales + kitchens; kitchen; bathroom; bathrooms; showroom; customers; design; designs; installation; fitters; orders; quotes; home; furniture; bedrooms
Winner ~list | 2020 Fusion | Compusoft | acknowledgements ~ctx | remedials ~ctx | remedial works | aftercare visits | customer deposits | stage payments | consumer finance + kitchens; kitchen; bathroom; bathrooms; showroom; customers; design; designs; installation; fitters; orders; quotes; home; furniture; bedrooms
display standards | ex-display sales | fitters (in sales); fitters ~ctx | installation bookings | fitting schedules | design retainer | design fees | conservatory sales | door sales + kitchens; kitchen; bathroom; bathrooms; showroom; customers; design; designs; installation; fitters; orders; quotes; home; furniture; bedrooms
sofa sales | blinds sales | stairlift sales | mobility sales
`,
};
