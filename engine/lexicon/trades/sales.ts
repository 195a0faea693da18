import type { TradeFile } from "../trade-file.ts";

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
Cold emailing; cold email outreach; email prospecting; sales emails < Sales
B2B sales; business-to-business sales; B2B selling; corporate sales; B2B ~list; business to business; B2B environment < Sales + sales; marketing; account; clients; saas; selling; customers; experience
B2C sales; business-to-consumer sales; consumer sales; B2C ~list; B2C selling < Sales + sales; b2b; customers; retail; marketing
B2G sales; government sales; public sector sales; selling to government < Sales
Enterprise sales; enterprise selling; large account sales; enterprise software sales < Sales
SMB sales; small business sales; mid-market sales; SME sales; selling to SMBs < Sales
SaaS sales; software sales; selling SaaS; cloud sales; selling software < Sales
Technology sales; IT sales; tech sales; technical sales; hardware sales; technical selling; selling technology < Sales
Pre-sales; presales; technical presales; sales engineering; solution engineering; pre-sales support; sales engineer; presales consulting; pre-sales engineering; pre-sales activities < Sales
Post-sales; post-sales support; after-sales service; after-sales support; aftersales; post sale follow-up < Sales
Solution selling; solution sales; solution-based selling; solution-oriented selling < Sales
Consultative selling; consultative sales; consultative approach to selling; needs-based selling; advisory selling; consultative sales approach < Sales
Value-based selling; value selling; ROI selling; business value selling < Sales
Relationship selling; relationship-based selling; relationship sales; building sales relationships < Sales
Strategic selling; Miller Heiman; Miller Heiman strategic selling; conceptual selling < Sales
SPIN selling; SPIN technique; SPIN sales < Sales
Challenger sale; Challenger sales methodology; Challenger selling < Sales
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
Closing sales; closing deals; closing techniques; closing skills; closing business; close the sale < Sales
Objection handling; overcoming objections < Sales
Sales negotiation; deal negotiation; price negotiation with customers; commercial negotiation; negotiate pricing < Sales
Sales presentations; product presentations; sales pitches; pitching ~ctx; client presentations; sales decks; pitch presentations; pitching to clients < Sales + sales; clients; investors; ideas; products; new business; deals - baseball; softball
Product demonstrations; product demos; software demonstrations; sales demos; demonstrations of products; demo delivery; live demos; software demos; conduct demos; demonstrating products < Sales
Prospecting ~ctx; sales prospecting; prospecting for new business; identifying prospects; prospect identification; prospect research; lead prospecting; client prospecting; prospecting new clients; prospective customers outreach; prospecting and lead generation < Sales + sales; leads; clients; new; business; customers; pipeline; cold; lead; accounts; closing - mineral; geological; gold; exploration
Lead qualification; prospect qualification; sales qualification; sales qualified leads; lead follow-up; follow up on leads; lead conversion; convert leads; converting leads into sales < Sales
Appointment setting ~ctx; appointment setter; booking sales meetings; setting up sales meetings < Sales + sales; leads; telemarketing; cold; prospects; outbound; calls; clients; b2b - patient; doctor; clinic
Business development; new business development; biz dev; BD ~list; business developer; new business; new business acquisition; new business generation; business development strategies; new business sales; business growth development; hunting new business < Sales + sales; proposals; capture; partnerships; clients; pipeline; strategy - bd needle; becton
Customer acquisition in sales; client acquisition; new client acquisition; new customer acquisition; new logo acquisition; new logo sales; account acquisition < Sales
Customer retention; client retention; retaining customers; account retention; retention of clients; customer loyalty retention < Sales
Territory management; sales territory management; territory planning; territory development; territory growth; sales territories; regional sales; manage a territory < Sales
Key account management; KAM ~up; key accounts; major account management; strategic account management; national account management; major accounts; key account manager; strategic accounts; national accounts; global account management; named accounts < Sales
Account management; account manager; client account management; account servicing; customer account management; manage client accounts; account executive; sales account management < Sales
Account planning; strategic account planning; account growth; account development; growing accounts; account strategy; account expansion; account penetration < Sales
Client relationship management; client relationships; client relations; maintain client relationships; building client relationships; client liaison; maintain relationships with clients; relationship management; client engagement < Sales
Customer relationships; customer relationship building; building customer relationships; maintain customer relationships < Sales
Client servicing; client services management; client account servicing < Sales
Client onboarding; customer onboarding; new client onboarding; onboarding new customers; user onboarding; new customer setup; account onboarding < Sales
Customer success; customer success management; CSM ~list; customer success manager; customer success strategies; customer advocacy; customer health scores; customer adoption < Sales + customer; success; saas; renewals; onboarding; account - scrum; servicenow
Renewals ~ctx; contract renewals; renewal management; subscription renewals; policy renewals sales; renewal sales; account renewals < Sales + contract; customer; account; accounts; sales; subscription; license; upsell; expansion; client; retention - lease; prescription
Quarterly business reviews; QBRs ~up; QBR ~up; executive business reviews; client business reviews; EBRs ~up; account reviews < Sales
Gainsight; Gainsight CS < Sales
Totango; Totango CS < Sales
ChurnZero < Sales
Planhat; ClientSuccess platform < Sales
Partner management; channel management; partner relationship management; channel partner management; channel partners; partner enablement; channel development; partner development < Sales
Distributor management; dealer management; dealer development; reseller management; dealer network management < Sales
Strategic alliances; alliance management < Sales
Partnership development; strategic partnerships; business partnerships; partnership management < Sales
Channel sales; indirect sales; reseller sales; VAR sales; distribution sales; partner sales; wholesale sales; dealer sales; OEM sales; distributor sales; selling through channels < Sales
Export sales; international sales; overseas sales; global sales; import/export sales < Sales
Franchise sales; franchise development < Sales
Franchise management; franchising ~ctx; franchisee support < Sales + franchise; franchisees; retail; brand; development; restaurant
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
FMCG ~up; fast-moving consumer goods; FMCG sales < Sales
Consumer packaged goods; CPG ~up; CPG sales; consumer goods sales < Sales
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
Sales management; sales manager; managing sales teams; sales leadership; leading sales teams; head of sales; sales director; regional sales management; sales team leadership; sales supervision; sales operations leadership
Sales strategy; sales strategy development; sales planning; commercial strategy; develop sales strategies; sales plan development; strategic sales planning; sales action plans < Sales management
Sales operations; sales ops; SalesOps; sales operations management; sales process management < Sales management
Revenue operations; RevOps; Rev Ops; revenue ops < Sales management
Sales enablement; sales enablement tools; sales readiness; sales content management; enablement programmes < Sales management
Sales training; sales coaching; training sales teams; sales onboarding; coaching sales staff; sales trainer; product training for sales < Sales management
Sales forecasting; sales projections; revenue forecasting < Sales management
Sales reporting; sales analysis; sales analytics; sales data analysis; sales metrics; sales performance analysis; analyse sales; sales KPIs; weekly sales reports; sales figures analysis; sales tracking; sales data < Sales management
Sales pipeline management; pipeline management; sales funnel; sales pipeline; pipeline development; opportunity management; funnel management; sales opportunities management; sales funnel management; pipeline generation; pipeline reviews; building pipeline; opportunity pipeline < Sales management
Sales targets; sales quotas; quota attainment; meeting sales targets; exceeding sales targets; sales goals; quotas ~ctx; exceed quota; achieving targets in sales; target-driven sales; sales target achievement; quota-carrying; meet sales goals; sales objectives; revenue targets; targets achievement; hit sales targets; sales budgets targets < Sales management + sales; exceed; meet; attain; achieve; exceeded; revenue
Sales cycle; full sales cycle; sales cycle management; complex sales cycles; end-to-end sales process; long sales cycles; sales process; entire sales cycle; full-cycle sales; sales life cycle; 360 sales < Sales management
Sales compensation; sales commissions; commission plans; sales incentive plans; sales compensation plans; incentive plan design in sales; commissions administration < Sales management
Incentive compensation management software; ICM software < Sales management
Xactly; Xactly Incent < Sales management
CaptivateIQ < Sales management
Varicent; IBM Varicent < Sales management
SAP Commissions; Callidus ~cap; CallidusCloud < Sales management
Territory design; quota setting; sales capacity planning; quota planning < Sales management
Revenue growth; growing revenue; revenue generation; sales growth; increase revenue; increase sales; driving revenue; driving sales; revenue growth strategy; drive sales growth; sales increase; increase sales revenue; boost sales; maximise sales; top-line growth; business growth; revenue management in sales < Sales management
Commercial management; commercial operations; commercial planning; commercial development; commercial excellence < Sales management
Proposal writing; proposals ~ctx; sales proposals; proposal development; proposal preparation; business proposals; proposal management; commercial proposals; technical proposals; proposal writer; proposal generation < Sales management + write; sales; client; prepare; clients; quotes; bids; develop; business; rfp; contracts; presentations - marriage
RFP responses; RFP ~up; RFPs; request for proposal; RFP management; responding to RFPs < Sales management
RFI responses; RFI/RFP; RFPs/RFIs; requests for information < Sales management
RFQ ~up; request for quotation; RFQ responses; RFQs ~up < Sales management
Bid management (tenders); bid writing; bid preparation; bid manager; bid proposals; bidding ~ctx; bid submission; bid coordination; bid process < Sales management + tender; contract; contracts; bids; bid; construction; projects; proposals; prepare; government - keyword; ppc; google; auction
Tender management; tendering ~ctx; tenders ~ctx; tender preparation; tender submissions; tender writing; bids and tenders; public tenders; tender responses; tender process; tender documents < Sales management + contract; contracts; bids; bid; construction; projects; proposals; prepare; government; tender; procurement - bartender; chicken; legal; ship
Pre-qualification questionnaires; PQQ ~up; prequalification submissions < Sales management
Capture management; government capture; Shipley methodology; Shipley capture < Sales management
Loopio; Loopio RFP < Sales management
RFPIO; Responsive RFP < Sales management
Qvidian; Upland Qvidian < Sales management
Quotations ~ctx; quoting ~ctx; sales quotes; preparing quotes; price quotes; quotation preparation; issuing quotations; estimates and quotes; customer quotes; generating quotes; quotes ~ctx; cost quotations; price quotations < Sales management + sales; customers; prepare; orders; pricing; customer; price; clients; vendors; invoices; estimates - inspirational; stock; motivational
CPQ ~up; Configure Price Quote; CPQ software; CPQ configuration < Sales management
Salesforce CPQ; SteelBrick < Sales management
Oracle CPQ; BigMachines < Sales management
Conga CPQ; Apttus < Sales management
SAP CPQ; CallidusCloud CPQ < Sales management
PROS pricing; PROS Smart CPQ; Vendavo < Sales management
DealHub; DealHub CPQ < Sales management
Pricing strategy; pricing ~ctx; price setting; pricing analysis; pricing models; price management; pricing decisions; pricing analytics; pricing optimisation; product pricing; price lists; pricing policy; competitive pricing; discount management; promotional pricing; dynamic pricing; price negotiation; pricing and promotions < Sales management + strategy; products; product; costs; sales; competitive; market; margin; promotions; quotes; analysis; negotiate; negotiation
Sales contracts; sales contract negotiation; order forms < Sales management
Deal desk; deal structuring in sales < Sales management
Deal management; complex deals; deal strategy; large deal management < Sales management
C-level selling; executive selling; selling to C-suite; C-level relationships; executive-level relationships; C-level engagement; executive presentations sales < Sales management
// CRM and tools
CRM ~up; crm ~up; customer relationship management; CRM software; CRM systems; CRM tools; CRM database; CRM platforms; CRM management; customer relationship management software; CRM applications; client database management; CRM administration; CRM data entry; customer database; customer database management; CRM implementation; customer relationship management systems; client database; CRM strategy; CRM data management
Salesforce; Salesforce.com; Salesforce CRM; SFDC ~up; Salesforce platform; Salesforce Lightning Experience; SalesForce dashboards; Salesforce reporting; Sales Cloud; Salesforce Sales Cloud; Salesforce software < CRM
Salesforce administration; Salesforce admin; Salesforce configuration; Salesforce flows; Salesforce Flow Builder; Salesforce process builder; Salesforce configuration and customization < Salesforce; CRM
Salesforce Service Cloud; Service Cloud; Salesforce Service Console < Salesforce; CRM
Salesforce Experience Cloud; Community Cloud; Salesforce Communities < Salesforce; CRM
Salesforce Commerce Cloud; Demandware; SFCC ~up < Salesforce; CRM
Salesforce Nonprofit Cloud; Salesforce NPSP; Nonprofit Success Pack < Salesforce; CRM
Salesforce Einstein; Einstein AI Salesforce < Salesforce; CRM
CRM Analytics; Tableau CRM; Einstein Analytics < CRM
Agentforce; Salesforce Agentforce < CRM
Salesforce Field Service; Field Service Lightning; FSL Salesforce < Salesforce; CRM
Salesforce Data Loader; Data Loader; Salesforce data migration < Salesforce; CRM
Salesforce Health Cloud; Health Cloud < Salesforce; CRM
Salesforce Financial Services Cloud; Financial Services Cloud; FSC Salesforce < CRM
Veeva CRM; Veeva; Veeva Systems < CRM
IQVIA OCE; Orchestrated Customer Engagement < CRM
Microsoft Dynamics CRM; Dynamics 365 Sales; Dynamics CRM; MS Dynamics CRM; Dynamics 365 CRM; Dynamics 365 Customer Engagement; MS CRM; Dynamics 365 CE; D365 CRM < CRM
Zoho CRM; Zoho ~cap; Zoho One; Zoho suite < CRM + crm; zoho; books
Zoho Creator; Zoho app building < CRM
Pipedrive < CRM
SugarCRM; Sugar Sell < CRM
SuiteCRM < CRM
Siebel; Siebel CRM; Oracle Siebel < CRM
Oracle CX; Oracle Sales Cloud; Oracle CRM On Demand < CRM
Oracle Service Cloud; RightNow; Oracle RightNow < CRM
SAP CRM; SAP CX < SAP; CRM
SAP Sales Cloud; SAP C4C; SAP Cloud for Customer < CRM
SAP SD; SAP Sales and Distribution; SAP SD module; SAP SD configuration < SAP; CRM
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
Dealertrack; Dealertrack DMS < CRM
CDK Global; CDK Drive < CRM
Reynolds and Reynolds; ERA-IGNITE < CRM
Dealer management systems < CRM
Creatio CRM; Creatio sales < CRM
Capsule CRM; Capsule contacts < CRM
Less Annoying CRM; LACRM < CRM
Vtiger; vtiger CRM < CRM
Bitrix24; Bitrix < CRM
Odoo CRM; Odoo sales < CRM
monday CRM; monday sales CRM < CRM
Donor management software; donor databases; donor CRM < CRM
Raiser's Edge; Blackbaud Raiser's Edge; Raisers Edge NXT < CRM
Blackbaud; Blackbaud CRM < CRM
Luminate Online; Blackbaud Luminate < CRM
DonorPerfect < CRM
Bloomerang; Bloomerang CRM < CRM
Neon CRM; NeonCRM < CRM
EveryAction; Bonterra EveryAction < CRM
Virtuous CRM; Virtuous giving < CRM
eTapestry < CRM
Sales engagement platforms; sales engagement tools; sales cadences; sales sequences; multi-touch cadences; sales technology stack; sales tools
Outreach.io; Outreach sales engagement; Outreach platform sales < Sales engagement platforms
Salesloft; SalesLoft cadence < Sales engagement platforms
LinkedIn Sales Navigator; Sales Navigator; LinkedIn Navigator; LI Sales Navigator < Sales engagement platforms
ZoomInfo; DiscoverOrg < Sales engagement platforms
Apollo.io; Apollo sales intelligence < Sales engagement platforms
Lusha; Lusha data < Sales engagement platforms
Cognism; Cognism data < Sales engagement platforms
LeadIQ < Sales engagement platforms
Seamless.ai < Sales engagement platforms
UpLead; RocketReach < Sales engagement platforms
Contact data tools; contact enrichment < Sales engagement platforms
Clearbit < Sales engagement platforms
Clay enrichment; Clay.com < Sales engagement platforms
D&B Hoovers; Hoovers ~cap; Dun & Bradstreet Hoovers < Sales engagement platforms
InsideView; Demandbase InsideView < Sales engagement platforms
Sales intelligence; sales intelligence tools < Sales engagement platforms
Gong ~list; Gong.io; Gong calls < Sales engagement platforms + outreach; salesloft; salesforce; chorus; zoominfo; call; recording; sales
Chorus.ai; Chorus by ZoomInfo < Sales engagement platforms
Conversation intelligence; call recording analysis < Sales engagement platforms
Clari ~cap; Clari forecasting < Sales engagement platforms
InsightSquared; BoostUp < Sales engagement platforms
Highspot < Sales engagement platforms
Seismic enablement; Seismic ~list; Seismic LiveDocs < Sales engagement platforms + enablement; sales; content; highspot; showpad; salesforce - bracing; earthquake; retrofit; survey; data; design; interpretation
Showpad < Sales engagement platforms
Brainshark; Bigtincan Brainshark < Sales engagement platforms
Mindtickle; MindTickle platform < Sales engagement platforms
Allego; Allego learning < Sales engagement platforms
Guru knowledge; Guru wiki < Sales engagement platforms
Groove sales engagement; Clari Groove < Sales engagement platforms
Yesware < Sales engagement platforms
Mixmax < Sales engagement platforms
Reply.io; Lemlist < Sales engagement platforms
Mailshake; Woodpecker cold email < Sales engagement platforms
HubSpot Sales Hub; HubSpot Sales < Sales engagement platforms
Drift chat; Drift marketing; Drift conversational < Sales engagement platforms
Intercom ~list; Intercom messaging; Intercom chat; Intercom.io < Sales engagement platforms + chat; zendesk; support; messaging; customer; hubspot; saas - building; door; buzzer; systems; installation
Chili Piper; ChiliPiper < Sales engagement platforms
Qualified chat; Qualified.com < Sales engagement platforms
Proposify; Proposify proposals < Sales engagement platforms
Qwilr; sales document software < Sales engagement platforms
Sales dialers; power dialer; dialers ~ctx; auto-dialers < Sales engagement platforms + calls; outbound; sales; telemarketing; predictive; call
Orum ~cap; Orum dialer < Sales engagement platforms
ConnectAndSell < Sales engagement platforms
Field sales apps; route planning field sales < Sales engagement platforms
Badger Maps < Sales engagement platforms
SalesRabbit; SPOTIO < Sales engagement platforms
Repsly; Repsly field < Sales engagement platforms
BuiltWith < Sales engagement platforms
Owler; Owler Max < Sales engagement platforms
Crunchbase; Crunchbase Pro < Sales engagement platforms
// retail
Retail sales; retail selling; retail ~ctx; retail experience; sales floor; shop floor; selling on shop floor; in-store sales; retail environment; retail sector; retail industry; retail store; shop sales; store sales; sales associate; selling merchandise + sales; store; customer; experience; customers; merchandise; fashion; management; associate; environment; industry; hospitality; service; shop; stores; operations; background; sector; selling - banking; bank; price; investor; investors
Retail management; store management; shop management; retail operations; store operations; managing retail stores; store manager; shop manager; multi-unit retail management; multi-site retail management; multi-store management; area management retail; retail supervision; retail operations management; store leadership < Retail sales
Retail merchandising; merchandising ~ctx; product merchandising; in-store merchandising; merchandiser ~ctx; merchandising standards; merchandise presentation; merchandising strategies < Retail sales + retail; visual; store; products; displays; sales; floor; stock; fashion; category; product; buying; merchandising
Merchandise displays; product displays; store displays; shop displays; building displays in store < Retail sales
Visual merchandising; visual merchandiser; visual displays; visual merchandising displays; visual merchandising standards; window displays and merchandising < Retail sales + displays; retail; merchandising; window; store; fashion
Planograms; planogram; POG ~up; planogramming; planogram execution; shelf planning < Retail sales
Store resets; resets ~ctx; shelf sets; product resets; modular setting < Retail sales + planogram; planograms; merchandising; shelf; store; retail - password; passwords
Space management retail; shelf space management < Retail sales
JDA Space Planning; Blue Yonder Space Planning; JDA Intactix < Retail sales
Nielsen Spaceman; Spaceman planograms < Retail sales
Category management; category manager; category planning; category strategy; category development; category analysis; category reviews; line reviews < Retail sales
Assortment planning; assortment management; product assortment; product range management; range reviews < Retail sales
Retail buying; buying ~ctx; merchandise buying; fashion buying; retail buyer; product buying < Retail sales + retail; merchandise; fashion; merchandising; store; pricing; product; suppliers - home; house; first-time
Open-to-buy; OTB planning < Retail sales
Merchandise planning; merchandise planning and allocation; retail planning; merchandise financial planning < Retail sales
Merchandise allocation; stock allocation; allocations retail < Retail sales
Markdown management; markdowns ~ctx; markdown planning < Retail sales + retail; merchandise; fashion; store; pricing; sales
Stock replenishment; restocking ~ctx; replenishment ~ctx; restock shelves; shelf replenishment; replenishing stock; restock merchandise; shelf stocking; shelf filling; stocking ~ctx; shelving stock; stocking merchandise; overnight stocking; night fill < Retail sales + shelves; stock; store; retail; merchandise; inventory; products; shelf; grocery; warehouse; restocking; supplies; items - fluid; electrolyte; exam; christmas
Stock rotation; product rotation; FIFO rotation < Retail sales
Facing shelves; fronting and facing; front facing stock < Retail sales
Point of sale systems; POS ~list; POS systems; point-of-sale; EPOS; POS terminals; POS operation; till systems; point of sale terminals; POS software; POS transactions; EPOS systems; POS machines; retail POS < Retail sales + cash; register; retail; sales; transactions; system; systems; cashier; customer; restaurant; payments; till; terminal - positive; part of speech; billing; plan; medicare; hmo
Cashiering ~ctx; cash registers; till work; tills ~ctx; checkout operation; cashier ~ctx; checkout ~ctx; cashier duties; register operation; operating tills; ringing up sales; ring up purchases; register ~ctx; running register; cash desk < Retail sales + cash; customer; customers; operate; store; retail; sales; payments; ring; cashier; experience; skills; money; handling; register; registers; food; grocery; service; drawer; transactions; supermarket - nurse; registered; online; flow; risk
Self-checkout; self checkout assistance; self-service tills < Retail sales
Bagging groceries; packing customer purchases; bagging customer orders < Retail sales
Square POS; Square ~list; Square Register; Square for Retail < Retail sales + pos; toast; payments; retail; shopify; register; micros - feet; foot; footage; meter; root; enix
Shopify POS; Shopify point of sale < Retail sales
Lightspeed POS; Lightspeed Retail; Lightspeed X-Series; Vend POS < Retail sales
Clover POS; Clover ~list; Clover Station < Retail sales + pos; toast; payments; square; retail; register; micros - grass; lawn
NCR Counterpoint; Counterpoint POS; NCR POS; NCR Retail < Retail sales
Oracle Retail; Retek; Oracle Retail Merchandising System; RMS Oracle Retail < Retail sales
Oracle Xstore; Oracle Retail Xstore; Xstore; ORPOS < Retail sales
Retail Pro; Retail Pro POS; RetailPro < Retail sales
LS Retail; LS Central; LS Nav < Retail sales
Aptos Retail; Aptos ONE < Retail sales
RICS Software; RICS retail < Retail sales
Cegid Retail; Cegid < Retail sales
Epicor Retail; Epicor Eagle < Retail sales
Revel POS; Revel Systems < Retail sales
JDA Merchandise; JDA MMS; JDA Allocation < Retail sales
Island Pacific; Island Pacific retail < Retail sales
Blue Yonder Retail; Blue Yonder planning < Retail sales
Manhattan Active Omni; Manhattan OMS < Retail sales
RELEX; RELEX Solutions < Retail sales
o9 Solutions retail; o9 Solutions < Retail sales
Loss prevention; shrinkage control; shrink reduction; theft prevention; inventory shrinkage; shoplifting prevention; asset protection retail; shrink control; retail loss prevention; stock loss prevention; asset protection; loss prevention techniques; EAS tagging; minimise shrinkage; reduce shrink; security tagging < Retail sales
Stocktaking; stock counts; cycle counting of stock; inventory counts; physical inventory; stocktakes; stock audits; physical inventory counts; stock checks < Retail sales
Store opening and closing; opening and closing procedures; store closing procedures; opening procedures; closing procedures ~ctx; open/close procedures < Retail sales + store; opening; retail; cash; restaurant; shop
Store key holding; keyholder; keyholding; key holder responsibilities < Retail sales
Till balancing; balancing registers; register reconciliation; end of day procedures in store; drawer balancing; banking of takings < Retail sales
Fitting room service; fitting rooms; fitting room assistance < Retail sales
Clienteling; VIP clienteling; wardrobe styling for clients < Retail sales
Personal shopping; personal shopper < Retail sales
Personal styling; fashion advice; customer styling; wardrobe consultation < Retail sales
Returns and exchanges; refunds and exchanges; processing returns; processing refunds; handling returns; customer returns; processing returns and exchanges < Retail sales
Gift wrapping; gift registry < Retail sales
Store credit card promotion; credit card applications in store; store card enrollment; loyalty card enrolment; loyalty sign-ups < Retail sales
Warranty sales; extended warranties sales; protection plans sales; service plans selling < Retail sales
Product knowledge; knowledge of products; product recommendations; product advice; recommending products; advising customers on products; product knowledge retail; product information to customers; product consultation < Retail sales
Product sampling; in-store demonstrations; sampling events; demonstrators; brand promotions in store; product demonstrator; food sampling; promotional staff; in-store promoter < Retail sales
Markdown pricing in store; price tagging; price labels; labelling merchandise; price changes; ticketing merchandise; pricing merchandise; price checks; shelf labels; tagging merchandise < Retail sales
In-store customer service; assist customers in store; shop customer service; retail customer assistance; customer greeting; helping customers in store < Retail sales
Store audits; retail audits; store checks; mystery shopper programme response; store visits; retail store visits; compliance checks in store; store standards < Retail sales
Retail analytics; retail KPIs; sales per square foot; average transaction value; units per transaction; UPT ~up; conversion rate retail; footfall analysis; like-for-like sales; retail math; sell-through analysis; sell-through; retail metrics; footfall ~ctx; average ticket < Retail sales + store; retail; conversion; sales; centre
Supermarket operations; grocery retail; grocery store operations; supermarket experience; grocery operations < Retail sales
Convenience store operations; convenience retail < Retail sales
Deli counter; deli operations; delicatessen counter < Retail sales
Meat counter; fish counter; butchery counter < Retail sales
Produce department; fresh produce handling; produce handling < Retail sales
Department store retail; big box retail; specialty retail; outlet retail; off-price retail < Retail sales
Duty-free retail; travel retail; duty free < Retail sales
Pop-up shops; pop-up retail; market stalls < Retail sales
Kiosk sales; concession management < Retail sales
Fuel station retail; forecourt operations; petrol station; gas station operations; forecourt; fuel retail < Retail sales
Optical sales; eyewear sales; optical dispensing sales < Retail sales
Cosmetics counter; beauty counter; beauty consultation; beauty advisor; beauty consultant < Retail sales
Skincare sales; skincare consultation < Retail sales
Fragrance sales; fragrance consultant < Retail sales
Electronics retail; consumer electronics sales; electronics sales; consumer electronics < Retail sales
Appliance sales; white goods sales < Retail sales
Computer sales; selling computers < Retail sales
Home improvement retail; DIY retail; hardware store; lumber sales < Retail sales
Garden centre; nursery plant sales; garden centre retail < Retail sales
Paint mixing; paint tinting < Retail sales
Flooring sales; carpet sales < Retail sales
Kitchen sales; bathroom sales < Retail sales
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
Catalog management; product catalog management; product catalogue; online catalogue < E-commerce
Product descriptions; writing product descriptions; product page content; product content < E-commerce
Product information management; PIM systems; PIM software < E-commerce
Akeneo; Akeneo PIM < E-commerce
Salsify ~cap; Salsify PIM < E-commerce
inRiver; inRiver PIM < E-commerce
Pimcore; Plytix < E-commerce
Marketplace channel software; multichannel listing software < E-commerce
ChannelAdvisor; Rithum < E-commerce
Linnworks < E-commerce
Feedonomics; feed management < E-commerce
Sellbrite; SellerCloud < E-commerce
Brightpearl < E-commerce
Skubana; Extensiv Order Manager < E-commerce
CommerceHub; DSCO < E-commerce
Cin7; Cin7 Core; DEAR Inventory < E-commerce
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
Online payments; online payment processing < E-commerce
Klarna; Afterpay; buy now pay later < E-commerce
Subscription billing; recurring billing; subscription management; subscription commerce < E-commerce
Recharge payments; Recharge subscriptions < E-commerce
Chargebee < E-commerce
Recurly; Recurly billing < E-commerce
Zuora; Zuora Billing; Zuora Revenue < E-commerce
Social commerce; Instagram Shopping; social selling shops; TikTok Shop selling < E-commerce
Facebook Marketplace; selling on Facebook Marketplace < E-commerce
Live commerce; livestream selling < E-commerce
Click and collect; buy online pick up in store; BOPIS; in-store pickup < E-commerce
Curbside pickup; kerbside collection < E-commerce
Online order picking; personal shopping online orders < E-commerce
E-commerce fulfilment; omnichannel fulfilment < E-commerce
// fundraising
Fundraising ~ctx; fundraising campaigns; fundraiser ~ctx; donations ~ctx; fundraising strategy; fund development; charity fundraising; fundraising activities; resource mobilisation + fundraising; charity; donor; donors; nonprofit; solicit; raise; experience; events; campaigns; development; grants; volunteers; community; marketing; strategy; organize; sponsorship; annual; skills; organisation; foundation; team; donations; $ - blood; organ; plasma; egg; tissue
Donor relations; donor management; donor stewardship; donor cultivation; donor engagement; stewardship ~ctx; donor development; donor communications; donor recognition; donor acquisition; donor retention < Fundraising + donor; donors; fundraising; gifts; cultivation - antimicrobial; antibiotic; environmental; land
Major gifts; major gift fundraising; high-net-worth donors; principal gifts; major donors; capital campaigns; major giving < Fundraising
Annual giving; annual fund; regular giving; annual appeal; individual giving; annual campaigns giving; giving campaigns < Fundraising
Planned giving; legacy giving; gift planning; bequests; legacies fundraising < Fundraising
Corporate fundraising; corporate giving; corporate partnerships; foundation relations; foundation fundraising; institutional giving; trusts and foundations; corporate and foundation relations; corporate partnership fundraising < Fundraising
Crowdfunding; crowdfunding campaigns; online fundraising < Fundraising
GoFundMe; JustGiving < Fundraising
Kickstarter ~cap; Indiegogo < Fundraising
Peer-to-peer fundraising; P2P fundraising < Fundraising
Alumni relations; alumni engagement; alumni affairs; advancement services; institutional advancement; university advancement; alumni outreach < Fundraising
Donor prospect research; wealth screening < Fundraising
iWave; DonorSearch; WealthEngine < Fundraising
Grant writing; grant proposals; grant applications; grantwriting; grant proposal writing; grant writer; grant funding applications; funding applications; grant submissions; grant seeking; grant preparation; funding proposals < Fundraising
`,
};
