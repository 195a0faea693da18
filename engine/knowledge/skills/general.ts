import type { TradeFile } from "./trade-file.ts";

/** Tools and methods used in every trade: office software, collaboration, projects, procurement, quality, safety, reporting. */
export const general: TradeFile = {
  trade: "general",
  kind: "hard",
  lines: `
// Microsoft 365 and office
Microsoft Office; MS Office; Office suite; Microsoft Office Suite; MS Office Suite; Office applications; Microsoft Office applications; Office 2016; Office 2019; Microsoft Office products; MS Office applications; Microsoft suite; Office software; Microsoft applications; Word, Excel and PowerPoint; Microsoft programs; Microsoft Office package; MS Office package; Office productivity software
Microsoft 365; Office 365; O365 ~ok; M365 ~ok; MS 365; Microsoft Office 365; MS Office 365; Microsoft 365 apps; Office365 < Microsoft Office + microsoft; office; teams; sharepoint
Microsoft Excel; Excel ~cap; MS Excel; Excel spreadsheets; Excel 2016; Excel skills; Microsoft Office Excel; Excel sheets; Excel workbooks; Excel reporting; XLS files < Microsoft Office; Spreadsheets + vlookup; vba; macros; budgets; budget; reports; sheets; analysis; modelling; models; powerpoint; lookups; charts; financial; tables; proficiency; intermediate; basic; strong; skills; knowledge; report; forecast; word; powerpoint; outlook; spreadsheet; spreadsheets; office; microsoft; pivot; formulas; access; data; sql; proficient; tableau; advanced - will excel; excels in; opportunity to
Advanced Excel; advanced Microsoft Excel; advanced MS Excel; Excel advanced functions; Advanced Excel skills; complex Excel formulas; Excel power user; Excel modelling < Microsoft Excel
Pivot tables; pivot charts; PivotTables; pivots in Excel; pivot tables and VLOOKUP; Excel pivot tables < Microsoft Excel
VLOOKUP; XLOOKUP; HLOOKUP; INDEX MATCH; INDEX/MATCH; lookups in Excel < Microsoft Excel
Excel formulas; Excel functions; formulas and functions; SUMIFS; conditional formatting; nested formulas < Microsoft Excel
Excel macros; macros ~ctx; VBA macros; recording macros; macro development; macro writing; Excel automation < Microsoft Excel + excel; vba; spreadsheets; microsoft; word; formulas - nutrition; diet; calories
VBA ~up; Visual Basic for Applications; Excel VBA; VBA programming; VBA scripting; Access VBA; VBA coding
Excel Solver; Excel data analysis ToolPak; What-if analysis in Excel; Goal Seek < Microsoft Excel
Excel charts; Excel graphs; Excel dashboards; charts in Excel < Microsoft Excel
Spreadsheets; spreadsheet; spreadsheet software; spreadsheet design; spreadsheet management; electronic spreadsheets; spreadsheet creation; spreadsheet applications; spreadsheet modelling; create spreadsheets
Microsoft Word; Word ~cap; MS Word; Word documents; Microsoft Office Word; Word 2016; Word templates; Word styles < Microsoft Office; Word processing + letters; type; typing; documents; document; spreadsheets; email; reports; google docs; adobe; templates; mail merge; formatting; internet; outlook; publisher; basic; skills; knowledge; use; using; good; minutes; excel; powerpoint; outlook; microsoft; ms; office; access; publisher; proficient - keep it; your word; last word; spread; word of; by word; key word
Word processing; word processor; word processing software; word processing skills; word processing applications; document formatting
Mail merge; Word mail merge; mail-merge letters < Microsoft Word
Microsoft PowerPoint; PowerPoint; MS PowerPoint; PPT ~up; PowerPoint presentations; PowerPoint slides; PowerPoint decks; PPT presentations < Presentation software; Microsoft Office
Presentation software; presentation creation; presentation preparation; slide decks; presentation development; building presentations; presentation materials; deck preparation
Microsoft Outlook; Outlook ~cap; MS Outlook; Outlook calendar; Outlook email; Microsoft Office Outlook; Outlook Express < Microsoft Office + calendars; diary; diaries; mailbox; inbox; invites; appointments; meetings; schedule; onedrive; sharepoint; mail; emails; manage; microsoft 365; office 365; contacts; word; excel; email; calendar; office; powerpoint; microsoft; teams; exchange; proficient - sunny; bright; life; financial; positive; optimistic; economic; market; life
Microsoft Access; Access ~list; MS Access; Microsoft Access database; Access databases; Access queries; Microsoft Office Access; Access forms and reports < Microsoft Office + members; report; maintain; membership; mysql; mailing; macros; data; spreadsheets; crystal; filemaker; export; lists; records; relational; excel; excel; word; powerpoint; database; databases; vba; office; microsoft; outlook; sql; reports; queries; tables; forms - site; lift; wheelchair; roof; entrance; doors; parking; road; ramps; gated; scaffold; control; to; badge; vascular; internet
Microsoft OneNote; OneNote; One Note; MS OneNote < Microsoft Office
Microsoft Teams; MS Teams; Teams ~list; Teams meetings; Teams channels + join; files; share; 365; email; onenote; planner; host; google; channels; interviews; training; sessions; remote; powerpoint; calendar; messages; office; webinars; phone; handsets; virtual; video; admin; zoom; slack; skype; outlook; sharepoint; microsoft; webex; word; excel; onedrive; meetings; calls; video; chat - rotate; of four; small; shift; teams of; build; motivate; coach; multidisciplinary; work with; cross-functional; lead; manage; led; sales
Microsoft SharePoint; SharePoint; Share Point; MS SharePoint; SharePoint Online; SharePoint sites; SharePoint lists; SharePoint 2013; SharePoint 2016; Sharepoint document libraries
OneDrive; Microsoft OneDrive; OneDrive for Business; One Drive < Cloud file sharing
Microsoft Visio; Visio; MS Visio; Visio diagrams; Microsoft Visio Professional; Visio flowcharts
Microsoft Project; MS Project; MSP scheduling; Microsoft Project Professional; MS Project Plan; Project Online; Microsoft Project Server; MS Project scheduling < Project management software
Microsoft Planner; MS Planner; Planner app; Microsoft To Do; Office 365 Planner
Microsoft Lists; MS Lists
Microsoft Power Platform; Power Platform; MS Power Platform; Microsoft Power Platform development
Power Automate; Microsoft Power Automate; Microsoft Flow; MS Flow; Power Automate flows < Microsoft Power Platform; Workflow automation
Microsoft Copilot; Copilot for Microsoft 365; Microsoft 365 Copilot; MS Copilot
Yammer; Viva Engage; Microsoft Yammer
Microsoft Viva; Viva Connections
Microsoft Stream; MS Stream
Microsoft Sway; Sway presentations
Skype; Skype calls; Skype meetings < Video conferencing
Lotus Notes; IBM Notes; IBM Lotus Notes; HCL Notes client
LibreOffice; LibreOffice Calc; LibreOffice Writer
OpenOffice; Apache OpenOffice
WordPerfect; Corel WordPerfect
Lotus 1-2-3; Lotus SmartSuite
Apple iWork; iWork
Apple Numbers; Numbers spreadsheet < Spreadsheets
Apple Keynote; Keynote presentations; Keynote ~list < Presentation software + powerpoint; pages; numbers; mac; apple; slides; prezi - speaker; address; speech; conference; delivered
Apple Pages; Pages word processor
Prezi ~ok; Prezi presentations < Presentation software
Mentimeter; Menti polls
Slido; Slido polls
Kahoot; Kahoot!
Poll Everywhere; PollEverywhere
Beautiful.ai; Beautiful AI slides
Google Workspace; G Suite; GSuite; Google Apps; Google Apps for Business; Google Suite; Google Drive suite; Google Office; Google Workspace apps; Google tools; Google applications; Google productivity tools
Google Docs; Google Documents; GDocs < Google Workspace
Google Sheets; GSheets; Google Spreadsheets < Google Workspace; Spreadsheets
Google Slides; Google presentations < Google Workspace; Presentation software
Google Drive; GDrive; Google shared drives < Google Workspace; Cloud file sharing
Gmail; Google Mail < Google Workspace
Google Calendar; GCal < Google Workspace
Google Meet; Google Hangouts; Google Chat; Hangouts Meet < Google Workspace; Video conferencing
Google Apps Script; Apps Script; Google Script < Google Workspace
Google Sites; Google site building < Google Workspace
Google Keep; Google Keep notes < Google Workspace
Google Earth; Google Earth Pro
Google Maps; Google Maps navigation
Computer literacy; computer skills; computer literate; basic computer skills; IT literacy; PC skills; computer proficiency; IT proficiency; computer knowledge; basic computer knowledge; IT literate; digital literacy; computer applications; computer operation; computer use; computer software; software applications; basic IT skills; PC literate; digital skills; keyboard skills; computer navigation; working knowledge of computers; computer savvy; computer competency; use of computers; PC proficiency
Internet use; internet browsing; web browsing; web browsers; internet navigation; internet literacy; internet search; internet skills; online searching
Email use; e-mail; email skills; email etiquette; business email
// collaboration
Collaboration tools; collaboration software; online collaboration tools; digital collaboration tools; remote collaboration tools; productivity tools; productivity software; team collaboration platforms; collaboration platforms
Slack ~cap; Slack channels; Slack messaging; Slack workspace; Slack app < Collaboration tools + chat; talk; communicate; tools; remote; huddles; email; linear; loom; github; discord; notion; team; teams; channels; tickets; google; microsoft; basecamp; integrations; office; bots; workspace; miro; zoom; teams; jira; trello; asana; google; notion; messaging; confluence; github - line; tension; cable; chain; belt; rope; period; time; season; pick; picking; rope
Zoom ~cap; Zoom meetings; Zoom video conferencing; Zoom calls; Zoom webinars < Video conferencing + teams; slack; webex; skype; google; meetings; video; microsoft; virtual; remote; calls - lens; lenses; in on
Webex; Cisco Webex; WebEx meetings; Cisco WebEx Meetings < Video conferencing
GoToMeeting; GoTo Meeting < Video conferencing
GoToWebinar
Adobe Connect; Adobe Connect Pro
BlueJeans; Blue Jeans conferencing < Video conferencing
Jitsi; Jitsi Meet < Video conferencing
Video conferencing; videoconferencing; virtual meetings; web conferencing; online meetings; video calls; conference calls; teleconferencing; conference call coordination; remote meetings; teleconferences; video conferences
Notion ~list; Notion.so; Notion workspace; Notion app; Notion databases < Collaboration tools + linear; loom; trello; coda; docs; tickets; knowledge; base; document; wikis; tools; databases; miro; google; workspace; pages; plan; notes; asana; trello; slack; jira; airtable; clickup; confluence; figma; google; monday; notes; docs; wiki; pages - that; of
Evernote
Airtable; Airtable bases
Coda ~list; Coda.io; Coda docs + notion; airtable; docs - credit
Miro; Miro boards; Miro whiteboard; RealtimeBoard < Collaboration tools
Lucidchart
Lucidspark; Lucid whiteboard
Draw.io; diagrams.net
Gliffy; Gliffy diagrams
Creately; Creately diagrams
SmartDraw
yEd ~up; yed ~up; yEd graph editor
Edraw; EdrawMax
Flowcharts; flowcharting; process diagrams; workflow diagrams; process flow charts; flow diagrams
Mind mapping; mindmaps
MindManager; Mindjet < Mind mapping
XMind < Mind mapping
FreeMind; MindMeister < Mind mapping
Dropbox; Dropbox Business; Dropbox Paper < Cloud file sharing
Box.com; Box cloud storage; Box ~list; Box Drive < Cloud file sharing + dropbox; google; drive; sharepoint; onedrive; cloud - truck; lunch; black; office; cardboard; tool; moving
Cloud file sharing; file sharing; cloud storage services
Egnyte; Egnyte Connect < Cloud file sharing
Citrix ShareFile; ShareFile < Cloud file sharing
WeTransfer
Mattermost; Mattermost chat < Collaboration tools
Rocket.Chat; RocketChat < Collaboration tools
WhatsApp; WhatsApp groups
Zulip; Flock chat < Collaboration tools
Instant messaging; instant messenger; business chat; chat software; chat tools
Zapier; Zapier automation; Zaps < Workflow automation
Make.com; Integromat; Make automation; Make ~list < Workflow automation + zapier; n8n; integromat; automation; airtable; workflows - decisions; sure; sense; money
n8n ~up; n8n workflows < Workflow automation
IFTTT; If This Then That < Workflow automation
Workflow automation; workflow design; workflow management; business process automation; workflow optimization; process automation; task automation; workflow improvement; automate processes; workflow analysis; automation of manual processes
DocuSign; DocuSign envelopes < Electronic signatures
Electronic signatures; e-signatures; e-signature tools; esignature
Adobe Sign; Adobe Acrobat Sign < Electronic signatures
HelloSign; Dropbox Sign < Electronic signatures
SignNow; RightSignature < Electronic signatures
Document imaging; digital filing; electronic filing of documents; electronic filing systems
// project management
Project management; project manager; project planning and management; PM skills; project leadership; project delivery; project management skills; project management principles; project management methodologies; project lifecycle management; project life cycle; project execution; project oversight; project management experience; end-to-end project management; multi-project management; project implementation; project direction; project management techniques; leading projects; project control; project handling
Project coordination; project coordinator; project support; project assistance
Project planning < Project management
Project scoping; scope management; scope definition; project definition < Project management
Work breakdown structure; WBS ~up
Project charters; project initiation; project initiation documents
Statement of work; SOW ~up; SOWs ~up
Project scheduling; project timelines; project time management; project schedule management; schedule development; master schedule; project scheduler < Project management
Critical path method; critical path analysis; CPM scheduling; critical path < Project scheduling
Milestone planning; project milestones; milestone tracking
Gantt charts; Gantt; Gantt chart creation < Project scheduling
TeamGantt; GanttPRO < Gantt charts
Project budgeting; project cost management; project cost control; managing project budgets; project financials; project finance tracking; project costing < Project management
Project risk management; project risks; project risk assessment; risk mitigation in projects < Project management
Risk registers
RAID logs; issue logs; risk and issue management
Project tracking; project monitoring; tracking project progress; project updates
Status reports; project status reports; progress reports; weekly status reports; status updates
Project closure; project closeout < Project management
Lessons learned; post-implementation review; after action reviews; post-project reviews
Project governance; project assurance; project boards; steering committees < Project management
Stage gates; phase-gate process
Project documentation; project documents; project records; project files; project documentation management
Resource allocation; resource management; resource scheduling; capacity planning of resources; resource forecasting; resource utilization; resource levelling
Program management; program manager; program delivery; program coordination; program oversight; program leadership; program planning; program administration; program development and management < Project management
Program development; program design; program implementation; program design and implementation; new program development
Program evaluation; outcome evaluation
Monitoring and evaluation; MEL ~up; MEAL ~list; M&E frameworks < Program evaluation + monitoring; evaluation; accountability; learning; ngo; indicators; programs; programme; donor; usaid; frameworks - mechanical; electrical; building; construction; plumbing; hvac
Logical framework; logframes
Theory of change
Impact measurement; impact evaluation; outcomes measurement
Project portfolio management; PPM ~list; project portfolio; project prioritization; portfolio governance; program and portfolio management; PPM tools < Project management + portfolio; project; clarity; planview; pmo; projects - maintenance; planned; preventive
PMO ~up; project management office; programme management office; PMO setup; PMO governance; PMO support
Earned value management; EVM ~up; earned value; EVMS ~up; earned value analysis; SPI/CPI < Project management
PMBOK; PMI methodology; PMBOK Guide; PMI standards; Project Management Body of Knowledge
PRINCE2 methodology; PRINCE2 method < Project management
Waterfall ~cap; waterfall methodology; waterfall model; waterfall project management; waterfall development; Waterfall/Agile + agile; scrum; methodology; methodologies; sdlc; project; hybrid; kanban
Hybrid project management; hybrid agile; agile-waterfall hybrid; hybrid methodology < Project management
Agile ~cap; Agile methodologies; Agile/Scrum; agile practices; agile environment; agile principles; agile project management; agile framework; agile processes; agile methods; agile ways of working; agile teams; agile mindset; Agile Manifesto + ceremonies; squads; squad; sprints; product; environment; devops; backlog; safe; project; projects; retrospectives; pmp; coach; prince2; user; stories; delivered; delivery; engineering; tools; lifecycle; roadmap; working; owner; testing; principles; test; scrum; kanban; sprint; waterfall; software; methodology; development; jira; sdlc; lean; delivery; team; teams; methodologies - body; climbing; ladders; fit; cat; mind
Scrum ~cap; Scrum framework; Scrum methodology; Scrum teams; Scrum practices; scrum process; Scrum/Kanban < Agile + agile; kanban; sprint; backlog; jira; master; team; methodology; waterfall - rugby
Kanban ~cap; Kanban boards; Kanban method; Scrumban; Kanban methodology < Agile + plan; wip; trello; jira; work; team; ceremonies; tasks; devops; supply; parts; replenishment; lineside; production; pull; agile; scrum; jira; lean; boards; sprint; software; board; waterfall; trello
Project change control; scope change control; change order management of projects
Stakeholder management; stakeholder coordination; stakeholder relationship management; stakeholder liaison; managing stakeholder expectations; stakeholder relations
Stakeholder mapping; stakeholder analysis
RACI; RACI matrix; RACI charts
Benefits realization; benefits management; benefits tracking; benefits realisation management
Business case development; business cases; business justification; options appraisal
Cost-benefit analysis; CBA analysis; cost/benefit analysis
Project management software; project management tools; project tracking software; PM software; PM tools; project software; project management systems; task management software; task management tools
Asana ~cap; Asana boards; Asana project management < Project management software
Trello; Trello boards < Project management software
monday.com; Monday.com boards; Monday ~list; monday work management < Project management software + asana; trello; jira; clickup; smartsheet; notion; slack; project; software - friday; through; tuesday; saturday; thursday; sunday; to; shift; every; hours
ClickUp; Click Up < Project management software
Wrike; Wrike project management < Project management software
Basecamp < Project management software
Smartsheet; Smart Sheet; Smartsheets; Smart sheets < Project management software
Teamwork.com; Teamwork Projects < Project management software
Workfront; Adobe Workfront < Project management software
Planview; Planview Enterprise; Clarizen; Planview AdaptiveWork < Project management software
Clarity PPM; CA Clarity; Clarity ~list; CA PPM; Niku < Project management software + ppm; project; ca; portfolio; planview - vision; vessel; communicate
Zoho Projects; Zoho project management < Project management software
Podio; Citrix Podio < Project management software
ProofHub; Freedcamp < Project management software
LiquidPlanner < Project management software
Mavenlink; Kantata < Project management software
Todoist; TickTick
Time tracking; time tracking software; tracking time on projects; timekeeping software
Toggl; Toggl Track
Clockify; Clockify time tracking
Harvest time tracking; Harvest timesheets
TSheets; QuickBooks Time
Hubstaff; Time Doctor
Resource Guru; ResourceGuru
Float resource planning; Float scheduling
Workamajig; Function Point agency software
// enterprise resource planning
ERP ~up; erp ~up; enterprise resource planning; ERP systems; ERP software; ERP applications; enterprise software; ERP implementation projects; ERP platforms; ERP solutions; ERP packages; enterprise systems; ERP knowledge
SAP ~up; SAP ERP; SAP R/3; SAP ECC; SAP system; SAP software; SAP modules; SAP ECC 6.0; SAP GUI; SAP user; SAP implementation; SAP consulting; SAP applications; SAP experience; SAP consultant; SAP functional consulting; SAP transactions < ERP
SAP S/4HANA; S/4HANA; S4HANA; SAP S4 < SAP; ERP
SAP Business One; SAP B1; Business One < SAP; ERP
SAP Business ByDesign; SAP ByDesign < SAP; ERP
SAP Ariba; Ariba; Ariba sourcing; Ariba procurement; Ariba Network; SAP Ariba sourcing < SAP; Procurement; ERP
SAP MM; SAP Materials Management; SAP MM module; SAP MM configuration; SAP MM/WM < SAP; ERP
SAP PP; SAP Production Planning; SAP PP module; SAP PP/DS < SAP; ERP
SAP QM; SAP Quality Management; SAP QM module < SAP; ERP
SAP PS; SAP Project System; SAP PS module < SAP; ERP
SAP HCM; SAP HR; SAP HCM module; SAP Human Capital Management; SAP payroll < SAP; ERP
SAP Fieldglass; Fieldglass; Fieldglass VMS
SAP SRM; SAP Supplier Relationship Management < SAP; ERP
SAP LSMW; LSMW; SAP data migration; SAP LTMC < SAP; ERP
SAP Activate; ASAP methodology; SAP Activate methodology < SAP; ERP
Oracle ERP; Oracle ERP Cloud; Oracle Fusion; Oracle Fusion Applications; Oracle Cloud ERP; Oracle Fusion Cloud; Oracle Cloud Applications; Oracle Fusion ERP < ERP
Oracle E-Business Suite; Oracle EBS; EBS R12; Oracle Applications; Oracle Apps; Oracle EBS R12; Oracle R12; Oracle Apps R12; Oracle 11i < ERP
PeopleSoft; Oracle PeopleSoft; PeopleSoft HCM; PeopleSoft Financials; PeopleSoft HRMS; PeopleSoft Campus Solutions; PeopleSoft FSCM < ERP
JD Edwards; JDE ~up; JD Edwards EnterpriseOne; EnterpriseOne; Oracle JD Edwards; JDEdwards; JDE E1; JD Edwards World < ERP
Microsoft Dynamics; MS Dynamics; Microsoft Dynamics ERP; Dynamics ERP < ERP
Microsoft Dynamics 365; Dynamics 365; D365 ~ok; MS Dynamics 365; Dynamics365 < Microsoft Dynamics; ERP
Dynamics NAV; Microsoft Dynamics NAV; Navision; Microsoft Navision; Dynamics 365 Business Central; Business Central; D365 BC; MS Dynamics NAV; D365 Business Central < Microsoft Dynamics; ERP
Dynamics AX; Microsoft Dynamics AX; Axapta; Dynamics 365 Finance and Operations; D365 F&O; Dynamics 365 F&O; Dynamics 365 Finance; D365FO; Dynamics 365 Supply Chain Management; MS Dynamics AX < Microsoft Dynamics; ERP
Infor ERP; Infor; Infor CloudSuite < ERP
Infor LN; Infor Baan; Baan ERP < ERP
Infor M3; Movex; Lawson M3 < ERP
Infor SyteLine; SyteLine; CloudSuite Industrial < ERP
Infor VISUAL; Visual Manufacturing ERP < ERP
Infor LX; Infor BPCS; BPCS < ERP
Infor XA; MAPICS < ERP
Epicor; Epicor ERP; Epicor Kinetic; Epicor Vantage; Epicor 10 < ERP
Epicor Prophet 21; Prophet 21; P21 ~up < ERP
Odoo; OpenERP; Odoo ERP < ERP
ERPNext; Frappe framework; Frappe < ERP
IFS Applications; IFS ERP; IFS Cloud < ERP
Acumatica; Acumatica ERP; Acumatica Cloud ERP < ERP
SYSPRO; Syspro ERP < ERP
Plex ERP; Plex Systems; Plex Manufacturing Cloud < ERP
QAD ~up; QAD ERP; MFG/PRO; QAD Adaptive < ERP
Global Shop Solutions; Global Shop ERP < ERP
JobBOSS < ERP
E2 Shop System; Shoptech E2 < ERP
ECi M1; M1 ERP < ERP
Made2Manage; M2M ERP < ERP
Fourth Shift; Fourth Shift ERP < ERP
MIE Trak; MIE Trak Pro < ERP
Macola; Exact Macola < ERP
Unit4; Agresso; Unit4 Business World; Agresso Business World < ERP
Lawson; Infor Lawson; Lawson ERP; Lawson S3 < ERP
Deltek; Deltek ERP < ERP
Deltek Costpoint; Costpoint < ERP
Deltek Vision; Deltek Vantagepoint; Vantagepoint < ERP
Deltek Cobra; Cobra EVM < Earned value management
Ramco ERP; Ramco Systems < ERP
MP2 CMMS < CMMS
Mainsaver; Spidex Mainsaver < CMMS
// procurement, inventory, vendors
Procurement ~ctx; procurement management; procurement processes; procuring goods; procurement activities; procurement operations; procurement of materials; procurement procedures; procurement planning; procurement specialist + purchasing; supply; suppliers; vendor; vendors; contracts; logistics; contract; materials; sourcing; experience; management; strategic; inventory; services; goods; process; processes; equipment; category; finance; manager; knowledge; warehouse; spend; operations; budget - organ; tissue
Indirect procurement; indirect spend; indirect categories; indirect purchasing; indirect sourcing < Procurement
Direct procurement; direct materials procurement; direct materials; direct materials purchasing; raw material purchasing; raw materials procurement; raw material sourcing; production materials < Procurement
Purchasing ~ctx; purchasing management; purchasing procedures; buying of materials; purchasing processes; purchasing agent; purchasing activities; purchase management; purchase of materials; purchase supplies; purchasing operations; buyer duties; purchase department < Procurement + procurement; inventory; supplies; vendors; vendor; materials; suppliers; orders; equipment; experience; department; supply; logistics; manager; raw; ordering; budget; receiving; accounts; parts; food; management; process - customers; power; decisions; behavior
Purchase orders; purchase order processing; PO processing; raising purchase orders; purchase order management; PO creation; purchase requisitions; requisitions ~ctx; issuing purchase orders; POs ~list; purchase order creation; purchase order tracking + purchase; orders; purchasing; invoices; vendors; po; suppliers; procurement; process; create - job; laboratory; hiring
Strategic sourcing; sourcing strategy; global sourcing; strategic procurement; low-cost country sourcing; international sourcing; overseas sourcing; e-sourcing; sourcing events; category sourcing; strategic buying < Procurement
Sourcing ~ctx; product sourcing; supplier sourcing; material sourcing; vendor sourcing < Procurement + suppliers; supplier; materials; vendor; vendors; procurement; products; purchasing; supply; strategic; packaging; negotiation; contracts; quality; cost; quotations; components; rfq; tenders; spend; category; overseas; development; raw; procure; manage; purchase; buying; negotiate; pricing; carriers; manufacturers - candidates; talent; recruiting; open; venue
Vendor management; vendor relations; vendor coordination; vendor oversight; third-party vendor management; vendor liaison; working with vendors; vendor relationships; vendor onboarding
Vendor relationship management; VRM ~up < Vendor management
Vendor selection; vendor evaluation < Vendor management
Vendor negotiation; vendor contracts
Vendor performance management; vendor scorecards < Vendor management
Supplier management; supplier relations; supplier performance management; supplier base management; supplier liaison; supplier onboarding
Supplier relationship management; SRM ~list; supplier relationships; business reviews with suppliers < Supplier management + supplier; ariba; procurement; sap; sourcing; vendor - site recovery; vmware
Supplier selection; supplier evaluation; supplier assessment < Supplier management
Supplier negotiation
Subcontractor management; contractor management; subcontract management; subcontractor coordination; contractor coordination; subcontract administration; supervising contractors; contractor supervision; contractor oversight
Spend analysis; spend management; cost savings in procurement; spend analytics; procurement savings; spend reporting; cost reduction in procurement; spend cubes
Category management (procurement); indirect spend management; procurement categories < Procurement
E-procurement; eProcurement; procurement systems; e-purchasing < Procurement
Procure-to-pay; P2P process; purchase-to-pay; P2P cycle; P2P ~list < Procurement + procure; purchase; invoices; ap; procurement; coupa; ariba; accounts; o2c
Source-to-pay; S2P ~up < Procurement
Coupa; Coupa procurement; Coupa software < E-procurement
Jaggaer; SciQuest < E-procurement
Ivalua; Ivalua procurement < E-procurement
GEP SMART; GEP procurement < E-procurement
Zycus; Zycus procurement < E-procurement
Oracle iProcurement; iProcurement < E-procurement
Oracle Procurement Cloud; Oracle Purchasing < E-procurement
Basware; Basware P2P < E-procurement
Proactis; Proactis procurement < E-procurement
Tradeshift; Tradeshift buy
Public procurement; government procurement; public sector procurement; OJEU < Procurement
Federal acquisition; Federal Acquisition Regulation; FAR regulations; FAR/DFARS; DFARS; federal procurement < Procurement
Government contracting; govcon; federal contracting
Total cost of ownership; TCO ~up
Make or buy analysis; make vs buy decisions
Inventory management; inventory ~ctx; inventory systems; inventory monitoring; inventory administration; inventory oversight; inventory procedures; inventory management systems; inventory management software + stock; manage; control; warehouse; supplies; orders; management; purchasing; maintain; ordering; retail; products; store; materials; monitor; equipment; track; merchandise; counts; levels; supply; shipping; receiving; accuracy; parts; conduct; weekly; sales; cycle; food; logistics - personality; beck; depression; behavioral; assessment tool
Inventory control; stock control; inventory control systems; stock management; stock monitoring < Inventory management
Inventory tracking; inventory records; perpetual inventory; inventory maintenance < Inventory management
Inventory accuracy; inventory accuracy audits < Inventory management
Stock levels; monitoring stock levels; inventory levels < Inventory management
Inventory optimization; inventory reduction; inventory turnover; stock optimisation < Inventory management
Inventory planning; inventory forecasting; inventory replenishment < Inventory management
Safety stock; stock policies; reorder points; min-max inventory < Inventory planning
Economic order quantity; EOQ ~up < Inventory planning
ABC analysis; ABC analysis of inventory
Inventory analysis; inventory analytics < Inventory management
Ordering supplies; ordering materials; stock ordering; placing orders with suppliers; order supplies; ordering inventory; ordering ~ctx; product ordering; order materials; ordering parts; reordering supplies; supply management; supplies inventory; order stock; reordering stock; reorder stock; housekeeping supplies office; pantry supplies + supplies; stock; inventory; materials; products; suppliers; parts; food; equipment; receiving
Asset management (physical); inventory tracking (IT); asset tracking; fixed asset tracking; equipment inventory; asset tagging; equipment tracking; asset register; property inventory; asset tagging and tracking; asset inventories; equipment management
Barcode scanning; barcode scanners; barcoding
RFID ~up; RFID technology; radio-frequency identification
RF scanners; RF guns; handheld scanners; RF scanning; scan guns
// reporting, records, analysis
Report writing; report preparation; report drafting; reports ~ctx; technical reports; producing reports; generating reports; business reports; technical report writing; incident report writing; report generation; compile reports; reporting ~ctx; monthly reports; weekly reports; daily reports; management reports; report compilation; running reports; run reports; create reports; report creation; reporting skills; report development; detailed reports; maintain reports; daily activity reports + prepare; write; monthly; weekly; generate; produce; management; analysis; data; submit; compile; create; daily; dashboards; develop; written - direct; reports to; to the
Record keeping; recordkeeping; maintaining records; accurate records; maintain records; records maintenance; keeping accurate records; maintain accurate records; record maintenance; logs and records; logbooks; keep records; maintain logs; log maintenance; keeping logs; record-keeping systems; maintain files; file maintenance; maintaining files; maintaining logs; record keeping and documentation; detailed records
Documentation ~ctx; documentation skills; document preparation and control; written documentation; process documentation; maintaining documentation; documentation management; documenting procedures; preparing documentation; accurate documentation; complete documentation; documentation control; documentation preparation + prepare; maintain; process; processes; accurate; procedures; technical; project; records; complete; reporting; write; writing; policies; compliance; review; system; user - provide documentation; supporting documentation; visa
Document control; document controller; document control systems; document revision control; document version control; drawing control
Aconex; Oracle Aconex < Document control
Scheduling ~ctx; schedule management; work scheduling; scheduling staff; rota management; staff rotas; shift scheduling; rostering; rosters ~ctx; schedule coordination; scheduling software; staff rostering; employee scheduling; schedules ~ctx; schedule planning; rota planning; crew scheduling; shift planning; personnel scheduling; creating schedules; schedule preparation; making schedules; preparing rotas; rotas; manage schedules; labor scheduling; team scheduling; job scheduling + staff; appointments; shifts; shift; employees; meetings; calendar; coordinate; production; work; planning; crew; patients; interviews; project; maintenance; resources; team; coordinating; create; maintain; prepare; manage; travel; insurance; dental; front; office; phone; billing; reception; checking; dispatch; technicians; delivery; classes; recruiters; jobs; treatment; claims; check-in - flexible; full; part
When I Work scheduling; WhenIWork < Scheduling
Deputy ~list; Deputy scheduling < Scheduling + rota; scheduling; rostering; shifts; roster; timesheets - sheriff; director; head; manager; minister
7shifts < Scheduling
HotSchedules < Scheduling
Homebase scheduling; Homebase app < Scheduling
Planday; Plan day app < Scheduling
RotaCloud < Scheduling
Shiftboard; Humanity scheduling < Scheduling
Connecteam; Sling scheduling < Scheduling
Workforce management; WFM ~up; workforce planning and scheduling; workforce optimization; workforce management systems; WFM software; workforce management software
Kronos; Kronos Workforce; Kronos timekeeping; Kronos Workforce Central; Kronos Workforce Ready
UKG ~up; UKG Pro; UKG Dimensions; UKG Ready; UltiPro; Ultimate Software
Research ~ctx; research skills; conducting research; information gathering; research and analysis; background research; research techniques; information research; research projects; fact finding + conduct; data; analysis; methods; academic; topics; studies; findings; scientific; projects; laboratory; literature; university; quantitative; qualitative; perform
Research methods; research methodology; research design < Research
Primary research; primary data research < Research
Applied research; applied research projects < Research
Benchmarking; benchmark analysis; best practice benchmarking; industry benchmarking; best practices research; benchmark studies
KPI management; KPIs ~up; kpis ~up; key performance indicators; KPI tracking; KPI development; performance indicators; KPI ~up; kpi ~up; KPI monitoring; key performance metrics
Performance metrics; performance measurement; metrics ~ctx; operational metrics; metrics tracking; business metrics + kpi; kpis; performance; track; reporting; data; dashboards; measure; analyze; define; key; success; improve; business; develop
OKRs ~up; objectives and key results; OKR ~up
Balanced scorecard; scorecards ~ctx; performance scorecards < KPI management + kpi; balanced; performance; metrics; supplier; vendor; develop
Forms processing; form completion; completing forms; form design
Business writing; professional writing; business correspondence writing; business communication writing; business documents
Memo writing; memos ~ctx + write; draft; letters; reports; emails; prepare; drafting; correspondence
Editing documents; document review; editing reports; document editing; reviewing reports; document quality checks
Information management; information handling; information processing; information requests
Management information systems; MIS ~up; management information; management information reporting systems
Knowledge management; knowledge management systems; knowledge transfer; knowledge capture; lessons learned databases; wikis ~ctx; knowledge repositories; internal wiki + documentation; knowledge; confluence; internal; team; content
// strategy, process, quality
Strategic planning; strategic plan development; strategic business planning; long-term planning; long-range planning
Business strategy; strategy development; strategy formulation; corporate strategy; strategic management; strategy implementation; strategy execution; strategic development; strategic initiatives; strategic direction < Strategic planning
SWOT analysis; SWOT
PESTLE analysis; PESTLE; PESTEL
Hoshin Kanri; policy deployment; Hoshin planning < Strategic planning
Business planning; business plan development; operational planning; annual planning; operating plans; business plan writing; annual business plans; annual operating plan; business plan preparation
Operations management; operational management; operations manager; operations oversight; business operations; operations leadership; operational leadership; operational oversight; operations supervision
Daily operations; day-to-day operations; daily operations management; day-to-day management
Operations planning; operations strategy; operational strategy
Operational excellence; operational efficiency; OpEx programmes
Multi-site management; multi-site operations; multi-unit operations < Operations management
General management; general manager
Business management; business administration and management
Small business management; small business operations; business owner; running a business; business ownership
Entrepreneurship; start-up management; startup development; new venture development
Process improvement; business process improvement; process optimization; process enhancement; process efficiency; streamlining processes; business process optimization; process improvement initiatives; streamline operations
Continuous improvement; continual improvement; continuous process improvement; CI projects < Process improvement
Business process reengineering; process re-engineering; BPR ~up; process redesign; business process redesign < Process improvement
Quality improvement; quality improvement projects; continuous quality improvement; CQI ~up; quality improvement initiatives
Performance improvement; performance improvement projects
PDCA; PDSA; plan-do-check-act; Deming cycle
Process mapping; business process mapping; process flow mapping; process flows; workflow mapping; as-is/to-be mapping
Value stream mapping; VSM ~up < Process mapping
SIPOC; SIPOC diagrams < Process mapping
Swimlane diagrams < Process mapping
Process analysis; process analysis and design; process design; business process design
Business process modeling; process modeling
Lean principles; Lean ~cap; lean methodology; lean thinking; lean management; lean tools; lean practices; lean techniques; lean process improvement; lean methodologies; lean enterprise; lean implementation; lean operations < Process improvement + six; sigma; kaizen; manufacturing; 5s; agile; kanban; process; improvement; tpm; toyota; tools; methodology; continuous - meat; body; muscle; on
Toyota Production System; TPS ~list < Lean principles + lean; toyota; kaizen; manufacturing; kanban
Lean Six Sigma; LSS ~up; Lean 6 Sigma; Six Sigma and Lean; Lean and Six Sigma < Lean principles; Six Sigma
Six Sigma; 6 Sigma; Six Sigma methodology; Six Sigma tools; Six Sigma projects < Process improvement
DMAIC; DMAIC projects < Six Sigma
Design for Six Sigma; DFSS ~up; DMADV < Six Sigma
Kaizen; Kaizen events; kaizen blitz; kaizen workshops; rapid improvement events < Lean principles; Process improvement
Gemba walks; Gemba < Lean principles
5S ~up; 5S methodology; 6S ~up; 5S audits; 5S principles; 5S implementation; workplace organisation 5S < Lean principles
Total quality management; TQM ~up; total quality; TQM tools
A3 problem solving; A3 thinking
Standard operating procedures; SOP ~up; SOPs; SOP development; writing SOPs; operating procedures; procedures manuals; standard work; procedure writing; procedure development; develop SOPs; standardised procedures; standard work instructions; standardized work; company procedures; procedures ~ctx; SOP creation; SOP documentation; process standardization; work instruction writing; operations manuals; following SOPs; process documentation and SOPs; standardisation of processes; follow procedures; operational procedures + develop; write; policies; document; standard; work; documentation; follow; safety; operating; policy - medical; surgical; billing
Policies and procedures; policy writing; policy and procedure development; company policies; policy implementation; internal policies; enforcing policies
Quality assurance; QA ~up; quality assurance procedures; QA/QC; quality assurance programs; quality assurance processes; quality assurance standards; QA processes and procedures; assurance of quality; QAQC; quality assurance and control; quality systems assurance; QA procedures; quality monitoring; quality standards; quality checks; quality assurance checks; quality compliance; QA inspections; QC/QA; quality assurance plans; QA checks; QA audits + food; haccp; checks; lab; product; audits; gmp; batch; release; iso; sop; documentation; regulatory; pharma; bugs; agile; engineer; analyst; selenium; calls; reviews; standards; records; tester; qc; quality; testing; test; assurance; inspection; software; control; automation; manual; compliance; audit - q&a
Quality control; QC ~list; quality inspections; QC inspections; QC checks; quality control inspection; quality control procedures; quality control checks; product quality control; QC testing; quality control processes; QC procedures; quality inspector; visual inspection; product inspection; product quality; quality verification; quality control standards; quality testing; quality control tests; QC documentation; quality control systems; inspect products; final inspection; workmanship inspection + qa; quality; inspection; testing; control; production; laboratory; checks; manufacturing; assurance - quebec; canada
Quality management; quality manager; quality leadership; quality management tools; quality programs; quality management programs; quality policy; quality improvement plans; quality objectives
Service delivery; service quality; service standards; service operations; service management; delivery of services; service planning; service delivery improvement; service provision; service excellence
Business continuity; business continuity planning; BCP ~up; BCM ~list; business continuity management; continuity planning; business impact analysis + continuity; disaster; recovery; emergency; resilience; plan - chicken; student; education; housing
Continuity of operations; COOP ~list < Business continuity + continuity; government; emergency; plan - student; chicken; education; housing
ISO 22301; ISO22301 < Business continuity
Crisis management; crisis planning; crisis management planning
Operational resilience; business resilience
Organizational design; organization design; organisational restructuring; operating model design; target operating model; operating models
Business transformation; transformation programmes; organisational transformation; transformation management
Turnaround management; business turnaround
Post-merger integration; merger integration; M&A integration; carve-outs; business integration; acquisition integration; integration management office
Management consulting; consulting ~ctx; advisory services; business consulting; consultancy ~ctx; consulting services; strategy consulting; consulting engagements; client consulting; management consultancy; business advisory; business consultancy; consultation services + client; clients; management; strategy; business; firm; engagements; experience; services; technology; projects
Cost reduction; cost savings; cost optimization; reducing costs; cost cutting; expense reduction; cost containment; cost saving initiatives; cost reduction initiatives; cost avoidance; savings tracking; savings targets
Waste reduction; reducing waste; minimise waste; reduce waste; waste control; material waste; wastage; waste management on lines
Productivity improvement; improve efficiency; increase productivity; efficiency improvements
P&L management; profit and loss management; P&L responsibility; P&L ~ok; profit and loss responsibility; P&L accountability; P&L ownership; full P&L; profit and loss; P&L oversight; manage P&L; P&L analysis; profitability management; P&L control + management; responsibility; budget; financial; full; business; profit; manage; managed; accountability; ownership; $; sales; revenue
// health, safety, compliance
Health and safety; workplace safety; occupational health and safety; OHS ~up; OH&S; H&S ~up; h&s ~up; safety management; safety procedures; safety regulations; safety standards; safety compliance; workplace health and safety; WHS ~up; safety practices; safety protocols; occupational safety; safety rules; safe working practices; safety guidelines; safety policies; health and safety procedures; health and safety regulations; safety programs; site safety; industrial safety; safety ~ctx; health and safety legislation; safe systems of work; employee safety; safety requirements | SWMS preparation + osha; health; procedures; regulations; protocols; compliance; workplace; standards; equipment; ppe; inspections; rules; guidelines; environmental; policies; practices; site; follow - patient; drug; food; pharmacovigilance; net; stock; public; security
Environmental health and safety; EHS ~up; HSE ~up; SHE ~list; HSEQ; QHSE; SHEQ; EH&S; health, safety and environment; environment, health and safety < Health and safety + hse; safety; environmental; health; quality; sheq
OSHA ~up; OSHA regulations; OSHA standards; OSHA compliance; OSHA requirements; Occupational Safety and Health Administration; OSHA safety; OSHA guidelines; OSHA safety regulations; OSHA rules; OSHA 1910; OSHA 1926; OSHA recordkeeping; OSHA reporting; OSHA safety standards; OSHA laws < Health and safety
ISO 45001; OHSAS 18001; ISO45001; OHSAS; ISO 45001:2018 < Health and safety
Risk assessment; risk analysis; hazard assessment; risk assessment and method statements; dynamic risk assessment; risk evaluation; risk identification; identify risks; risk mitigation; identifying risks; risk assessing; conduct risk assessments; risk reduction; site risk assessments; mitigate risks; risk profiling
Hazard identification; hazard recognition; hazard reporting; hazard control; hazard analysis; HIRA; HIRARC; hazard identification and risk assessment < Health and safety
Job safety analysis; job hazard analysis; JHA ~up; JSA ~up; take 5 < Health and safety
Safe work method statements; SWMS ~up < Health and safety
Hazard communication; HazCom
Safety inspections; safety audits; workplace inspections; safety walks; site safety inspections; safety checks; facility inspections; safety walkthroughs; conduct safety inspections; HSE audits; HSE inspections; job site inspections < Health and safety
Safety training; toolbox talks; safety meetings; safety inductions; safety briefings; site inductions; toolbox meetings; safety orientation; health and safety training; safety training delivery; tailgate meetings; safety instruction; conduct safety meetings; safety education; safety talks < Health and safety
Accident investigation; incident investigation; accident reporting; incident reporting; RIDDOR; near miss reporting; accident prevention; safety incident investigation; accident and incident investigation; incident documentation; accident and incident reporting; injury reporting
Personal protective equipment; PPE ~up; use of PPE; PPE compliance; protective equipment; safety equipment; wearing PPE; safety gear; PPE usage; use of personal protective equipment; proper PPE; respiratory protection; respirators ~ctx < Health and safety + ppe; safety; osha; fit; protective; wear
COSHH; Control of Substances Hazardous to Health; COSHH assessments; COSHH regulations < Health and safety
Safety data sheets; SDS ~list; MSDS ~up; material safety data sheets; SDS/MSDS + safety; chemical; chemicals; hazardous; hazmat; whmis; sheets - page; gel; software design
WHMIS; WHMIS training; Workplace Hazardous Materials Information System < Safety data sheets
GHS labelling; Globally Harmonized System
Chemical handling; hazardous chemicals handling
Hazardous materials; hazardous materials handling; HAZMAT; hazmat handling; hazardous substances; hazardous goods
Dangerous goods; dangerous goods handling
Fire safety; fire safety procedures; fire safety regulations; fire safety management; fire safety training
Fire drills; evacuation procedures; fire evacuation; emergency evacuation < Fire safety
Fire extinguishers; fire extinguisher use
Fire risk assessment < Fire safety
Fire warden duties; fire warden; fire marshal duties < Fire safety
Emergency response; emergency response procedures; emergency response team; responding to emergencies; emergency protocols; emergency procedures
Manual handling; lifting techniques; safe lifting; manual handling techniques; heavy lifting; material lifting; safe lifting techniques; proper lifting techniques; moving and lifting; lifting and carrying; manual handling training; manual lifting; lifting heavy objects; safe manual handling; lifting heavy boxes; lifting heavy items; lift heavy boxes; lift heavy items; lifting heavy loads; lift heavy objects; moving heavy items; lifting boxes; carrying heavy items; lifting patients safely; handling heavy loads
Permit to work; permit-to-work systems; work permits safety; hot work permits; PTW ~up; safe work permits < Health and safety
Confined space entry; confined spaces; confined space procedures; confined space work; confined space permits < Health and safety
Behavioral safety; behaviour-based safety; BBS ~list < Health and safety + safety; behavior; observations; behavioural; hse - bachelor
Safety culture; safety leadership < Health and safety
Safety observations; STOP cards < Health and safety
Environmental audits
Sustainability initiatives; sustainability strategy; sustainable practices; sustainable business; environmental awareness; green initiatives
Carbon accounting; GHG accounting
ESG ~up; environmental, social and governance; ESG strategy; ESG frameworks; ESG analysis
Sustainability reporting; ESG reporting; GRI standards; CDP reporting < ESG
TCFD; climate disclosures < ESG
Climate change; climate strategy
Science-based targets; SBTi
Recycling ~ctx; recycling programs + waste; materials; plastics; paper; programs; collection; metal; sorting; sustainability
Waste management; waste handling
Waste collection; refuse collection; garbage collection; trash removal; rubbish removal < Waste management
Waste segregation; waste sorting; waste segregation and disposal < Waste management
Waste audits; waste minimisation
Audit readiness; inspection readiness; preparing for audits; audit coordination
Audit findings; audit response; audit follow-up
Confidentiality ~ctx; handling confidential information; confidential information; handling sensitive information; confidentiality procedures; non-disclosure; sensitive data handling; maintain confidentiality; confidential records; confidential data handling; data confidentiality; confidential documents; client confidentiality; sensitive information; information confidentiality + maintain; maintaining; information; client; patient; records; data; privacy; handle; hipaa; ensure; strict; discretion; integrity; sensitive; maintained
// people supervision methods used everywhere, volunteering, transport
Training new staff; training new employees; on-the-job training; training new hires; staff inductions; new starter training; train employees; training junior staff; team member training; in-service training
Train the trainer; TTT training; trainer training; TtT courses
Training materials; training manuals; training documentation; developing training materials; training guides; create training materials; training content; training resources; training documents; preparing training materials; training handouts; training aids
Staff supervision; supervising employees; supervision ~ctx; personnel supervision; supervisory skills; supervisory experience; crew supervision; supervising a team; supervising workers; supervisory duties + staff; employees; team; crew; workers; shift; volunteers; personnel; students; junior; technicians - clinical; under; minimal; without; little; constant; limited
Shift supervision; shift leader; shift management; shift lead < Staff supervision
Staff management; personnel management; line management; line manager; people management; managing direct reports; managing employees
Team management; team leader responsibilities; crew management
Work delegation; delegating work; assigning work
Volunteer management; volunteer coordination; volunteer recruitment; volunteer supervision; volunteer coordinator; volunteer engagement; volunteer training; volunteer programs
Board governance; board development; board relations; governance of boards
Board reporting; board papers; meeting packs; agendas and papers
Committee management; committee support; committee work; committee secretary; committee services; servicing committees; service committees; board secretariat; secretariat support; secretariat services
Visitor management; visitor sign-in; visitor registration; Envoy visitor; visitor log; visitor check-in; signing in visitors; access badges; visitor passes; visitor badges; visitor register; visitors register; sign in visitors; receive visitors
Expense reports; expense claims; processing expenses; expense tracking; travel expense reports; employee expenses; travel expenses
Expensify; Expensify app < Expense reports
Non-profit management; NGO management; charity management; not-for-profit management; nonprofit administration; nonprofit leadership
Nonprofit sector; charity sector; third sector; not-for-profit sector; NGO sector
International development; development cooperation
Humanitarian aid; humanitarian response; humanitarian programmes
AI tools for work; AI productivity tools; AI literacy; using AI tools; AI assistants; generative AI for work; AI-assisted work; use of AI tools; AI adoption
Metric and imperial measurement; measurement conversion; unit conversion; metric system; measuring tools reading; reading tape measures; taking measurements; measuring and marking; accurate measurements
Basic arithmetic; basic math; arithmetic; numeracy skills; math calculations; numeracy; basic mathematics; mental arithmetic; basic math skills; simple calculations; functional maths; basic mathematical skills; calculating ~ctx; ten-key calculator; calculations ~ctx + perform; math; percentages; basic; mathematical; fractions; decimals; measurements
Equipment operation; machine operation; operating machinery; operate machinery; equipment handling; machinery operation; equipment set-up; equipment setup; equipment checks; equipment inspection; equipment cleaning; setting up equipment; use of equipment; equipment safety; machinery handling; operation of machinery
healthcare ~ctx; health care | hospitality ~ctx | retail ~ctx | manufacturing (as a field); manufacturing ~ctx | logistics (as a field); logistics ~ctx | distribution ~ctx | pharmaceuticals; pharma | biotech; biotechnology | life sciences | fintech | financial services | banking ~ctx | insurance (as a field); insurance ~ctx | private equity | venture capital | property ~ctx | construction ~ctx | telecoms ~ctx; telecommunications ~ctx | utilities (as a field); utilities ~ctx | renewables ~ctx | automotive (as a field); automotive ~ctx | aviation | defense ~ctx; defence ~ctx | government ~ctx | private sector | nonprofit ~ctx; non-profit; not-for-profit | charity ~ctx | K-12; K12 ~up | adtech | martech | insurtech | healthtech; health tech; medtech | QSR ~ctx | restaurants ~ctx | hotels ~ctx | media ~ctx | entertainment ~ctx | gaming ~ctx | sports ~ctx | fashion ~ctx | apparel | footwear ~ctx | beauty ~ctx | cosmetics ~ctx | luxury ~ctx | jewelry ~ctx | furniture ~ctx | grocery ~ctx | agriculture ~ctx; ag ~ctx; agribusiness | mining ~ctx | maritime; marine ~ctx | shipping (as a field); shipping ~ctx | trucking ~ctx | electronics (as a field); electronics ~ctx | plastics ~ctx | chemicals ~ctx | packaging (as a field); packaging ~ctx | printing (as a field); printing ~ctx | textiles ~ctx | professional services | law firm; legal environment; legal sector | accounting firm | advertising agency; agency environment; agency-side | corporate environment | matrix environment; matrixed environment; matrix organisation | regulated environment; highly regulated environment; regulated industry; GMP environment | multi-site; multi-site environment; multi-unit | international environment; global environment; global company | hospital ~ctx; hospital environment | school ~ctx; school setting; school environment | college ~ctx | university ~ctx | office environment; office setting | laboratory setting; laboratory environment; lab environment | residential ~ctx | commercial ~ctx | industrial ~ctx | armed forces; military ~ctx | cybersecurity industry | SaaS ~ctx | cloud software | hardware ~ctx | security industry | fire and security; fire and security systems; fire or security systems | facilities management industry | cleaning industry | housing association; social housing sector | waste management industry; waste industry | water industry | nuclear (as a field); nuclear ~ctx | solar industry; solar ~ctx | HVAC industry | industrial supplies; industrial products; industrial distribution | office products; office supplies industry | events industry | weddings ~ctx | wellness industry | veterinary industry; veterinary ~ctx | funeral industry | pet industry | toy industry | tobacco ~ctx | cannabis; cannabis industry | crypto ~ctx; blockchain industry + experience; industry; sector; environment; setting; settings; background; market; sectors; industries; accounts; clients; verticals; vertical; projects; companies; firms; customers; backgrounds; markets; businesses; worked; sold; selling; products; space - degree; bachelor; bachelors; master; equivalent; continuing; benefits; private; admissions; dental; leader; leading; paid; dress; contributions; 401k
`,
};
